// The List view of a tournament's matches: rounds as sections, start times as headings (§2).
import type { Match } from '@tennis/contract';
import { memo, type ReactNode } from 'react';
import { viewerZone } from '../../../lib/dates.ts';
import { roomBelow, useRowLimit } from '../../../lib/first-rows.ts';
import { groupName, matchView, roundName } from '../../../lib/match-view.ts';
import { MatchRow } from '../../../ui/match-row.tsx';
import { firstOfRounds, matchesByRound } from './match-groups.ts';

/** What a manager finds in a row: at its end, or as a line of its own below. */
export type RowControls = (match: Match, busy: boolean) => { status?: ReactNode; actions?: ReactNode };

export interface MatchListProps {
  matches: readonly Match[];
  /** The participant who is followed in the draw. */
  followed?: number | undefined;
  /** Left out for readers. */
  manage?: {
    busyId: number | null;
    renderControls: RowControls;
  };
}

/** All matches by round. */
export function MatchList({ matches, followed, manage }: MatchListProps) {
  const zones = new Set(matches.map(({ timeZone }) => timeZone));
  const viewer = viewerZone();
  const foreign = [...zones].filter((zone) => zone !== viewer);
  const limit = useRowLimit();
  return (
    <div className="grid gap-7">
      {foreign.map((zone) => (
        <p key={zone} className="-mb-3 text-meta text-ink3">
          Times are those of the club, in the time zone {zone.replaceAll('_', ' ')}.
        </p>
      ))}
      {firstOfRounds(matchesByRound(matches), limit).map(({ round, played, completed, sections }) => (
        <section key={round} aria-label={roundName(round)}>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-1.5">
            <h2 className="type-column">{roundName(round)}</h2>
            <p className="text-meta text-ink3">
              {completed} of {played} completed
            </p>
          </div>
          <div className="grid gap-4">
            {sections.map(({ key, heading, matches: group }) => (
              <div key={key}>
                {heading !== null && <h3 className="mb-1.5 text-meta font-semibold text-ink2">{heading}</h3>}
                <ul className="grid gap-2">
                  {group.map((match) => (
                    <li key={match.id}>
                      <Row
                        match={match}
                        followed={plays(match, followed) ? followed : undefined}
                        {...(manage === undefined ? {} : { manage })}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
      <div style={roomBelow(matches.length, limit) ?? { display: 'none' }} />
    </div>
  );
}

const plays = ({ participant1Id, participant2Id }: Match, player: number | undefined): boolean =>
  player !== undefined && (participant1Id === player || participant2Id === player);

interface RowProps {
  match: Match;
  followed: number | undefined;
  manage?: NonNullable<MatchListProps['manage']>;
}

const Row = memo(function Row({ match, followed, manage }: RowProps) {
  // The zone is named once above the list, so no row repeats it.
  const view = matchView(match, match.timeZone);
  const group = match.groupId === null ? '' : groupName(match.groupId, match.groupName);
  const busy = manage?.busyId === match.id;
  const clashes = (match.conflicts ?? []).map(({ message }) => message).join(' ');
  const notice = clashes === '' ? undefined : { tone: 'danger' as const, text: clashes };
  return (
    <MatchRow
      match={{ ...view, saving: busy, notice }}
      caption={[view.when, view.court, group]}
      followed={followed}
      {...manage?.renderControls(match, busy)}
    />
  );
});
