// Support tickets: the super admins' calls (§7), and everybody's calls for their own tickets (additive, D21).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams, listQuery } from '../schemas/common.ts';
import {
  CreateOwnResponseSchema,
  CreateResponseSchema,
  CreateTicketSchema,
  TicketQuerySchema,
  TicketResponseSchema,
  TicketSchema,
  UpdateTicketSchema,
} from '../schemas/ticket.ts';

const tag = 'Support';
const read = ['invalid', 'not_signed_in', 'not_allowed', 'not_found'] as const;

export const supportRoutes = {
  listTickets: route({
    ...endpoints.listTickets,
    access: 'super-admin',
    tag,
    summary: 'The tickets of everybody, newest first',
    query: TicketQuerySchema,
    responses: { 200: z.array(TicketSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed'],
  }),
  updateTicket: route({
    ...endpoints.updateTicket,
    access: 'super-admin',
    tag,
    summary: 'Change the status, the priority or who looks after a ticket',
    params: IdParams,
    body: UpdateTicketSchema,
    responses: { 200: TicketSchema },
    versioned: true,
    errors: [...read, 'conflict'],
  }),
  listResponses: route({
    ...endpoints.listResponses,
    access: 'super-admin',
    tag,
    summary: 'The responses to a ticket, oldest first',
    params: IdParams,
    responses: { 200: z.array(TicketResponseSchema) },
    errors: read,
  }),
  createResponse: route({
    ...endpoints.createResponse,
    access: 'super-admin',
    tag,
    summary: 'Answer a ticket',
    params: IdParams,
    body: CreateResponseSchema,
    responses: { 201: TicketResponseSchema },
    errors: read,
  }),
  createTicket: route({
    ...endpoints.createTicket,
    access: 'session',
    tag,
    summary: 'Ask the people who run the platform for help',
    body: CreateTicketSchema,
    responses: { 201: TicketSchema },
    errors: ['invalid', 'not_signed_in', 'conflict', 'too_many_requests'],
  }),
  listOwnTickets: route({
    ...endpoints.listOwnTickets,
    access: 'session',
    tag,
    summary: 'The caller’s own tickets, newest first',
    query: z.strictObject({ limit: listQuery.limit, cursor: listQuery.cursor }),
    responses: { 200: z.array(TicketSchema) },
    errors: ['invalid', 'not_signed_in'],
  }),
  listOwnResponses: route({
    ...endpoints.listOwnResponses,
    access: 'session',
    tag,
    summary: 'The responses to one of the caller’s own tickets, oldest first',
    params: IdParams,
    responses: { 200: z.array(TicketResponseSchema) },
    errors: ['invalid', 'not_signed_in', 'not_found'],
  }),
  createOwnResponse: route({
    ...endpoints.createOwnResponse,
    access: 'session',
    tag,
    summary: 'Write more to one of the caller’s own tickets; one that was resolved or closed is open again',
    params: IdParams,
    body: CreateOwnResponseSchema,
    responses: { 201: TicketResponseSchema },
    errors: ['invalid', 'not_signed_in', 'not_found', 'too_many_requests'],
  }),
};
