// The List view of a tournament's matches: rounds as sections, start times as headings (§2).
import * as words from '@tennis/words/matches';
import { placeOfMatch, type Match } from '@tennis/contract';
import { memo, type ReactNode } from 'react';
import { numberInDraw } from '../../lib/comes-from.ts';
import { viewerZone } from '../../lib/dates.ts';
import { nearRows, useRowLimit } from '../../lib/first-rows.ts';
import { groupName, matchView } from '../../lib/match-view.ts';
import { roundName } from '../../lib/match-words.ts';
import { formatNote, floorNote, lastDayNote, shortWhen } from '../../lib/when-words.ts';
import { listZones } from '../../lib/zones.ts';
import { useNamedRow } from '../../ui/go-to-row.ts';
import { MatchRow } from '../../ui/match-row.tsx';
import { OnCourtJump, onCourtIn } from '../../ui/on-court-jump.tsx';
import { RoomBelow } from '../../ui/room-below.tsx';
import { ZoneLine } from '../../ui/zone-line.tsx';
import { firstOfRounds, matchesByRound } from './match-groups.ts';

/**
 * A manager's controls in a row: at its end, or on a line of their own below; `act` is what was done to the match last, if it can be undone. The same
 * function for as long as the list is there, so that a write redraws only its own row.
 */
export type RowControls = (
  match: Match,
  busy: boolean,
  act: number | undefined,
) => { status?: ReactNode; actions?: ReactNode };

export interface MatchListProps {
  matches: readonly Match[];
  /** The participant who is followed in the draw. */
  followed?: number | undefined;
  /** Left out for readers. */
  renderControls?: RowControls | undefined;
  /** The matches with a change on its way. */
  busyIds?: readonly number[] | undefined;
  /** What was done to a match last and can still be undone, by match. */
  undoable?: ReadonlyMap<number, number> | undefined;
}

const NONE: readonly number[] = [];

/** All matches by round. */
export function MatchList({ matches, followed, renderControls, busyIds = NONE, undoable }: MatchListProps) {
  const { line, reading } = listZones(matches, viewerZone());
  const limit = useRowLimit();
  const rounds = matchesByRound(matches);
  const rows = rounds.flatMap(({ sections }) => sections.flatMap(({ matches: together }) => together));
  const near = nearRows(rows);
  const named = useNamedRow();
  return (
    <div className="grid gap-7">
      <ZoneLine line={line} className="-mb-3" />
      <OnCourtJump {...onCourtIn(rows)} placeOf={placeOfMatch} className="-mb-3" />
      {firstOfRounds(rounds, limit).map(({ round, played, completed, sections }) => (
        <section key={round} aria-label={roundName(round)}>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-1.5">
            <h2 className="type-column">{roundName(round)}</h2>
            <p className="text-meta text-ink3">{words.progress({ done: completed, of: played })}</p>
          </div>
          <div className="grid gap-4">
            {sections.map(({ key, heading, matches: group }) => (
              <div key={key}>
                {heading !== null && <h3 className="mb-1.5 text-meta font-semibold text-ink2">{heading}</h3>}
                <ul className="grid grid-cols-1 gap-2">
                  {group.map((match) => (
                    <li
                      key={match.id}
                      id={placeOfMatch(match.id)}
                      tabIndex={-1}
                      aria-current={named === placeOfMatch(match.id) ? 'true' : undefined}
                      className="rounded-card target:named aria-[current=true]:named"
                    >
                      <Row
                        match={match}
                        reading={reading}
                        number={numberInDraw(match)}
                        far={!near.has(match.id)}
                        followed={plays(match, followed) ? followed : undefined}
                        renderControls={renderControls}
                        busy={busyIds.includes(match.id)}
                        act={undoable?.get(match.id)}
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
  );
}

const plays = ({ participant1Id, participant2Id }: Match, player: number | undefined): boolean =>
  player !== undefined && (participant1Id === player || participant2Id === player);

interface RowProps {
  match: Match;
  /** The zone in which the list is read. */
  reading: string;
  /** "Match 12", as the draw shows it. */
  number: string;
  far: boolean;
  followed: number | undefined;
  renderControls: RowControls | undefined;
  busy: boolean;
  act: number | undefined;
}

const Row = memo(function Row({
  match,
  reading,
  number,
  far,
  followed,
  renderControls,
  busy,
  act,
}: RowProps) {
  const view = matchView(match, reading);
  const group = match.groupId === null ? '' : groupName(match.groupId, match.groupName);
  const clashes = (match.conflicts ?? []).map(({ message }) => message).join(' ');
  const notice = clashes === '' ? undefined : { tone: 'danger' as const, text: clashes };
  return (
    <MatchRow
      match={{ ...view, saving: busy, notice }}
      caption={[
        view.when,
        view.court,
        number,
        group,
        floorNote(match),
        lastDayNote(match),
        shortWhen(match),
        formatNote(match),
      ]}
      followed={followed}
      far={far}
      {...renderControls?.(match, busy, act)}
    />
  );
});
