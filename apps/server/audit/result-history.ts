// The history of match results, told from their records: who changed one when, and what stood there before and after (D14). A record keeps only the
// changed fields. The others are as they were afterwards, and in the end as the match is now.
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { AuditRecordRow } from '../database/schema.ts';
import { isOfResult, wireScore, type KeptChange } from './changes.ts';

/** A result as the wire shows it. */
interface Result {
  readonly status: unknown;
  readonly winnerId: unknown;
  readonly scores: unknown;
}

export interface ResultChange {
  readonly matchId: number;
  readonly changedAt: string;
  readonly changedBy: number | null;
  readonly before: Result;
  readonly after: Result | { readonly deleted: true };
}

type HistoryRecord = Pick<
  Selectable<AuditRecordRow>,
  'seq' | 'at' | 'actor_id' | 'act' | 'object_id' | 'changes' | 'request_id'
>;

/** Records that migration 0015 made of changes from before the log: they are older than their numbers. */
const CARRIED_OVER = 'result_changes/';

const NEW_MATCH: Result = { status: 'scheduled', winnerId: null, scores: null };

const valuesOf = (changes: readonly KeptChange[], which: 'before' | 'after'): Partial<Result> =>
  Object.fromEntries(changes.flatMap((change) => (which in change ? [[change.field, change[which]]] : [])));

const isWorthKeeping = ({ status, winnerId, scores }: Result): boolean =>
  scores !== null || winnerId !== null || status === 'completed';

interface Told {
  readonly record: HistoryRecord;
  /** Its place in the order in which things were done. */
  readonly place: number;
  readonly ofResult: readonly KeptChange[];
}

/** The result to which these records have led; a match that was deleted ends as it began. */
const endOf = (told: readonly Told[]): Result =>
  told.reduce<Result>((result, { ofResult }) => ({ ...result, ...valuesOf(ofResult, 'after') }), NEW_MATCH);

interface Placed {
  readonly place: number;
  readonly change: ResultChange;
}

/** The changes of one match, the last one first: fields that a record does not tell are as they were afterwards. */
function backwards(matchId: number, told: readonly Told[], end: Result): readonly Placed[] {
  let state = end;
  return told.toReversed().flatMap(({ record, place, ofResult }): Placed[] => {
    if (record.act === 'createMatch') return [];
    const who = { matchId, changedAt: record.at, changedBy: record.actor_id };
    if (record.act === 'deleteMatch') {
      // The whole row as it was, without what was empty.
      state = { ...NEW_MATCH, ...valuesOf(ofResult, 'before') };
      return isWorthKeeping(state)
        ? [{ place, change: { ...who, before: state, after: { deleted: true } } }]
        : [];
    }
    const after = { ...state, ...valuesOf(ofResult, 'after') };
    state = { ...after, ...valuesOf(ofResult, 'before') };
    return [{ place, change: { ...who, before: state, after } }];
  });
}

const isCarriedOver = ({ request_id: id }: HistoryRecord): boolean => id?.startsWith(CARRIED_OVER) ?? false;

/** The changes of results by one person, newest first, at most this many. */
export async function resultChangesBy(
  db: Db | Tx,
  actorId: number,
  most: number,
): Promise<readonly ResultChange[]> {
  // There are many matches and many acts: the first question uses the index of who acted, the second that of the objects.
  const done = db
    .selectFrom('audit_log')
    .where(sql<boolean>`coalesce(outcome, '') = 'done'`)
    .where('changes', 'is not', null);
  const own = done
    .select('object_id')
    .where('actor_id', '=', actorId)
    .where(sql<boolean>`coalesce(object_kind, '') = 'match'`)
    .orderBy('seq', 'desc')
    .limit(most);
  const records = await done
    .where('object_kind', '=', 'match')
    .select(['seq', 'at', 'actor_id', 'act', 'object_id', 'changes', 'request_id'])
    .where('object_id', 'in', own)
    .orderBy('seq')
    .execute();
  const matches = await db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select(['matches.id', 'matches.status', 'matches.winner_id', 'matches.score'])
    .select(({ fn }) => fn.coalesce('matches.own_format', 'tournaments.match_format').as('match_format'))
    .where('matches.id', 'in', own as never)
    .execute();
  const present = new Map(
    matches.map((match) => [
      match.id,
      {
        status: match.status,
        winnerId: match.winner_id,
        scores: match.score === null ? null : wireScore(match.score, match.match_format),
      },
    ]),
  );
  const told = [...records.filter(isCarriedOver), ...records.filter((record) => !isCarriedOver(record))].map(
    (record, place) => ({
      record,
      place,
      ofResult: (JSON.parse(record.changes ?? '[]') as KeptChange[]).filter(isOfResult),
    }),
  );
  return [...Map.groupBy(told, ({ record }) => record.object_id ?? 0)]
    .flatMap(([matchId, all]) => {
      const ofMatch = all.filter(({ ofResult }) => ofResult.length > 0);
      return backwards(matchId, ofMatch, present.get(matchId) ?? endOf(ofMatch));
    })
    .filter(({ change }) => change.changedBy === actorId)
    .sort((a, b) => b.place - a.place)
    .slice(0, most)
    .map(({ change }) => change);
}
