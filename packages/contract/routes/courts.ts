// Courts of a club (additive, D48).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  CourtOrderSchema,
  CourtParams,
  CourtSchema,
  CourtsSchema,
  CreateCourtsSchema,
  UpdateCourtSchema,
} from '../schemas/court.ts';
import { ClubParams } from '../schemas/person.ts';

const tag = 'Courts';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const courtRoutes = {
  listCourts: route({
    ...endpoints.listCourts,
    access: 'public',
    tag,
    summary: 'The courts of a club, in its order',
    params: ClubParams,
    responses: { 200: z.array(CourtSchema) },
    errors: ['invalid', 'not_found'],
  }),
  createCourts: route({
    ...endpoints.createCourts,
    access: 'manage-club',
    tag,
    summary:
      'Add one court or several; matches whose court has that name belong to it. Answers all courts of the club',
    params: ClubParams,
    body: CreateCourtsSchema,
    responses: { 201: CourtsSchema },
    errors: writeErrors,
  }),
  orderCourts: route({
    ...endpoints.orderCourts,
    access: 'manage-club',
    tag,
    summary: 'Put the courts of a club into another order',
    params: ClubParams,
    body: CourtOrderSchema,
    responses: { 200: CourtsSchema },
    errors: writeErrors,
  }),
  updateCourt: route({
    ...endpoints.updateCourt,
    access: 'manage-club',
    tag,
    summary: 'Change a court; its matches take its new name',
    params: CourtParams,
    body: UpdateCourtSchema,
    responses: { 200: CourtSchema },
    versioned: true,
    errors: writeErrors,
  }),
  deleteCourt: route({
    ...endpoints.deleteCourt,
    access: 'manage-club',
    tag,
    summary: 'Delete a court without matches ahead; matches that were played keep its name',
    params: CourtParams,
    responses: { 204: null },
    versioned: true,
    errors: writeErrors,
  }),
};
