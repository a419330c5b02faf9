// The members of a club (§7; D24, D34). Changing a role and removing somebody are additive.
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParam, listQuery } from '../schemas/common.ts';
import { ImportMembersSchema, LIST_BYTES, MemberPlanSchema } from '../schemas/import.ts';
import { ClubMemberSchema, CreateMemberSchema, UpdateMemberSchema } from '../schemas/member.ts';

const tag = 'Members';
const clubParams = z.strictObject({ clubId: IdParam });
const memberParams = z.strictObject({ clubId: IdParam, userId: IdParam });
const errors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const memberRoutes = {
  listMembers: route({
    ...endpoints.listMembers,
    access: 'belong-to-club',
    tag,
    summary: 'The members of a club by name, with their addresses for its admins only',
    params: clubParams,
    query: z.strictObject(listQuery),
    responses: { 200: z.array(ClubMemberSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  createMember: route({
    ...endpoints.createMember,
    access: 'manage-club',
    tag,
    summary: 'Create an account for a new member, who gets a mail to choose a password',
    params: clubParams,
    body: CreateMemberSchema,
    responses: { 201: ClubMemberSchema },
    errors: [...errors, 'too_many_requests'],
  }),
  importMembers: route({
    ...endpoints.importMembers,
    access: 'manage-club',
    tag,
    summary: 'Invite the people of a list; without `confirm` only says what would be done with each line',
    params: clubParams,
    body: ImportMembersSchema,
    bodyLimit: LIST_BYTES,
    responses: { 200: MemberPlanSchema },
    errors: [...errors, 'too_many_requests'],
  }),
  updateMember: route({
    ...endpoints.updateMember,
    access: 'manage-club',
    tag,
    summary: 'Make a member an admin of the club, or an admin a member; one admin always stays',
    params: memberParams,
    body: UpdateMemberSchema,
    responses: { 200: ClubMemberSchema },
    errors,
  }),
  removeMember: route({
    ...endpoints.removeMember,
    access: 'manage-club',
    tag,
    summary: 'Take somebody out of the club; account and results stay, and so does the last admin',
    params: memberParams,
    responses: { 204: null },
    errors,
  }),
};
