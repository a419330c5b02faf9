// Following over HTTP (D53, ADR 39): the list of an account, and the browsers that are woken by web push.
import type { followRoutes } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { isBrowserKey, isPushService } from '../../ground/push-services.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { countOne, PUSH_DEVICES, refuseFor, sourceOf } from '../../http/rate-limits.ts';
import { sessionHashOf } from '../../http/sessions.ts';
import type { FollowServices } from './services.ts';
import {
  addFollows,
  followable,
  forgetDevice,
  findDevice,
  forgetSurplus,
  isSame,
  keepDevice,
  listFollows,
  removeFollows,
  replaceFollows,
  roomFor,
} from './store.ts';

const ofCaller = async ({ tx, caller }: { readonly tx: Tx; readonly caller: Caller }) => ({
  follows: await listFollows(tx, { user_id: caller.userId }),
});

export const followHandlers: Handlers<typeof followRoutes, FollowServices> = {
  getFollows: ofCaller,

  addFollows: {
    write: async ({ tx, body, caller, now, trail }) => {
      trail.object = { kind: 'account', id: caller.userId };
      const owner = { user_id: caller.userId };
      const wanted = await followable(tx, caller, body.follows);
      const followed = new Set((await listFollows(tx, owner)).map(({ kind, id }) => `${kind} ${id}`));
      const fresh = wanted.filter(({ kind, id }) => !followed.has(`${kind} ${id}`));
      if (fresh.length > (await roomFor(tx, owner))) refuseConflict(because('followsFull'));
      if (fresh.length === 0) trail.isIdle = true;
      await addFollows(tx, owner, fresh, now);
      return ofCaller({ tx, caller });
    },
    again: ofCaller,
  },

  removeFollows: {
    write: async ({ tx, body, caller, trail }) => {
      trail.object = { kind: 'account', id: caller.userId };
      await removeFollows(tx, caller.userId, body.follows);
      return ofCaller({ tx, caller });
    },
    again: ofCaller,
  },

  getPushKey: ({ services }) => Promise.resolve({ publicKey: services.pushKeys.publicKey }),

  setPushDevice: async ({ tx, body, caller, now, request, services, trail }) => {
    if (!isPushService(services.config.pushServices, body.endpoint))
      refuseField('endpoint', because('pushServiceUnknown'));
    if (!isBrowserKey(body.keys.p256dh)) refuseField('keys.p256dh', because('pushKeyMalformed'));
    const waitMs = await countOne(tx, PUSH_DEVICES, sourceOf(request), now);
    if (waitMs > 0) refuseFor(waitMs);
    const sessionHash = sessionHashOf(request);
    const signedIn = caller === null || sessionHash === null ? null : { userId: caller.userId, sessionHash };
    const known = await findDevice(tx, body.endpoint);
    const id = await keepDevice(tx, body, signedIn, now);
    // Each account has its own list.
    const follows = signedIn === null ? await followable(tx, null, body.follows) : [];
    const isNew = known === undefined || !isSame(known, body, signedIn);
    if (!(await replaceFollows(tx, id, follows, now)) && !isNew) trail.isIdle = true;
    if (signedIn !== null) await forgetSurplus(tx, signedIn.userId);
    return { ofAccount: signedIn !== null };
  },

  stopPush: async ({ tx, body, trail }) => {
    if (!(await forgetDevice(tx, body.endpoint))) trail.isIdle = true;
    return null;
  },
};
