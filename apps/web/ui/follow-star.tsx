// The star beside an entry: follows it in this browser, or ends it. No account is needed (D53).
import * as words from '@tennis/words/following';
import { Star } from 'lucide-react';
import { followEntry, unfollowEntry, useFollowedEntries } from '../lib/followed-entries.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { toast } from './toast-store.ts';

/** The button; `name` as the reader sees it, left out for an entry that is gone. */
export function FollowStar({
  tournament,
  entry,
  name,
}: {
  tournament: number;
  entry: number;
  name?: string;
}) {
  const isFollowed = useFollowedEntries().some((one) => one.tournament === tournament && one.entry === entry);
  const meant = { tournament, entry };
  function turn() {
    if (isFollowed) {
      unfollowEntry(meant);
      return;
    }
    followEntry(meant);
    // Far down a list the top of the page is out of sight.
    if (name !== undefined)
      toast({ title: words.begun({ name }), description: words.begunText, tone: 'success' });
  }
  return (
    <IconButton
      icon={Star}
      label={
        name === undefined
          ? words.unfollowThis
          : isFollowed
            ? words.unfollow({ name })
            : words.follow({ name })
      }
      className={cx('flex-none', isFollowed && 'text-primary [&_svg]:fill-current')}
      onClick={turn}
    />
  );
}
