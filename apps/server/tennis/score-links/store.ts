// SQL of score links (D51).
import type { Insertable } from 'kysely';
import { selectMatches, type MatchView } from '../../access/match-view.ts';
import { shownDay } from '../../access/scope.ts';
import { endsAt, opensOn, selectLinks, type StoredScoreLink } from '../../access/score-links.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { ScoreLinkRow } from '../../database/schema.ts';

/** Adds links; answers their numbers in the same order. */
export async function insertLinks(
  tx: Tx,
  rows: readonly Insertable<ScoreLinkRow>[],
): Promise<readonly number[]> {
  const made = await tx
    .insertInto('score_links')
    .values([...rows])
    .returning(['id', 'token_hash'])
    .execute();
  const ids = new Map(made.map(({ id, token_hash: hash }) => [hash, id]));
  return rows.map(({ token_hash: hash }) => ids.get(hash) ?? 0);
}

/** The links of a club that can be used, the newest first. */
export async function listLinks(db: Db | Tx, clubId: number, now: Date): Promise<StoredScoreLink[]> {
  const links = await selectLinks(db)
    .where('score_links.club_id', '=', clubId)
    .orderBy('score_links.id', 'desc')
    .execute();
  return links.filter((link) => endsAt(link) > now.toISOString());
}

/** Ends a link of a club; answers whether it was there and open. */
export async function revokeLink(tx: Tx, clubId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('score_links')
    .set({ revoked_at: now.toISOString() })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets links that nobody can use any more. */
export const forgetLinks = (tx: Tx, before: Date) =>
  tx.deleteFrom('score_links').where('ends_at', '<', before.toISOString()).execute();

/** The matches of a club with these numbers. */
export const listMatchesOfClub = (
  db: Db | Tx,
  clubId: number,
  ids: readonly number[],
): Promise<MatchView[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectMatches(db).where('matches.id', 'in', ids).where('tournaments.club_id', '=', clubId).execute();

/** The matches of a link that are not over, by time. */
export function listOpened(db: Db | Tx, link: StoredScoreLink, now: Date): Promise<MatchView[]> {
  const open = selectMatches(db)
    .where('tournaments.club_id', '=', link.club_id)
    .where('tournaments.status', '<>', 'draft')
    .where('tournaments.archived_at', 'is', null)
    .where('matches.status', 'in', ['scheduled', 'in_progress'])
    .where('matches.winner_id', 'is', null)
    .where('matches.participant1_id', 'is not', null)
    .where('matches.participant2_id', 'is not', null);
  const isToday = opensOn(link, now) === null;
  const own =
    link.match_id === null
      ? open
          .where('matches.court_id', '=', link.court_id)
          .where(shownDay(null))
          .where((where) =>
            where.or([
              where('matches.start_day', '=', link.day),
              // What has no time may be played today.
              ...(isToday ? [where('matches.start_day', 'is', null)] : []),
            ]),
          )
      : open.where('matches.id', '=', link.match_id);
  return own.orderBy('matches.start_time').orderBy('matches.id').execute();
}
