// Which line the organisers of a tournament read beside its next step, as long as nobody can enter or nobody has entered.
import type { Tournament } from '@tennis/contract';

type Asked = Pick<Tournament, 'status' | 'participantCount' | 'matchCount'>;

/** `shut`: players cannot enter yet. `open`: they can, and nobody knows it yet. Null: there is nothing to say. */
export function nextLine({ status, participantCount, matchCount }: Asked): 'shut' | 'open' | null {
  // Once there are matches, what comes next is play.
  if (matchCount > 0) return null;
  if (status === 'draft' || status === 'upcoming') return 'shut';
  return status === 'registering' && participantCount === 0 ? 'open' : null;
}
