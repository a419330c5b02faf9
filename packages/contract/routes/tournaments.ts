// Tournaments (§7; D7-D9, D33).
import * as z from 'zod/mini';
import { TOURNAMENT_STATUSES } from '@tennis/domain';
import { endpoints } from '../endpoints.ts';
import { problem } from '../problem.ts';
import { route } from '../route.ts';
import { IdParam, IdParams, listQuery } from '../schemas/common.ts';
import {
  CreateTournamentSchema,
  TournamentArchiveBodySchema,
  TournamentSchema,
  TournamentStatsSchema,
  TournamentStatusBodySchema,
  UpdateTournamentSchema,
} from '../schemas/tournament.ts';

const tag = 'Tournaments';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

/** Statuses as a comma-separated list in a query. */
const statusList = z
  .string()
  .check(
    z.refine(
      (text) => text.split(',').every((word) => (TOURNAMENT_STATUSES as readonly string[]).includes(word)),
      problem('statusListMalformed', { statuses: TOURNAMENT_STATUSES.join(', ') }),
    ),
  );

const MOST_PER_GROUP = 60;
const PER_GROUP_PROBLEM = problem('perGroupOutOfRange', { max: MOST_PER_GROUP });
const perGroup = z.pipe(
  z.string().check(z.regex(/^[1-9]\d?$/, PER_GROUP_PROBLEM)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.int().check(z.maximum(MOST_PER_GROUP, PER_GROUP_PROBLEM)),
  ),
);

export const tournamentRoutes = {
  listTournaments: route({
    ...endpoints.listTournaments,
    access: 'public',
    tag,
    summary: 'Tournaments, nearest in time first',
    query: z.strictObject({
      ...listQuery,
      clubId: z.optional(IdParam),
      status: z.optional(statusList),
      scope: z.optional(z.enum(['mine'])),
      /** The nearest tournaments of each of the three groups that people look for (D8), up to a limit, in one list without a next page. */
      perGroup: z.optional(perGroup),
      /** The archived ones among those that the caller may manage, instead of the others. */
      archived: z.optional(z.enum(['true', 'false'])),
    }),
    responses: { 200: z.array(TournamentSchema) },
    errors: ['invalid'],
  }),
  createTournament: route({
    ...endpoints.createTournament,
    access: 'create-tournament',
    tag,
    summary: 'Create a tournament in a club that the caller administers',
    body: CreateTournamentSchema,
    responses: { 201: TournamentSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  getTournament: route({
    ...endpoints.getTournament,
    access: 'read-tournament',
    tag,
    summary: 'One tournament',
    params: IdParams,
    responses: { 200: TournamentSchema },
    errors: ['invalid', 'not_found'],
  }),
  updateTournament: route({
    ...endpoints.updateTournament,
    access: 'manage-tournament',
    tag,
    summary: 'Change a tournament',
    params: IdParams,
    body: UpdateTournamentSchema,
    responses: { 200: TournamentSchema },
    errors: writeErrors,
    versioned: true,
  }),
  deleteTournament: route({
    ...endpoints.deleteTournament,
    access: 'remove-tournament',
    tag,
    summary: 'Delete a tournament in which nothing has been played',
    params: IdParams,
    responses: { 204: null },
    errors: writeErrors,
    versioned: true,
  }),
  setTournamentStatus: route({
    ...endpoints.setTournamentStatus,
    access: 'manage-tournament',
    tag,
    summary: 'Move a tournament to another status',
    params: IdParams,
    body: TournamentStatusBodySchema,
    responses: { 200: TournamentSchema },
    errors: writeErrors,
    versioned: true,
  }),
  archiveTournament: route({
    ...endpoints.archiveTournament,
    access: 'remove-tournament',
    tag,
    summary:
      'Put a tournament away with all its results, or bring it back; while archived it cannot be changed',
    params: IdParams,
    body: TournamentArchiveBodySchema,
    responses: { 200: TournamentSchema },
    errors: writeErrors,
    versioned: true,
  }),
  getTournamentStats: route({
    ...endpoints.getTournamentStats,
    access: 'read-tournament',
    tag,
    summary: 'How many participants and completed matches',
    params: IdParams,
    responses: { 200: TournamentStatsSchema },
    errors: ['invalid', 'not_found'],
  }),
};
