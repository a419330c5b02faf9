// The values of a court's form, and how they are sent.
import type { Call, Court, OpenHours, Routes } from '@tennis/contract';
import { SURFACES, type Surface } from '@tennis/domain';
import { clockOf, dayOf } from '../../../lib/dates.ts';
import { momentAt } from '../../../lib/moment-at.ts';

type Body = Call<Routes['updateCourt']>['body'];

interface DayValues {
  open: boolean;
  from: string;
  to: string;
}

export interface ClosureValues {
  fromDay: string;
  fromTime: string;
  toDay: string;
  toTime: string;
  endless: boolean;
  reason: string;
}

export interface CourtValues {
  name: string;
  surface: string;
  indoor: boolean;
  lights: boolean;
  centre: boolean;
  sameEveryDay: boolean;
  everyDay: { from: string; to: string };
  week: DayValues[];
  closures: ClosureValues[];
}

/** The surface of a select; its empty value means none. */
export const surfaceOf = (value: string): Surface | null =>
  SURFACES.find((surface) => surface === value) ?? null;

/** A clock knows no 24:00: closing at midnight is 00:00 in the field. */
const inField = (time: string): string => (time === '24:00' ? '00:00' : time);
const closing = (time: string): string => (time === '00:00' ? '24:00' : time);

const USUAL: OpenHours = { from: '08:00', to: '22:00' };

/** A court in the form; times on the clock of the club. Past times out of use are left alone. */
export function courtValuesOf(court: Court, zone: string): CourtValues {
  const [first = null] = court.hours;
  const usual = first ?? court.hours.find((open) => open !== null) ?? USUAL;
  return {
    name: court.name,
    surface: court.surface ?? '',
    indoor: court.indoor,
    lights: court.lights,
    centre: court.centre,
    sameEveryDay: court.hours.every((open) => open?.from === usual.from && open.to === usual.to),
    everyDay: { from: usual.from, to: inField(usual.to) },
    week: court.hours.map((open) => ({
      open: open !== null,
      from: (open ?? usual).from,
      to: inField((open ?? usual).to),
    })),
    closures: court.closures.map(({ from, to, reason }) => ({
      fromDay: dayOf(from, zone),
      fromTime: clockOf(from, zone),
      toDay: to === null ? '' : dayOf(to, zone),
      toTime: to === null ? '' : clockOf(to, zone),
      endless: to === null,
      reason: reason ?? '',
    })),
  };
}

/** A time out of use that begins now. */
export function closureFromNow(zone: string): ClosureValues {
  const now = new Date().toISOString();
  return {
    fromDay: dayOf(now, zone),
    fromTime: clockOf(now, zone),
    toDay: '',
    toTime: '',
    endless: true,
    reason: '',
  };
}

/** The fields of closures in which day or time is missing, by their paths. */
export const missingMoments = ({ closures }: CourtValues): readonly string[] =>
  closures.flatMap(({ fromDay, fromTime, toDay, toTime, endless }, at) => [
    ...(fromDay === '' || fromTime === '' ? [`closures.${at}.fromDay`] : []),
    ...(!endless && (toDay === '' || toTime === '') ? [`closures.${at}.toDay`] : []),
  ]);

function wholeBody(values: CourtValues, zone: string): Required<Body> {
  const daily = { from: values.everyDay.from, to: closing(values.everyDay.to) };
  return {
    name: values.name.trim(),
    surface: surfaceOf(values.surface),
    indoor: values.indoor,
    lights: values.lights,
    centre: values.centre,
    hours: values.week.map(({ open, from, to }) =>
      values.sameEveryDay ? daily : open ? { from, to: closing(to) } : null,
    ),
    closures: values.closures.map(({ fromDay, fromTime, toDay, toTime, endless, reason }) => ({
      from: momentAt(fromDay, fromTime, zone),
      to: endless ? null : momentAt(toDay, toTime, zone),
      reason: reason.trim() === '' ? null : reason.trim(),
    })),
  };
}

/** Only fields that differ from the court as it was opened: changes that somebody else has made meanwhile stay. */
export function courtChanges(values: CourtValues, court: Court, zone: string): Body {
  const before = wholeBody(courtValuesOf(court, zone), zone);
  const after = wholeBody(values, zone);
  const changed = (Object.keys(after) as (keyof Body)[]).filter(
    (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** The field of the form for a path of the body. */
export function placeOfProblem(path: string, { sameEveryDay }: CourtValues): string {
  const [field = '', at = '0', part = ''] = path.split('.');
  if (field === 'hours') return sameEveryDay ? 'everyDay.to' : `week.${at}.to`;
  if (field !== 'closures') return field;
  return `closures.${at}.${part === 'reason' ? 'reason' : part === 'from' ? 'fromDay' : 'toDay'}`;
}
