// Links for scoring without an account (additive, D51, ADR 35).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { ClubParams } from '../schemas/person.ts';
import {
  CreateScoreLinksSchema,
  FreshScoreLinksSchema,
  HeldScoreLinkSchema,
  ScoreLinkParams,
  ScoreLinksSchema,
} from '../schemas/score-link.ts';

const tag = 'Matches';
const errors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const scoreLinkRoutes = {
  createScoreLinks: route({
    ...endpoints.createScoreLinks,
    access: 'manage-club',
    tag,
    summary: 'Make links with which others score a court or a match on a day; their tokens are told once',
    params: ClubParams,
    body: CreateScoreLinksSchema,
    responses: { 201: FreshScoreLinksSchema },
    errors,
    secret: true,
  }),
  getScoreLinks: route({
    ...endpoints.getScoreLinks,
    access: 'manage-club',
    tag,
    summary: 'The links that can be used now',
    params: ClubParams,
    responses: { 200: ScoreLinksSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  revokeScoreLink: route({
    ...endpoints.revokeScoreLink,
    access: 'manage-club',
    tag,
    summary: 'End a link at once',
    params: ScoreLinkParams,
    responses: { 204: null },
    errors,
  }),
  getScoreLink: route({
    ...endpoints.getScoreLink,
    access: 'public',
    tag,
    summary: 'What the link in the header X-Score-Link lets its holder score',
    responses: { 200: HeldScoreLinkSchema },
    errors: ['invalid', 'not_found'],
  }),
};
