// What `matches.score` holds, written once when a result is set: the domain's score as JSON text, always in the same spelling, so that equal scores are
// equal texts. The shapes of the wire are the contract's affair.
import { withoutBlankSets, type Score, type SetScore } from '@tennis/domain';

/** What an older database held where nobody could read a score, word for word (migration 0015). */
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

/** The score of a text from the column. It was judged when it was set, and the database has checked its shape: nothing is read anew. */
export const scoreIn = (text: string): StoredScore => JSON.parse(text) as StoredScore;
