// People this browser follows, each with their next match. It shows only what anybody may read.
import * as following from '@tennis/words/following';
import * as words from '@tennis/words/player';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { isMissing } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { followInstead, unfollow, useFollowed } from '../../lib/followed-people.ts';
import { NextLine } from './next-line.tsx';
import { onePerson } from './player-queries.ts';

/** The list; without anybody it says how to begin. */
export function FollowedPeople() {
  const followed = useFollowed();
  const user = useSession();
  const hasAccount = user !== null && user !== undefined;
  return (
    <>
      {followed.length === 0 ? (
        <p className="text-body text-ink2">
          {words.followNobody} {words.followHow}
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {followed.map((id) => (
            <Followed key={id} id={id} />
          ))}
        </ul>
      )}
      <p className="mt-2 text-meta text-ink3">{hasAccount ? following.keptInAccount : following.keptHere}</p>
    </>
  );
}

function Followed({ id }: { id: number }) {
  const { data, error } = useQuery(onePerson(id));
  const now = data?.personId;
  useEffect(() => {
    if (now !== undefined && now !== id) followInstead(id, now);
  }, [id, now]);
  return (
    <li className="flex min-h-14 items-center gap-2 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1">
        {data !== undefined && (
          <>
            <TextLink href={`/people/${data.personId}`} className="[overflow-wrap:anywhere]">
              {data.name}
            </TextLink>
            <NextLine next={data.upcoming[0]} />
          </>
        )}
        {data === undefined && error === null && (
          <SkeletonGroup>
            <Skeleton className="h-5 w-2/3" />
          </SkeletonGroup>
        )}
        {data === undefined && error !== null && (
          <p className="text-meta text-ink2">{isMissing(error) ? words.noLongerPublic : words.pageFailed}</p>
        )}
      </div>
      <IconButton
        icon={X}
        label={data === undefined ? words.unfollowThis : words.unfollowName({ name: data.name })}
        onClick={() => unfollow(id)}
      />
    </li>
  );
}
