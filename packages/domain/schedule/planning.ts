// A club's rules for its orders of play: the limits of juniors, and whose rules decide how long players rest.
import type { MatchFormat } from '../score/format.ts';
import { isYouthType } from '../access/names.ts';
import { isPairType, type TournamentType } from '../tournament/terms.ts';
import type { DayLimits } from './situation.ts';

/** Bounds of what a club may enter: minutes, matches of one person on a day, and hours from one day to the next. */
export const PLANNING_LIMITS = {
  late: { min: 5, max: 60 },
  turnaround: 60,
  aDay: 20,
  overnight: { min: 6, max: 16 },
} as const;

/** Whose limits of matches a day hold at a club: the usual ones, its own numbers, or none. */
export const DAY_LIMITS = ['usual', 'own', 'none'] as const;
export type DayLimitsOf = (typeof DAY_LIMITS)[number];

/** Adults play at most two singles, two doubles and three matches in all a day, unless somebody says otherwise [OP9]. */
export const USUAL_LIMITS = { singles: 2, doubles: 2, total: 3 } as const satisfies DayLimits;

/** Juniors play at most two singles and one doubles a day, and have twelve hours from one day to the next [RE1]. */
export const JUNIOR_LIMITS: DayLimits = { singles: 2, doubles: 1, overnight: 720 };

/** The oldest age at which players should be done by six, and that hour; older ones have an hour more [OP16]. Minutes of the day. */
const EARLY = { untilAge: 12, overBy: 1080, olderOverBy: 1140 } as const;

/** When the matches of an event with an age limit should be over, as a minute of the day; null for other events [OP16]. */
export function juniorsOverBy(type: TournamentType): number | null {
  if (!isYouthType(type)) return null;
  return Number(type.slice(1)) <= EARLY.untilAge ? EARLY.overBy : EARLY.olderOverBy;
}

/** The rest rules of a club: the usual ones [RE1], or those of the USTA [OP5]. */
export const REST_RULES = ['default', 'usta'] as const;
export type RestRules = (typeof REST_RULES)[number];

const HOUR = 60;
const HALF = 30;

/** From the year in which they reach this age, players rest this many minutes after a match [RE1]. The USTA has divisions by age instead. */
export const SENIORS: Readonly<Record<RestRules, { readonly age: number; readonly rest: number } | null>> = {
  default: { age: 60, rest: 90 },
  usta: null,
};

/** One set, a set that is no whole one, or fewer than six games a set. */
const isShort = ({ bestOf, set }: MatchFormat): boolean => bestOf === 1 || set.kind !== 'games' || set.to < 6;

/**
 * The minutes that players rest after a match of an event.
 * @throws never
 * Sources: [RE1]; for the USTA Friend at Court 2010, table 9: juniors an hour, half an hour in events of doubles; adults half an hour; half an hour
 * after a pro set or a match tie-break.
 */
export function restAfterMatch(rules: RestRules, type: TournamentType, format: MatchFormat): number {
  if (isShort(format)) return HALF;
  if (rules === 'default') return HOUR;
  if (format.finalSet !== null && format.finalSet.kind !== 'games') return HALF;
  return isYouthType(type) && !isPairType(type) ? HOUR : HALF;
}
