// The page at /tv/club/{id}: the screen of a club with all that is played there.
import * as words from '@tennis/words/screens';
import { dayOf } from '../../lib/dates.ts';
import { orderOfPlayPath } from '../../lib/order-of-play-path.ts';
import { useNow } from '../../lib/use-now.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tv } from './tv.tsx';
import { useClub } from './use-club.ts';

/** The page. */
export function ClubTv({ id }: { id: string }) {
  const known = useClub(id);
  const now = useNow();
  if (known === null) return null;
  const { club, tournaments } = known;
  if (club === null) return <EmptyState title={words.missing} />;
  return (
    <Tv
      name={club.name}
      logo={club.logo}
      colours={club.colours}
      tournaments={tournaments.map((one) => one.id)}
      of={{ clubId: id }}
      zone={club.timeZone}
      path={orderOfPlayPath(`club-${club.id}`, dayOf(now, club.timeZone))}
    />
  );
}
