// Puts into the engine's terms what plans know about single people: when they cannot play and when they would like to (OP8, OP20), and who rests longer
// (RE1).
import type { EntryTime } from '@tennis/contract';
import { DAY_MINUTES, SENIORS, type SchedulePlayer, type Span } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { minuteOfTime } from '../time-of-day.ts';
import type { PlanClock } from './clock.ts';
import type { Scene } from './scene.ts';

const spanOf = (clock: PlanClock, { day, from, to }: EntryTime): Span => {
  const midnight = clock.dayIndex(day) * DAY_MINUTES;
  return [midnight + minuteOfTime(from), midnight + minuteOfTime(to)];
};

/** An entry with the accounts and the people behind it. */
interface Whose {
  readonly id: number;
  readonly user_id: number | null;
  readonly partner_user_id: number | null;
  readonly person_id: number | null;
  readonly partner_person_id: number | null;
}

/** The people to whom the times of an entry apply: a single player in everything they play, a pair only in this event. */
function keyOfEntry({ id, user_id: user, person_id: person, ...partner }: Whose): string {
  const isPair = partner.partner_user_id !== null || partner.partner_person_id !== null;
  if (isPair) return `entry ${id}`;
  if (person !== null) return `person ${person}`;
  return user === null ? `entry ${id}` : `user ${user}`;
}

const keyOf = (row: MatchView, side: 'p1' | 'p2', id: number): string =>
  keyOfEntry({
    id,
    user_id: row[`${side}_user_id`],
    partner_user_id: row[`${side}_partner_user_id`],
    person_id: row[`${side}_person_id`],
    partner_person_id: row[`${side}_partner_person_id`],
  });

/** A wish for one day says nothing of the others. */
function withOtherDays(wishes: readonly Span[], days: number): readonly Span[] {
  const wished = new Set(wishes.map(([from]) => Math.floor(from / DAY_MINUTES)));
  const others = Array.from({ length: days }, (_, day) => day).filter((day) => !wished.has(day));
  return [...wishes, ...others.map((day): Span => [day * DAY_MINUTES, (day + 1) * DAY_MINUTES])];
}

/** The earliest year of birth that is known of a side's people; null if none is. */
function birthYearOf(row: MatchView, side: 'p1' | 'p2'): number | null {
  const known = [
    row[`${side}_birth`],
    row[`${side}_partner_birth`],
    row[`${side}_person_birth`],
    row[`${side}_partner_person_birth`],
    row[`${side}_birth_year`],
    row[`${side}_partner_birth_year`],
  ].flatMap((birth) => (birth === null ? [] : [Number(String(birth).slice(0, 4))]));
  return known.length === 0 ? null : Math.min(...known);
}

/** For each entry, the longer rest of players old enough to need it. */
function restsOf({ rows, club, day }: Scene): ReadonlyMap<string, number> {
  const seniors = SENIORS[club.rest_rules];
  const rests = new Map<string, number>();
  if (seniors === null) return rests;
  const bornUntil = Number(day.slice(0, 4)) - seniors.age;
  for (const row of rows) {
    const sides = [
      ['p1', row.participant1_id],
      ['p2', row.participant2_id],
    ] as const;
    for (const [side, entry] of sides) {
      const born = entry === null ? null : birthYearOf(row, side);
      if (born !== null && born <= bornUntil) rests.set(`entry ${entry}`, seniors.rest);
    }
  }
  return rests;
}

/** The people of a scene that a plan has to know something about; `days` are the days of the plan. */
export function playersOf(
  scene: Scene,
  clock: PlanClock,
  days: number,
): Readonly<Record<string, SchedulePlayer>> {
  const { rows, times } = scene;
  const noted = new Map<string, Set<EntryTime>>();
  for (const row of times.size === 0 ? [] : rows) {
    const sides = [
      ['p1', row.participant1_id],
      ['p2', row.participant2_id],
    ] as const;
    for (const [side, entry] of sides) {
      // Times that were given after the order of play was out wait for the organisers.
      const own = entry === null ? undefined : times.get(entry)?.filter(({ asked }) => asked !== true);
      if (entry === null || own === undefined) continue;
      const key = keyOf(row, side, entry);
      noted.set(key, new Set([...(noted.get(key) ?? []), ...own]));
    }
  }
  const rests = restsOf(scene);
  return Object.fromEntries(
    [...new Set([...noted.keys(), ...rests.keys()])].map((key) => {
      const own = [...(noted.get(key) ?? [])];
      const spans = (kind: EntryTime['kind']): Span[] =>
        own.filter((time) => time.kind === kind).map((time) => spanOf(clock, time));
      const [away, wish, rest] = [spans('away'), spans('wish'), rests.get(key)];
      return [
        key,
        {
          ...(away.length > 0 && { away }),
          ...(wish.length > 0 && { wish: withOtherDays(wish, days) }),
          ...(rest !== undefined && { rest }),
        },
      ];
    }),
  );
}

/** The same with entries that no match names yet: when their people cannot play (OP8). */
export function playersWith(
  players: Readonly<Record<string, SchedulePlayer>>,
  { times }: Pick<Scene, 'times'>,
  entries: readonly Whose[],
  clock: PlanClock,
): Readonly<Record<string, SchedulePlayer>> {
  const all: Record<string, SchedulePlayer> = { ...players };
  for (const entry of entries) {
    const away = (times.get(entry.id) ?? [])
      .filter(({ kind, asked }) => kind === 'away' && asked !== true)
      .map((time) => spanOf(clock, time));
    const key = keyOfEntry(entry);
    if (away.length > 0) all[key] = { ...all[key], away: [...(all[key]?.away ?? []), ...away] };
  }
  return all;
}
