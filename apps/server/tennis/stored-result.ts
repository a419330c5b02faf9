// What is stored of a result, as the rest of the server speaks of it: who has won, and the score on the wire.
import { writeScores, type Match } from '@tennis/contract';
import { formatScore, type Score, type Side } from '@tennis/domain';
import type { MatchRow } from '../database/schema.ts';
import { scoreIn } from '../database/stored-score.ts';
import { storedFormat } from './match-format.ts';

type Played = Pick<MatchRow, 'participant1_id' | 'participant2_id' | 'winner_id'>;

/**
 * The side that has won: the one whose entry somebody has set as the winner (D28), null while nobody has. The server knows no other winner; whom a score
 * suggests is shown by the browser (ADR 10). Of a match against oneself it is the first side.
 */
export function winningSide(match: Played): Side | null {
  if (match.winner_id === null) return null;
  return match.winner_id === match.participant1_id ? 1 : 2;
}

/** A stored score, or null if there is none that anybody could read. */
export function knownScore(stored: string | null): Score | null {
  const score = stored === null ? null : scoreIn(stored);
  return score === null || 'unread' in score ? null : score;
}

/** A stored score on the wire. What could not be read as a score is shown as it was. */
export function presentScore(
  stored: string | null,
  matchFormat: string,
): Pick<Match, 'scores' | 'scoreText'> {
  if (stored === null) return { scores: null, scoreText: null };
  const score = scoreIn(stored);
  if ('unread' in score) return { scores: null, scoreText: score.unread };
  return { scores: writeScores(score, storedFormat(matchFormat)), scoreText: formatScore(score) };
}
