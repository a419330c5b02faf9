// The star beside an entry: follows it in this browser, or ends it. No account is needed (D53).
import * as words from '@tennis/words/following';
import { Star } from 'lucide-react';
import { followEntry, unfollowEntry, useFollowedEntries } from '../lib/followed-entries.ts';
import { IconButton } from './button.tsx';
import { StarButton } from './star-button.tsx';

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
  const end = () => unfollowEntry(meant);
  if (name === undefined)
    return (
      <IconButton
        icon={Star}
        label={words.unfollowThis}
        className="flex-none text-primary [&_svg]:fill-current"
        onClick={end}
      />
    );
  return (
    <StarButton
      kept={meant}
      name={name}
      hears={words.begunText}
      isFollowed={isFollowed}
      onBegin={() => followEntry(meant)}
      onEnd={end}
    />
  );
}
