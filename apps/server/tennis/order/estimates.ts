// The estimates of a day, kept for all readers of a list until something changes in the club: a result in one tournament moves the matches of the
// others on its courts.
import type { Db, Tx } from '../../database/connection.ts';
import { dayIn, quarterOf } from '../../ground/clock.ts';
import type { Estimates, ToEstimate, WhenTheyPlay } from '../estimates.ts';
import { loadScene } from './scene.ts';
import { estimatesOf } from './when.ts';

/** The parts of committed writes that matter here. */
interface Told {
  readonly subscribe: (listener: (changes: readonly { readonly clubId: number | null }[]) => void) => unknown;
  readonly onGap: (listener: () => void) => unknown;
}

interface Day {
  readonly clubId: number;
  readonly day: string;
}

interface Kept {
  /** How many changes had been told when it was begun. */
  readonly at: number;
  readonly quarter: number;
  readonly estimates: Promise<Estimates>;
}

const MOST_KEPT = 500;
const NONE: Estimates = new Map();

const keyOf = ({ clubId, day }: Day): string => `${clubId} ${day}`;

/** The club days on which some of these matches are still to come. A match left unplayed on a past day gets no estimate. */
function daysOf(rows: readonly ToEstimate[], now: Date): readonly Day[] {
  const days = rows.flatMap(({ status, club_id: clubId, start_day: day, time_zone: zone }): [string, Day][] =>
    status !== 'scheduled' || clubId === null || day === null || day < dayIn(zone, now)
      ? []
      : [[keyOf({ clubId, day }), { clubId, day }]],
  );
  return [...new Map(days).values()];
}

async function publishedOf(db: Db | Tx, days: readonly Day[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orders_of_play')
    .select(['club_id', 'day'])
    .where('published_at', 'is not', null)
    .where('club_id', 'in', [...new Set(days.map(({ clubId }) => clubId))])
    .where('day', 'in', [...new Set(days.map(({ day }) => day))])
    .execute();
  return new Set(rows.map(({ club_id: clubId, day }) => keyOf({ clubId, day })));
}

/** Makes the keeper of one process. */
export function createEstimates(told: Told): WhenTheyPlay {
  let last = 0;
  let allAt = 0;
  const clubAt = new Map<number, number>();
  const kept = new Map<string, Kept>();
  told.onGap(() => {
    allAt = last += 1;
  });
  told.subscribe((changes) => {
    for (const { clubId } of changes) {
      last += 1;
      if (clubId === null) allAt = last;
      else clubAt.set(clubId, last);
    }
  });

  const find = (day: Day, now: Date): Promise<Estimates> | undefined => {
    const found = kept.get(keyOf(day));
    const isFresh =
      found !== undefined &&
      found.at >= Math.max(allAt, clubAt.get(day.clubId) ?? 0) &&
      found.quarter === quarterOf(now);
    return isFresh ? found.estimates : undefined;
  };

  const begin = (db: Db | Tx, day: Day, at: number, now: Date): Promise<Estimates> => {
    const key = keyOf(day);
    const estimates = loadScene(db, day.clubId, day.day).then((scene) => estimatesOf(scene, now));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { at, quarter: quarterOf(now), estimates });
    estimates.catch(() => kept.delete(key));
    return estimates;
  };

  return async (db, rows, now) => {
    const days = daysOf(rows, now);
    const at = last;
    const missing = days.filter((day) => find(day, now) === undefined);
    const published = missing.length === 0 ? new Set() : await publishedOf(db, missing);
    const all = await Promise.all(
      days.map(async (day) => {
        // Somebody else may have begun meanwhile.
        const found = find(day, now);
        if (found !== undefined) return found;
        return published.has(keyOf(day)) ? begin(db, day, at, now) : NONE;
      }),
    );
    return new Map(all.flatMap((estimates) => [...estimates]));
  };
}
