// Players enter a tournament themselves (brief section 2, "Entry"): how many places are taken, until when, and one button for each person that they may enter.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/entering';
import * as partners from '@tennis/words/partners';
import type { Entering, Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { formatMatchTime } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { SignInToEnter } from '../../../ui/sign-in-to-enter.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AddChild } from '../../../writes/add-child.tsx';
import { AskedRow } from './asked-row.tsx';
import { EnterableRow } from './enterable-row.tsx';
import { Lookers } from './lookers.tsx';

/** Until when, or why not. */
function whenOf({ closed, deadline }: Entering, zone: string): string {
  if (closed === 'drawn') return words.drawn;
  if (closed === 'not-registering') return words.notOpen;
  if (deadline === null) return words.noDeadline;
  const moment = formatMatchTime(deadline, zone);
  return closed === 'deadline' ? words.closesAt({ moment }) : words.closes({ moment });
}

/** The card. */
export function EntryCard({ tournament }: { tournament: Tournament }) {
  const { data, isError, refetch } = useQuery(read('getEntering', { params: { id: String(tournament.id) } }));
  const user = useSession();
  return (
    <Card as="section" padding="l" aria-label={words.title} className="lg:col-span-2">
      <CardHeader title={words.title} />
      {isError && (
        <Banner actions={<Button onClick={() => void refetch()}>{tryAgain}</Button>}>
          {words.loadFailed}
        </Banner>
      )}
      {data === undefined && !isError && (
        <SkeletonGroup label={words.title}>
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <>
          <p className="mt-1 text-body">
            <b className="font-semibold">{words.taken({ taken: data.taken, most: data.most })}</b>
            {data.waiting > 0 && (
              <span className="text-ink2"> · {words.waitingCounted({ count: data.waiting })}</span>
            )}
          </p>
          <div className="mt-2 max-w-100">
            <Progress
              value={data.taken}
              max={data.most}
              label={words.taken({ taken: data.taken, most: data.most })}
            />
          </div>
          <p className="mt-2 text-control text-ink2">{whenOf(data, tournament.timeZone)}</p>
          {data.isPair && data.closed === null && (
            <p className="mt-1 text-control text-ink2">{partners.meaning}</p>
          )}
          {data.requests.length > 0 && (
            <ul
              aria-label={partners.requests}
              className="mt-3 divide-y divide-line rounded-control border border-line bg-sunk"
            >
              {data.requests.map((request) => (
                <AskedRow key={request.id} tournament={tournament} request={request} people={data.people} />
              ))}
            </ul>
          )}
          {user === null && data.closed === null && (
            <div className="mt-3">
              <SignInToEnter />
            </div>
          )}
          {data.people.length > 0 && (
            <ul aria-label={words.people} className="mt-3 divide-y divide-line border-t border-line">
              {data.people.map((person) => (
                <EnterableRow key={person.personId} tournament={tournament} entering={data} person={person} />
              ))}
            </ul>
          )}
          {user !== null && user !== undefined && data.closed === null && (
            <div className="mt-3">
              <AddChild />
            </div>
          )}
          <Lookers tournament={tournament} entering={data} />
        </>
      )}
    </Card>
  );
}
