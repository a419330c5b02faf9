// The followed tournaments, clubs and courts, on the page about everything this browser follows.
import * as words from '@tennis/words/following';
import { useFollowedPlaces, type FollowedPlace } from '../../lib/followed-places.ts';
import { PlaceStar } from '../../ui/place-star.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const TITLES: Readonly<Record<FollowedPlace['kind'], string>> = {
  tournament: words.tournaments,
  club: words.clubs,
  court: words.courts,
};

/** Where each leads to; a court has no page that is for everybody. */
function hrefOf({ kind, id }: FollowedPlace): string | null {
  if (kind === 'tournament') return `/tournaments/${id}`;
  return kind === 'club' ? `/tv/club/${id}` : null;
}

/** A list for each kind; nothing if there is none. */
export function FollowedPlaces() {
  const places = useFollowedPlaces();
  return (['tournament', 'club', 'court'] as const).map((kind) => {
    const own = places.filter((place) => place.kind === kind);
    return own.length === 0 ? null : (
      <section key={kind} aria-labelledby={`followed-${kind}`} className="mb-6">
        <h2 id={`followed-${kind}`} className="mb-2 type-section">
          {TITLES[kind]}
        </h2>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {own.map((place) => (
            <Place key={place.id} place={place} />
          ))}
        </ul>
      </section>
    );
  });
}

function Place({ place }: { place: FollowedPlace }) {
  const href = hrefOf(place);
  return (
    <li className="flex min-h-14 items-center gap-2 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {href === null ? place.name : <TextLink href={href}>{place.name}</TextLink>}
      </div>
      <PlaceStar place={place} />
    </li>
  );
}
