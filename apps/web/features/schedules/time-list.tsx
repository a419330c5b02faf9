// The day of a club by time, for those who ask what is on next, wherever: what is on court, what comes, then what has been played.
import * as words from '@tennis/words/schedules';
import type { Match } from '@tennis/contract';
import { firstRows } from '../../lib/first-rows.ts';
import { courtName } from '../../lib/court-name.ts';
import { shortWhen } from '../../lib/when-words.ts';
import { RoomBelow } from '../../ui/room-below.tsx';
import type { Origins } from './awaited.ts';
import { partsByTime } from './by-time.ts';
import { Entry, NEAR } from './court-timeline.tsx';

const TITLES = {
  onCourt: words.onCourt,
  interrupted: words.interrupted,
  toCome: words.toCome,
  played: words.played,
} as const;

/** All matches of the day but cancelled ones. */
export function TimeList({
  matches,
  numberOf,
  originsOf,
  now,
  limit,
}: {
  matches: readonly Match[];
  /** "Match 12", where another match of the day waits for it. */
  numberOf: (match: Match) => string;
  originsOf: (match: Match) => Origins;
  now: string;
  /** How many matches are drawn so far. */
  limit: number;
}) {
  const parts = partsByTime(matches);
  const rows = parts.reduce((sum, part) => sum + part.matches.length, 0);
  const shown = firstRows(
    parts,
    limit,
    (part) => part.matches.length,
    (part, left) => ({ ...part, matches: part.matches.slice(0, left) }),
  );
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      {shown.map((part) => (
        <section key={part.kind} aria-label={TITLES[part.kind]}>
          <h3 className="type-column mb-2">{TITLES[part.kind]}</h3>
          <ul className="grid grid-cols-1 gap-2">
            {part.matches.map((match, at) => (
              <li key={match.id}>
                <Entry
                  match={match}
                  court={courtName(match.court)}
                  number={numberOf(match)}
                  origins={originsOf(match)}
                  when={shortWhen(match, now)}
                  far={at >= NEAR}
                  withStars
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <RoomBelow rows={rows} limit={limit} />
    </div>
  );
}
