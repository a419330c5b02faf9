// The people of a club (additive; D24, D46, ADR 22).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { ImportPersonsSchema, LIST_BYTES, PersonPlanSchema } from '../schemas/import.ts';
import {
  ClubParams,
  CreatePersonSchema,
  ManagerParams,
  MergePersonSchema,
  PersonParams,
  PersonQuerySchema,
  PersonSchema,
  UpdatePersonSchema,
} from '../schemas/person.ts';

const tag = 'People';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const personRoutes = {
  listPersons: route({
    ...endpoints.listPersons,
    access: 'manage-club',
    tag,
    summary: 'People of the club, its members, and those who have entered its tournaments, by name',
    params: ClubParams,
    query: PersonQuerySchema,
    responses: { 200: z.array(PersonSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  createPerson: route({
    ...endpoints.createPerson,
    access: 'manage-club',
    tag,
    summary: 'Add somebody who plays, without an account',
    params: ClubParams,
    body: CreatePersonSchema,
    responses: { 201: PersonSchema },
    errors: writeErrors,
  }),
  importPersons: route({
    ...endpoints.importPersons,
    access: 'manage-club',
    tag,
    summary: 'Add and change people by a list; without `confirm` only says what would be done with each line',
    params: ClubParams,
    body: ImportPersonsSchema,
    bodyLimit: LIST_BYTES,
    responses: { 200: PersonPlanSchema },
    errors: writeErrors,
  }),
  updatePerson: route({
    ...endpoints.updatePerson,
    access: 'manage-club',
    tag,
    summary: 'Change a person of the club; entries that show the old name take the new one',
    params: PersonParams,
    body: UpdatePersonSchema,
    responses: { 200: PersonSchema },
    versioned: true,
    errors: writeErrors,
  }),
  mergePerson: route({
    ...endpoints.mergePerson,
    access: 'manage-club',
    tag,
    summary: 'Merge a person into another one; asks first, with what would move',
    params: PersonParams,
    body: MergePersonSchema,
    responses: { 200: PersonSchema },
    errors: writeErrors,
  }),
  removeManager: route({
    ...endpoints.removeManager,
    access: 'manage-club',
    tag,
    summary: 'End that an account looks after a person of the club',
    params: ManagerParams,
    responses: { 204: null },
    errors: writeErrors,
  }),
  unmergePerson: route({
    ...endpoints.unmergePerson,
    access: 'manage-club',
    tag,
    summary: 'Part a merged person again, within 30 days',
    params: PersonParams,
    responses: { 204: null },
    errors: writeErrors,
  }),
};
