// Results: scores and winners, checked by the engine and kept with their history (D13, D14, D29, D31).
import { readScores, writeScores, type Scores } from '@tennis/contract';
import { judgeScore, winnerContradiction, type Contradiction } from '@tennis/domain';
import { sayContradiction, sayUnreadable, sayVerdict } from '@tennis/words/say/score';
import { storedFormat } from '../match-format.ts';
import type { StoredMatch, TournamentOfMatch } from '../../access/guards.ts';
import { Refused, refuseField } from '../../ground/refusal.ts';

/**
 * Reads and judges a sent score and answers it as it is stored: the set object as JSON text, null when nothing has
 * been played. An impossible or odd one is refused with the reason unless `confirmed` (D13).
 */
export function acceptScore(
  sent: Scores | { readonly text: string },
  tournament: TournamentOfMatch,
  confirmed: boolean,
): string | null {
  const format = storedFormat(tournament.match_format);
  const read = readScores(sent, format);
  if (!read.ok) {
    const { error } = read;
    refuseField('scores', ({ score: words }) => sayUnreadable(words, error));
  }
  const score = read.value;
  if (score.sets.length === 0 && score.ending === null) return null;
  const judgement = judgeScore(score, format);
  if ((judgement.verdict === 'impossible' || judgement.verdict === 'odd') && !confirmed) {
    throw new Refused({
      type: 'conflict',
      reason: ({ score: words }) => sayVerdict(words, judgement.reason),
      details: {
        verdict: judgement.verdict,
        code: judgement.reason.code,
        set: judgement.set,
        canConfirm: true,
      },
    });
  }
  return JSON.stringify(writeScores(score, format));
}

/** Refuses a winner who is not one of the two opponents. */
export function checkWinner(match: StoredMatch, winnerId: number | null): void {
  if (winnerId === null) return;
  if (winnerId !== match.participant1_id && winnerId !== match.participant2_id) {
    refuseField('winnerId', 'The winner must be one of the two opponents of this match.');
  }
}

/** What a stored or sent score says against its winner, or null. */
function contradictionIn(tournament: TournamentOfMatch, match: StoredMatch): Contradiction | null {
  if (match.scores === null || match.winner_id === null) return null;
  // Somebody who plays against themselves has won and lost.
  if (match.participant1_id === match.participant2_id) return null;
  const read = readScores(JSON.parse(match.scores), storedFormat(tournament.match_format));
  if (!read.ok) throw new Error(`Match ${match.id} holds a score that cannot be read: ${read.error.code}`);
  return winnerContradiction(read.value, match.winner_id === match.participant1_id ? 1 : 2);
}

/** Refuses a winner whom the score contradicts, unless `confirmed` (D49). */
export function refuseContradictedWinner(
  tournament: TournamentOfMatch,
  after: StoredMatch,
  confirmed: boolean,
): void {
  const contradiction = contradictionIn(tournament, after);
  if (contradiction !== null && !confirmed) {
    throw new Refused({
      type: 'conflict',
      reason: ({ score }) => sayContradiction(score, contradiction),
      details: { code: 'winner-differs', canConfirm: true },
    });
  }
}

/** Refuses what would begin a tournament that is not published (D49). */
export function refuseDraft({ status }: Pick<TournamentOfMatch, 'status'>): void {
  if (status === 'draft') {
    throw new Refused({ type: 'conflict', reason: 'This tournament is a draft. Publish it first.' });
  }
}

/** What the history keeps of a result. */
export const resultOf = (match: Pick<StoredMatch, 'status' | 'winner_id' | 'scores'>) => ({
  status: match.status,
  winnerId: match.winner_id,
  scores: match.scores === null ? null : (JSON.parse(match.scores) as unknown),
});

/** Whether a match still waits for its result: neither cancelled nor won, or being played again (D9). */
const isUndecided = (match: Pick<StoredMatch, 'status' | 'winner_id'>): boolean =>
  match.status !== 'cancelled' && (match.winner_id === null || match.status === 'in_progress');

/** Refuses a change that would leave a completed tournament with a match without result (D9). */
export function refuseUndecided(
  tournament: Pick<TournamentOfMatch, 'status'>,
  after: Pick<StoredMatch, 'status' | 'winner_id'>,
): void {
  if (tournament.status === 'completed' && isUndecided(after)) {
    throw new Refused({
      type: 'conflict',
      reason: 'The tournament is completed. Reopen it before taking a result back.',
    });
  }
}
