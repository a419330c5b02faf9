// The two lists of matches and what stands in their place while they load.
import * as words from '@tennis/words/schedules';
import { memo, useState } from 'react';
import { pageOfMatch, placeOfMatch, type Match } from '@tennis/contract';
import { viewerZone } from '../../lib/dates.ts';
import { numbersIn } from '../../lib/comes-from.ts';
import type { CaptionWord } from '../../lib/match-facts.ts';
import { nearRows, useRowLimit } from '../../lib/first-rows.ts';
import { groupName, matchView, type MatchView } from '../../lib/match-view.ts';
import { roundName } from '../../lib/match-words.ts';
import { formatNote, floorNote, shortWhen } from '../../lib/when-words.ts';
import { listZones } from '../../lib/zones.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { OnCourtJump, onCourtIn } from '../../ui/on-court-jump.tsx';
import { RoomBelow } from '../../ui/room-below.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ZoneLine } from '../../ui/zone-line.tsx';
import { firstOfResults, firstOfSchedule, resultTournaments, scheduleRounds } from './match-groups.ts';

const matchesOf = (tournament: number): string => `/tournaments/${tournament}?tab=matches`;

const groupOf = ({ groupId, groupName: own }: Match): string =>
  groupId === null ? '' : groupName(groupId, own);

/** A day: rounds, then start times. */
export function ScheduleList({ matches }: { matches: readonly Match[] }) {
  const [viewer] = useState(viewerZone);
  const { line, reading } = listZones(matches, viewer);
  const limit = useRowLimit();
  const rounds = scheduleRounds(matches, viewer);
  const numberOf = numbersIn(matches);
  const rows = rounds.flatMap(({ times }) => times.flatMap((time) => time.matches));
  const near = nearRows(rows);
  return (
    <>
      <ZoneLine line={line} className="mb-4" />
      <OnCourtJump {...onCourtIn(rows)} placeOf={placeOfMatch} className="mb-4" />
      <div className="grid gap-7">
        {firstOfSchedule(rounds, limit).map(({ round, times }) => (
          <section key={round} aria-label={roundName(round)}>
            <h3 className="type-column mb-3 border-b-2 border-ink pb-1.5">{roundName(round)}</h3>
            <div className="grid gap-4">
              {times.map(({ time, matches: together }) => (
                <div
                  key={time}
                  className="grid grid-cols-1 gap-x-6 gap-y-1.5 lg:grid-cols-[9rem_minmax(0,1fr)]"
                >
                  <h4 className="text-control font-semibold text-ink lg:pt-4">{time}</h4>
                  <ul className="grid grid-cols-1 gap-2">
                    {together.map((match) => (
                      <li key={match.id} id={placeOfMatch(match.id)} tabIndex={-1}>
                        <Row
                          match={match}
                          viewer={reading}
                          describe={inSchedule}
                          number={numberOf(match)}
                          far={!near.has(match.id)}
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        ))}
        <RoomBelow rows={matches.length} limit={limit} />
      </div>
    </>
  );
}

/** Results: tournaments, then rounds. */
export function ResultList({ matches }: { matches: readonly Match[] }) {
  const [viewer] = useState(viewerZone);
  const limit = useRowLimit();
  const tournaments = resultTournaments(matches, viewer);
  const near = nearRows(tournaments.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches)));
  return (
    <div className="grid gap-9">
      {firstOfResults(tournaments, limit).map(({ id, name, zones, rounds }) => (
        // Not landmarks: two years of one event bear the same name. The headings lead the way.
        <section key={id}>
          <h2 className="type-section mb-3">
            <AppLink
              href={matchesOf(id)}
              className="underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {name}
            </AppLink>
          </h2>
          <ZoneLine line={zones.line} className="mb-4" />
          <div className="grid gap-6">
            {rounds.map(({ round, matches: together }) => (
              <section key={round}>
                <h3 className="type-column mb-3 border-b-2 border-ink pb-1.5">{roundName(round)}</h3>
                <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
                  {together.map((match) => (
                    <li key={match.id}>
                      <Row
                        match={match}
                        viewer={zones.reading}
                        describe={inResults}
                        far={!near.has(match.id)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      ))}
      <RoomBelow rows={matches.length} limit={limit} />
    </div>
  );
}

type Describe = (match: Match, view: MatchView, number: string) => readonly CaptionWord[];

const inSchedule: Describe = (match, view, number) => [
  view.court,
  number,
  floorNote(match),
  shortWhen(match),
  match.tournamentName,
  groupOf(match),
  formatNote(match),
];
const inResults: Describe = (match, view) => [view.when, view.court, groupOf(match), formatNote(match)];

const Row = memo(function Row({
  match,
  viewer,
  describe,
  number = '',
  far,
}: {
  match: Match;
  viewer: string;
  describe: Describe;
  /** "Match 12", where another match of the list waits for it. */
  number?: string;
  far: boolean;
}) {
  const view = matchView(match, viewer);
  return (
    <MatchRow
      match={view}
      caption={describe(match, view, number)}
      href={pageOfMatch(match.tournamentId, match.id)}
      far={far}
    />
  );
});

/** Rows to come. */
export function MatchListSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-2">
      <Skeleton className="mb-3 h-7 w-44" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-2.5 rounded-card border border-line bg-surface px-3.5 py-4">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
