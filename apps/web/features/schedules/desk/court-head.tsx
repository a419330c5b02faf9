// The header of a court on the desk: its name, what it is like, and what goes on.
import { outOfUseUntil } from '@tennis/words/courts';
import * as words from '@tennis/words/desk';
import * as rainWords from '@tennis/words/rain';
import type { CourtOfPlay } from '@tennis/contract';
import { formatTime } from '../../../lib/dates.ts';
import { cx } from '../../../ui/class-names.ts';
import { BallMark } from '../../../ui/score-strip.tsx';
import { closedNow } from './closing/closing.ts';
import { CourtMenu } from './closing/court-menu.tsx';
import type { AskedOfCourt } from './closing/court-question.tsx';
import { courtLabel } from '../../../lib/court-label.ts';
import { courtFacts } from './court-facts.ts';
import type { DayPlan } from './day-plan.ts';
import { courtState, isPlayed } from './live-day.ts';
import { stateText } from './live-words.ts';

const SURFACES: Readonly<Record<string, string>> = {
  clay: 'bg-clay',
  hard: 'bg-hard',
  grass: 'bg-grass',
  artificial_grass: 'bg-grass',
  carpet: 'bg-carpet',
};

/** When it is open on the day, or until when it is out of use if it is now. */
function hoursText(plan: DayPlan, court: CourtOfPlay): string {
  const [first] = court.open;
  const last = court.open.at(-1);
  if (first === undefined || last === undefined) return words.closed;
  const clock = (moment: string): string => formatTime(moment, plan.order.timeZone);
  const shut = closedNow(plan, court);
  if (shut !== undefined) return shut.to < last.to ? outOfUseUntil({ time: clock(shut.to) }) : words.outOfUse;
  return words.open({ from: clock(first.from), to: clock(last.to) });
}

/** The bar in the colour of the surface, the name, what goes on, and what can be done with the court while no match is in the hand. */
export function CourtHead({
  plan,
  court,
  isHeld,
  onAsk,
}: {
  plan: DayPlan;
  court: CourtOfPlay;
  /** A match is in the hand: it takes the keys. */
  isHeld: boolean;
  onAsk: (asked: AskedOfCourt) => void;
}) {
  const state = courtState(plan, court);
  return (
    <div className="relative px-2.5 pt-3 pb-2">
      <span
        aria-hidden="true"
        className={cx('absolute inset-x-0 top-0 h-1', SURFACES[court.surface ?? ''] ?? 'bg-slate')}
      />
      <div className="float-right -mt-1.5 -mr-2 size-11 md:pointer-fine:size-9.5">
        {!isHeld && <CourtMenu plan={plan} court={court} onAsk={onAsk} />}
      </div>
      <h3 className="type-column">
        {courtLabel(court.name)}{' '}
        <span className="font-ui text-meta font-normal text-ink2">{courtFacts(court)}</span>
      </h3>
      {court.suspended === null ? (
        <p className="flex items-center gap-1.5 text-floor text-ink2">
          {isPlayed(state) && <BallMark />}
          {stateText(plan, state) ?? hoursText(plan, court)}
        </p>
      ) : (
        <p className="text-meta font-semibold text-clay">{rainWords.courtSuspended}</p>
      )}
    </div>
  );
}
