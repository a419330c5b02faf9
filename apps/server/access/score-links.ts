// The matches that a score link opens (D51, ADR 35): one, or those of one court on one day.
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { ScoreLinkRow } from '../database/schema.ts';
import { todayIn } from '../ground/clock.ts';
import { fingerprint } from '../ground/secrets.ts';
import { endOfLink } from './link-end.ts';
import { isHeld, type MatchView } from './match-view.ts';

/** A link, its club's zone, and the day on which its match is planned, as far as that is published. */
export type StoredScoreLink = Selectable<ScoreLinkRow> & {
  readonly time_zone: string;
  readonly match_day: string | null;
};

type DayOfLink = Pick<StoredScoreLink, 'day' | 'ends_at' | 'time_zone' | 'match_day'>;

/** The links that nobody has ended. */
export const selectLinks = (db: Db | Tx) =>
  db
    .selectFrom('score_links')
    .innerJoin('clubs', 'clubs.id', 'score_links.club_id')
    .leftJoin('matches', (join) =>
      join
        .onRef('matches.id', '=', 'score_links.match_id')
        // A plan is private until it is published (D54).
        .on((on) => on.or([on('matches.held', '=', 0), on('matches.status', '<>', 'scheduled')])),
    )
    .selectAll('score_links')
    .select(['clubs.time_zone', 'matches.start_day as match_day'])
    .where('score_links.revoked_at', 'is', null);

/** The day of a link; one of a match follows its match. */
export const dayOfLink = ({ day, match_day: moved }: Pick<DayOfLink, 'day' | 'match_day'>): string =>
  moved ?? day;

/** When a link ends: with its day, and not before it was to end when it was made. */
export function endsAt(link: DayOfLink): string {
  const day = dayOfLink(link);
  if (day <= link.day) return link.ends_at;
  return endOfLink(day, link.time_zone).toISOString();
}

/** The day on which a link opens, while that is still to come. */
export function opensOn(link: DayOfLink, now: Date): string | null {
  const day = dayOfLink(link);
  return todayIn(link.time_zone, now) < day ? day : null;
}

/** The link of a token, while it can be used. */
export async function findScoreLink(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<StoredScoreLink | undefined> {
  const link = await selectLinks(db).where('token_hash', '=', fingerprint(token)).executeTakeFirst();
  return link !== undefined && endsAt(link) > now.toISOString() ? link : undefined;
}

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
 * is scored with the link of a court stays open to it when it is moved. What the desk has planned for that court in private is hidden from it (D54).
 */
export async function opensMatch(db: Db | Tx, link: StoredScoreLink, match: MatchView): Promise<boolean> {
  if (link.club_id !== match.tournament_club_id || match.tournament_status === 'draft') return false;
  if (link.match_id !== null) return link.match_id === match.id;
  const isOfDay = match.start_day === null || match.start_day === link.day;
  const isPlayedThere = link.court_id === match.court_id && isOfDay && !isHeld(match);
  return isPlayedThere || (await keepsLog(db, link, match));
}
