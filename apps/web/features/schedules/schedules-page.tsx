// Match Schedules (specification §2, §8, §9; D11, D43, D45): a day's matches, and results. Tab, day and tournament are in the address.
import * as words from '@tennis/words/schedules';
import * as deskWords from '@tennis/words/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { viewerToday } from '../../lib/dates.ts';
import { completedMatches, matchesOfDay } from '../../lib/first-reads.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { readPages } from '../../lib/pages.ts';
import { isAnyAdmin, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DayPicker, dayText } from './day-picker.tsx';
import { MatchListSkeleton, ResultList, ScheduleList } from './match-lists.tsx';
import { PageOfMatches, type MatchQuery } from './page-of-matches.tsx';
import { FilterNote, TournamentFilter, TournamentFilterSheet } from './tournament-filter.tsx';
import { validateSchedulesSearch, type SchedulesTab } from './schedules-search.ts';
import { SuspendedInList } from './suspended-today.tsx';

/** The page at /match-schedules. */
export function SchedulesPage() {
  usePageTitle(words.title);
  const [{ tab = 'schedule' }, setSearch, hrefOf] = usePageSearch(validateSchedulesSearch);
  return (
    <>
      <PageHeader title={words.title} />
      <Tabs<SchedulesTab>
        label={words.title}
        sticky
        value={tab}
        onChange={(next) => setSearch({ tab: next === 'results' ? next : undefined })}
        hrefOf={(next) => hrefOf({ tab: next === 'results' ? next : undefined })}
        tabs={[
          { value: 'schedule', label: words.scheduleTab, content: <Schedule /> },
          { value: 'results', label: words.resultsTab, content: <Results /> },
        ]}
      />
    </>
  );
}

const Desk = lazyPart(async () => import('./desk/desk.tsx'), 'Desk');
/** Most people read the list. */
const OrderOfPlay = lazyPart(async () => import('./order-of-play.tsx'), 'OrderOfPlay');
const PlanDay = lazyPart(async () => import('./without-time.tsx'), 'PlanDay');
const WithoutTime = lazyPart(async () => import('./without-time.tsx'), 'WithoutTime');

/** The list of the specification, the order of play by court or, for the admins of a club, its desk. */
function Schedule() {
  const [{ view = 'list', date }, setSearch, hrefOf] = usePageSearch(validateSchedulesSearch);
  const isAdmin = isAnyAdmin(useSession());
  const today = viewerToday();
  const day = date ?? today;
  // An address of the desk shows everybody else the same courts to read.
  const shown = view === 'courts' && !isAdmin ? 'order' : view;
  // A press marks its view at once; the matches are drawn after that has been painted.
  const drawn = useDeferredValue(shown);
  const choice = (
    <Segmented
      label={words.view}
      value={shown}
      options={[
        { value: 'list', label: words.viewList },
        { value: 'order', label: words.viewOrder },
        ...(isAdmin ? [{ value: 'courts' as const, label: deskWords.courtsView }] : []),
      ]}
      onChange={(next) => setSearch({ view: next === 'list' ? undefined : next })}
      hrefOf={(next) => hrefOf({ view: next === 'list' ? undefined : next })}
    />
  );
  if (drawn !== 'courts') return <DayOfMatches choice={choice} byCourt={drawn === 'order'} />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 md:gap-3">
        <DayPicker
          day={day}
          today={today}
          onChange={(next) => setSearch({ date: next === today ? undefined : next })}
        />
        {choice}
      </div>
      <h2 className="type-section mb-3">{words.matchesFor({ day: dayText(day) })}</h2>
      <Suspense fallback={null}>
        <Desk day={day} />
      </Suspense>
    </>
  );
}

function DayOfMatches({ choice, byCourt }: { choice: ReactNode; byCourt: boolean }) {
  const [{ date, tournament }, setSearch, hrefOf] = usePageSearch(validateSchedulesSearch);
  const isAdmin = isAnyAdmin(useSession());
  const today = viewerToday();
  const day = date ?? today;
  const query = useInfiniteQuery(readPages(matchesOfDay(day, tournament)));
  const count = query.data?.length ?? 0;
  return (
    <>
      <Toolbar query={query}>
        <DayPicker
          day={day}
          today={today}
          onChange={(next) => setSearch({ date: next === today ? undefined : next })}
          hrefOf={(next) => hrefOf({ date: next === today ? undefined : next })}
        />
        {choice}
      </Toolbar>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="type-section">{words.matchesFor({ day: dayText(day) })}</h2>
        {/* On a phone it has its own line from the start, so that the list below does not move. */}
        <div className="flex flex-wrap items-baseline gap-x-4 max-md:min-h-5 max-md:basis-full">
          <output className="text-control text-ink2">{count > 0 && words.showing({ count })}</output>
          {isAdmin && tournament === undefined && (
            <Suspense fallback={null}>
              <WithoutTime day={day} />
            </Suspense>
          )}
        </div>
      </div>
      <PageOfMatches
        query={query}
        failure={words.dayFailed}
        empty={words.dayEmpty}
        whenEmpty={
          isAdmin && tournament === undefined ? (
            <Suspense fallback={null}>
              <PlanDay day={day} />
            </Suspense>
          ) : undefined
        }
      >
        {(matches) =>
          byCourt ? (
            <Suspense fallback={<MatchListSkeleton />}>
              <OrderOfPlay query={query} matches={matches} day={day} />
            </Suspense>
          ) : (
            <>
              <div className="mb-4 empty:mb-0">
                <SuspendedInList matches={matches} />
              </div>
              <ScheduleList matches={matches} />
            </>
          )
        }
      </PageOfMatches>
    </>
  );
}

function Results() {
  const [{ tournament }] = usePageSearch(validateSchedulesSearch);
  const query = useInfiniteQuery(readPages(completedMatches(tournament)));
  return (
    <>
      <Toolbar query={query} />
      <PageOfMatches query={query} failure={words.resultsFailed} empty={words.resultsEmpty}>
        {(matches) => <ResultList matches={matches} />}
      </PageOfMatches>
    </>
  );
}

/** The line of controls: what the tab brings, the tournament filter, Refresh. */
function Toolbar({ query, children }: { query: MatchQuery; children?: ReactNode }) {
  const [{ tournament }, setSearch] = usePageSearch(validateSchedulesSearch);
  const filter = {
    value: tournament,
    onChange: (next: number | undefined) => setSearch({ tournament: next }),
  };
  return (
    <div className="mb-4 grid gap-2">
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        {children}
        <TournamentFilter {...filter} />
        <TournamentFilterSheet {...filter} />
        <Button
          icon={RefreshCw}
          busy={query.isFetching && !query.isFetchingNextPage}
          onClick={() => void query.refetch()}
        >
          <span className="max-md:unseen">{words.refresh}</span>
        </Button>
      </div>
      <FilterNote {...filter} />
    </div>
  );
}
