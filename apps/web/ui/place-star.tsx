// The star beside a tournament, a club or a court: follows it in this browser, or ends it (D53).
import * as words from '@tennis/words/following';
import { Star } from 'lucide-react';
import { followPlace, unfollowPlace, useFollowedPlaces, type FollowedPlace } from '../lib/followed-places.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { toast } from './toast-store.ts';

/** What one hears of each. */
const TEXTS: Readonly<Record<FollowedPlace['kind'], string>> = {
  tournament: words.begunTournament,
  club: words.begunClub,
  court: words.begunCourt,
};

/** The button. */
export function PlaceStar({ place, onColour = false }: { place: FollowedPlace; onColour?: boolean }) {
  const { kind, id, name } = place;
  const isFollowed = useFollowedPlaces().some((one) => one.kind === kind && one.id === id);
  function turn() {
    if (isFollowed) {
      unfollowPlace(place);
      return;
    }
    followPlace(place);
    toast({ title: words.begun({ name }), description: TEXTS[kind], tone: 'success' });
  }
  return (
    <IconButton
      icon={Star}
      {...(onColour ? { variant: 'pine' as const } : {})}
      label={isFollowed ? words.unfollow({ name }) : words.follow({ name })}
      className={cx(
        'flex-none',
        isFollowed && '[&_svg]:fill-current',
        isFollowed && !onColour && 'text-primary',
      )}
      onClick={turn}
    />
  );
}
