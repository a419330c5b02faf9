// An account that a club has made for somebody, until they choose their first password (D23): the welcome mail and the page behind its link.
import type { ResetLink } from '@tennis/contract';
import type { Db, Tx } from '../database/connection.ts';
import type { Config } from '../ground/config.ts';
import { firstPasswordLink, ownAddress } from '../ground/links.ts';
import { readyMail, welcomeMail, type Recipient } from '../mail/texts.ts';
import type { Message } from '../mail/transport.ts';
import { createFirstToken } from './reset-tokens.ts';
import { findUser, type StoredUser } from './store.ts';

/** The name of the club that made somebody a member; null if they have left it since. */
async function firstClubOf(db: Db | Tx, userId: number): Promise<string | null> {
  const club = await db
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .select('clubs.name')
    .where('club_members.user_id', '=', userId)
    .orderBy('club_members.id')
    .limit(1)
    .executeTakeFirst();
  return club?.name ?? null;
}

/** The welcome mail. Its link leads to a first password, or to the sign-in page for somebody who has one by now; null without a club. */
export async function welcomeLetter(
  tx: Tx,
  config: Config,
  { recipient, user, now }: { readonly recipient: Recipient; readonly user: StoredUser; readonly now: Date },
): Promise<Message | null> {
  const club = await firstClubOf(tx, user.id);
  if (club === null) return null;
  if (user.password_hash !== null) return readyMail(recipient, user, club, `${ownAddress(config)}/login`);
  const { token } = await createFirstToken(tx, user.id, now);
  return welcomeMail(recipient, user, club, firstPasswordLink(config, token));
}

/** Whom the page of a good link welcomes; null if its account has a password, so that it sets a new one. */
export async function readWelcome(db: Db | Tx, userId: number): Promise<ResetLink['first']> {
  const user = await findUser(db, userId);
  if (user === undefined || user.password_hash !== null) return null;
  return { club: await firstClubOf(db, userId), username: user.username };
}
