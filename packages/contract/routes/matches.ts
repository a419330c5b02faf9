// Matches: lists by day and result, and everything that happens to one (§7; D7, D13-D16, D28-D31).
import * as z from 'zod/mini';
import { MATCH_STATUSES } from '@tennis/domain';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParam, IdParams, listQuery } from '../schemas/common.ts';
import { DayParams } from '../schemas/tournament.ts';
import {
  MatchBodySchema,
  MatchCallBodySchema,
  MatchPatchSchema,
  MatchSchema,
  MatchScoresBodySchema,
  MatchStatusBodySchema,
  MatchWinnerBodySchema,
  MatchWithConflictsSchema,
} from '../schemas/match.ts';

const tag = 'Matches';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;
// `q` searches the names of tournaments only: searching for players would tell visitors the surnames that they are not shown (D24).
const matchQuery = z.strictObject({
  ...listQuery,
  clubId: z.optional(IdParam),
  tournamentId: z.optional(IdParam),
  status: z.optional(z.enum(MATCH_STATUSES)),
});

export const matchRoutes = {
  listTournamentMatches: route({
    ...endpoints.listTournamentMatches,
    access: 'read-tournament',
    tag,
    summary: 'The matches, in the order of their rounds',
    params: IdParams,
    responses: { 200: z.array(MatchSchema) },
    errors: ['invalid', 'not_found'],
  }),
  createMatch: route({
    ...endpoints.createMatch,
    access: 'manage-tournament',
    tag,
    summary: 'Create a match by hand; clashes of court or player are reported, not refused',
    params: IdParams,
    body: MatchBodySchema,
    responses: { 201: MatchWithConflictsSchema },
    errors: writeErrors,
  }),
  listMatchesToday: route({
    ...endpoints.listMatchesToday,
    access: 'public',
    tag,
    summary: 'Today’s matches of the caller’s clubs and entries; for visitors all public ones',
    query: matchQuery,
    responses: { 200: z.array(MatchSchema) },
    errors: ['invalid'],
  }),
  listMatchesToScore: route({
    ...endpoints.listMatchesToScore,
    access: 'session',
    tag,
    summary: 'The matches of the caller’s tournaments that wait for somebody, the most urgent first',
    query: z.strictObject({
      limit: listQuery.limit,
      cursor: listQuery.cursor,
      tournamentId: z.optional(IdParam),
    }),
    responses: { 200: z.array(MatchSchema) },
    errors: ['invalid', 'not_signed_in'],
  }),
  listMatchesOfDay: route({
    ...endpoints.listMatchesOfDay,
    access: 'public',
    tag,
    summary: 'The matches that start on a day in their club’s time zone',
    params: DayParams,
    query: matchQuery,
    responses: { 200: z.array(MatchSchema) },
    errors: ['invalid'],
  }),
  listCompletedMatches: route({
    ...endpoints.listCompletedMatches,
    access: 'public',
    tag,
    summary: 'Results, newest first',
    query: matchQuery,
    responses: { 200: z.array(MatchSchema) },
    errors: ['invalid'],
  }),
  updateMatch: route({
    ...endpoints.updateMatch,
    access: 'manage-match',
    tag,
    summary: 'Change players, round, court or time of a match',
    params: IdParams,
    body: MatchPatchSchema,
    responses: { 200: MatchWithConflictsSchema },
    errors: writeErrors,
    versioned: true,
  }),
  deleteMatch: route({
    ...endpoints.deleteMatch,
    access: 'manage-match',
    tag,
    summary: 'Delete a hand-made match; one with a result only when confirmed',
    params: IdParams,
    query: z.strictObject({ confirm: z.optional(z.enum(['true', 'false'])) }),
    responses: { 204: null },
    errors: writeErrors,
    versioned: true,
  }),
  callMatch: route({
    ...endpoints.callMatch,
    access: 'manage-match',
    tag,
    summary: 'Call a match to its court, or take the call back; a court that is taken is asked about first',
    params: IdParams,
    body: MatchCallBodySchema,
    responses: { 200: MatchSchema },
    errors: writeErrors,
    versioned: true,
  }),
  setMatchStatus: route({
    ...endpoints.setMatchStatus,
    access: 'manage-match',
    tag,
    summary: 'Start, complete, cancel or reopen a match',
    params: IdParams,
    body: MatchStatusBodySchema,
    responses: { 200: MatchSchema },
    errors: writeErrors,
    versioned: true,
  }),
  setMatchWinner: route({
    ...endpoints.setMatchWinner,
    access: 'manage-match',
    tag,
    summary: 'Set or clear the winner',
    params: IdParams,
    body: MatchWinnerBodySchema,
    responses: { 200: MatchSchema },
    errors: writeErrors,
    versioned: true,
  }),
  setMatchScores: route({
    ...endpoints.setMatchScores,
    access: 'manage-match',
    tag,
    summary: 'Set the scores, as sets or as a typed line',
    params: IdParams,
    body: MatchScoresBodySchema,
    responses: { 200: MatchSchema },
    errors: writeErrors,
    versioned: true,
  }),
};
