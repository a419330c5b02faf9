// The choices in the dialog of a suggestion: which days it uses and how, how many matches one player may have on a day, and what would help where matches
// find no place (OP9, OP21, OP25).
import * as words from '@tennis/words/plan-choices';
import type { OrderOfPlayOnWire, Suggestion } from '@tennis/contract';
import { formatCalendarDay, formatTime } from '../../../lib/dates.ts';
import { listed } from '../../../lib/lists.ts';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
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
          value={spread ? 'spread' : 'soon'}
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

type Help = Suggestion['helps'][number];

const HOUR = 60;

/** The page of the tournament that a match without a place belongs to; the list of all where the day that is read does not have it. */
function daysPage({ matches }: OrderOfPlayOnWire, { unplaced: [first] }: Suggestion): string {
  const match = matches.find(({ id }) => id === first?.matchId);
  return match === undefined ? '/tournaments' : `/tournaments/${match.tournamentId}/edit`;
}

/** What would leave fewer matches without a place, each with a button that does it, or a link to where it is done. */
export function Helps({ order, suggestion, busy, onAsk }: ChoiceProps & { order: OrderOfPlayOnWire }) {
  const { helps } = suggestion;
  const askFor = (label: string, change: Partial<Asked>) => (
    <Button busy={busy} onClick={() => onAsk(change)}>
      {label}
    </Button>
  );
  const said = (help: Help): readonly [string, ReactNode] => {
    const { unplaced } = help;
    switch (help.kind) {
      case 'days':
        return [
          words.helpDays({ unplaced }),
          askFor(words.planUntil({ day: formatCalendarDay(help.until) }), { until: help.until }),
        ];
      case 'limit':
        return [words.helpLimit({ unplaced }), askFor(limitLabel(help.limit), { limit: String(help.limit) })];
      case 'hours':
        return [
          words.helpHours({ hours: help.minutes / HOUR, unplaced }),
          <LinkButton key="hours" href={`/admin/club/${order.clubId}/courts`}>
            {words.courtHours}
          </LinkButton>,
        ];
      default:
        return [
          words.helpDay({ unplaced }),
          <LinkButton key="day" href={daysPage(order, suggestion)}>
            {words.tournamentDays}
          </LinkButton>,
        ];
    }
  };
  if (helps.length === 0) {
    // Places beside the matches are a way too.
    const isNear = suggestion.unplaced.some(({ near = [] }) => near.length > 0);
    return isNear ? null : <p className="pt-2">{words.helpNone}</p>;
  }
  return helps.map((help) => {
    const [text, action] = said(help);
    return (
      <div key={help.kind} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2">
        <p className="min-w-0">{text}</p>
        {action}
      </div>
    );
  });
}
