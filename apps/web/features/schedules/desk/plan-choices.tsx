// The choices in the dialog of a suggestion: which days it uses and how, how many matches one player may have on a day, and what would help where matches
// find no place (OP9, OP21, OP25).
import * as words from '@tennis/words/plan-choices';
import type { OrderOfPlayOnWire, Suggestion } from '@tennis/contract';
import { formatCalendarDay, formatTime } from '../../../lib/dates.ts';
import { listed } from '../../../lib/lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Asked } from './asked.ts';

type LimitsOfDay = NonNullable<Suggestion['limits']['adults']>;

interface ChoiceProps {
  suggestion: Suggestion;
  busy: boolean;
  onAsk: (change: Partial<Asked>) => void;
}

/** The days that are planned, how they are used, and what each of them holds then. */
export function PlanDays({
  order,
  suggestion: { days, onDays, spread },
  asked,
  busy,
  onAsk,
}: ChoiceProps & { order: OrderOfPlayOnWire; asked: Asked }) {
  const isOneDay = asked.until === order.day;
  return (
    <div className="mb-4 grid gap-3">
      {days.length > 1 && (
        <Select
          label={words.planDays}
          value={asked.until}
          disabled={busy}
          options={days.map((day) => ({
            value: day,
            label:
              day === order.day
                ? words.planOneDay({ day: formatCalendarDay(day) })
                : words.planUntil({ day: formatCalendarDay(day) }),
          }))}
          onChange={({ target }) => onAsk({ until: target.value })}
        />
      )}
      {!isOneDay && (
        <Select
          label={words.planHow}
          value={asked.spread ? 'spread' : 'soon'}
          disabled={busy}
          options={[
            { value: 'spread', label: words.planSpread },
            { value: 'soon', label: words.planSoon },
          ]}
          onChange={({ target }) => onAsk({ spread: target.value === 'spread' })}
        />
      )}
      {!isOneDay && asked.spread && !spread && (
        <p className="text-control font-semibold text-warn">{words.notSpread}</p>
      )}
      <ul className="grid gap-0.5 text-control">
        {onDays.map(({ day, matches, end }) => (
          <li key={day}>
            {end === null
              ? words.planNothing({ day: formatCalendarDay(day) })
              : words.planOfDay({
                  day: formatCalendarDay(day),
                  count: matches,
                  time: formatTime(end, order.timeZone),
                })}
          </li>
        ))}
      </ul>
      {!isOneDay && <p className="text-meta text-ink2">{words.planDaysNote}</p>}
    </div>
  );
}

/** "2 singles, 2 doubles and 3 matches in all". */
const saidLimits = ({ singles, doubles, total }: LimitsOfDay): string =>
  listed([
    ...(singles === null ? [] : [words.limitSingles({ count: singles })]),
    ...(doubles === null ? [] : [words.limitDoubles({ count: doubles })]),
    ...(total === null ? [] : [words.limitTotal({ count: total })]),
  ]);

const NUMBERS = [2, 3, 4, 5, 6];

const limitLabel = (limit: number): string =>
  limit === 0 ? words.limitNone : words.limitOf({ count: limit });

/** Which limit of matches a day the plan keeps, and another one for these days. */
export function PlanLimit({ suggestion: { limit, limits }, busy, onAsk }: ChoiceProps) {
  const { adults, juniors } = limits;
  const numbers = [...new Set([...NUMBERS, ...(limit === null || limit === 0 ? [] : [limit])])].toSorted(
    (one, other) => one - other,
  );
  const said = [
    ...(adults === null ? [] : [words.limitAdults({ limits: saidLimits(adults) })]),
    ...(juniors === null ? [] : [words.limitJuniors({ limits: saidLimits(juniors) })]),
  ];
  return (
    <Select
      className="mb-4"
      label={words.limit}
      hint={said.length === 0 ? words.limitNothing : said.join(' ')}
      value={limit === null ? 'club' : String(limit)}
      disabled={busy}
      options={[
        { value: 'club', label: words.limitClub },
        ...[...numbers, 0].map((number) => ({ value: String(number), label: limitLabel(number) })),
      ]}
      onChange={({ target }) => onAsk({ limit: target.value })}
    />
  );
}

/** What would leave fewer matches without a place, each with a button that does it. */
export function Helps({ suggestion: { helps }, busy, onAsk }: ChoiceProps) {
  return helps.map((help) => {
    const { label, change }: { label: string; change: Partial<Asked> } =
      help.kind === 'days'
        ? {
            label: words.planUntil({ day: formatCalendarDay(help.until) }),
            change: { until: help.until },
          }
        : { label: limitLabel(help.limit), change: { limit: String(help.limit) } };
    const { unplaced } = help;
    return (
      <div key={help.kind} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2">
        <p className="min-w-0">
          {help.kind === 'days' ? words.helpDays({ unplaced }) : words.helpLimit({ unplaced })}
        </p>
        <Button busy={busy} onClick={() => onAsk(change)}>
          {label}
        </Button>
      </div>
    );
  });
}
