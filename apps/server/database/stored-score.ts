// The content of `matches.score`, written once when a result is set: the domain's score as JSON text, always spelled the same, so equal scores are
// equal texts. The contract owns the shapes of the wire.
import { withoutBlankSets, type Score, type SetScore } from '@tennis/domain';
import { keptLately } from '../ground/kept-lately.ts';

/** An unreadable score of an older database, word for word (migration 0015). */
interface UnreadScore {
  readonly unread: string;
}

export type StoredScore = Score | UnreadScore;

const spelled = (set: SetScore): SetScore =>
  set.kind === 'games'
    ? { kind: set.kind, games: set.games, tieBreak: set.tieBreak }
    : { kind: set.kind, points: set.points };

/** The text of a score; null when nothing has been played and nothing ended the match. */
export function storedScore(score: Score): string | null {
  const { sets, ending } = withoutBlankSets(score);
  if (sets.length === 0 && ending === null) return null;
  return JSON.stringify({
    sets: sets.map(spelled),
    ending: ending === null ? null : { kind: ending.kind, by: ending.by },
  });
}

/** With each result of a draw all of its scores are read, and there are few different ones. */
const MOST_KEPT = 2000;

/** The score from the column's text. It was judged when it was set, and the database has checked its shape, so nothing is parsed again. */
export const scoreIn = keptLately(MOST_KEPT, (text) => JSON.parse(text) as StoredScore);
