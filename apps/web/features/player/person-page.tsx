// The page at /people/{id}: what this reader may know of a person (D24).
import * as words from '@tennis/words/player';
import type { PersonPage as Page } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { isMissing } from '../../lib/api.ts';
import { formatRange } from '../../lib/dates.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { FollowButton } from './follow-button.tsx';
import { Opponents } from './opponents.tsx';
import { Part } from './part.tsx';
import { validatePersonSearch } from './person-search.ts';
import { PlayedList } from './played-list.tsx';
import { onePerson } from './player-queries.ts';
import { Results } from './results.tsx';
import { Years } from './years.tsx';

const RESULTS = 'results';

/** The number in the address, or 0, which nobody has. */
const idOf = (text: string | undefined): number => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0);

/** The page; `missing` stands in its place where there is nothing that the reader may know. */
export function PersonPage({ missing }: { missing: ReactNode }) {
  const { id: text } = useParams({ strict: false });
  const id = idOf(text);
  const { data, error, refetch } = useQuery(onePerson(id));
  const navigate = useNavigate();
  const now = data?.personId;
  useEffect(() => {
    // Two records were one person: the page has one address.
    if (now !== undefined && now !== id) void navigate({ href: `/people/${now}`, replace: true });
  }, [id, now, navigate]);
  usePageTitle(data?.name ?? words.page);
  if (data !== undefined) return <Known key={data.personId} page={data} />;
  if (error === null)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    );
  return isMissing(error) ? missing : <LoadFailed text={words.pageFailed} onRetry={() => void refetch()} />;
}

function Known({ page }: { page: Page }) {
  const { personId, name, club, upcoming, moreUpcoming } = page;
  return (
    <>
      <PageHeader
        title={name}
        description={[club, words.balance(page)].filter((fact) => fact !== null).join(' · ')}
        actions={<FollowButton id={personId} name={name} />}
      />
      <div className="grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Part title={words.toCome}>
          {upcoming.length === 0 ? (
            <p className="text-body text-ink2">{words.noMatchOfPerson}</p>
          ) : (
            <PlayedList matches={upcoming} label={words.toCome} />
          )}
          {moreUpcoming > 0 && (
            <p className="mt-2 text-meta text-ink3">{words.moreUpcoming({ count: moreUpcoming })}</p>
          )}
        </Part>
        <div className="grid grid-cols-1 content-start gap-7 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Part title={words.byYear}>
            <Years years={page.years} />
          </Part>
          <Part title={words.titlesAndFinals}>
            <Finals finals={page.finals} />
          </Part>
          <Part title={words.headToHead}>
            <Opponents
              opponents={page.opponents}
              moreOpponents={page.moreOpponents}
              hrefOf={({ key }) => `/people/${personId}?opponent=${key}`}
            />
          </Part>
        </div>
        <ChosenResults page={page} />
      </div>
    </>
  );
}

/** Titles and lost finals; a tournament without a final has neither. */
function Finals({ finals }: Pick<Page, 'finals'>) {
  if (finals.length === 0) return <p className="text-body text-ink2">{words.noFinals}</p>;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {finals.map((final) => (
        <li key={final.tournamentId}>
          <AppLink
            href={`/tournaments/${final.tournamentId}`}
            className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunk"
          >
            <span className="min-w-0">
              <span className="block font-medium [overflow-wrap:anywhere]">{final.tournamentName}</span>
              <span className="block text-meta text-ink3">
                {formatRange(final.startDate, final.endDate, final.timeZone)}
              </span>
            </span>
            <Badge tone={final.won ? 'primary' : 'neutral'}>
              {final.won ? words.wonFinal : words.lostFinal}
            </Badge>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The results, of one year or against one opponent where the address says so. */
function ChosenResults({ page }: { page: Page }) {
  const [{ year, opponent }, change] = usePageSearch(validatePersonSearch);
  const met = page.opponents.find(({ key }) => key === opponent);
  const { years, opponents } = page;
  const chosen = met?.key;
  useEffect(() => {
    // On a phone the results are far below the list of opponents that leads to them.
    if (chosen !== undefined) document.getElementById(RESULTS)?.scrollIntoView();
  }, [chosen]);
  return (
    <Part
      id={RESULTS}
      title={met === undefined ? words.results : words.headToHeadWith({ name: met.name })}
      beside={
        met !== undefined && (
          <span className="flex flex-wrap items-baseline gap-x-4 text-meta text-ink2">
            {words.balance(met)}
            {met.personId !== null && (
              <AppLink
                href={`/people/${met.personId}`}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {words.pageOf({ name: met.name })}
              </AppLink>
            )}
          </span>
        )
      }
    >
      <div className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Select
          label={words.year}
          value={String(year ?? '')}
          options={[
            { value: '', label: words.allYears },
            ...years.map((one) => ({ value: String(one.year), label: String(one.year) })),
          ]}
          onChange={({ target }) =>
            change({ year: target.value === '' ? undefined : Number(target.value), opponent })
          }
        />
        <Select
          label={words.opponent}
          value={opponent ?? ''}
          options={[
            { value: '', label: words.everybody },
            ...opponents.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={({ target }) =>
            change({ opponent: target.value === '' ? undefined : target.value, year })
          }
        />
      </div>
      <Results personId={page.personId} filter={{ year, opponent }} />
    </Part>
  );
}
