// How many matches of one person a day may have (OP9, RE1): what the club says, or the rules where it says nothing, or what was decided for one day.
import type { Suggestion } from '@tennis/contract';
import { JUNIOR_LIMITS, USUAL_LIMITS, type DayLimits, type Situation } from '@tennis/domain';
import type { Scene } from './scene.ts';

/** The entry of the limits that holds in events with an age. */
export const JUNIORS = 'juniors';

/** Whether events with an age have limits of their own: by the rules, or because the club says so. */
export const hasJuniorLimits = ({ day_limits: whose, junior_limits: on }: Scene['club']): boolean =>
  whose === 'usual' || on === 1;

const MOST = ['singles', 'doubles', 'total'] as const;

/** The least of two limits of each kind. */
const strictest = (one: DayLimits, other: DayLimits): DayLimits =>
  Object.fromEntries(
    MOST.flatMap((kind) => {
      const most = Math.min(one[kind] ?? Infinity, other[kind] ?? Infinity);
      return most === Infinity ? [] : [[kind, most]];
    }),
  );

function ofClub({
  day_limits: whose,
  day_singles: singles,
  day_doubles: doubles,
  day_total: total,
}: Scene['club']): DayLimits {
  if (whose === 'usual') return USUAL_LIMITS;
  if (whose === 'none') return {};
  return {
    ...(singles !== null && { singles }),
    ...(doubles !== null && { doubles }),
    ...(total !== null && { total }),
  };
}

const night = (minutes: number): DayLimits => (minutes > 0 ? { overnight: minutes } : {});

/** The limits that hold, in the engine's terms. A limit of the day holds for everybody, in place of the club's; the rest overnight stays. */
export function limitsFor(club: Scene['club'], dayLimit: number | null): NonNullable<Situation['limits']> {
  const { overnight_hours: hours } = club;
  const overnight = hours === null ? 0 : hours * 60;
  const ofDay: DayLimits | null = dayLimit === null ? null : dayLimit === 0 ? {} : { total: dayLimit };
  const adults = ofClub(club);
  const longest = Math.max(overnight, JUNIOR_LIMITS.overnight ?? 0);
  return {
    default: { ...(ofDay ?? adults), ...night(overnight) },
    ...(hasJuniorLimits(club) && {
      [JUNIORS]: { ...(ofDay ?? strictest(adults, JUNIOR_LIMITS)), ...night(longest) },
    }),
  };
}

/** Whether limits ask anything of a day. */
const isLimit = (limits: DayLimits): boolean => MOST.some((kind) => limits[kind] !== undefined);

/** The limits that hold in some events, by kind and as a reader is told: null where there is none. */
export function toldLimits({ limits = {}, events }: Situation): Suggestion['limits'] {
  const of = (name: string): Suggestion['limits']['adults'] => {
    const own = limits[name] ?? {};
    return events.some((event) => (event.limits ?? 'default') === name) && isLimit(own)
      ? { singles: own.singles ?? null, doubles: own.doubles ?? null, total: own.total ?? null }
      : null;
  };
  return { adults: of('default'), juniors: of(JUNIORS) };
}

/** The limits of a day that are tried where those that hold leave matches out, the smallest first; 0 is none. */
export function higherLimits({ limits = {} }: Situation, dayLimit: number | null): readonly number[] {
  const all = Object.values(limits).flatMap((own) => MOST.flatMap((kind) => own[kind] ?? []));
  if (all.length === 0) return [];
  const most = Math.max(...all);
  return [most, most + 1, most + 2, 0].filter((limit) => limit !== dayLimit);
}
