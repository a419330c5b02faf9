// The clubs of the platform, for super admins (§7; D35), and the admins they give a club.
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { CreateClubForSchema, ListedClubSchema, UpdateClubSchema } from '../schemas/club.ts';
import { IdParam, IdParams, listQuery } from '../schemas/common.ts';
import { AccountSchema, NewClubAdminSchema } from '../schemas/user.ts';

const tag = 'Clubs';

export const everyClubRoutes = {
  listEveryClub: route({
    ...endpoints.listEveryClub,
    access: 'super-admin',
    tag,
    summary: 'All clubs by name, with their admins and figures',
    query: z.strictObject(listQuery),
    responses: { 200: z.array(ListedClubSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed'],
  }),
  createClubFor: route({
    ...endpoints.createClubFor,
    access: 'super-admin',
    tag,
    summary: 'Create a club for somebody, who becomes its admin',
    body: CreateClubForSchema,
    responses: { 201: ListedClubSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'conflict'],
  }),
  updateAnyClub: route({
    ...endpoints.updateAnyClub,
    access: 'super-admin',
    tag,
    summary: 'Change what a club says about itself; tournaments that exist keep their time zone',
    params: IdParams,
    body: UpdateClubSchema,
    responses: { 200: ListedClubSchema },
    versioned: true,
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
  deleteClub: route({
    ...endpoints.deleteClub,
    access: 'super-admin',
    tag,
    summary: 'Delete a club without tournaments; the accounts of its members stay',
    params: IdParams,
    responses: { 204: null },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};

export const clubAdminRoutes = {
  createClubAdmin: route({
    ...endpoints.createClubAdmin,
    access: 'super-admin',
    tag,
    summary: 'Create an account that administers a club',
    // Its password is hashed before the transaction.
    proof: true,
    params: IdParams,
    body: NewClubAdminSchema,
    responses: { 201: AccountSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict', 'too_many_requests'],
  }),
  assignClubAdmin: route({
    ...endpoints.assignClubAdmin,
    access: 'super-admin',
    tag,
    summary: 'Make somebody who has an account an admin of a club',
    params: z.strictObject({ clubId: IdParam, userId: IdParam }),
    responses: { 200: AccountSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};
