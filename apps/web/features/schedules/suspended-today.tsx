// Suspended play at the clubs of a day.
import type { Match } from '@tennis/contract';
import { StandstillBanner } from '../../ui/standstill-banner.tsx';

/** Suspended play at the clubs of a list of matches; nothing while play goes on. */
export function SuspendedInList({ matches }: { matches: readonly Match[] }) {
  const clubs = new Map(
    matches.flatMap((match): [number | null, Match][] =>
      match.standstills === undefined ? [] : [[match.clubId ?? null, match]],
    ),
  );
  if (clubs.size === 0) return null;
  return (
    <div className="grid gap-2">
      {[...clubs].map(([clubId, { standstills = [], timeZone }]) => (
        <StandstillBanner key={clubId} breaks={standstills} zone={timeZone} />
      ))}
    </div>
  );
}
