// Support tickets on the wire (§3, §4, §5 Ticket response; D21).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Id, listQuery, Timestamp } from './common.ts';
import { atLeast, lineText, proseText } from './text.ts';
import { TICKET_PRIORITIES, TICKET_STATUSES } from '../ticket-terms.ts';

/** `version` is its ETag for `If-Match` (additive). */
export const TicketSchema = z.object({
  id: Id,
  subject: z.string(),
  description: z.string(),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(TICKET_PRIORITIES),
  /** The account that looks after it; null for nobody, and for readers who are no super admin. */
  assignedTo: z.nullable(Id),
  user: z.object({ name: z.string(), email: z.string() }),
  createdAt: Timestamp,
  version: z.int(),
});
export type Ticket = z.output<typeof TicketSchema>;

export const TicketResponseSchema = z.object({
  id: Id,
  ticketId: Id,
  /** Null when the account is gone. */
  userId: z.nullable(Id),
  message: z.string(),
  user: z.object({ name: z.string() }),
  createdAt: Timestamp,
});
export type TicketResponse = z.output<typeof TicketResponseSchema>;

/** A new request (additive, D21). */
export const CreateTicketSchema = z.strictObject({
  subject: lineText(150).check(...atLeast(1, problem('subjectMissing'))),
  description: proseText(5000).check(...atLeast(1, problem('ticketTextMissing'))),
  /** medium when left out. */
  priority: z.optional(z.enum(TICKET_PRIORITIES)),
});

/** §7: any one of them. */
export const UpdateTicketSchema = z.strictObject({
  status: z.optional(z.enum(TICKET_STATUSES)),
  priority: z.optional(z.enum(TICKET_PRIORITIES)),
  assignedTo: z.optional(z.nullable(Id)),
});

const message = proseText(5000).check(...atLeast(1, problem('responseMissing')));

/** §5 Ticket response of a super admin. The ticket is the one in the address; `ticketId` may repeat it (§7). */
export const CreateResponseSchema = z.strictObject({ message, ticketId: z.optional(Id) });

/** The same, of somebody in their own ticket (additive, D21). */
export const CreateOwnResponseSchema = z.strictObject({ message });

/** Narrows the list: `assigned` to those of the caller, or to those of nobody. */
export const TicketQuerySchema = z.strictObject({
  ...listQuery,
  status: z.optional(z.enum(TICKET_STATUSES)),
  priority: z.optional(z.enum(TICKET_PRIORITIES)),
  assigned: z.optional(z.enum(['me', 'nobody'])),
});
