// The star beside an entry: follows it in this browser, or ends it. No account is needed (D53).
import * as words from '@tennis/words/following';
import { Star } from 'lucide-react';
import { followEntry, unfollowEntry, useFollowedEntries } from '../lib/followed-entries.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';

/** The button; `name` as the reader sees it. */
export function FollowStar({ tournament, entry, name }: { tournament: number; entry: number; name: string }) {
  const isFollowed = useFollowedEntries().some((one) => one.tournament === tournament && one.entry === entry);
  const meant = { tournament, entry };
  return (
    <IconButton
      icon={Star}
      label={isFollowed ? words.unfollow({ name }) : words.follow({ name })}
      aria-pressed={isFollowed}
      className={cx('flex-none', isFollowed && 'text-primary [&_svg]:fill-current')}
      onClick={() => (isFollowed ? unfollowEntry(meant) : followEntry(meant))}
    />
  );
}
