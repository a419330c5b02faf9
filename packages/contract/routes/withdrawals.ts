// Entries that leave a tournament, and those that wait for a place (additive; D14, D16, D57, rules SB, RR9).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParam, IdParams } from '../schemas/common.ts';
import { AlternatesBodySchema, AlternatesSchema } from '../schemas/seeding.ts';
import { WithdrawalBodySchema, WithdrawalOutcomeSchema } from '../schemas/withdrawal.ts';

const tag = 'Participants';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const withdrawalRoutes = {
  setWithdrawal: route({
    ...endpoints.setWithdrawal,
    access: 'manage-tournament',
    tag,
    summary:
      'Withdraw an entry, before or after its first match, or take that back; without confirm only tell what would happen',
    params: z.strictObject({ id: IdParam, participantId: IdParam }),
    body: WithdrawalBodySchema,
    responses: { 200: WithdrawalOutcomeSchema },
    errors: writeErrors,
    versioned: true,
  }),
  setAlternates: route({
    ...endpoints.setAlternates,
    access: 'manage-tournament',
    tag,
    summary: 'Set the list of alternates: entries that wait for a place, in their order',
    params: IdParams,
    body: AlternatesBodySchema,
    responses: { 200: AlternatesSchema },
    errors: writeErrors,
  }),
};
