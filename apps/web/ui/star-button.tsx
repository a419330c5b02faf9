// A star that is pressed to follow something in this browser. On a page that the server has drawn, its small script does that at once
// (reader/stars.ts) and finds here what is kept, and the button's other name.
import * as words from '@tennis/words/following';
import { Star } from 'lucide-react';
import { useEffect } from 'react';
import { takeBegun } from '../lib/begun-while-drawn.ts';
import type { FollowedEntry } from '../lib/followed-entries.ts';
import type { FollowedPlace } from '../lib/followed-places.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { toast } from './toast-store.ts';

export interface StarButtonProps {
  /** As it is kept. */
  kept: FollowedEntry | FollowedPlace;
  name: string;
  /** Read aloud once somebody follows it. */
  hears: string;
  isFollowed: boolean;
  onBegin: () => void;
  onEnd: () => void;
  /** On a coloured head. */
  onColour?: boolean;
}

/** The button. */
export function StarButton({
  kept,
  name,
  hears,
  isFollowed,
  onBegin,
  onEnd,
  onColour = false,
}: StarButtonProps) {
  const text = JSON.stringify(kept);
  const [begin, end] = [words.follow({ name }), words.unfollow({ name })];
  // Far down a list the top of the page is out of sight.
  const say = () => toast({ title: words.begun({ name }), description: hears, tone: 'success' });
  useEffect(() => {
    if (isFollowed && takeBegun(text)) say();
  });
  function turn() {
    if (isFollowed) {
      onEnd();
      return;
    }
    onBegin();
    say();
  }
  return (
    <IconButton
      icon={Star}
      {...(onColour ? { variant: 'pine' as const } : {})}
      label={isFollowed ? end : begin}
      data-follow={text}
      data-followed={isFollowed ? '' : undefined}
      data-other={isFollowed ? begin : end}
      className={cx(
        'flex-none data-followed:[&_svg]:fill-current',
        !onColour && 'data-followed:text-primary',
      )}
      onClick={turn}
    />
  );
}
