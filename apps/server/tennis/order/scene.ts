// What the order of play of a club and day is about: its courts, its tournaments of that day with all their matches, and how these lead to each other.
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sourcesOf, type ScheduleSide, type StageCode, type Structure } from '@tennis/domain';
import { selectMatches, type MatchView } from '../../access/match-view.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { OrderOfPlayRow, TournamentRow } from '../../database/schema.ts';
import { dayIn } from '../../ground/clock.ts';
import { Refused } from '../../ground/refusal.ts';
import { drawOf, type StoredDraw } from '../drawn.ts';
import { listCourts, type StoredCourt } from '../courts.ts';
import { listSuspensions, type Suspension } from '../suspensions.ts';

export type StoredOrder = Selectable<OrderOfPlayRow>;
type TournamentOfDay = Pick<
  Selectable<TournamentRow>,
  'id' | 'type' | 'status' | 'time_limit' | 'match_format' | 'start_date' | 'end_date' | 'time_zone'
>;

export interface Scene {
  readonly club: { readonly id: number; readonly name: string; readonly time_zone: string };
  readonly day: string;
  /** Null while nobody has moved or published anything on that day. */
  readonly order: StoredOrder | null;
  readonly courts: readonly StoredCourt[];
  /** When play stood still on the day (D56). */
  readonly suspensions: readonly Suspension[];
  readonly tournaments: ReadonlyMap<number, TournamentOfDay>;
  /** All matches of these tournaments but the cancelled ones. */
  readonly rows: readonly MatchView[];
  /** By match: where its sides come from, where a draw says so. */
  readonly links: ReadonlyMap<number, DrawnPlace>;
}

/** Where the sides of a match come from, and a number that all matches of its round share. */
interface DrawnPlace {
  readonly sides: readonly [ScheduleSide | null, ScheduleSide | null];
  readonly round: number;
  /** Whether those play in it who are out of the main draw. */
  readonly isConsolation: boolean;
}

/** The stages that are given up first when a day has lost time [OP32]. */
const CONSOLATION: ReadonlySet<string> = new Set<StageCode>([
  'consolation',
  'west',
  'north',
  'south',
  'northeast',
  'southwest',
  'northwest',
  'southeast',
]);

/** More rounds than a stage has. */
const A_STAGE = 20;

/** The tournaments that play on the day or may, and those of some matches. */
async function tournamentsOf(
  db: Db | Tx,
  clubId: number,
  day: string,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, TournamentOfDay>> {
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'type', 'status', 'time_limit', 'match_format', 'start_date', 'end_date', 'time_zone'])
    .where('club_id', '=', clubId)
    .where('archived_at', 'is', null)
    .execute();
  const playing = await db
    .selectFrom('matches')
    .select('tournament_id')
    .distinct()
    .where('club_id', '=', clubId)
    .where((where) =>
      where.or([
        where('start_day', '=', day),
        ...(matchIds.length === 0 ? [] : [where('id', 'in', matchIds)]),
      ]),
    )
    .execute();
  const named = new Set(playing.map(({ tournament_id: id }) => id));
  const mayPlay = ({ time_zone: zone, start_date: start, end_date: end, status }: TournamentOfDay): boolean =>
    status !== 'completed' && dayIn(zone, start) <= day && day <= dayIn(zone, end);
  return new Map(rows.filter((row) => named.has(row.id) || mayPlay(row)).map((row) => [row.id, row]));
}

/** Where the sides of a draw's matches come from, by the ids of its rows. A match without a row is played by nobody and feeds nobody. */
function linksOf(structure: Structure, idOf: ReadonlyMap<number, number>): [number, DrawnPlace][] {
  const sources = sourcesOf(structure);
  const sideOf = (slot: number): ScheduleSide | null => {
    const source = sources[slot];
    if (source === undefined || source.kind === 'line') return null;
    if (source.kind === 'place') {
      const stage = structure.stages[source.stage];
      const indexes = Array.from(
        { length: stage?.matchCount ?? 0 },
        (_, at) => (stage?.firstMatch ?? 0) + at,
      );
      const group = indexes.flatMap((index) => idOf.get(index) ?? []);
      return group.length === 0 ? null : { group, place: source.place };
    }
    const feeder = idOf.get(source.match);
    if (feeder === undefined) return null;
    return source.kind === 'winner' ? { winner: feeder } : { loser: feeder };
  };
  return [...idOf].map(([index, id]) => {
    const { stage = 0, round = 0 } = structure.matches[index] ?? {};
    const isConsolation = CONSOLATION.has(structure.stages[stage]?.name.code ?? '');
    const sides = [sideOf(index * 2), sideOf(index * 2 + 1)] as const;
    return [id, { sides, round: stage * A_STAGE + round, isConsolation }];
  });
}

async function linksIn(db: Db | Tx, tournamentIds: readonly number[], rows: readonly MatchView[]) {
  const draws: StoredDraw[] = await db
    .selectFrom('draws')
    .selectAll()
    .where('tournament_id', 'in', tournamentIds)
    .where('state', '=', 'published')
    .execute();
  const ofDraw = Map.groupBy(rows, ({ draw_id: id }) => id);
  return new Map(
    draws.flatMap((row) => {
      const own = ofDraw.get(row.id) ?? [];
      const idOf = new Map(own.map(({ id, draw_match: index }) => [index ?? -1, id]));
      return linksOf(drawOf(row, () => ({ name: '' })).structure, idOf);
    }),
  );
}

/** The stored order of a day, or null. */
export const findOrder = async (db: Db | Tx, clubId: number, day: string): Promise<StoredOrder | null> =>
  (await db
    .selectFrom('orders_of_play')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('day', '=', day)
    .executeTakeFirst()) ?? null;

/** Reads everything; `matchIds` are matches that must be in it, whatever day they have, and `cancelled` ones too if that is said. */
export async function loadScene(
  db: Db | Tx,
  clubId: number,
  day: string,
  matchIds: readonly number[] = [],
  cancelled: 'left out' | 'named' = 'left out',
): Promise<Scene> {
  const club = await db
    .selectFrom('clubs')
    .select(['id', 'name', 'time_zone'])
    .where('id', '=', clubId)
    .executeTakeFirst();
  if (club === undefined) throw new Refused({ type: 'not-found' });
  const tournaments = await tournamentsOf(db, clubId, day, matchIds);
  const ids = [...tournaments.keys()];
  const rows =
    ids.length === 0
      ? []
      : await selectMatches(db)
          .where('matches.tournament_id', 'in', ids)
          .where((where) =>
            where.or([
              where('matches.status', '<>', 'cancelled'),
              ...(cancelled === 'named' && matchIds.length > 0 ? [where('matches.id', 'in', matchIds)] : []),
            ]),
          )
          .orderBy('matches.id')
          .execute();
  const order = await findOrder(db, clubId, day);
  return {
    club,
    day,
    order,
    courts: await listCourts(db, clubId),
    suspensions: order === null ? [] : await listSuspensions(db, order.id),
    tournaments,
    rows,
    links: ids.length === 0 ? new Map() : await linksIn(db, ids, rows),
  };
}

/** Stands for all that a plan rests on: it changes with every result, move, court and tournament. */
export function basisOf({ day, order, courts, suspensions, tournaments, rows }: Scene): string {
  const hash = createHash('sha256');
  const facts = [...tournaments.values()].map(({ id, time_limit: limit, match_format: format }) => [
    id,
    limit,
    format,
  ]);
  hash.update(
    JSON.stringify([
      day,
      order?.version ?? 0,
      courts,
      suspensions,
      facts,
      rows.map(({ id, version }) => [id, version]),
    ]),
  );
  return hash.digest('base64url').slice(0, 22);
}
