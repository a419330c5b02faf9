// Players enter a tournament themselves, find a partner, and leave it before the draw (additive, D46).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import {
  AnswerPartnerSchema,
  EnteringParams,
  EnteringSchema,
  EnterSchema,
  PartnerLinkSchema,
  PartnerRequestParams,
  PartnerRequestSchema,
  SeekPartnerSchema,
} from '../schemas/entering.ts';
import { OwnTimesSchema } from '../schemas/entry-times.ts';
import { TokenParams } from '../schemas/recovery.ts';

const tag = 'Participants';
const writeErrors = ['invalid', 'not_signed_in', 'not_found', 'conflict'] as const;
const askErrors = [...writeErrors, 'too_many_requests'] as const;

export const enteringRoutes = {
  getEntering: route({
    ...endpoints.getEntering,
    access: 'read-tournament',
    tag,
    summary: 'Whether entries are open, how many places are taken, and whom the caller may enter',
    params: IdParams,
    responses: { 200: EnteringSchema },
    errors: ['invalid', 'not_found'],
  }),
  enterTournament: route({
    ...endpoints.enterTournament,
    access: 'enter-tournament',
    tag,
    summary:
      'Enter oneself, or somebody whom one looks after, in Doubles and Mixed with a partner to be asked; where all places are taken they wait in order of arrival',
    params: IdParams,
    body: EnterSchema,
    responses: { 201: EnteringSchema },
    errors: askErrors,
  }),
  leaveTournament: route({
    ...endpoints.leaveTournament,
    access: 'enter-tournament',
    tag,
    summary: 'Withdraw oneself, or somebody whom one looks after, before the draw; whoever waits moves up',
    params: EnteringParams,
    responses: { 200: EnteringSchema },
    errors: writeErrors,
  }),
  seekPartner: route({
    ...endpoints.seekPartner,
    access: 'enter-tournament',
    tag,
    summary: 'Ask somebody to be the partner of an entry, take the last request back, or look for a partner',
    params: EnteringParams,
    body: SeekPartnerSchema,
    responses: { 200: EnteringSchema },
    errors: askErrors,
  }),
  setEntryTimes: route({
    ...endpoints.setEntryTimes,
    access: 'enter-tournament',
    tag,
    summary:
      'Say when oneself, or somebody whom one looks after, cannot play and would like to; once the order of play of a day is out it is a request',
    params: EnteringParams,
    body: OwnTimesSchema,
    responses: { 200: EnteringSchema },
    errors: writeErrors,
  }),
  answerPartner: route({
    ...endpoints.answerPartner,
    access: 'enter-tournament',
    tag,
    summary: 'Accept or decline to be somebody’s partner; with it two entries of one player each become one',
    params: PartnerRequestParams,
    body: AnswerPartnerSchema,
    responses: { 200: EnteringSchema },
    errors: writeErrors,
  }),
  listPartnerRequests: route({
    ...endpoints.listPartnerRequests,
    access: 'session',
    tag,
    summary:
      'Requests to be a partner that wait for an answer of the caller or of somebody whom they look after',
    responses: { 200: z.array(PartnerRequestSchema) },
    errors: ['not_signed_in'],
  }),
  getPartnerRequest: route({
    ...endpoints.getPartnerRequest,
    access: 'public',
    tag,
    summary: 'Who asks by a mailed link, and for which tournament',
    params: TokenParams,
    responses: { 200: PartnerLinkSchema },
    errors: ['invalid', 'not_found'],
  }),
  declinePartnerRequest: route({
    ...endpoints.declinePartnerRequest,
    access: 'public',
    tag,
    summary: 'Decline by a mailed link, without an account',
    params: TokenParams,
    body: z.strictObject({}),
    responses: { 204: null },
    errors: ['invalid', 'not_found', 'conflict'],
  }),
};
