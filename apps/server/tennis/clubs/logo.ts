// The logo of a club (ADR 37). It does not count in the club's version, so that no open form becomes stale.
import type { pictureRoutes } from '@tennis/contract';
import { canManageClub } from '@tennis/domain';
import { Refused } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { countOne, NEW_PICTURES, refuseFor } from '../../http/rate-limits.ts';
import { loadCaller } from '../../http/sessions.ts';
import { makePicture } from '../../pictures/making.ts';
import { keepPicture } from '../../pictures/store.ts';
import { figuresOf } from './managed.ts';
import { presentManagedClub } from './present.ts';
import { findClub, setLogo } from './store.ts';

export const logoHandlers: Pick<Handlers<typeof pictureRoutes>, 'setClubLogo'> = {
  setClubLogo: {
    selfManaged: async ({ tx: db, params: { clubId }, body, caller, request, now, decide }) => {
      const waitMs = await countOne(db, NEW_PICTURES, String(caller.userId), now);
      if (waitMs > 0) refuseFor(waitMs);
      const picture = body.logo === null ? null : await makePicture('logo', body.logo, 'whole');
      return decide(async (tx) => {
        // The right may have been taken away while the picture was made.
        const still = await loadCaller(tx, request, now);
        if (still === null) throw new Refused({ type: 'not-signed-in' });
        if (!canManageClub(still, clubId)) throw new Refused({ type: 'not-allowed' });
        if ((await findClub(tx, clubId)) === undefined) throw new Refused({ type: 'not-found' });
        const club = await setLogo(tx, clubId, await keepPicture(tx, { clubId }, picture, now));
        return presentManagedClub(club, await figuresOf(tx, clubId, now), still);
      });
    },
  },
};
