// The page at /my-tennis: the coming and past matches of the reader, or of somebody they look after.
import * as words from '@tennis/words/player';
import type { MyTennis } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageSearch } from '../../lib/page-search.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { FollowedPeople } from './followed-people.tsx';
import { LookedAfter } from './looked-after.tsx';
import { NextMatch } from './next-match.tsx';
import { Opponents } from './opponents.tsx';
import { OwnEntries } from './own-entries.tsx';
import { Part } from './part.tsx';
import { validateMyTennisSearch } from './person-search.ts';
import { PlayedList } from './played-list.tsx';
import { myTennis } from './player-queries.ts';
import { Results } from './results.tsx';
import { ScoringLink } from './scoring-link.tsx';

/** My Tennis; `asked`: the requests to be somebody's partner. */
export function MyTennisPage({ asked }: { asked: ReactNode }) {
  usePageTitle(words.title);
  const [{ person }, change] = usePageSearch(validateMyTennisSearch);
  const { data, isError, refetch } = useQuery(myTennis(person));
  const people = data?.people ?? [];
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          people.length > 1 && (
            <Select
              label={words.whose}
              className="min-w-56"
              value={String(data?.personId ?? '')}
              options={people.map(({ personId, name }) => ({ value: String(personId), label: name }))}
              onChange={({ target }) => {
                const chosen = people.find(({ personId }) => String(personId) === target.value);
                change({ person: chosen === undefined || chosen.isSelf ? undefined : chosen.personId });
              }}
            />
          )
        }
      />
      <ScoringLink />
      <div className="mb-7 empty:hidden">{asked}</div>
      {isError && data === undefined && <LoadFailed text={words.failed} onRetry={() => void refetch()} />}
      {data === undefined ? !isError && <PageSkeleton /> : <Tennis key={data.personId} tennis={data} />}
    </>
  );
}

function Tennis({ tennis }: { tennis: MyTennis }) {
  const { personId, upcoming, moreUpcoming, entries } = tennis;
  const [next, ...later] = upcoming;
  return (
    <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-1 content-start gap-7">
        <LookedAfter tennis={tennis} />
        {next === undefined ? (
          <EmptyState
            icon={CalendarClock}
            title={words.noMatchTitle}
            hint={entries.length === 0 ? words.noMatchText : words.noMatchEntered}
            action={
              <LinkButton variant="primary" href="/tournaments?tab=upcoming">
                {words.findTournament}
              </LinkButton>
            }
          />
        ) : (
          <NextMatch match={next} />
        )}
        {later.length > 0 && (
          <Part title={words.afterThat}>
            <PlayedList matches={later} label={words.afterThat} arranges />
            {moreUpcoming > 0 && (
              <p className="mt-2 text-meta text-ink3">{words.moreUpcoming({ count: moreUpcoming })}</p>
            )}
          </Part>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-7 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Part title={words.entries}>
          <OwnEntries personId={personId} entries={entries} moreEntries={tennis.moreEntries} />
        </Part>
        <Part title={words.headToHead}>
          <Opponents
            opponents={tennis.opponents}
            moreOpponents={tennis.moreOpponents}
            hrefOf={({ key }) => `/people/${personId}?opponent=${key}`}
          />
        </Part>
        <Part title={words.followed}>
          <FollowedPeople />
        </Part>
      </div>
      <Part
        title={words.results}
        beside={
          tennis.won + tennis.lost > 0 && <span className="text-meta text-ink2">{words.balance(tennis)}</span>
        }
      >
        <Results personId={personId} />
      </Part>
    </div>
  );
}

function PageSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-4">
      <Skeleton className="h-52 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  );
}
