// The star beside a tournament, a club or a court: follows it in this browser, or ends it (D53).
import * as words from '@tennis/words/following';
import { followPlace, unfollowPlace, useFollowedPlaces, type FollowedPlace } from '../lib/followed-places.ts';
import { StarButton } from './star-button.tsx';

/** What a screen reader says when somebody begins to follow the place. */
const TEXTS: Readonly<Record<FollowedPlace['kind'], string>> = {
  tournament: words.begunTournament,
  club: words.begunClub,
  court: words.begunCourt,
};

/** The button. */
export function PlaceStar({ place, onColour = false }: { place: FollowedPlace; onColour?: boolean }) {
  const { kind, id, name } = place;
  return (
    <StarButton
      kept={place}
      name={name}
      hears={TEXTS[kind]}
      isFollowed={useFollowedPlaces().some((one) => one.kind === kind && one.id === id)}
      onBegin={() => followPlace(place)}
      onEnd={() => unfollowPlace(place)}
      onColour={onColour}
    />
  );
}
