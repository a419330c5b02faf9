// The order of play of a day as everybody reads it, by court or by time (brief section 7): one's own matches on top, then those of a club. By court a phone
// has a line of courts and the chosen one below it; a desk has all courts side by side. Paper gets its own sheets.
import * as words from '@tennis/words/schedules';
import { openScreen } from '@tennis/words/matches';
import { pageOfMatch, type Match } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { read } from '../../lib/api.ts';
import { numbersIn } from '../../lib/comes-from.ts';
import { viewerZone } from '../../lib/dates.ts';
import { matchView } from '../../lib/match-view.ts';
import { useRowLimit } from '../../lib/first-rows.ts';
import { useIsLive } from '../../lib/is-live.ts';
import { isOnCourt } from '../../lib/interrupted.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { useClubColours } from '../../lib/use-club-colours.ts';
import { formatNote, shortWhen } from '../../lib/when-words.ts';
import { listZones } from '../../lib/zones.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { layoutMark, useLayouts } from '../../ui/media-query.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { ZoneLine } from '../../ui/zone-line.tsx';
import { originsIn } from './awaited.ts';
import { courtDays, hostsOf, timeLabel, type CourtDay, type Host } from './by-court.ts';
import { CourtChips } from './court-chips.tsx';
import { CourtTimeline } from './court-timeline.tsx';
import type { MatchQuery } from './page-of-matches.tsx';
import { PrintSheets } from './print-sheets.tsx';
import { validateSchedulesSearch } from './schedules-search.ts';
import { SuspendedInList } from './suspended-today.tsx';
import { TimeList } from './time-list.tsx';
import { useNow } from '../../lib/use-now.ts';
import { usePrinted } from './use-printed.ts';

interface OrderOfPlayProps {
  query: MatchQuery;
  matches: readonly Match[];
  /** yyyy-mm-dd. */
  day: string;
}

/** A day of everybody has no end; beyond this many matches the reader asks for more. */
const MOST_AT_ONCE = 1000;

/** Beside the list of the specification. */
export function OrderOfPlay({ query, matches, day }: OrderOfPlayProps) {
  const [{ host: wanted }, setSearch] = usePageSearch(validateSchedulesSearch);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const isWhole = !hasNextPage || matches.length >= MOST_AT_ONCE;
  // A court with half of its matches would mislead.
  useEffect(() => {
    if (!isWhole && !isFetching) fetchNextPage();
  }, [isWhole, isFetching, fetchNextPage]);
  const hosts = hostsOf(matches);
  const host = hosts.find(({ key }) => key === wanted) ?? hosts[0];
  if (host === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-5">
      <OwnMatches matches={matches} />
      {hosts.length > 1 && (
        <Select
          label={words.club}
          className="max-w-md"
          value={host.key}
          onChange={(event) => setSearch({ host: event.target.value, on: undefined })}
          options={hosts.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      <HostDay key={host.key} host={host} day={day} />
    </div>
  );
}

/** The matches that somebody plays today, wherever: they came for these. */
function OwnMatches({ matches }: { matches: readonly Match[] }) {
  const own = matches.filter(({ isMine }) => isMine);
  if (own.length === 0) return null;
  const { reading } = listZones(own, viewerZone());
  return (
    <section aria-label={words.yourMatches}>
      <h3 className="type-column mb-2">{words.yourMatches}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {own.map((match) => {
          const view = matchView(match, reading);
          return (
            <li key={match.id}>
              <MatchRow
                match={view}
                caption={[
                  timeLabel(match),
                  shortWhen(match),
                  view.court,
                  match.tournamentName,
                  view.round,
                  formatNote(match),
                ]}
                href={pageOfMatch(match.tournamentId, match.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SIDEWAYS = 'overflow-x-auto pb-3 print:overflow-visible';

/** The court with which a phone opens: one's own, otherwise one in play, otherwise the first. */
const firstCourt = (courts: readonly CourtDay[]): CourtDay | undefined =>
  courts.find(({ matches }) => matches.some(({ isMine }) => isMine)) ??
  courts.find(({ matches }) => matches.some((match) => isOnCourt(match))) ??
  courts[0];

/** As much of each court as fills a screen, where all courts stand side by side. */
const FIRST_SIDE_BY_SIDE = 5;

function HostDay({ host, day }: { host: Host; day: string }) {
  const { data: known = [] } = useQuery({
    ...read('listCourts', { params: { clubId: String(host.clubId ?? 0) } }),
    enabled: host.clubId !== null,
  });
  const [{ on: wanted, by = 'court' }, setSearch, hrefOf] = usePageSearch(validateSchedulesSearch);
  const layouts = useLayouts();
  const now = useNow();
  const isPrinted = usePrinted();
  const isLive = useIsLive();
  // Asked for ahead, by browsers: paper waits for no answer.
  const colours = useClubColours(isLive ? host.clubId : null);
  const courts = courtDays(host.matches, known);
  const chosen = courts.find(({ key }) => key === wanted) ?? firstCourt(courts);
  const { line } = listZones(host.matches, viewerZone());
  const zone = host.matches[0]?.timeZone ?? viewerZone();
  const numberOf = numbersIn(host.matches);
  const originsOf = originsIn(host.matches);
  const rows = useRowLimit();
  const limit = layouts === 'desk' && Number.isFinite(rows) ? FIRST_SIDE_BY_SIDE : rows;
  const timeline = (court: CourtDay, withStars = false) => (
    <CourtTimeline
      key={court.key}
      court={court}
      numberOf={numberOf}
      originsOf={originsOf}
      day={day}
      now={now}
      zone={zone}
      limit={limit}
      withStars={withStars}
    />
  );
  return (
    <>
      <SuspendedInList matches={host.matches} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={words.sorted}
          value={by}
          options={[
            { value: 'court', label: words.byCourt },
            { value: 'time', label: words.byTime },
          ]}
          onChange={(next) => setSearch({ by: next === 'time' ? next : undefined })}
          hrefOf={(next) => hrefOf({ by: next === 'time' ? next : undefined })}
        />
        <ZoneLine line={line} />
        <div className="ms-auto flex flex-wrap gap-2">
          {host.clubId !== null && (
            <LinkButton
              variant="quiet"
              icon={Monitor}
              href={`/tv/club/${host.clubId}`}
              className="max-md:hidden"
            >
              {openScreen}
            </LinkButton>
          )}
          <Button icon={Printer} onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </div>
      {by === 'time' && (
        <TimeList matches={host.matches} numberOf={numberOf} originsOf={originsOf} now={now} limit={rows} />
      )}
      {by === 'court' && layouts !== 'desk' && (
        <div {...layoutMark(layouts, 'phone')}>
          <CourtChips
            courts={courts.map(({ key, name, matches }) => ({
              key,
              name,
              isLive: matches.some((match) => isOnCourt(match)),
            }))}
            chosen={chosen?.key}
            onChoose={(key) => setSearch({ on: key }, true)}
          />
          {chosen !== undefined && timeline(chosen, true)}
        </div>
      )}
      {by === 'court' && layouts !== 'phone' && (
        <div {...layoutMark(layouts, 'desk')} data-paper="">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which a keyboard must be able to do */}
          <section aria-label={words.courtsOfDay} tabIndex={0} className={SIDEWAYS}>
            <div className="grid auto-cols-[minmax(14.5rem,1fr)] grid-flow-col items-start gap-3 print:auto-cols-auto print:grid-flow-row print:grid-cols-2">
              {courts.map((court) => timeline(court))}
            </div>
          </section>
        </div>
      )}
      {isPrinted && (
        <PrintSheets host={host} courts={courts} day={day} zone={zone} now={now} colours={colours} />
      )}
    </>
  );
}
