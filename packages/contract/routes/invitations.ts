// Invitations to a club (§7; D3, D23, D34).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParam, IdParams } from '../schemas/common.ts';
import {
  AcceptedInvitationSchema,
  AcceptInvitationSchema,
  CreateInvitationSchema,
  InvitationLookupSchema,
  InvitationSchema,
} from '../schemas/invitation.ts';
import { IssuedLinkSchema, TokenParams } from '../schemas/recovery.ts';

const tag = 'Invitations';
const clubParams = z.strictObject({ clubId: IdParam });
const invitationParams = z.strictObject({ clubId: IdParam, invitationId: IdParam });
const mailErrors = [
  'invalid',
  'not_signed_in',
  'not_allowed',
  'not_found',
  'conflict',
  'too_many_requests',
] as const;
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const invitationRoutes = {
  listInvitations: route({
    ...endpoints.listInvitations,
    access: 'manage-club',
    tag,
    summary:
      'The pending invitations of a club; with `expired` also those that have expired in the last 30 days',
    params: clubParams,
    query: z.strictObject({ expired: z.optional(z.literal('true')) }),
    responses: { 200: z.array(InvitationSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  createInvitation: route({
    ...endpoints.createInvitation,
    access: 'manage-club',
    tag,
    summary: 'Invite somebody by mail; good for 7 days',
    params: clubParams,
    body: CreateInvitationSchema,
    responses: { 201: InvitationSchema },
    errors: mailErrors,
  }),
  revokeInvitation: route({
    ...endpoints.revokeInvitation,
    access: 'manage-club',
    tag,
    summary: 'Take back an invitation that nobody has accepted',
    params: invitationParams,
    responses: { 200: InvitationSchema },
    errors: writeErrors,
  }),
  resendInvitation: route({
    ...endpoints.resendInvitation,
    access: 'manage-club',
    tag,
    summary: 'Send an invitation again with a new link, good for another 7 days',
    params: invitationParams,
    responses: { 200: InvitationSchema },
    errors: mailErrors,
  }),
  getInvitation: route({
    ...endpoints.getInvitation,
    access: 'public',
    tag,
    summary: 'Whom a link invites to which club',
    params: TokenParams,
    responses: { 200: InvitationLookupSchema },
    errors: ['invalid', 'not_found'],
  }),
  acceptInvitation: route({
    ...endpoints.acceptInvitation,
    access: 'session',
    tag,
    summary: 'Join the club as the signed-in user whose e-mail address was invited',
    params: TokenParams,
    body: AcceptInvitationSchema,
    responses: { 200: AcceptedInvitationSchema },
    errors: writeErrors,
  }),
  issueInvitationLink: route({
    ...endpoints.issueInvitationLink,
    access: 'super-admin',
    tag,
    summary: 'Make an invitation link to hand over where there is no mail; kept in the record of acts',
    params: IdParams,
    responses: { 201: IssuedLinkSchema },
    secret: true,
    errors: writeErrors,
  }),
};
