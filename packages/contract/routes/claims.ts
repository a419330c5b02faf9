// Claims: somebody is a player, or looks after one; the player's club decides (additive, D26, D46).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  AddChildSchema,
  ClaimParams,
  ClaimSchema,
  ClubClaimParams,
  ClubClaimSchema,
  CreateClaimSchema,
  DecideClaimSchema,
  ManagedSchema,
  OwnPeopleSchema,
} from '../schemas/claim.ts';
import { ClubParams, ManagedParams } from '../schemas/person.ts';

const tag = 'People';

export const claimRoutes = {
  getOwnPeople: route({
    ...endpoints.getOwnPeople,
    access: 'session',
    tag,
    summary: 'Those whom the caller looks after, and their claims',
    responses: { 200: OwnPeopleSchema },
    errors: ['not_signed_in'],
  }),
  addChild: route({
    ...endpoints.addChild,
    access: 'session',
    tag,
    summary: 'Add a child under 18 of the caller’s, who is new, so that they can be entered',
    body: AddChildSchema,
    responses: { 201: ManagedSchema },
    errors: ['invalid', 'not_signed_in', 'conflict'],
  }),
  createClaim: route({
    ...endpoints.createClaim,
    access: 'session',
    tag,
    summary: 'Say that one is the player of an entry, or looks after them; their club decides',
    body: CreateClaimSchema,
    responses: { 201: ClaimSchema },
    errors: ['invalid', 'not_signed_in', 'conflict'],
  }),
  stopManaging: route({
    ...endpoints.stopManaging,
    access: 'session',
    tag,
    summary: 'No longer look after a person',
    params: ManagedParams,
    responses: { 204: null },
    errors: ['invalid', 'not_signed_in', 'not_found'],
  }),
  withdrawClaim: route({
    ...endpoints.withdrawClaim,
    access: 'session',
    tag,
    summary: 'Take back a claim that is not decided',
    params: ClaimParams,
    responses: { 204: null },
    errors: ['invalid', 'not_signed_in', 'not_found'],
  }),
  listClaims: route({
    ...endpoints.listClaims,
    access: 'manage-club',
    tag,
    summary: 'Claims on people of the club that are to be decided',
    params: ClubParams,
    responses: { 200: z.array(ClubClaimSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  decideClaim: route({
    ...endpoints.decideClaim,
    access: 'manage-club',
    tag,
    summary: 'Approve or decline a claim',
    params: ClubClaimParams,
    body: DecideClaimSchema,
    responses: { 204: null },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
  }),
};
