// Clubs and the figures of one's own clubs (§7; D2, D10, D36).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  ClubSchema,
  ClubStatsSchema,
  CreateClubSchema,
  ManagedClubSchema,
  UpdateClubSchema,
} from '../schemas/club.ts';
import { IdParam, listQuery } from '../schemas/common.ts';

const tag = 'Clubs';
const clubParams = z.strictObject({ clubId: IdParam });

export const clubRoutes = {
  listClubs: route({
    ...endpoints.listClubs,
    access: 'public',
    tag,
    summary: 'All clubs; with `id` that one alone, or none',
    query: z.strictObject({ ...listQuery, id: z.optional(IdParam) }),
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
  listMyClubs: route({
    ...endpoints.listMyClubs,
    access: 'session',
    tag,
    summary: 'The clubs whose members the caller may see: their own, and all for a super admin',
    responses: { 200: z.array(ClubSchema) },
    errors: ['not_signed_in'],
  }),
  getClub: route({
    ...endpoints.getClub,
    access: 'manage-club',
    tag,
    summary: 'A club as its admins see it, with its figures',
    params: clubParams,
    responses: { 200: ManagedClubSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  updateClub: route({
    ...endpoints.updateClub,
    access: 'manage-club',
    tag,
    summary: 'Change what a club says about itself; tournaments that exist keep their time zone',
    params: clubParams,
    body: UpdateClubSchema,
    responses: { 200: ManagedClubSchema },
    versioned: true,
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
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
