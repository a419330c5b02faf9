// The order of play of a day on paper: sheets with a column for each court, then the list by time for the notice board. Only printing shows them, and
// then hides the rest of the page.
import { weekdayAndDay } from '@tennis/words/dates';
import * as words from '@tennis/words/schedules';
import type { ClubColours, Match } from '@tennis/contract';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { numbersIn } from '../../lib/comes-from.ts';
import { formatDay, formatTime, formatWeekday, viewerZone } from '../../lib/dates.ts';
import { listed } from '../../lib/lists.ts';
import { courtName } from '../../lib/court-name.ts';
import { matchView } from '../../lib/match-view.ts';
import { orderOfPlayPath } from '../../lib/order-of-play-path.ts';
import { expectedOnPaper } from '../../lib/when-words.ts';
import { HouseLine } from '../../ui/house-line.tsx';
import { PaperCode } from '../../ui/paper-code.tsx';
import { printedTime, sheetsOf, type CourtDay, type Host } from './by-court.ts';
import './print-sheets.css';

/** Columns that an A4 sheet on its side takes with names in full. */
const COLUMNS = 8;

/** A side as draws print it: the name with its seed or, if the player is unknown, where they come from. */
function sideText({ sides }: ReturnType<typeof matchView>, side: 0 | 1): string {
  const { name, seed, placeholder, origin } = sides[side];
  if (placeholder === true) return origin ?? name;
  return seed === undefined ? name : `${name} [${seed}]`;
}

/** The time as both sheets have it: what the plan says, and when the match is expected. */
const timesOf = (match: Match, before: Match | undefined, now: string): string =>
  listed([printedTime(match, before), expectedOnPaper(match, now)].filter((text) => text !== ''));

/** The sheets, beside the page, once somebody prints; hidden but for the printer. */
export function PrintSheets({
  host,
  courts,
  day,
  zone,
  now,
  colours,
}: {
  host: Host;
  courts: readonly CourtDay[];
  day: string;
  zone: string;
  now: string;
  colours: ClubColours | null;
}) {
  const onCourts = courts.filter(({ key }) => key !== '');
  const tournaments = new Set(host.matches.map(({ tournamentId }) => tournamentId));
  const frame = { host, day, zone, now, colours };
  const numberOf = numbersIn(host.matches);
  // If there is only one tournament, the head names it.
  const eventOf = (match: Match): string =>
    [matchView(match, zone).round, numberOf(match), tournaments.size > 1 ? match.tournamentName : '']
      .filter((text) => text !== '')
      .join(' · ');
  return createPortal(
    <div data-print-sheets="">
      {sheetsOf(onCourts, COLUMNS).map((columns) => (
        <Sheet key={columns[0]?.key ?? ''} kind="courts" title={words.orderOfPlay} {...frame}>
          <table>
            <thead>
              <tr>
                {columns.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: Math.max(...columns.map(({ matches }) => matches.length)) }, (_, row) => (
                <tr key={row}>
                  {columns.map(({ key, matches }) => (
                    <td key={key}>
                      <Cell
                        match={matches[row]}
                        before={matches[row - 1]}
                        eventOf={eventOf}
                        zone={zone}
                        now={now}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Sheet>
      ))}
      <Sheet kind="board" title={words.orderByTime} {...frame}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.court}</th>
              <th scope="col">{words.event}</th>
              <th scope="col">{words.players}</th>
            </tr>
          </thead>
          <tbody>
            {courts
              // Without a court a match follows none.
              .flatMap(({ key, matches }) =>
                matches.map((match, at) => ({ match, before: key === '' ? undefined : matches[at - 1] })),
              )
              .toSorted((a, b) => ((a.match.startTime ?? '~') < (b.match.startTime ?? '~') ? -1 : 1))
              .map(({ match, before }) => {
                const view = matchView(match, zone);
                return (
                  <tr key={match.id}>
                    <td>{timesOf(match, before, now)}</td>
                    <td>{courtName(match.court)}</td>
                    <td>{eventOf(match)}</td>
                    <td>
                      <b>{sideText(view, 0)}</b>
                      <br />
                      <b>{sideText(view, 1)}</b>
                    </td>
                  </tr>
                );
              })}
          </tbody>
        </table>
      </Sheet>
    </div>,
    document.body,
  );
}

function Cell({
  match,
  before,
  zone,
  now,
  eventOf,
}: {
  match: Match | undefined;
  before: Match | undefined;
  zone: string;
  now: string;
  eventOf: (match: Match) => string;
}) {
  if (match === undefined) return null;
  const view = matchView(match, zone);
  return (
    <>
      <p data-time="">{timesOf(match, before, now)}</p>
      <p data-event="">{eventOf(match)}</p>
      <p>
        <b>{sideText(view, 0)}</b>
      </p>
      <p>
        <b>{sideText(view, 1)}</b>
      </p>
    </>
  );
}

/** One sheet. */
export function Sheet({
  kind,
  title,
  host,
  day,
  zone,
  now,
  colours,
  children,
}: {
  kind: 'courts' | 'board';
  title: string;
  host: Host;
  day: string;
  zone: string;
  now: string;
  colours: ClubColours | null;
  children: ReactNode;
}) {
  const noon = `${day}T12:00:00Z`;
  const [first] = host.matches;
  const isOneTournament = host.matches.every(({ tournamentId }) => tournamentId === first?.tournamentId);
  return (
    <section data-sheet={kind}>
      <HouseLine colours={colours} />
      <header>
        <div>
          <h1>{host.name}</h1>
          <p>
            <b>{title}</b>
            {' · '}
            {weekdayAndDay({ weekday: formatWeekday(noon, 'UTC'), day: formatDay(noon, 'UTC') })}
            {isOneTournament && host.name !== first?.tournamentName && ` · ${first?.tournamentName ?? ''}`}
          </p>
        </div>
        <PaperCode path={orderOfPlayPath(host.key, day)} />
      </header>
      {children}
      <footer>
        {words.planNote}{' '}
        {words.printedAt({ time: `${formatDay(now, viewerZone())}, ${formatTime(now, zone)}` })}
      </footer>
    </section>
  );
}
