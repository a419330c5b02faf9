// One court through the day: its header with the surface and the current match, its matches in order, and the line of the present.
import * as courtWords from '@tennis/words/courts';
import * as words from '@tennis/words/schedules';
import { pageOfMatch, type Match } from '@tennis/contract';
import { Fragment, memo } from 'react';
import { SURFACE_LABELS } from '../../lib/court-words.ts';
import { dayOf, formatTime } from '../../lib/dates.ts';
import { groundOf } from '../../lib/ground-of.ts';
import { listed } from '../../lib/lists.ts';
import { spokenWord, type CaptionWord } from '../../lib/match-facts.ts';
import { matchView } from '../../lib/match-view.ts';
import { formatNote, shortWhen } from '../../lib/when-words.ts';
import { MatchRow } from '../../ui/match-row.tsx';
import { RoomBelow } from '../../ui/room-below.tsx';
import { PlaceStar } from '../../ui/place-star.tsx';
import { SideStar } from '../../ui/side-star.tsx';
import { SurfaceMark } from '../../ui/surface-mark.tsx';
import { withOrigins, type Origins } from './awaited.ts';
import { stateOf } from './court-state.ts';
import { passedAt, timeLabel, type CourtDay } from './by-court.ts';
import { whenAndWhere } from './by-time.ts';

const factsOf = ({ court }: CourtDay): string =>
  court === null
    ? ''
    : listed([
        ...(court.surface === null ? [] : [SURFACE_LABELS[court.surface]]),
        ...(court.indoor ? [courtWords.indoorFact] : []),
        ...(court.lights ? [courtWords.lightsFact] : []),
      ]);

/** "Court 3, Riverside Tennis Club": among courts of several clubs. */
const withClub = (court: string, club: string | null | undefined): string =>
  club === null || club === undefined ? court : listed([court, club]);

/** The court. */
export function CourtTimeline({
  court,
  numberOf,
  originsOf,
  day,
  now,
  zone,
  limit,
  withStars,
}: {
  court: CourtDay;
  /** "Match 12", where another match of the day waits for it. */
  numberOf: (match: Match) => string;
  originsOf: (match: Match) => Origins;
  day: string;
  now: string;
  zone: string;
  /** How many matches are drawn so far. */
  limit: number;
  /** Whether stars follow who plays. Side by side, columns have no room for them. */
  withStars: boolean;
}) {
  const { name, matches } = court;
  const isToday = dayOf(now, zone) === day;
  const passed = isToday ? passedAt(matches, now) : -1;
  const state = stateOf(court, now, isToday);
  const facts = factsOf(court);
  return (
    <section aria-label={name} className="min-w-0">
      <header className="mb-2 flex items-start gap-2.5 border-b-2 border-ink pb-2">
        {court.court !== null && <SurfaceMark surface={groundOf(court.court.surface)} />}
        <div className="min-w-0 flex-1">
          <h3 className="type-column [overflow-wrap:anywhere]">{name}</h3>
          <p className="text-meta text-ink2">{[facts, state].filter((text) => text !== '').join(' · ')}</p>
        </div>
        {court.court !== null && (
          <PlaceStar
            place={{ kind: 'court', id: court.court.id, name: withClub(name, matches[0]?.clubName) }}
          />
        )}
      </header>
      <ul className="grid grid-cols-1 gap-2">
        {matches.slice(0, limit).map((match, at) => (
          <Fragment key={match.id}>
            {at === passed && <NowLine now={now} zone={zone} />}
            <li>
              <Entry
                match={match}
                number={numberOf(match)}
                origins={originsOf(match)}
                when={shortWhen(match, now)}
                far={at >= NEAR}
                withStars={withStars}
              />
            </li>
          </Fragment>
        ))}
        {passed === matches.length && <NowLine now={now} zone={zone} />}
      </ul>
      <RoomBelow rows={matches.length} limit={limit} />
    </section>
  );
}

/** More than any screen shows of the matches of a court, or of one part of a day. */
export const NEAR = 10;

interface EntryProps {
  match: Match;
  /** The court's name, where matches of several stand together. */
  court?: string;
  number: string;
  /** Where those come from who are not known yet. */
  origins: Origins;
  /** When it is expected. */
  when: CaptionWord;
  far: boolean;
  withStars: boolean;
}

/** The clock goes on, and seldom says anything new of a match. */
const isAsBefore = (before: EntryProps, next: EntryProps): boolean =>
  before.match === next.match &&
  before.court === next.court &&
  before.number === next.number &&
  before.origins[0] === next.origins[0] &&
  before.origins[1] === next.origins[1] &&
  before.far === next.far &&
  spokenWord(before.when) === spokenWord(next.when);

/** A match of the day: when, where, what, and who. */
export const Entry = memo(function Entry({
  match,
  court = '',
  number,
  origins,
  when,
  far,
  withStars,
}: EntryProps) {
  // Read on the club's clock: its zone is named once above the courts.
  const view = withOrigins(matchView(match, match.timeZone), origins);
  return (
    <MatchRow
      match={view}
      caption={[
        ...(court === '' ? [timeLabel(match), when] : whenAndWhere(match, when, court)),
        view.round,
        number,
        match.tournamentName,
        formatNote(match),
      ]}
      href={pageOfMatch(match.tournamentId, match.id)}
      far={far}
      renderStar={
        withStars
          ? (side) => <SideStar tournament={match.tournamentId} match={view} side={side} />
          : undefined
      }
    />
  );
}, isAsBefore);

function NowLine({ now, zone }: { now: string; zone: string }) {
  return (
    <li data-clock="" className="flex items-center gap-2 text-meta font-semibold text-danger">
      <span className="tabular-nums">{words.now({ time: formatTime(now, zone) })}</span>
      <span aria-hidden="true" className="h-0.5 flex-1 bg-danger" />
    </li>
  );
}
