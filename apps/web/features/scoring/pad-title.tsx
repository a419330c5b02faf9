// What the pad is for: the court, and below it the tournament and the round.
import type { Match } from '@tennis/contract';
import { courtName } from '../../lib/court-name.ts';
import { matchRound } from '../../lib/round-title.ts';

/** The title of the pad. Where there is little room, the tournament gives way before the round. */
export function PadTitle({ match }: { match: Match }) {
  return (
    <>
      <h1 className="truncate font-display text-body font-bold">{courtName(match.court)}</h1>
      <p className="flex justify-center text-meta whitespace-pre opacity-80">
        <span className="truncate">{match.tournamentName}</span>
        <span className="max-w-full flex-none truncate">, {matchRound(match)}</span>
      </p>
    </>
  );
}
