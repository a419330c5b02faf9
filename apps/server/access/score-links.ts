// The matches that a score link opens (D51, ADR 35): one, or those of one court on one day.
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { ScoreLinkRow } from '../database/schema.ts';
import { fingerprint } from '../ground/secrets.ts';
import type { MatchView } from './match-view.ts';

export type StoredScoreLink = Selectable<ScoreLinkRow>;

/** The link of a token, while it can be used. */
export const findScoreLink = (db: Db | Tx, token: string, now: Date): Promise<StoredScoreLink | undefined> =>
  db
    .selectFrom('score_links')
    .selectAll()
    .where('token_hash', '=', fingerprint(token))
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();

/** Whether the log of a match is kept with this link, or was until the match had its result. */
async function keepsLog(db: Db | Tx, link: StoredScoreLink, match: MatchView): Promise<boolean> {
  const log = await db
    .selectFrom('score_logs')
    .select('id')
    .where('match_id', '=', match.id)
    .where('link_id', '=', link.id)
    .where('state', '<>', 'aside')
    .executeTakeFirst();
  return log !== undefined;
}

/**
 * Whether a link opens a match. It never opens matches of another club, or matches that only the organisers of a tournament may read. A match that
 * is scored with the link of a court stays open to it when it is moved.
 */
export async function opensMatch(db: Db | Tx, link: StoredScoreLink, match: MatchView): Promise<boolean> {
  if (link.club_id !== match.tournament_club_id || match.tournament_status === 'draft') return false;
  if (link.match_id !== null) return link.match_id === match.id;
  const isOfDay = match.start_day === null || match.start_day === link.day;
  return (link.court_id === match.court_id && isOfDay) || (await keepsLog(db, link, match));
}
