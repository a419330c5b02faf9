// The chain of the audit log. A record is written in the transaction of its write, and then waits. One sealer at a time puts the committed records
// behind the last one and moves the head along (ADR 12).
import { sql } from 'kysely';
import type { Database, Db, Tx } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import { databaseFault } from '../database/errors.ts';
import { insideTransaction } from '../database/sqlite-dialect.ts';
import { hashOf, type NewRecord, type StoredRecord } from './record.ts';

/** How many records there are, and the hash of the last one. */
export interface Head {
  readonly count: number;
  readonly hash: string;
}

/** A record with the changes of its write, for the log of changes; null if there are none. */
export interface Waiting extends NewRecord {
  readonly told: string | null;
}

/** SQLite takes 32,766 parameters a statement. */
const ROWS_A_STATEMENT = 500;

/** Batches that a process may be behind before it has to drop everything it keeps. */
const RECORDS_TOLD = 10_000;

/** The channel that PostgreSQL's processes listen to. */
export const SEALED = 'audit_sealed';

const readHead = prepared((db) => db.selectFrom('audit_head').select(['count', 'hash']));
const lockHead = prepared((db) =>
  db.selectFrom('audit_head').select(['count', 'hash']).forUpdate().skipLocked(),
);

/** Where the chain ends; undefined when somebody has taken its end away. */
export const findHead = async (db: Db | Tx): Promise<Head | undefined> => (await readHead(db, {}))[0];

/** The record of a write; refusals come many at a time. */
const appendOne = prepared((db, places: Places<Waiting>) =>
  db
    .insertInto('audit_pending')
    .values(Object.fromEntries(WAITING.map((column) => [column, places[column]])) as Places<Waiting>),
);

/** Writes records in the transaction of their write. The database refuses them if the chain has lost its head. */
export async function append(tx: Tx, records: readonly Waiting[]): Promise<void> {
  try {
    const [record] = records;
    if (records.length === 1 && record !== undefined) {
      await appendOne(tx, record);
      return;
    }
    for (let at = 0; at < records.length; at += ROWS_A_STATEMENT) {
      await tx
        .insertInto('audit_pending')
        .values(records.slice(at, at + ROWS_A_STATEMENT))
        .execute();
    }
  } catch (error) {
    const fault = databaseFault(error);
    // A write that cannot be recorded is not done, and the caller cannot help that.
    if (fault !== 'check' && fault !== 'foreign_key') throw error;
    throw new Error('The audit log does not take the record.', { cause: error });
  }
}

/** How many records wait for their place in the chain. */
export async function countPending(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('audit_pending')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const onePending = prepared((db) => db.selectFrom('audit_pending').select('id').limit(1));

/** Whether any record waits. */
export const isAnyPending = async (db: Db): Promise<boolean> => (await onePending(db, {})).length > 0;

/**
 * Seals one batch of the committed records, all or none of it; answers how many, or null if another process is sealing. Not SERIALIZABLE: it must not
 * wait for writers, and must not make one start again; the lock on the head is enough. The embedded database does not wait for the disk: sealed again
 * after a power cut, the same records in the same order get the same hashes.
 */
export function sealBatch({ db, engine }: Database): Promise<number | null> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((tx) => insideTransaction.run(true, () => sealIn(tx, engine)));
}

// A busy server seals thirty batches a second. Building these statements each time took longer than running them.
const oldestPending = prepared((db) =>
  db.selectFrom('audit_pending').selectAll().orderBy('id').limit(ROWS_A_STATEMENT),
);

/** The records of a batch, by the first and last of those that waited. */
interface Span {
  readonly first: number;
  readonly last: number;
}

const copyPlaced = prepared((db, { first, last }: Places<Span>) =>
  db
    .insertInto('audit_log')
    .columns(COLUMNS)
    .expression(
      (from) =>
        from
          .selectFrom('audit_pending')
          .select(COLUMNS)
          .where('id', '>=', first)
          .where('id', '<=', last)
          .where('seq', 'is not', null)
          .orderBy('seq') as never,
    ),
);

const deletePlaced = prepared((db, { first, last }: Places<Span>) =>
  db
    .deleteFrom('audit_pending')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .where('seq', 'is not', null),
);

const moveHead = prepared((db, { count, hash }: Places<Head>) =>
  db.updateTable('audit_head').set({ count, hash }),
);

async function sealIn(tx: Tx, engine: Database['engine']): Promise<number | null> {
  const head = await takeHead(tx, engine);
  if (head === null) return null;
  const waiting = await oldestPending(tx, {});
  const [first, last] = [waiting.at(0), waiting.at(-1)];
  if (first === undefined || last === undefined) return 0;
  let { count, hash } = head;
  const sealed = waiting.map(({ id, ...record }) => {
    count += 1;
    hash = hashOf(hash, { ...record, seq: count });
    return { id, seq: count, hash };
  });
  await setPlaces(tx, engine, sealed);
  const span = { first: first.id, last: last.id };
  await copyPlaced(tx, span);
  await deletePlaced(tx, span);
  await moveHead(tx, { count, hash });
  await leaveWord(
    tx,
    engine,
    head.count,
    count,
    waiting.flatMap(({ told }) => told ?? []),
  );
  return waiting.length;
}

const RECORD = [
  'at',
  'until_at',
  'count',
  'actor_id',
  'actor_role',
  'club_role',
  'act',
  'object_kind',
  'object_id',
  'tournament_id',
  'club_id',
  'outcome',
  'status',
  'reason',
  'changes',
  'request_id',
] as const satisfies readonly (keyof NewRecord)[];

const WAITING: readonly (keyof Waiting)[] = [...RECORD, 'told'];
const COLUMNS = ['seq', ...RECORD, 'hash'] as const satisfies readonly (keyof StoredRecord)[];

/** The head, locked until the transaction ends; null if another process has locked it. SQLite has one writer anyway. */
async function takeHead(tx: Tx, engine: Database['engine']): Promise<Head | null> {
  const [head] = await (engine === 'sqlite' ? readHead : lockHead)(tx, {});
  if (head !== undefined) return head;
  if ((await findHead(tx)) !== undefined) return null;
  throw new Error('The audit log has lost its head; nothing can be sealed.');
}

/** One parameter for the whole batch: the statement's text is always the same. */
async function setPlaces(
  tx: Tx,
  engine: Database['engine'],
  sealed: readonly { readonly id: number; readonly seq: number; readonly hash: string }[],
): Promise<void> {
  const places = JSON.stringify(sealed);
  await (
    engine === 'sqlite'
      ? sql`update audit_pending set seq = place.value ->> 'seq', hash = place.value ->> 'hash'
          from json_each(${places}) as place where audit_pending.id = place.value ->> 'id'`
      : sql`update audit_pending set seq = place.seq, hash = place.hash
          from json_to_recordset(${places}::json) as place(id bigint, seq bigint, hash text)
          where audit_pending.id = place.id`
  ).execute(tx);
}

interface StoredBatch {
  readonly seq: number;
  readonly after: number;
  readonly told: string;
}

const addBatch = prepared((db, { seq, after, told }: Places<StoredBatch>) =>
  db.insertInto('change_batches').values({ seq, after, told }),
);
const forgetBatches = prepared((db, { until }: Places<{ readonly until: number }>) =>
  db.deleteFrom('change_batches').where('seq', '<=', until),
);

/** Adds the changes of a batch to their log and, on PostgreSQL, rings for the other processes at its commit (ADR 7, ADR 32). */
async function leaveWord(
  tx: Tx,
  engine: Database['engine'],
  after: number,
  seq: number,
  told: readonly string[],
): Promise<void> {
  const words = `[${told.join(',')}]`;
  if (engine === 'sqlite') {
    await addBatch(tx, { seq, after, told: words });
    await forgetBatches(tx, { until: seq - RECORDS_TOLD });
    return;
  }
  await sql`with batch as (insert into change_batches (seq, after, told) values (${seq}, ${after}, ${words})),
    old as (delete from change_batches where seq <= ${seq - RECORDS_TOLD})
    select pg_notify(${SEALED}, ${String(seq)})`.execute(tx);
}
