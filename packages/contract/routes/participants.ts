// The entries of a tournament and its groups (§7; D17, D26, D28, D30).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParam, IdParams } from '../schemas/common.ts';
import { EntryPlanSchema, ImportEntriesSchema, LIST_BYTES } from '../schemas/import.ts';
import {
  AddParticipantSchema,
  CheckInBodySchema,
  CreateGroupSchema,
  GroupSchema,
  ParticipantSchema,
  UpdateParticipantSchema,
} from '../schemas/participant.ts';
import { SeedingBodySchema, SeedsBodySchema, SeedsSchema, SeedingOutcomeSchema } from '../schemas/seeding.ts';

const tag = 'Participants';
const participantParams = z.strictObject({ id: IdParam, participantId: IdParam });
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const participantRoutes = {
  listParticipants: route({
    ...endpoints.listParticipants,
    access: 'read-tournament',
    tag,
    summary: 'The entries, seeds first',
    params: IdParams,
    responses: { 200: z.array(ParticipantSchema) },
    errors: ['invalid', 'not_found'],
  }),
  addParticipant: route({
    ...endpoints.addParticipant,
    access: 'manage-tournament',
    tag,
    summary: 'Enter a player or a pair, by account or by name',
    params: IdParams,
    body: AddParticipantSchema,
    responses: { 201: ParticipantSchema },
    errors: writeErrors,
  }),
  importParticipants: route({
    ...endpoints.importParticipants,
    access: 'manage-tournament',
    tag,
    summary: 'Enter many by a list; without `confirm` only says what would be done with each line',
    params: IdParams,
    body: ImportEntriesSchema,
    bodyLimit: LIST_BYTES,
    responses: { 200: EntryPlanSchema },
    errors: writeErrors,
  }),
  seedByRating: route({
    ...endpoints.seedByRating,
    access: 'manage-tournament',
    tag,
    summary:
      'Seed the best entries by a rating of their people; without `confirm` only says who would be seeded',
    params: IdParams,
    body: SeedingBodySchema,
    responses: { 200: SeedingOutcomeSchema },
    errors: writeErrors,
    versioned: true,
  }),
  setSeeds: route({
    ...endpoints.setSeeds,
    access: 'manage-tournament',
    tag,
    summary: 'Set all seeds: entries in their order, the first seed first',
    params: IdParams,
    body: SeedsBodySchema,
    responses: { 200: SeedsSchema },
    errors: writeErrors,
  }),
  updateParticipant: route({
    ...endpoints.updateParticipant,
    access: 'manage-tournament',
    tag,
    summary: 'Change seed, group, club or name of an entry',
    params: participantParams,
    body: UpdateParticipantSchema,
    responses: { 200: ParticipantSchema },
    errors: writeErrors,
  }),
  removeParticipant: route({
    ...endpoints.removeParticipant,
    access: 'manage-tournament',
    tag,
    summary: 'Remove an entry that has no match',
    params: participantParams,
    responses: { 204: null },
    errors: writeErrors,
  }),
  setCheckIn: route({
    ...endpoints.setCheckIn,
    access: 'manage-tournament',
    tag,
    summary: 'Note at the desk that an entry is here, is missing, or is still expected',
    params: participantParams,
    body: CheckInBodySchema,
    responses: { 200: ParticipantSchema },
    errors: writeErrors,
  }),
  clearCheckIns: route({
    ...endpoints.clearCheckIns,
    access: 'manage-tournament',
    tag,
    summary: 'Expect everybody again, as on the morning of another day',
    params: IdParams,
    responses: { 204: null },
    errors: writeErrors,
  }),
  listGroups: route({
    ...endpoints.listGroups,
    access: 'read-tournament',
    tag,
    summary: 'The groups',
    params: IdParams,
    responses: { 200: z.array(GroupSchema) },
    errors: ['invalid', 'not_found'],
  }),
  createGroup: route({
    ...endpoints.createGroup,
    access: 'manage-tournament',
    tag,
    summary: 'Add a group',
    params: IdParams,
    body: CreateGroupSchema,
    responses: { 201: GroupSchema },
    errors: writeErrors,
  }),
};
