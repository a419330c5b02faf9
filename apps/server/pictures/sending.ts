// Sends a stored picture (ADR 37): a logo to everybody; a photo to its owner, to those who look after them, and to the admins of their clubs.
import { Readable } from 'node:stream';
import type { pictureRoutes } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { Db, Tx } from '../database/connection.ts';
import { Refused } from '../ground/refusal.ts';
import type { Handlers } from '../http/handler.ts';
import { findPictures, isNear } from './store.ts';

/** Its name says its content, so it never changes. Proxies must not keep a photo. */
const KEPT = { logo: 'public, max-age=31536000, immutable', photo: 'private, max-age=31536000, immutable' };

async function maySee(db: Db | Tx, caller: Caller | null, owners: readonly number[]): Promise<boolean> {
  if (caller === null) return false;
  if (owners.includes(caller.userId)) return true;
  const clubIds = caller.clubs.filter(({ role }) => role === 'admin').map(({ clubId }) => clubId);
  return isNear(db, owners, { userId: caller.userId, clubIds });
}

export const pictureReads: Pick<Handlers<typeof pictureRoutes>, 'getPicture'> = {
  getPicture: async ({ tx, params, caller, reply }) => {
    const found = await findPictures(tx, params.hash);
    const isLogo = found.some(({ club_id: clubId }) => clubId !== null);
    const owners = found.flatMap(({ user_id: userId }) => (userId === null ? [] : [userId]));
    const bytes = found[0]?.bytes;
    if (bytes === undefined || !(isLogo || (await maySee(tx, caller, owners))))
      throw new Refused({ type: 'not-found' });
    reply.header('content-type', 'image/webp');
    reply.header('content-length', bytes.length);
    reply.header('cache-control', isLogo ? KEPT.logo : KEPT.photo);
    return Readable.from(Buffer.from(bytes));
  },
};
