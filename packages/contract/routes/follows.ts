// Following (additive, D53, ADR 39): the things an account follows, and the browsers that get web push, with an account or without.
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  ChangeFollowsSchema,
  FollowsSchema,
  PushDeviceKnownSchema,
  PushDeviceSchema,
  PushKeySchema,
  StopPushSchema,
} from '../schemas/follow.ts';

const tag = 'Notifications';

export const followRoutes = {
  getFollows: route({
    ...endpoints.getFollows,
    access: 'session',
    tag,
    summary: 'What the caller follows',
    responses: { 200: FollowsSchema },
    errors: ['not_signed_in'],
  }),
  addFollows: route({
    ...endpoints.addFollows,
    access: 'session',
    tag,
    summary: 'Follow more; what is gone, or not for the caller to read, is left out of the answer',
    body: ChangeFollowsSchema,
    responses: { 200: FollowsSchema },
    errors: ['invalid', 'not_signed_in', 'conflict'],
  }),
  removeFollows: route({
    ...endpoints.removeFollows,
    access: 'session',
    tag,
    summary: 'Stop following',
    body: ChangeFollowsSchema,
    responses: { 200: FollowsSchema },
    errors: ['invalid', 'not_signed_in'],
  }),
  getPushKey: route({
    ...endpoints.getPushKey,
    access: 'public',
    tag,
    summary: 'The key by which push services know this server (VAPID)',
    responses: { 200: PushKeySchema },
    errors: [],
  }),
  setPushDevice: route({
    ...endpoints.setPushDevice,
    access: 'public',
    tag,
    summary:
      'Let this browser be woken: for what the caller is told, or without a session for what the browser follows',
    body: PushDeviceSchema,
    responses: { 200: PushDeviceKnownSchema },
    errors: ['invalid', 'too_many_requests'],
  }),
  stopPush: route({
    ...endpoints.stopPush,
    access: 'public',
    tag,
    summary: 'Wake this browser no longer',
    body: StopPushSchema,
    responses: { 204: null },
    errors: ['invalid'],
  }),
};
