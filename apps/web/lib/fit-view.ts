// Whether matches fit the available courts and days, in words: what they need, what there is, and what would make them fit [OP25].
import { dayRange } from '@tennis/words/dates';
import * as words from '@tennis/words/draw-fit';
import * as formats from '@tennis/words/formats';
import { describeMatchFormat } from '@tennis/words/say/formats';
import type { DrawFit, WayToFit } from '@tennis/contract';
import { parseMatchFormat } from '@tennis/domain';
import { formatCalendarDay, formatWeekdayAndTime } from './dates.ts';

const HOUR = 60;

const hours = (minutes: number): number => Math.max(1, Math.round(minutes / HOUR));

function span(days: readonly string[]): string {
  const [first, last] = [formatCalendarDay(days[0] ?? ''), formatCalendarDay(days.at(-1) ?? '')];
  return first === last ? first : dayRange({ start: first, end: last });
}

function wayOf(way: WayToFit): string {
  switch (way.kind) {
    case 'days':
      return words.wayDays(way);
    case 'courts':
      return words.wayCourts(way);
    case 'entries':
      return words.wayEntries(way);
    case 'limit':
      return words.wayLimit(way);
    default: {
      const format = parseMatchFormat(way.format);
      const said = format.ok ? describeMatchFormat(formats, format.value) : way.format;
      return words.wayFormat({ minutes: way.minutes, format: said });
    }
  }
}

function shortagesOf({ answer, shortages }: DrawFit): string[] {
  if (answer === 'unsure') return [words.noPlanFound];
  return shortages.map((shortage) => {
    if (shortage.type === 'rounds') return words.roundsTooLong;
    if (shortage.type === 'day-limit') return words.tooManyADay(shortage);
    return words.missingHours({ hours: hours(shortage.needed - shortage.given) });
  });
}

const overBy = (end: string, zone: string): string => words.overBy({ time: formatWeekdayAndTime(end, zone) });

/** All that is known, in sentences. */
function factsOf(fit: DrawFit, zone: string): string[] {
  const { matches, needed, others, given, days, courts, end } = fit;
  return [
    words.need({ matches, hours: hours(needed) }),
    given === 0 ? words.noHours : words.have({ days: span(days), courts, hours: hours(given) }),
    ...(others > 0 && given > 0 ? [words.haveFewer({ hours: hours(others) })] : []),
    ...(end === null ? [] : [overBy(end, zone)]),
    ...(given > 0 ? shortagesOf(fit) : []),
  ];
}

const TITLES = { yes: words.fits, no: words.fitsNot, unsure: words.fitsPerhaps };
const PLAN_TITLES = { yes: words.planFits, no: words.planFitsNot, unsure: words.planFitsPerhaps };

/** The answer as a page shows it. */
export interface FitView {
  readonly isGood: boolean;
  readonly title: string;
  readonly text: string;
  /** The ways to make it fit, with their heading. */
  readonly waysTitle: string;
  readonly ways: readonly string[];
}

const viewOf = (
  fit: DrawFit,
  title: string,
  text: readonly string[],
  waysTitle = words.waysTitle,
): FitView => ({
  isGood: fit.answer === 'yes',
  title,
  text: text.join(' '),
  waysTitle: fit.answer === 'yes' ? '' : fit.ways.length === 0 ? words.noWay : waysTitle,
  ways: fit.answer === 'yes' ? [] : fit.ways.map(wayOf),
});

/** The answer for a draw that is about to be made; null if nobody plans courts. */
export const fitView = (fit: DrawFit, zone: string): FitView | null =>
  fit.answer === null ? null : viewOf(fit, TITLES[fit.answer], factsOf(fit, zone));

/** The answer for a planned tournament: fewer figures, and the days first, because they can still be changed. Null if nobody can tell. */
export function planFitView(fit: DrawFit, zone: string): FitView | null {
  const { answer, entries, matches, courts, days, end, ways } = fit;
  if (answer === null || courts === 0) return null;
  const title = PLAN_TITLES[answer]({ entries });
  if (answer === 'yes')
    return viewOf(fit, title, [
      words.planOn({ matches, courts }),
      ...(end === null ? [] : [overBy(end, zone)]),
    ]);
  const longer = ways.find((way) => way.kind === 'days');
  if (longer === undefined) return viewOf(fit, title, factsOf(fit, zone));
  const said = words.planDays({
    matches,
    courts,
    needed: days.length + longer.days,
    planned: days.length,
  });
  // Court hours alone explain days; a limit of matches does not go without saying.
  const why = fit.shortages.flatMap((shortage) =>
    shortage.type === 'day-limit' ? [words.tooManyADay(shortage)] : [],
  );
  const others = ways.filter((way) => way !== longer);
  return others.length === 0
    ? { isGood: false, title, text: [said, ...why].join(' '), waysTitle: '', ways: [] }
    : viewOf({ ...fit, ways: others }, title, [said, ...why], words.waysElse);
}
