// Tells the sides of a match about a proposal, about the answer, and that the last day comes near (OP39, D53).
import type { MatchView } from '../../../access/match-view.ts';
import type { MatchSide } from '../../../access/players.ts';
import type { Tx } from '../../../database/connection.ts';
import { peopleIn } from '../../moved-notices.ts';
import { tell } from '../../telling.ts';

interface When {
  readonly now: Date;
  readonly actorId: number | null;
}

interface Place {
  readonly court: string;
  readonly start_time: string;
}

const about = (match: MatchView) => ({ tournamentId: match.tournament_id, matchId: match.id });

/** Deletes the notice of a proposal that no longer stands. */
export async function forgetProposal(tx: Tx, matchId: number): Promise<void> {
  await tx.deleteFrom('notices').where('match_id', '=', matchId).where('kind', '=', 'proposal').execute();
}

/** Asks the other side. */
export async function tellProposal(
  tx: Tx,
  match: MatchView,
  side: MatchSide,
  { court, startTime }: { readonly court: string; readonly startTime: string },
  when: When,
): Promise<void> {
  const other = side === 1 ? 'p2' : 'p1';
  const personIds = [match[`${other}_person_id`], match[`${other}_partner_person_id`]].filter(
    (id) => id !== null,
  );
  await tell(tx, [{ kind: 'proposal', personIds, ...about(match), facts: { court, startTime } }], when);
}

/** Tells both sides the answer: where they will play, or that the question is open again. */
export async function tellAnswer(
  tx: Tx,
  match: MatchView,
  kind: 'proposal_accepted' | 'proposal_declined',
  { court, start_time: startTime }: Place,
  when: When,
): Promise<void> {
  await tell(tx, [{ kind, personIds: peopleIn(match), ...about(match), facts: { court, startTime } }], when);
}
