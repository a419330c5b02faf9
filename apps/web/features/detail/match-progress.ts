// The counts on which a tournament's moves depend, made from its matches as the server makes them (D9).
import type { Match } from '@tennis/contract';
import type { TournamentProgress } from '@tennis/domain';

const hasBegun = ({ status, scores, winnerId }: Match): boolean =>
  status === 'in_progress' || status === 'completed' || scores !== null || winnerId !== null;

/** How many matches there are, how many have begun, and how many are undecided; cancelled ones count as decided. */
export const tournamentProgress = (matches: readonly Match[]): TournamentProgress => ({
  matches: matches.length,
  startedMatches: matches.filter(hasBegun).length,
  undecidedMatches: matches.filter(({ status, winnerId }) => status !== 'cancelled' && winnerId === null)
    .length,
});
