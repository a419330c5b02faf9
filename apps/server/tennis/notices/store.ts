// SQL of an account's notices: only about people that it is or still looks after, things that it follows, and tournaments that it may read.
import type { Caller } from '@tennis/domain';
import { readableTournament } from '../../access/scope.ts';
import type { Db, Tx } from '../../database/connection.ts';

/** Notices, with the person and the place that they are about. */
const told = (db: Db | Tx) =>
  db
    .selectFrom('notices')
    .leftJoin('persons', 'persons.id', 'notices.person_id')
    .innerJoin('tournaments', 'tournaments.id', 'notices.tournament_id');

/** An account's notices in any channel, about people that it is or still looks after, and things that it follows. */
const toldTo = (db: Db | Tx, userId: number) =>
  told(db)
    .where('notices.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('notices.followed', '=', 1),
        where('persons.account_id', '=', userId),
        where.exists(
          where
            .selectFrom('person_managers')
            .select('person_managers.id')
            .whereRef('person_managers.person_id', '=', 'notices.person_id')
            .where('person_managers.user_id', '=', userId),
        ),
      ]),
    );

/** The notices that the account may read, among those it got in the product until now. */
const noticesOf = (db: Db | Tx, caller: Caller, now: Date) =>
  toldTo(db, caller.userId)
    .where('notices.in_app', '=', 1)
    .where('notices.visible_at', '<=', now.toISOString())
    .where(readableTournament(caller));

/** With what a notice is told by. */
const withWords = (query: ReturnType<typeof told>) =>
  query
    .leftJoin('users', 'users.id', 'persons.account_id')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .selectAll('notices')
    .select([
      'persons.name as person_name',
      'persons.given_name',
      'persons.family_name',
      'persons.birth',
      'persons.account_id',
      'users.name as account_name',
      'users.date_of_birth as account_birth',
      'tournaments.name as tournament_name',
      'tournaments.type',
      'tournaments.club_id',
      'tournaments.created_by',
      'tournaments.status',
      'tournaments.time_zone',
      'clubs.publishes_full_names',
    ]);

export type StoredNotice = Awaited<ReturnType<typeof listNotices>>[number];

/** The notices for a mail: everything that everybody may know and that the account has not read, the earliest first. */
export const listNoticesOfMail = (tx: Tx, userId: number, mailId: number) =>
  withWords(toldTo(tx, userId))
    .where('notices.mail_id', '=', mailId)
    .where('notices.by_mail', '=', 1)
    .where('notices.read_at', 'is', null)
    .where('tournaments.status', '<>', 'draft')
    .orderBy('notices.id')
    .execute();

/** The notices among these that everybody may know and that their account has not read, the earliest first. */
export const listNoticesToPush = (tx: Tx, userId: number | null, ids: readonly number[]) =>
  withWords(userId === null ? told(tx).where('notices.user_id', 'is', null) : toldTo(tx, userId))
    .where('notices.id', 'in', ids)
    .where('notices.read_at', 'is', null)
    .where('tournaments.status', '<>', 'draft')
    .orderBy('notices.id')
    .execute();

/** A page of them, the newest first. */
export const listNotices = (
  db: Db | Tx,
  caller: Caller,
  now: Date,
  { before, most }: { readonly before: number | undefined; readonly most: number },
) =>
  withWords(noticesOf(db, caller, now))
    .$if(before !== undefined, (query) => query.where('notices.id', '<', before ?? 0))
    .orderBy('notices.id', 'desc')
    .limit(most)
    .execute();

/** The count stops here. */
const MOST_UNREAD = 100;

/** How many are not read yet. */
export async function countUnread(db: Db | Tx, caller: Caller, now: Date): Promise<number> {
  const unread = await noticesOf(db, caller, now)
    .where('notices.read_at', 'is', null)
    .select('notices.id')
    .limit(MOST_UNREAD)
    .execute();
  return unread.length;
}

/** Marks one as read, or all up to one. */
export async function markRead(
  tx: Tx,
  userId: number,
  which: { readonly id: number } | { readonly upTo: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ read_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where((where) => ('id' in which ? where('id', '=', which.id) : where('id', '<=', which.upTo)))
    .where('visible_at', '<=', now.toISOString())
    .where('read_at', 'is', null)
    .execute();
}
