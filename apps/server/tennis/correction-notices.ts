// Tells players that somebody else stands in their match, because a result before it was corrected or taken back (D14). It waits a minute, so nobody
// hears of a correction that is undone at once.
import type { Tx } from '../database/connection.ts';
import { haveGone } from './former-players.ts';
import type { Drawn } from './match-rows.ts';
import { tell } from './telling.ts';
import type { Telling, When } from './tellings.ts';
import { isWalkover, peopleOf, personsOf, WAIT_MS } from './withdrawal-notices.ts';

/** A match as it was before a correction, and as it is now. */
export interface CorrectedMatch {
  readonly id: number;
  readonly before: Drawn;
  readonly after: Drawn;
}

type Told = Pick<Drawn, 'status' | 'winner_id' | 'automatic'>;

/** Whether the players are told who has won. */
const hasToldResult = ({ status, winner_id: winner, automatic }: Told): boolean =>
  automatic === 0 && status === 'completed' && winner !== null;

const sidesOf = ({ participant1_id: first, participant2_id: second }: Drawn): readonly number[] =>
  [first, second].filter((id) => id !== null);

/** Whether anything has happened in a match that its players know. */
const isKnown = ({ status, score, called_at: called }: Drawn): boolean =>
  status !== 'scheduled' || score !== null || called !== null;

/** Whether there is news for those who stand in a match now. Who waits for an opponent and has not played hears nothing yet. */
function isNews(match: CorrectedMatch): boolean {
  const { before, after } = match;
  const isOpen = after.status === 'scheduled' || after.status === 'in_progress';
  // Of walkovers that are none any more withdrawal-notices.ts tells.
  return haveGone(match) && isOpen && !isWalkover(before) && (sidesOf(after).length === 2 || isKnown(before));
}

/** Tells something to those who stand in matches now. */
async function tellPlayers(
  tx: Tx,
  tournamentId: number,
  matches: readonly CorrectedMatch[],
  { kind, when }: { readonly kind: Telling['kind']; readonly when: When },
): Promise<void> {
  if (matches.length === 0) return;
  const people = await peopleOf(tx, tournamentId);
  const tellings = matches.map(({ id, after }): Telling => ({
    kind,
    personIds: personsOf(people, sidesOf(after)),
    tournamentId,
    matchId: id,
  }));
  await tell(tx, tellings, when);
}

/** Tells those who stand now in matches whose players have changed. */
export async function tellCorrected(
  tx: Tx,
  tournamentId: number,
  matches: readonly CorrectedMatch[],
  when: Omit<When, 'waitMs'>,
): Promise<void> {
  const changed = matches.filter(isNews);
  await tellPlayers(tx, tournamentId, changed, { kind: 'opponent', when: { ...when, waitMs: WAIT_MS } });
}

/** Takes back what a result and its effects have told, once they are undone, and tells again what counts now. */
export async function tellUndoneResult(
  tx: Tx,
  tournamentId: number,
  matches: readonly CorrectedMatch[],
  when: Omit<When, 'waitMs'>,
): Promise<void> {
  if (matches.length === 0) return;
  const ids = matches.map(({ id }) => id);
  await tx
    .deleteFrom('notices')
    .where('match_id', 'in', ids)
    .where((where) =>
      where.or([
        where('kind', '=', 'result'),
        where.and([where('kind', '=', 'opponent'), where('visible_at', '>', when.now.toISOString())]),
      ]),
    )
    .execute();
  const decided = matches.filter(({ after }) => hasToldResult(after));
  await tellPlayers(tx, tournamentId, decided, { kind: 'result', when });
  await tellCorrected(tx, tournamentId, matches, when);
}
