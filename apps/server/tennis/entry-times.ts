// When the people of entries cannot play, and when they would like to (OP8, OP20): how it is stored, who wrote each line, and what a plan needs of
// it.
import { MOST_TIMES, type EntryTime, type NotedTime } from '@tennis/contract';
import type { Db, Tx } from '../database/connection.ts';

/** The place of somebody in an entry; `by` of the lines that they have said. */
export type EntrySide = NonNullable<NotedTime['by']>;

/** The stored form of times; null if there are none. */
export const storedTimes = (times: readonly NotedTime[]): string | null =>
  times.length === 0 ? null : JSON.stringify(times);

/** Stored times. */
export const entryTimes = (stored: string | null): readonly NotedTime[] =>
  stored === null ? [] : (JSON.parse(stored) as NotedTime[]);

const isSame = (one: EntryTime, other: EntryTime): boolean =>
  one.kind === other.kind && one.day === other.day && one.from === other.from && one.to === other.to;

const sayOf = ({ kind, day, from, to }: EntryTime): EntryTime => ({ kind, day, from, to });

/** Whether two lists say the same in the same order. */
export const areSame = (some: readonly EntryTime[], others: readonly EntryTime[]): boolean =>
  some.length === others.length &&
  some.every((time, at) => {
    const other = others[at];
    return other !== undefined && isSame(time, other);
  });

/** The list as the organisers send it. A line that was there keeps its author, and stays a request if it is sent as one. */
export const notedByOrganisers = (
  stored: readonly NotedTime[],
  sent: readonly (EntryTime & { readonly asked?: true | undefined })[],
): readonly NotedTime[] =>
  sent.map((time) => {
    const before = stored.find((one) => isSame(one, time));
    return {
      ...sayOf(time),
      ...(before?.by !== undefined && { by: before.by }),
      ...(before?.asked === true && time.asked === true && { asked: true as const }),
    };
  });

interface Said {
  /** All times of the entry. */
  readonly times: readonly NotedTime[];
  /** The published days whose times have changed. */
  readonly askedOf: readonly string[];
  /** The entry has no room for all of it. */
  readonly isTooMuch: boolean;
}

/** The list after one of the entry's people has replaced their lines. If they add something for a day whose order of play is out, it is a request. */
export function saidByPerson(
  stored: readonly NotedTime[],
  side: EntrySide,
  sent: readonly EntryTime[],
  publishedDays: readonly string[],
): Said {
  const others = stored.filter(({ by }) => by !== side);
  const before = stored.filter(({ by }) => by === side);
  const isOut = ({ day }: EntryTime): boolean => publishedDays.includes(day);
  const own = sent.map((time): NotedTime => {
    const old = before.find((one) => isSame(one, time));
    return old ?? { ...sayOf(time), by: side, ...(isOut(time) && { asked: true as const }) };
  });
  const added = own.filter((time) => !before.some((one) => isSame(one, time)));
  const gone = before.filter((time) => !sent.some((one) => isSame(one, time)));
  const askedOf = [...new Set([...added, ...gone].filter(isOut).map(({ day }) => day))].toSorted();
  const times = [...others, ...own];
  return { times, askedOf, isTooMuch: added.length > 0 && times.length > MOST_TIMES };
}

/** Without what one of the entry's people has said. */
export const withoutSide = (times: readonly NotedTime[], side: EntrySide): readonly NotedTime[] =>
  times.filter(({ by }) => by !== side);

/** The times that a person has given, as the other place of an entry. */
export const saidAs = (times: readonly NotedTime[], side: EntrySide): readonly NotedTime[] =>
  times.flatMap((time) => (time.by === undefined ? [] : [{ ...time, by: side }]));

/** The times in somebody's download for their place in an entry: their own lines, and those that were noted for the entry. */
export const toldTo = (stored: string | null, side: EntrySide): NotedTime[] =>
  entryTimes(stored).filter(({ by }) => by === undefined || by === side);

/** By entry the times that are noted in these tournaments. */
export async function timesByEntry(
  db: Db | Tx,
  tournamentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly NotedTime[]>> {
  if (tournamentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('participants')
    .select(['id', 'times'])
    .where('tournament_id', 'in', tournamentIds)
    .where('times', 'is not', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, times }) => [id, entryTimes(times)]));
}

/** The days of a club whose order of play is out, from one day to another. */
export async function publishedDaysOf(
  db: Db | Tx,
  clubId: number | null,
  [first, last]: readonly [first: string, last: string],
): Promise<string[]> {
  if (clubId === null) return [];
  const rows = await db
    .selectFrom('orders_of_play')
    .select('day')
    .where('club_id', '=', clubId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('published_at', 'is not', null)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}
