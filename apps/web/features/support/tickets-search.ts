// The queries in the addresses of the pages of tickets: the filter, and which ticket is open.
import type { TicketPriority, TicketStatus } from '@tennis/contract';

// Written out here: the router loads this file for everybody, and the contract's lists come with its schemas.
const TICKET_STATUSES: readonly TicketStatus[] = ['open', 'in_progress', 'resolved', 'closed'];
const TICKET_PRIORITIES: readonly TicketPriority[] = ['low', 'medium', 'high', 'urgent'];

export interface OpenTicketSearch {
  readonly ticket?: number;
}

export interface TicketsSearch extends OpenTicketSearch {
  readonly q?: string;
  readonly status?: TicketStatus;
  readonly priority?: TicketPriority;
  readonly assigned?: 'me' | 'nobody';
}

/** Keeps which ticket is open. */
export function validateOpenTicket({ ticket }: Record<string, unknown>): OpenTicketSearch {
  const id = Number(ticket);
  return Number.isSafeInteger(id) && id > 0 ? { ticket: id } : {};
}

/** Keeps what the page knows; anything else in the address is dropped. */
export function validateTicketsSearch(search: Record<string, unknown>): TicketsSearch {
  const { q, assigned } = search;
  const status = TICKET_STATUSES.find((one) => one === search['status']);
  const priority = TICKET_PRIORITIES.find((one) => one === search['priority']);
  // The router reads "7" from an address as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 100) : '';
  return {
    ...validateOpenTicket(search),
    ...(text === '' ? {} : { q: text }),
    ...(status === undefined ? {} : { status }),
    ...(priority === undefined ? {} : { priority }),
    ...(assigned === 'me' || assigned === 'nobody' ? { assigned } : {}),
  };
}
