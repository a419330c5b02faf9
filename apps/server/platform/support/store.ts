// SQL of support tickets.
import { sql } from 'kysely';
import type { TicketPriority, TicketStatus } from '@tennis/contract';
import type { Db, Tx } from '../../database/connection.ts';
import { hasInName } from '../../database/names.ts';
import { foldText, likePattern } from '../../database/text.ts';

const tickets = (db: Db | Tx) =>
  db
    .selectFrom('support_tickets')
    .innerJoin('users', 'users.id', 'support_tickets.user_id')
    .selectAll('support_tickets')
    .select(['users.name as user_name', 'users.email as user_email']);

export type TicketView = Awaited<ReturnType<typeof listTickets>>[number];

export interface TicketFilter {
  readonly q?: string | undefined;
  readonly status?: TicketStatus | undefined;
  readonly priority?: TicketPriority | undefined;
  /** The account that looks after them; null for nobody, undefined for all. */
  readonly assignedTo?: number | null | undefined;
  /** The owner of the tickets. */
  readonly userId?: number;
  readonly limit: number;
  /** The last one of the page before. */
  readonly before: number | null;
}

/** Tickets, newest first, one more than asked for when there are more. A search looks at subject, name and address. */
export function listTickets(db: Db | Tx, filter: TicketFilter) {
  const { q = '', status, priority, assignedTo, userId, limit, before } = filter;
  let query = tickets(db);
  if (q !== '') {
    query = query.where((where) =>
      where.or([
        hasInName('support_tickets.search_subject', q),
        hasInName('users.search_name', q),
        sql<boolean>`users.email_key like ${likePattern(q)} escape '\\'`,
      ]),
    );
  }
  if (status !== undefined) query = query.where('support_tickets.status', '=', status);
  if (priority !== undefined) query = query.where('support_tickets.priority', '=', priority);
  if (assignedTo === null) query = query.where('support_tickets.assigned_to', 'is', null);
  else if (assignedTo !== undefined) query = query.where('support_tickets.assigned_to', '=', assignedTo);
  if (userId !== undefined) query = query.where('support_tickets.user_id', '=', userId);
  if (before !== null) query = query.where('support_tickets.id', '<', before);
  return query
    .orderBy('support_tickets.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** One ticket, or undefined. */
export const findTicket = (db: Db | Tx, id: number): Promise<TicketView | undefined> =>
  tickets(db).where('support_tickets.id', '=', id).executeTakeFirst();

export interface NewTicket {
  readonly userId: number;
  readonly subject: string;
  readonly description: string;
  readonly priority: TicketPriority;
}

/** Stores an open ticket that nobody looks after yet; answers its id. */
export async function insertTicket(tx: Tx, ticket: NewTicket, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('support_tickets')
    .values({
      user_id: ticket.userId,
      subject: ticket.subject,
      search_subject: foldText(ticket.subject),
      description: ticket.description,
      status: 'open',
      priority: ticket.priority,
      assigned_to: null,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface TicketChange {
  readonly status?: TicketStatus;
  readonly priority?: TicketPriority;
  readonly assigned_to?: number | null;
}

/** Changes a ticket as it was read; false when somebody else was first. */
export async function changeTicket(
  tx: Tx,
  { id, version }: Pick<TicketView, 'id' | 'version'>,
  change: TicketChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('support_tickets')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const responses = (db: Db | Tx) =>
  db
    .selectFrom('ticket_responses')
    .leftJoin('users', 'users.id', 'ticket_responses.user_id')
    .selectAll('ticket_responses')
    .select('users.name as user_name');

export type ResponseView = Awaited<ReturnType<typeof listResponses>>[number];

/** This many are shown of a ticket; nobody writes more by hand. */
const MOST = 500;

/** The newest responses to a ticket, oldest first. */
export async function listResponses(db: Db | Tx, ticketId: number) {
  const newest = await responses(db)
    .where('ticket_id', '=', ticketId)
    .orderBy('ticket_responses.id', 'desc')
    .limit(MOST)
    .execute();
  return newest.toReversed();
}

/** One response, or undefined. */
export const findResponse = (db: Db | Tx, id: number): Promise<ResponseView | undefined> =>
  responses(db).where('ticket_responses.id', '=', id).executeTakeFirst();

/** Stores a response; answers its id. */
export async function insertResponse(
  tx: Tx,
  response: { readonly ticketId: number; readonly userId: number; readonly message: string },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('ticket_responses')
    .values({
      ticket_id: response.ticketId,
      user_id: response.userId,
      message: response.message,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
