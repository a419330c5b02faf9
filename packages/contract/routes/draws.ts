// Draws: made, adjusted, published and taken back (additive; D9, D14, D15).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParam, IdParams } from '../schemas/common.ts';
import {
  DrawAdjustmentSchema,
  DrawBodySchema,
  DrawPublicationSchema,
  DrawSchema,
  DrawsSchema,
  GroupOrderBodySchema,
  UndoBodySchema,
} from '../schemas/draw.ts';
import { LateEntryBodySchema, LateEntryOutcomeSchema } from '../schemas/late-entry.ts';
import { DrawFitQuerySchema, DrawFitSchema, PlanFitQuerySchema } from '../schemas/draw-fit.ts';
import { ClubParams } from '../schemas/person.ts';

const tag = 'Draws';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;
const drawParams = z.strictObject({ id: IdParam, drawId: IdParam });

export const drawRoutes = {
  getDraws: route({
    ...endpoints.getDraws,
    access: 'read-tournament',
    tag,
    summary: 'The published draw; to those who manage the tournament also the one in the making',
    params: IdParams,
    responses: { 200: DrawsSchema },
    errors: ['invalid', 'not_found'],
  }),
  makeDraw: route({
    ...endpoints.makeDraw,
    access: 'manage-tournament',
    tag,
    summary: 'Make a draw of the entries; it is private, and takes the place of an earlier private one',
    params: IdParams,
    body: DrawBodySchema,
    responses: { 201: DrawSchema },
    errors: writeErrors,
  }),
  adjustDraw: route({
    ...endpoints.adjustDraw,
    access: 'manage-tournament',
    tag,
    summary:
      'Swap two lines of a private draw or place an entry; or draw the rest anew, which makes another draw with its own number',
    params: drawParams,
    body: DrawAdjustmentSchema,
    responses: { 200: DrawSchema },
    errors: writeErrors,
    versioned: true,
  }),
  setDrawPublished: route({
    ...endpoints.setDrawPublished,
    access: 'manage-tournament',
    tag,
    summary: 'Publish a draw, which creates its matches, or take it back while nothing was played',
    params: drawParams,
    body: DrawPublicationSchema,
    responses: { 200: DrawSchema },
    errors: writeErrors,
    versioned: true,
  }),
  settleGroup: route({
    ...endpoints.settleGroup,
    access: 'manage-tournament',
    tag,
    summary: 'Settle the order of those in a group between whom only a lot can decide, by lot or by hand',
    params: drawParams,
    body: GroupOrderBodySchema,
    responses: { 200: DrawSchema },
    errors: writeErrors,
  }),
  takeBye: route({
    ...endpoints.takeBye,
    access: 'manage-tournament',
    tag,
    summary:
      'Put an entry that is not in a published draw on the line of a bye, before the player beside it has begun; without confirm only tell what would happen',
    params: drawParams,
    body: LateEntryBodySchema,
    responses: { 200: LateEntryOutcomeSchema },
    errors: writeErrors,
    versioned: true,
  }),
  undoInDraw: route({
    ...endpoints.undoInDraw,
    access: 'manage-tournament',
    tag,
    summary: 'Undo what was done in a published draw in the last minutes, while nothing was built on it',
    params: drawParams,
    body: UndoBodySchema,
    responses: { 200: DrawSchema },
    errors: writeErrors,
  }),
  discardDraw: route({
    ...endpoints.discardDraw,
    access: 'manage-tournament',
    tag,
    summary: 'Discard a private draw',
    params: drawParams,
    responses: { 204: null },
    errors: writeErrors,
    versioned: true,
  }),
};

/** Asked before a draw is made. */
export const drawFitRoutes = {
  getDrawFit: route({
    ...endpoints.getDrawFit,
    access: 'manage-tournament',
    tag,
    summary:
      'Whether the matches of a draw would fit the courts and days of the tournament, and what would make them fit; nothing is stored',
    params: IdParams,
    query: DrawFitQuerySchema,
    responses: { 200: DrawFitSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict', 'unavailable'],
  }),
  getPlanFit: route({
    ...endpoints.getPlanFit,
    access: 'manage-club',
    tag,
    summary:
      'Whether the matches of a tournament that is not stored yet would fit the courts of the club and its days; nothing is stored',
    params: ClubParams,
    query: PlanFitQuerySchema,
    responses: { 200: DrawFitSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict', 'unavailable'],
  }),
};
