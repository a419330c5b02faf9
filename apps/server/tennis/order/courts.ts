// The courts of a club as a plan needs them: when each is open and when it is out of use (D48, OP3).
import { DAY_MINUTES, type Span, type Surface } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import type { PlanClock } from './clock.ts';

export interface PlayCourt {
  readonly id: number;
  readonly name: string;
  readonly surface: Surface | null;
  readonly indoor: boolean;
  readonly lights: boolean;
  /** Minutes of the club's day, by weekday: 1 is Monday. */
  readonly hours: readonly { readonly weekday: number; readonly opens: number; readonly closes: number }[];
  readonly closures: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly reason: string | null;
  }[];
}

/** The club's courts, in its order. */
export async function listPlayCourts(db: Db | Tx, clubId: number): Promise<readonly PlayCourt[]> {
  const courts = await db
    .selectFrom('courts')
    .select(['id', 'name', 'surface', 'indoor', 'lights'])
    .where('club_id', '=', clubId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (courts.length === 0) return [];
  const ids = courts.map(({ id }) => id);
  const hours = await db
    .selectFrom('court_hours')
    .select(['court_id', 'weekday', 'opens', 'closes'])
    .where('court_id', 'in', ids)
    .orderBy('id')
    .execute();
  const closures = await db
    .selectFrom('court_closures')
    .select(['court_id', 'starts_at', 'ends_at', 'reason'])
    .where('court_id', 'in', ids)
    .orderBy('starts_at')
    .execute();
  return courts.map(({ id, name, surface, indoor, lights }) => ({
    id,
    name,
    surface,
    indoor: indoor === 1,
    lights: lights === 1,
    hours: hours
      .filter(({ court_id: court }) => court === id)
      .map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    closures: closures
      .filter(({ court_id: court }) => court === id)
      .map(({ starts_at: from, ends_at: to, reason }) => ({ from, to, reason })),
  }));
}

const WEEK = 7;

/** Monday is 1. */
function weekdayOf(clock: PlanClock, day: number): number {
  const first = new Date(`${clock.firstDay}T00:00:00Z`).getUTCDay();
  return ((((first + day - 1) % WEEK) + WEEK) % WEEK) + 1;
}

/** When a court is open on these days, and when it is out of use on them, in minutes of the plan. */
export function hoursOf(
  { hours, closures }: PlayCourt,
  clock: PlanClock,
  days: readonly number[],
): { readonly open: readonly Span[]; readonly blocked: readonly Span[] } {
  const open = days.flatMap((day): Span[] => {
    const weekday = weekdayOf(clock, day);
    return hours
      .filter((own) => own.weekday === weekday)
      .map(({ opens, closes }) => [day * DAY_MINUTES + opens, day * DAY_MINUTES + closes]);
  });
  const last = Math.max(0, ...open.map(([, to]) => to));
  const first = Math.min(0, ...open.map(([from]) => from));
  const blocked = closures
    .map(({ from, to }): Span => [
      Math.max(first, clock.minuteOf(from)),
      to === null ? last : Math.min(last, clock.minuteOf(to)),
    ])
    .filter(([from, to]) => open.some(([opens, closes]) => from < closes && opens < to && from < to));
  return { open, blocked };
}

/** Why a court is out of use at a moment; null where nothing is said. */
export const closureReason = ({ closures }: PlayCourt, moment: string): string | null =>
  closures.find(({ from, to }) => from <= moment && (to === null || moment < to))?.reason ?? null;
