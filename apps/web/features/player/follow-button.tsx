// Follows somebody in this browser, or ends it.
import * as words from '@tennis/words/player';
import { Star, StarOff } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { follow, MOST_FOLLOWED, unfollow, useFollowed } from '../../lib/followed-people.ts';

/** The button; `name` as the reader sees it. */
export function FollowButton({ id, name }: { id: number; name: string }) {
  const followed = useFollowed();
  const isFollowed = followed.includes(id);
  const isFull = !isFollowed && followed.length >= MOST_FOLLOWED;
  return (
    <>
      <Button
        icon={isFollowed ? StarOff : Star}
        // As wide with either word, so that nothing beside it moves.
        className="min-w-36"
        disabled={isFull}
        aria-label={isFollowed ? words.unfollowName({ name }) : words.followName({ name })}
        onClick={() => (isFollowed ? unfollow(id) : follow(id))}
      >
        {isFollowed ? words.unfollow : words.follow}
      </Button>
      {isFull && <p className="text-meta text-ink2">{words.followFull({ most: MOST_FOLLOWED })}</p>}
    </>
  );
}
