// Clubs and the figures of one's own clubs (§7; D2, D10, D36).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { ClubSchema, ClubStatsSchema, CreateClubSchema } from '../schemas/club.ts';
import { listQuery } from '../schemas/common.ts';

const tag = 'Clubs';

export const clubRoutes = {
  listClubs: route({
    ...endpoints.listClubs,
    access: 'public',
    tag,
    summary: 'All clubs',
    query: z.strictObject(listQuery),
    responses: { 200: z.array(ClubSchema) },
    errors: ['invalid'],
  }),
  createClub: route({
    ...endpoints.createClub,
    access: 'create-club',
    tag,
    summary: 'Create a club and become its admin',
    body: CreateClubSchema,
    responses: { 201: ClubSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'conflict', 'too_many_requests'],
  }),
  listAdminClubs: route({
    ...endpoints.listAdminClubs,
    access: 'session',
    tag,
    summary: 'The clubs that the caller administers; all clubs for a super admin',
    responses: { 200: z.array(ClubSchema) },
    errors: ['not_signed_in'],
  }),
  getClubStats: route({
    ...endpoints.getClubStats,
    access: 'session',
    tag,
    summary: 'Members and completed matches of the caller’s clubs',
    responses: { 200: ClubStatsSchema },
    errors: ['not_signed_in'],
  }),
};
