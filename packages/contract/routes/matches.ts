// Matches: lists by day and result, and everything that happens to one (§7; D7, D13-D16, D28-D31).
import * as z from 'zod/mini';
import { MATCH_STATUSES } from '@tennis/domain';
import { route } from '../route.ts';
import { IdParam, IdParams, listQuery } from '../schemas/common.ts';
import { DayParams } from '../schemas/tournament.ts';
import {
  MatchPatchSchema,
  MatchSchema,
  MatchScoresBodySchema,
  MatchStatusBodySchema,
  MatchWinnerBodySchema,
  MatchWithConflictsSchema,
} from '../schemas/match.ts';

const tag = 'Matches';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;
const matchQuery = z.strictObject({
  ...listQuery,
  clubId: z.optional(IdParam),
  tournamentId: z.optional(IdParam),
  status: z.optional(z.enum(MATCH_STATUSES)),
});

export const matchRoutes = {
  listMatchesToday: route({
    method: 'GET',
    path: '/api/matches/today',
    access: 'public',
    tag,
    summary: 'Today’s matches of the caller’s clubs and entries; for visitors all public ones',
    query: matchQuery,
    responses: { 200: z.array(MatchSchema) },
    errors: ['invalid'],
  }),
  listMatchesOfDay: route({
    method: 'GET',
    path: '/api/matches/date/{day}',
    access: 'public',
    tag,
    summary: 'The matches that start on a day in their club’s time zone',
    params: DayParams,
    query: matchQuery,
    responses: { 200: z.array(MatchSchema) },
    errors: ['invalid'],
  }),
  listCompletedMatches: route({
    method: 'GET',
    path: '/api/matches/completed',
    access: 'public',
    tag,
    summary: 'Results, newest first',
    query: matchQuery,
    responses: { 200: z.array(MatchSchema) },
    errors: ['invalid'],
  }),
  updateMatch: route({
    method: 'PATCH',
    path: '/api/matches/{id}',
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
    method: 'DELETE',
    path: '/api/matches/{id}',
    access: 'manage-match',
    tag,
    summary: 'Delete a hand-made match',
    params: IdParams,
    responses: { 204: null },
    errors: writeErrors,
    versioned: true,
  }),
  setMatchStatus: route({
    method: 'PUT',
    path: '/api/matches/{id}/status',
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
    method: 'PUT',
    path: '/api/matches/{id}/winner',
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
    method: 'PUT',
    path: '/api/matches/{id}/scores',
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
