// Results: scores and winners, checked by the engine (D13, D29, D31). Their history is the audit log's (D14, ADR 12).
import { readScores, type Scores } from '@tennis/contract';
import { judgeScore, moveMatch, outcomeOf, winnerContradiction, type Contradiction } from '@tennis/domain';
import { sayContradiction, sayUnreadable, sayVerdict } from '@tennis/words/say/score';
import { storedScore } from '../../database/stored-score.ts';
import { storedFormat } from '../match-format.ts';
import { isLevel } from '../drawn.ts';
import { knownScore, winningSide } from '../stored-result.ts';
import type { StoredMatch, TournamentOfMatch } from '../../access/guards.ts';
import { because, reasonOfEngine } from '../../ground/reason.ts';
import { refuseConflict, refuseField, unwrap } from '../../ground/refusal.ts';

/**
 * Reads and judges a sent score. Returns it in its stored form, null if nothing has been played. Refuses an impossible or odd one with the reason,
 * unless it is `confirmed` (D13).
 */
export function acceptScore(
  sent: Scores | { readonly text: string },
  tournament: TournamentOfMatch,
  confirmed: boolean,
): string | null {
  const format = storedFormat(tournament.match_format);
  const read = readScores(sent, format);
  if (!read.ok) {
    refuseField(
      'scores',
      reasonOfEngine(read.error, ({ score: words }, error) => sayUnreadable(words, error)),
    );
  }
  const score = read.value;
  if (storedScore(score) === null) return null;
  const judgement = judgeScore(score, format);
  if ((judgement.verdict === 'impossible' || judgement.verdict === 'odd') && !confirmed) {
    const reason = reasonOfEngine(judgement.reason, ({ score: words }, verdict) =>
      sayVerdict(words, verdict),
    );
    refuseConflict(reason, {
      details: {
        verdict: judgement.verdict,
        code: judgement.reason.code,
        set: judgement.set,
        canConfirm: true,
      },
    });
  }
  return storedScore(score);
}

/** Refuses a winner who is not one of the two opponents. */
export function checkWinner(match: StoredMatch, winnerId: number | null): void {
  if (winnerId === null) return;
  if (winnerId !== match.participant1_id && winnerId !== match.participant2_id) {
    refuseField('winnerId', because('winnerNotInMatch'));
  }
}

/** The contradiction between a stored or sent score and its winner, or null. */
function contradictionIn(match: StoredMatch): Contradiction | null {
  const winner = winningSide(match);
  const score = knownScore(match.score);
  if (score === null || winner === null) return null;
  // Somebody who plays against themselves has won and lost.
  if (match.participant1_id === match.participant2_id) return null;
  return winnerContradiction(score, winner);
}

/** Refuses a winner the score contradicts, unless `confirmed` (D49). */
export function refuseContradictedWinner(after: StoredMatch, confirmed: boolean): void {
  const contradiction = contradictionIn(after);
  if (contradiction !== null && !confirmed) {
    const reason = reasonOfEngine(contradiction, ({ score }, why) => sayContradiction(score, why));
    refuseConflict(reason, {
      details: { code: 'winner-differs', canConfirm: true },
    });
  }
}

/** Refuses what would begin a tournament that is not published (D49). */
export function refuseDraft({ status }: Pick<TournamentOfMatch, 'status'>): void {
  if (status === 'draft') {
    refuseConflict(because('tournamentDraft'));
  }
}

type Result = Pick<StoredMatch, 'status' | 'winner_id' | 'score'>;
type Stored = Result & Pick<StoredMatch, 'draw_id' | 'round'>;

/** Whether a score says that neither side came, or that both were defaulted: the match is over and nobody has won (OU1). */
function hasNoWinner({ score }: Pick<StoredMatch, 'score'>): boolean {
  const known = knownScore(score);
  const outcome = known === null ? null : outcomeOf(known);
  return outcome === 'double_walkover' || outcome === 'double_default';
}

/** The rounds of matches that a table counts. */
const IN_TABLES: ReadonlySet<string | null> = new Set(['round_robin', 'group_stage']);

/** Whether a match of a group was played out and ended level: its table counts it without a winner (SC8). */
const isLevelInGroup = (
  { draw_id: drawId, round, score }: Pick<StoredMatch, 'draw_id' | 'round' | 'score'>,
  { match_format: format }: Pick<TournamentOfMatch, 'match_format'>,
): boolean => drawId !== null && IN_TABLES.has(round) && isLevel(knownScore(score), format);

/** Whether a score says that the match was begun and will not be played on (OU1). */
const isAbandoned = ({ score }: Pick<StoredMatch, 'score'>): boolean =>
  knownScore(score)?.ending?.kind === 'abandoned';

/**
 * The steps that complete a match together with its score (D29). A scheduled match is completed with a winner. If neither side came, if it was
 * abandoned, or ended level in a group, it first goes through in_progress, because there is no other way without a winner.
 */
export function completion(
  match: StoredMatch,
  tournament: Pick<TournamentOfMatch, 'match_format'>,
  now: Date,
) {
  const hasWinner = winningSide(match) !== null;
  const isForNobody = hasNoWinner(match) || isAbandoned(match) || isLevelInGroup(match, tournament);
  const begins = match.status === 'scheduled' && !hasWinner && isForNobody;
  const from = begins ? unwrap(moveMatch(match.status, 'in_progress', hasWinner)) : match.status;
  const status = unwrap(moveMatch(from, 'completed', hasWinner));
  return { status, completed_at: match.completed_at ?? now.toISOString() };
}

/** Whether two rows of a match have the same result. */
export const isSameResult = (one: Result, other: Result): boolean =>
  one.status === other.status && one.winner_id === other.winner_id && one.score === other.score;

/** Whether anything of a result is there that would be lost with the match. */
export const hasResult = (match: Result): boolean =>
  match.score !== null || match.winner_id !== null || match.status === 'completed';

/** Whether a match still waits for its result: not cancelled, and either without a winner (unless for good) or being played again (D9). */
const isUndecided = (match: Stored, tournament: Pick<TournamentOfMatch, 'match_format'>): boolean =>
  match.status !== 'cancelled' &&
  (match.status === 'in_progress' ||
    (match.winner_id === null && !hasNoWinner(match) && !isLevelInGroup(match, tournament)));

/** Refuses a change that would leave a match without a result in a completed tournament (D9). */
export function refuseUndecided(
  tournament: Pick<TournamentOfMatch, 'status' | 'match_format'>,
  after: Stored,
): void {
  if (tournament.status === 'completed' && isUndecided(after, tournament)) {
    refuseConflict(because('completedTakingBack'));
  }
}
