// People this browser follows, each with their next match. It shows only what anybody may read.
import * as following from '@tennis/words/following';
import * as words from '@tennis/words/player';
import type { PersonPage } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { isMissing } from '../../lib/api.ts';
import { matchView } from '../../lib/match-view.ts';
import { nextOnCourt } from '../../lib/next-on-court.ts';
import { useSession } from '../../lib/session.ts';
import { whenNote } from '../../lib/when-words.ts';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { followInstead, unfollow, useFollowed } from '../../lib/followed-people.ts';
import { opponentName } from './own-side.ts';
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

/** "Sep 12, 2026 • 2:00 PM, against Priya Raman • Court 3 • about 2:40 PM, between 2:20 PM and 3:15 PM", or that they are called. */
function nextOf({ upcoming: [next] }: PersonPage): string {
  if (next === undefined) return words.noMatchOfPerson;
  const { when, court } = matchView(next);
  const opponent = opponentName(next);
  const onCourt = opponent === null ? null : nextOnCourt(next, opponent);
  if (onCourt !== null) return onCourt;
  const known = opponent === null ? when : words.nextAt({ when, opponent });
  // "Called to Court 3" names the court itself.
  const place = next.court === null || next.calledAt !== null ? '' : court;
  return [known, place, whenNote(next)].filter((text) => text !== '').join(' • ');
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
            <p className="text-meta text-ink2">{nextOf(data)}</p>
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
