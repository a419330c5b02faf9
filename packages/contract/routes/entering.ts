// Entering a tournament by oneself, and leaving it before the draw (additive, D46).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import { EnteringParams, EnteringSchema, EnterSchema } from '../schemas/entering.ts';

const tag = 'Participants';
const writeErrors = ['invalid', 'not_signed_in', 'not_found', 'conflict'] as const;

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
      'Enter oneself, or somebody whom one looks after; where all places are taken they wait in order of arrival',
    params: IdParams,
    body: EnterSchema,
    responses: { 201: EnteringSchema },
    errors: writeErrors,
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
};
