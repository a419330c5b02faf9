// Support tickets on the wire (§3; D21).
import type { Ticket, TicketResponse } from '@tennis/contract';
import { wordsIn } from '@tennis/words';
import type { Language } from '@tennis/words/languages';
import type { ResponseView, TicketView } from './store.ts';

/** Only the platform's people know who of them looks after a ticket. */
export const presentTicket = (row: TicketView, seesAssignment: boolean): Ticket => ({
  id: row.id,
  subject: row.subject,
  description: row.description,
  status: row.status,
  priority: row.priority,
  assignedTo: seesAssignment ? row.assigned_to : null,
  user: { name: row.user_name, email: row.user_email },
  createdAt: row.created_at,
  version: row.version,
});

/** A response; one whose account is gone has a neutral name in the reader's language. */
export const presentResponse = (row: ResponseView, language: Language): TicketResponse => ({
  id: row.id,
  ticketId: row.ticket_id,
  userId: row.user_id,
  message: row.message,
  user: { name: row.user_name ?? wordsIn(language).answers.formerSupport },
  createdAt: row.created_at,
});
