// A stored result as the rest of the server uses it: the winner, and the score on the wire.
import { writeScores, type Match } from '@tennis/contract';
import { formatScore, type Score, type Side } from '@tennis/domain';
import type { MatchRow } from '../database/schema.ts';
import { scoreIn } from '../database/stored-score.ts';
import { storedFormat } from './match-format.ts';

type Played = Pick<MatchRow, 'participant1_id' | 'participant2_id' | 'winner_id'>;

/**
 * The winning side: the side with the entry that somebody has set as the winner (D28), null while nobody has. The server knows no other winner; the
 * browser shows whom a score suggests (ADR 10). In a match against oneself it is the first side.
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

/** Whether a match has its result: nothing more is scored in it. */
export const isDecided = ({ status, winner_id: winner }: Pick<MatchRow, 'status' | 'winner_id'>): boolean =>
  status === 'completed' || winner !== null;
