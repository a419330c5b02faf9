// One's own photo (ADR 37).
import type { pictureRoutes } from '@tennis/contract';
import type { Handlers } from '../http/handler.ts';
import { countOne, NEW_PICTURES, refuseFor } from '../http/rate-limits.ts';
import { loadCaller } from '../http/sessions.ts';
import { Refused } from '../ground/refusal.ts';
import { makePicture } from '../pictures/making.ts';
import { keepPicture } from '../pictures/store.ts';
import { refuseDemoAccount } from './demo-accounts.ts';
import { presentUser } from './present.ts';
import type { AccountServices } from './services.ts';
import { findUser, listRoles, setPhoto } from './store.ts';

export const ownPictureHandlers: Pick<Handlers<typeof pictureRoutes, AccountServices>, 'setPicture'> = {
  setPicture: {
    selfManaged: async ({ tx: db, body, caller, services, request, now, trail, decide }) => {
      const user = await findUser(db, caller.userId);
      if (user === undefined) throw new Refused({ type: 'not-signed-in' });
      trail.object = { kind: 'account', id: user.id };
      trail.before = { ...user };
      refuseDemoAccount(services, user);
      const waitMs = await countOne(db, NEW_PICTURES, String(user.id), now);
      if (waitMs > 0) refuseFor(waitMs);
      const picture = body.picture === null ? null : await makePicture('picture', body.picture, 'filled');
      return decide(async (tx) => {
        // The session may have ended while the picture was made.
        if ((await loadCaller(tx, request, now)) === null) throw new Refused({ type: 'not-signed-in' });
        const name = await keepPicture(tx, { userId: user.id }, picture, now);
        return presentUser(await setPhoto(tx, user.id, name), await listRoles(tx, user.id));
      });
    },
  },
};
