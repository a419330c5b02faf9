// The header of a court on the desk: its name, what it is like, and what goes on.
import * as words from '@tennis/words/desk';
import * as rainWords from '@tennis/words/rain';
import type { CourtOfPlay } from '@tennis/contract';
import { formatTime } from '../../../lib/dates.ts';
import { cx } from '../../../ui/class-names.ts';
import { BallMark } from '../../../ui/score-strip.tsx';
import type { DayPlan } from './day-plan.ts';
import { courtState } from './live-day.ts';
import { stateText } from './live-words.ts';

const SURFACES: Readonly<Record<string, string>> = {
  clay: 'bg-clay',
  hard: 'bg-hard',
  grass: 'bg-grass',
  artificial_grass: 'bg-grass',
  carpet: 'bg-carpet',
};

/** "Court 4" or the name that the club gave it. */
export const courtLabel = (name: string): string =>
  words.court({ court: name, numbered: /^\d+$/.test(name) ? 'yes' : 'no' });

/** The properties of a court: "clay, lights". */
export function courtFacts({ surface, indoor, lights }: CourtOfPlay): string {
  const facts = [
    ...(surface === null ? [] : [words.surface({ surface })]),
    ...(indoor ? [words.indoor] : []),
    ...(lights ? [words.lights] : []),
  ];
  return facts.join(', ');
}

/** The bar in the colour of the surface, the name, and what goes on. */
export function CourtHead({ plan, court }: { plan: DayPlan; court: CourtOfPlay }) {
  const state = courtState(plan, court);
  const [first] = court.open;
  const last = court.open.at(-1);
  const hours =
    first === undefined || last === undefined
      ? words.closed
      : words.open({
          from: formatTime(first.from, plan.order.timeZone),
          to: formatTime(last.to, plan.order.timeZone),
        });
  return (
    <div className="relative px-2.5 pt-3 pb-2">
      <span
        aria-hidden="true"
        className={cx('absolute inset-x-0 top-0 h-1', SURFACES[court.surface ?? ''] ?? 'bg-slate')}
      />
      <h3 className="type-column">
        {courtLabel(court.name)}{' '}
        <span className="font-ui text-meta font-normal text-ink2">{courtFacts(court)}</span>
      </h3>
      {court.suspended === null ? (
        <p className="flex items-center gap-1.5 text-floor text-ink2">
          {state.kind === 'live' && <BallMark />}
          {stateText(plan, state) ?? hours}
        </p>
      ) : (
        <p className="text-meta font-semibold text-clay">{rainWords.courtSuspended}</p>
      )}
    </div>
  );
}
