// Where and when the matches are that decide who plays, if they do not stand in the list in which somebody waits for them: those of other days beside the list of
// a day, all of them beside the matches of one player.
import type { Match } from '@tennis/contract';
import { selectMatches, type MatchView } from '../access/match-view.ts';
import type { Db, Tx } from '../database/connection.ts';
import { comesFromIn } from './comes-from.ts';

type Place = Pick<Match, 'startTime' | 'court' | 'followedBy'>;

const keyOf = (drawId: number | null, index: number): string => `${drawId} ${index}`;

/** The indexes of the matches of its draw that a match waits for. */
const awaitedBy = (row: MatchView): readonly number[] =>
  (comesFromIn(row).comesFrom ?? []).flatMap((from) =>
    from === null || from.kind === 'place' ? [] : [from.match - 1],
  );

/** The matches of other days that some matches of this day wait for; of all days where no day is named. */
export async function awaitedElsewhere(
  db: Db | Tx,
  day: string | null,
  rows: readonly MatchView[],
): Promise<readonly MatchView[]> {
  const awaited = new Map<number, Set<number>>();
  for (const row of rows) {
    if (row.draw_id === null) continue;
    const known = awaited.get(row.draw_id) ?? new Set();
    for (const index of awaitedBy(row)) known.add(index);
    if (known.size > 0) awaited.set(row.draw_id, known);
  }
  if (awaited.size === 0) return [];
  return selectMatches(db)
    .where((where) =>
      where.or(
        [...awaited].map(([drawId, indexes]) =>
          where.and([
            where('matches.draw_id', '=', drawId),
            where('matches.draw_match', 'in', [...indexes]),
            ...(day === null ? [] : [where('matches.start_day', '<>', day)]),
            where('matches.status', '<>', 'cancelled'),
          ]),
        ),
      ),
    )
    .execute();
}

/** The place of a match for those who wait for it; nothing if it has none. */
const placeAt = ({ startTime, court, followedBy }: Place) =>
  startTime === null || court === null || court === ''
    ? {}
    : { at: { startTime, court, ...(followedBy && { followedBy: true as const }) } };

/**
 * Makes the function that adds to matches of a day's list where and when the matches of other days are that they wait for; with no day, of all days. `present`
 * shows those as the reader may see them: the place of a day that is not published is the desk's alone.
 */
export function sayingOtherDays(
  day: string | null,
  known: readonly MatchView[],
  present: (row: MatchView) => Match,
): (match: Match) => Pick<Match, 'comesFrom'> {
  const elsewhere = new Map(
    known.flatMap((row) =>
      row.draw_match === null || row.start_day === null || row.start_day === day
        ? []
        : [[keyOf(row.draw_id, row.draw_match), row] as const],
    ),
  );
  return ({ drawId, comesFrom }) => {
    if (comesFrom === undefined || elsewhere.size === 0) return {};
    return {
      comesFrom: comesFrom.map((from) => {
        if (from === null || from.kind === 'place') return from;
        const row = elsewhere.get(keyOf(drawId, from.match - 1));
        return row === undefined ? from : { ...from, ...placeAt(present(row)) };
      }),
    };
  };
}
