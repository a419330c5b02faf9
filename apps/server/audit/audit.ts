// The audit log as the rest of the server uses it. A write is recorded in its own transaction, a refusal after its answer. A moment later both are
// sealed into the chain (ADR 12).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { ACTS, type LivePoints, type WriteName } from '@tennis/contract';
import { sql } from 'kysely';
import type { Database, Db, Isolation, Tx } from '../database/connection.ts';
import { append, type Waiting } from './chain.ts';
import type { Change, ToldChanges } from '../changes/changes.ts';
import { Clashes, takeTurnOfAll } from '../database/clashes.ts';
import { fewAtOnce } from '../database/few-at-once.ts';
import { beginNoting, changesOf, noteChanges } from '../changes/noted.ts';
import { BESIDE, changesOfWrite } from '../changes/of-write.ts';
import { notePoints, POINTS_CHANNEL, pointsOf, type PointsWord } from '../changes/points.ts';
import { changesBetween, isOfResult, rowOf, type AnyRow, type KeptChange } from './changes.ts';
import { RefusalCounter, type CountedRefusals, type RefusedCall } from './refusal-counter.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { placeOf, type Actor, type Trail } from './trail.ts';

/** A write that has been done, to be recorded before it commits. */
export interface DoneWrite {
  readonly act: WriteName;
  readonly trail: Trail;
  readonly status: number;
  /** The answer: a new object's id stands in it. */
  readonly answer: unknown;
  readonly requestId: string | null;
  /** The mark of its key; none without. */
  readonly mark?: number | null;
  readonly now: Date;
}

/** Runs a decision in a transaction. */
export type Transact = <T>(decide: (tx: Tx) => Promise<T>, isolation?: Isolation) => Promise<T>;

export interface Audit {
  /** A transaction that may record. What it has changed is told when it has committed (ADR 7). */
  readonly transact: Transact;
  /** Counts a refusal; it is recorded a moment later, and nobody waits for it. */
  readonly refuse: (call: RefusedCall | Promise<RefusedCall>) => void;
  /** Gives all records committed so far their place in the chain, so that readers of the log see them. Never throws. */
  readonly seal: () => Promise<void>;
  /** Resolves when everything counted so far is recorded and sealed, except windows that are still open. */
  readonly settled: () => Promise<void>;
  /** Records what is still counted and stops. */
  readonly close: () => Promise<void>;
}

/** The part of the PostgreSQL connections that may write. Waiting writes leave the other connections to reads. */
const WRITERS = 0.6;
const DRAIN_MS = 200;
const TICK_MS = 1000;

/** Records a write inside its transaction, with what it has changed. */
export async function recordDone(tx: Tx, { act: called, trail, ...write }: DoneWrite): Promise<void> {
  const act = trail.act ?? called;
  if (trail.points !== null) notePoints(tx, trail.points);
  if (trail.isIdle) return;
  const { kind } = ACTS[act];
  const createdId = trail.object === null && kind !== 'session' ? idIn(write.answer) : null;
  const object = createdId === null ? trail.object : { kind, id: createdId };
  const isKnown = createdId !== null || trail.before !== undefined;
  const after =
    trail.after ?? (object === null || !isKnown ? undefined : await rowOf(tx, object.kind, object.id));
  const changes = isKnown && object !== null ? changesBetween(object.kind, trail.before, after) : [];
  const place = placeOf(trail, object, trail.before ?? after);
  const { actor, also } = trail;
  const version = versionIn(after);
  // A write that leaves a match unchanged does not wait for one that changes it. If it were announced, it could announce an older version after a
  // newer one.
  const isSame = version !== null && version === versionIn(trail.before);
  const changed = changesOfWrite({
    act,
    actorId: actor.id,
    object,
    ...place,
    version,
    also: also.map(whatToTell),
  });
  const isAlso = (change: Change): boolean =>
    also.some((one) => one.kind === change.kind && one.id === change.id);
  const beside = BESIDE.has(act) ? changed.map((change) => ({ ...change, version: null })) : [];
  const toTell = isSame ? (beside.length > 0 ? beside : changed.filter(isAlso)) : changed;
  const told = noteChanges(tx, toTell, write.mark ?? null);
  const said = {
    at: write.now,
    act,
    actor,
    ...place,
    outcome: 'done',
    status: write.status,
    requestId: write.requestId,
  } as const;
  const followed = also.map((one) => ({
    object: { kind: one.kind, id: one.id },
    changes: changesBetween(one.kind, one.before, one.after).filter(isOfResult),
  }));
  await append(tx, [
    recordOf({ ...said, object, changes, told }),
    ...followed.filter((one) => one.changes.length > 0).map((one) => recordOf({ ...said, ...one })),
  ]);
}

const whatToTell = ({ kind, id, version }: Trail['also'][number]) => ({ kind, id, version });

function idIn(answer: unknown): number | null {
  const id = (answer as { id?: unknown } | null)?.id;
  return typeof id === 'number' ? id : null;
}

const versionIn = (row: AnyRow | undefined): number | null =>
  typeof row?.['version'] === 'number' ? row['version'] : null;

interface Said {
  readonly at: Date;
  readonly until?: Date;
  readonly count?: number;
  readonly act: string;
  readonly actor: Actor;
  readonly object: Trail['object'];
  readonly tournamentId: number | null;
  readonly clubId: number | null;
  readonly outcome: 'done' | 'refused';
  readonly status: number;
  readonly reason?: string;
  readonly changes: readonly KeptChange[];
  readonly requestId: string | null;
  readonly told?: string | null;
}

function recordOf(said: Said): Waiting {
  const { actor, object, clubId, changes } = said;
  return {
    at: said.at.toISOString(),
    until_at: said.until?.toISOString() ?? null,
    count: said.count ?? 1,
    actor_id: actor.id,
    actor_role: actor.role,
    club_role: actor.clubs.find((club) => club.clubId === clubId)?.role ?? null,
    act: said.act,
    object_kind: object?.kind ?? null,
    object_id: object?.id ?? null,
    tournament_id: said.tournamentId,
    club_id: clubId,
    outcome: said.outcome,
    status: said.status,
    reason: said.reason ?? null,
    changes: changes.length === 0 ? null : JSON.stringify(changes),
    request_id: said.requestId,
    told: said.told ?? null,
  };
}

/** A refusal knows only the ids in its address: the clubs and tournaments of all these objects are looked up at once. */
async function placeAll(db: Db | Tx, refusals: readonly CountedRefusals[]): Promise<readonly RefusedCall[]> {
  const calls = refusals.map(({ first }) => first);
  const idsOf = (kind: 'match' | 'invitation'): number[] =>
    calls.flatMap(({ object }) => (object?.kind === kind ? [object.id] : []));
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'tournament_id', 'club_id'])
    .where('id', 'in', [0, ...idsOf('match')])
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['id', 'club_id'])
    .where('id', 'in', [0, ...idsOf('invitation')])
    .execute();
  const matchById = new Map(matches.map((row) => [row.id, row]));
  const clubOfInvitation = new Map(invitations.map((row) => [row.id, row.club_id]));
  const inTournament = calls.map((call) => {
    if (call.object?.kind === 'invitation') {
      return { ...call, clubId: call.clubId ?? clubOfInvitation.get(call.object.id) ?? null };
    }
    if (call.object?.kind !== 'match') return call;
    const row = matchById.get(call.object.id);
    return { ...call, tournamentId: row?.tournament_id ?? null, clubId: row?.club_id ?? null };
  });
  const tournaments = await db
    .selectFrom('tournaments')
    .select(['id', 'club_id'])
    .where('id', 'in', [0, ...inTournament.flatMap(({ tournamentId }) => tournamentId ?? [])])
    .execute();
  const clubById = new Map(tournaments.map((row) => [row.id, row.club_id]));
  return inTournament.map((call) => ({
    ...call,
    clubId: call.clubId ?? clubById.get(call.tournamentId ?? 0) ?? null,
  }));
}

/** Runs a transaction and announces its changes as soon as it has committed, before the caller is answered. */
function transactOn(database: Database, changes: ToldChanges, sealer: Sealer): Transact {
  const transaction: Database['transaction'] =
    database.engine === 'sqlite'
      ? (decide, isolation) => database.transaction(decide, isolation)
      : overlapping(database);
  const tellOthers = pointsTeller(database, changes.teller);
  return async (decide, isolation) => {
    let made: readonly Change[] = [];
    let points: readonly LivePoints[] = [];
    let isDecided = false;
    try {
      const answer = await transaction(async (tx) => {
        isDecided = false;
        beginNoting(tx, changes.teller);
        const decided = await decide(tx);
        made = changesOf(tx);
        points = pointsOf(tx);
        isDecided = true;
        return decided;
      }, isolation);
      changes.tell(made);
      changes.tellPoints(points);
      if (points.length > 0) tellOthers(points);
      return answer;
    } catch (error) {
      // It was decided and failed at the commit, which may have been done all the same.
      if (isDecided && made.length > 0) changes.tellGap();
      throw error;
    } finally {
      if (isDecided) sealer.poke();
    }
  };
}

const GATHER_MS = 20;

/**
 * Tells the other processes the score of games in progress. Scores of one moment go out together, after their transactions: inside them, commits
 * would wait for each other. If a message fails, nothing is lost: the next point says it again.
 */
function pointsTeller({ db, engine }: Database, teller: string): (points: readonly LivePoints[]) => void {
  if (engine === 'sqlite') return () => {};
  const outside = AsyncLocalStorage.snapshot();
  let gathered: string[] = [];
  const tell = async (): Promise<void> => {
    const words = gathered;
    gathered = [];
    await sql`select pg_notify(${POINTS_CHANNEL}, word) from unnest(${words}::text[]) as word`.execute(db);
  };
  return (points) => {
    const word: PointsWord = { teller, points };
    gathered.push(JSON.stringify(word));
    if (gathered.length === 1) setTimeout(() => void outside(() => tell().catch(() => {})), GATHER_MS);
  };
}

/** On PostgreSQL a few transactions run side by side; those that clash run one by one. */
function overlapping(database: Database): Database['transaction'] {
  const inTurn = fewAtOnce(Math.floor((database.poolSize ?? 1) * WRITERS));
  const clashes = new Clashes();
  return (decide, isolation) =>
    inTurn(async () => {
      await clashes.calm();
      let tries = 0;
      let release: (() => void) | null = null;
      try {
        return await database.transaction(async (tx) => {
          tries += 1;
          // It has begun but seen nothing yet: what it sees is as of its first statement.
          if (tries === 2) release = await clashes.take();
          if (tries > 1) await takeTurnOfAll(tx);
          return decide(tx);
        }, isolation);
      } finally {
        (release as (() => void) | null)?.();
      }
    });
}

/** Opens the audit log of a database. */
export function createAudit(
  database: Database,
  clock: () => Date,
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>,
  changes: ToldChanges,
): Audit {
  const sealer = createSealer(database, log, changes.tellSealed);
  const transact = transactOn(database, changes, sealer);
  const counter = new RefusalCounter();
  let writing: Promise<void> = Promise.resolve();
  let drain: NodeJS.Timeout | null = null;
  /** Refusals that still wait for the look-up of their owner. */
  const arriving = new Set<Promise<void>>();

  const record = async (): Promise<void> => {
    counter.close(clock().getTime());
    const refusals = counter.take();
    if (refusals.length === 0) return;
    try {
      await transact(async (tx) => {
        const calls = await placeAll(tx, refusals);
        const records = calls.map((call, at) => {
          const { count, last } = refusals[at] ?? { count: 1, last: call.at };
          return recordOf({
            ...call,
            at: new Date(call.at),
            ...(count === 1 ? {} : { until: new Date(last) }),
            count,
            outcome: 'refused',
            changes: [],
          });
        });
        await append(tx, records);
      });
    } catch (error) {
      counter.putBack(refusals);
      log.warn({ err: error }, 'refusals could not be recorded and will be tried again');
    }
  };
  const count = (call: RefusedCall): void => {
    counter.add(call);
    drain ??= setTimeout(() => {
      drain = null;
      void recordNow();
    }, DRAIN_MS).unref();
  };
  const recordNow = (): Promise<void> => {
    writing = writing.then(record);
    return writing;
  };
  const tick = setInterval(() => {
    if (!counter.isEmpty) void recordNow();
  }, TICK_MS).unref();

  return {
    transact,
    refuse: (call) => {
      if (!(call instanceof Promise)) {
        count(call);
        return;
      }
      const arrived = call.then(count).finally(() => arriving.delete(arrived));
      arriving.add(arrived);
    },
    seal: sealer.seal,
    settled: async () => {
      await Promise.all(arriving);
      await recordNow();
      await sealer.seal();
    },
    close: async () => {
      await Promise.all(arriving);
      clearInterval(tick);
      if (drain !== null) clearTimeout(drain);
      counter.closeAll();
      await recordNow();
      await sealer.close();
    },
  };
}
