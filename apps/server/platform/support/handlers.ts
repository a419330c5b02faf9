// Support tickets: all of them for super admins (§7), and one's own for everybody (D21). Somebody else's ticket is answered as if it did not exist.
import type { supportRoutes, Ticket } from '@tennis/contract';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { languageOf } from '../../http/language.ts';
import { pageOf, readCursor } from '../../http/paging.ts';
import { differs, refuseStale } from '../../ground/version.ts';
import { countOne, NEW_RESPONSES, NEW_TICKETS, refuseFor, type Limit } from '../../http/rate-limits.ts';
import { presentResponse, presentTicket } from './present.ts';
import {
  changeTicket,
  findResponse,
  findTicket,
  insertResponse,
  insertTicket,
  listResponses,
  listTickets,
  type TicketView,
} from './store.ts';

const notFound = () => new Refused({ type: 'not-found' });

async function mustFind(tx: Db | Tx, id: number): Promise<TicketView> {
  const ticket = await findTicket(tx, id);
  if (ticket === undefined) throw notFound();
  return ticket;
}

async function mustFindOwn(tx: Db | Tx, id: number, userId: number): Promise<TicketView> {
  const ticket = await mustFind(tx, id);
  if (ticket.user_id !== userId) throw notFound();
  return ticket;
}

async function refuseBeyond(tx: Tx, limit: Limit, userId: number, now: Date): Promise<void> {
  const waitMs = await countOne(tx, limit, String(userId), now);
  if (waitMs > 0) refuseFor(waitMs);
}

/** Tickets are given to those who answer them. */
async function refuseNoAdmin(tx: Tx, userId: number): Promise<void> {
  const admin = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', 'super_admin')
    .executeTakeFirst();
  if (admin === undefined) refuseField('assignedTo', because('assigneeNoAdmin'));
}

async function readResponse(tx: Tx, id: number, request: FastifyRequest) {
  const response = await findResponse(tx, id);
  if (response === undefined) throw notFound();
  return presentResponse(response, languageOf(request));
}

const readOwn = async (tx: Tx, id: number, userId: number): Promise<Ticket> =>
  presentTicket(await mustFindOwn(tx, id, userId), false);

export const supportHandlers: Handlers<typeof supportRoutes> = {
  listTickets: async ({ tx, query, caller, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['id']);
    const assignedTo = { me: caller.userId, nobody: null, all: undefined }[query.assigned ?? 'all'];
    const filter = { ...query, assignedTo, limit, before: cursor === null ? null : Number(cursor[0]) };
    const page = pageOf(await listTickets(tx, filter), limit, (last) => [last.id], request, reply);
    return page.map((ticket) => presentTicket(ticket, true));
  },

  updateTicket: {
    write: async ({ tx, params, body, ifMatch }) => {
      const ticket = await mustFind(tx, params.id);
      if (ifMatch !== null && ifMatch !== ticket.version) refuseStale(presentTicket(ticket, true));
      const { status, priority, assignedTo } = body;
      if (typeof assignedTo === 'number') await refuseNoAdmin(tx, assignedTo);
      const change = {
        ...(status === undefined ? {} : { status }),
        ...(priority === undefined ? {} : { priority }),
        ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
      };
      const isStored = !differs(ticket, change) || (await changeTicket(tx, ticket, change));
      const after = presentTicket(await mustFind(tx, params.id), true);
      return isStored ? after : refuseStale(after);
    },
    again: async ({ tx, params }) => presentTicket(await mustFind(tx, params.id), true),
  },

  listResponses: async ({ tx, params, request }) => {
    await mustFind(tx, params.id);
    const language = languageOf(request);
    return (await listResponses(tx, params.id)).map((response) => presentResponse(response, language));
  },

  createResponse: {
    write: async ({ tx, params, body, caller, request, now }) => {
      await mustFind(tx, params.id);
      if (body.ticketId !== undefined && body.ticketId !== params.id) {
        refuseField('ticketId', because('ticketElsewhere'));
      }
      const response = { ticketId: params.id, userId: caller.userId, message: body.message };
      return readResponse(tx, await insertResponse(tx, response, now), request);
    },
    again: ({ tx, id, request }) => readResponse(tx, id, request),
  },

  createTicket: {
    write: async ({ tx, body, caller, now }) => {
      await refuseBeyond(tx, NEW_TICKETS, caller.userId, now);
      const { subject, description, priority = 'medium' } = body;
      const id = await insertTicket(tx, { userId: caller.userId, subject, description, priority }, now);
      return readOwn(tx, id, caller.userId);
    },
    again: ({ tx, id, caller }) => readOwn(tx, id, caller.userId),
  },

  listOwnTickets: async ({ tx, query, caller, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['id']);
    const before = cursor === null ? null : Number(cursor[0]);
    const found = await listTickets(tx, { userId: caller.userId, limit, before });
    return pageOf(found, limit, (last) => [last.id], request, reply).map((ticket) =>
      presentTicket(ticket, false),
    );
  },

  listOwnResponses: async ({ tx, params, caller, request }) => {
    await mustFindOwn(tx, params.id, caller.userId);
    const language = languageOf(request);
    return (await listResponses(tx, params.id)).map((response) => presentResponse(response, language));
  },

  createOwnResponse: {
    write: async ({ tx, params, body, caller, request, now }) => {
      const ticket = await mustFindOwn(tx, params.id, caller.userId);
      await refuseBeyond(tx, NEW_RESPONSES, caller.userId, now);
      // Nobody looks at what is written under a ticket that is done with.
      if (ticket.status === 'resolved' || ticket.status === 'closed')
        await changeTicket(tx, ticket, { status: 'open' });
      const response = { ticketId: params.id, userId: caller.userId, message: body.message };
      return readResponse(tx, await insertResponse(tx, response, now), request);
    },
    again: async ({ tx, params, id, caller, request }) => {
      await mustFindOwn(tx, params.id, caller.userId);
      return readResponse(tx, id, request);
    },
  },
};
