// Match Schedules (specification §2, §8, §9; D11, D43, D45): a day's matches, and results. Tab, day and tournament are in the address.
import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { viewerToday } from '../../lib/dates.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { DayPicker, dayText } from './day-picker.tsx';
import { ResultList, ScheduleList } from './match-lists.tsx';
import { resultPages, schedulePages } from './match-pages.ts';
import { PageOfMatches, type MatchQuery } from './page-of-matches.tsx';
import { FilterNote, TournamentFilter, TournamentFilterSheet } from './tournament-filter.tsx';
import { validateSchedulesSearch, type SchedulesTab } from './schedules-search.ts';

/** The page at /match-schedules. */
export function SchedulesPage() {
  usePageTitle('Match Schedules');
  const [{ tab = 'schedule' }, setSearch] = usePageSearch(validateSchedulesSearch);
  return (
    <>
      <PageHeader title="Match Schedules" />
      <Tabs<SchedulesTab>
        label="Match Schedules"
        sticky
        value={tab}
        onChange={(next) => setSearch({ tab: next === 'results' ? next : undefined })}
        tabs={[
          { value: 'schedule', label: 'Schedule', content: <Schedule /> },
          { value: 'results', label: 'Results', content: <Results /> },
        ]}
      />
    </>
  );
}

function Schedule() {
  const [{ date, tournament }, setSearch] = usePageSearch(validateSchedulesSearch);
  const today = viewerToday();
  const day = date ?? today;
  const query = useInfiniteQuery(schedulePages(day, tournament));
  const count = query.data?.length ?? 0;
  return (
    <>
      <Toolbar query={query}>
        <DayPicker
          day={day}
          today={today}
          onChange={(next) => setSearch({ date: next === today ? undefined : next })}
        />
      </Toolbar>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="type-section">Matches for {dayText(day)}</h2>
        {/* On a phone a line of its own that is there from the start, so that the list below does not move. */}
        <output className="text-control text-ink2 max-md:min-h-5 max-md:basis-full">
          {count > 0 && `Showing ${count} ${count === 1 ? 'match' : 'matches'}`}
        </output>
      </div>
      <PageOfMatches
        query={query}
        failure="Failed to fetch matches for date"
        empty="No matches scheduled for this day."
      >
        {(matches) => <ScheduleList matches={matches} />}
      </PageOfMatches>
    </>
  );
}

function Results() {
  const [{ tournament }] = usePageSearch(validateSchedulesSearch);
  const query = useInfiniteQuery(resultPages(tournament));
  return (
    <>
      <Toolbar query={query} />
      <PageOfMatches
        query={query}
        failure="Failed to load completed matches. Please try again."
        empty="No completed matches found."
      >
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
          <span className="max-md:unseen">Refresh</span>
        </Button>
      </div>
      <FilterNote {...filter} />
    </div>
  );
}
