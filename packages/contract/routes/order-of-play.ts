// The order of play of a club and day, over all its tournaments (additive; D54-D56, ADR 23).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  MovesBodySchema,
  OrderOfPlayParams,
  OrderOfPlaySchema,
  OrderPublicationSchema,
  PlansSchema,
  ReplanQuerySchema,
  ResumeSchema,
  SuggestionQuerySchema,
  SuggestionSchema,
  SuspendSchema,
  UndoMoveSchema,
} from '../schemas/order-of-play.ts';

const tag = 'Order of play';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const orderOfPlayRoutes = {
  getOrderOfPlay: route({
    ...endpoints.getOrderOfPlay,
    access: 'public',
    tag,
    summary:
      'Who plays where and when: once it is published; to those who run the club always, with all that is wrong with it',
    params: OrderOfPlayParams,
    responses: { 200: OrderOfPlaySchema },
    errors: ['invalid', 'not_found'],
  }),
  moveMatches: route({
    ...endpoints.moveMatches,
    access: 'manage-club',
    tag,
    summary: 'Move matches, all or none; a place that breaks a rule is asked about first',
    params: OrderOfPlayParams,
    body: MovesBodySchema,
    responses: { 200: OrderOfPlaySchema },
    errors: writeErrors,
    versioned: true,
  }),
  setOrderPublished: route({
    ...endpoints.setOrderPublished,
    access: 'manage-club',
    tag,
    summary: 'Publish the order of play of a day, or take it back',
    params: OrderOfPlayParams,
    body: OrderPublicationSchema,
    responses: { 200: OrderOfPlaySchema },
    errors: writeErrors,
    versioned: true,
  }),
  undoMove: route({
    ...endpoints.undoMove,
    access: 'manage-club',
    tag,
    summary: 'Undo the last move, while its matches are still as it left them',
    params: OrderOfPlayParams,
    body: UndoMoveSchema,
    responses: { 200: OrderOfPlaySchema },
    errors: writeErrors,
  }),
  suggestOrder: route({
    ...endpoints.suggestOrder,
    access: 'manage-club',
    tag,
    summary: 'A better order of play and what it costs; nothing is stored',
    params: OrderOfPlayParams,
    query: SuggestionQuerySchema,
    responses: { 200: SuggestionSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict', 'unavailable'],
  }),
};

/** Rain, and what to do about it (D56). */
export const suspensionRoutes = {
  suspendPlay: route({
    ...endpoints.suspendPlay,
    access: 'manage-club',
    tag,
    summary: 'Play stands still on some courts: clocks stop, scores are kept, and no match is reset',
    params: OrderOfPlayParams,
    body: SuspendSchema,
    responses: { 200: OrderOfPlaySchema },
    errors: writeErrors,
  }),
  resumePlay: route({
    ...endpoints.resumePlay,
    access: 'manage-club',
    tag,
    summary: 'Play goes on, on the courts that are fit for it',
    params: OrderOfPlayParams,
    body: ResumeSchema,
    responses: { 200: OrderOfPlaySchema },
    errors: writeErrors,
  }),
  replanOrder: route({
    ...endpoints.replanOrder,
    access: 'manage-club',
    tag,
    summary: 'Plans for the rest of the day that differ in kind, the best first; nothing is stored',
    params: OrderOfPlayParams,
    query: ReplanQuerySchema,
    responses: { 200: PlansSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict', 'unavailable'],
  }),
};
