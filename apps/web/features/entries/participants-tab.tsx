// The Participants tab (§2; D17, D26, D28) in its states: loading, failed, read, managed.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/entries';
import type { Participant, Tournament } from '@tennis/contract';
import { Suspense } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FollowStar } from '../../ui/follow-star.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { EntryList, type EntryListProps } from './entry-list.tsx';
import { useTellingApart } from './lookalikes.ts';
import { ClaimMenu, ManagedEntries } from './parts.ts';
import { participantName } from '../../lib/participant-name.ts';
import { useSession } from '../../lib/session.ts';
import { useEntries } from '../../lib/use-entries.ts';

export interface ParticipantsTabProps {
  tournament: Tournament;
  /** Whether the viewer may change the entries. */
  manages: boolean;
}

/** "M. S. (Sep 12, 2026 • 2:00 PM, against E. W.)" where the name alone would be that of two. */
function nameWith(participant: Participant, hints: ReadonlyMap<number, string>): string {
  const hint = hints.get(participant.id);
  const name = participantName(participant);
  return hint === undefined ? name : `${name} (${hint})`;
}

/** The end of a row for readers: the star and, for signed-in people, the claims they may make. */
const rowEnd = (
  { id, status }: Tournament,
  isSignedIn: boolean,
  hints: ReadonlyMap<number, string>,
): Pick<EntryListProps, 'renderEnd'> => ({
  renderEnd: (participant) => (
    <>
      {isSignedIn && (
        <Suspense fallback={null}>
          <ClaimMenu participant={participant} />
        </Suspense>
      )}
      {status !== 'draft' && !participant.withdrawn && (
        <FollowStar tournament={id} entry={participant.id} name={nameWith(participant, hints)} />
      )}
    </>
  ),
});

/** Whether somebody here has matches to come: a star alone does not say what it is for. */
const isToFollow = ({ status }: Tournament, participants: readonly Participant[]): boolean =>
  status !== 'draft' && status !== 'completed' && participants.some(({ withdrawn }) => !withdrawn);

/** The tab. */
export function ParticipantsTab({ tournament, manages }: ParticipantsTabProps) {
  const { entries, failed, retry } = useEntries(tournament);
  const user = useSession();
  const isSignedIn = user !== null && user !== undefined;
  const hints = useTellingApart(tournament, manages ? [] : (entries?.participants ?? []));
  if (entries !== null) {
    if (!manages)
      return (
        <EntryList
          tournament={tournament}
          {...entries}
          hints={hints}
          {...(isToFollow(tournament, entries.participants) && { about: words.followHint })}
          {...rowEnd(tournament, isSignedIn, hints)}
        />
      );
    return (
      <Suspense fallback={<Loading />}>
        <ManagedEntries tournament={tournament} {...entries} />
      </Suspense>
    );
  }
  if (failed) {
    return <Banner actions={<Button onClick={retry}>{tryAgain}</Button>}>{words.failed}</Banner>;
  }
  return <Loading />;
}

function Loading() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-px">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-12 w-full" />
      ))}
    </SkeletonGroup>
  );
}
