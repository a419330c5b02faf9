// Checks the chain, whole or from a record on: every record against its hash and its number, the end against the head (ADR 12).
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditVerification } from '@tennis/contract';
import type { Db } from '../database/connection.ts';
import { countPending, findHead } from './chain.ts';
import { GENESIS, hashOf, type StoredRecord } from './record.ts';

/** A record's hash that somebody noted elsewhere: it reveals a chain that was rewritten from some record on. */
export interface NotedHash {
  readonly seq: number;
  readonly hash: string;
}

const RECORDS_AT_ONCE = 500;
const NOTHING = { records: 0, hash: GENESIS } as const;

export interface CheckOptions {
  /** A hash that somebody has noted. */
  readonly noted?: NotedHash | null;
  /** The number of the last record that is not looked at; 0 for the whole chain. */
  readonly after?: number;
  /** How long others have the processor to themselves between two batches. */
  readonly pauseMs?: number;
}

const recordsBehind = (db: Db, seq: number): Promise<StoredRecord[]> =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(RECORDS_AT_ONCE)
    .execute();

/** Reads all records once, or those after one. Other requests get their turn between batches. Records sealed meanwhile are left out. */
export async function verifyChain(
  db: Db,
  { noted = null, after = 0, pauseMs = 0 }: CheckOptions = {},
): Promise<AuditVerification> {
  const head = await findHead(db);
  const unsealed = await countPending(db);
  // Without it nothing can be written either: somebody has taken it away.
  if (head === undefined) return { ...NOTHING, unsealed, state: 'broken', brokenAt: 1, problem: 'missing' };
  const found = { records: head.count, hash: head.hash, unsealed };
  const broken = (brokenAt: number, problem: AuditVerification['problem']): AuditVerification => ({
    state: 'broken',
    ...found,
    brokenAt,
    problem,
  });
  let seq = Math.min(after, head.count);
  let hash = await hashAt(db, seq);
  if (hash === undefined) return broken(seq, 'missing');
  while (seq < head.count) {
    const records = await recordsBehind(db, seq);
    if (records.length === 0) return broken(seq + 1, 'missing');
    for (const { hash: stored, ...record } of records) {
      if (seq === head.count) break;
      seq += 1;
      if (record.seq !== seq) return broken(seq, record.seq > seq ? 'missing' : 'added');
      hash = hashOf(hash, record);
      if (stored !== hash) return broken(seq, 'changed');
      if (noted?.seq === seq && noted.hash !== hash) return broken(seq, 'rewritten');
    }
    await pause(pauseMs);
  }
  if (hash !== head.hash) return broken(Math.max(seq, 1), 'changed');
  if (noted !== null && noted.seq > head.count) return broken(noted.seq, 'missing');
  // Anything behind the head now was either sealed since, and then the head has moved too, or was slipped in.
  const { first, last, count } = await endsOf(db);
  if (first < 1) return broken(1, 'added');
  if (last > count) return broken(count + 1, 'added');
  return { state: 'intact', ...found, brokenAt: null, problem: null };
}

/** The hash that a record has, or what stands before the first one. */
async function hashAt(db: Db, seq: number): Promise<string | undefined> {
  if (seq === 0) return GENESIS;
  const record = await db.selectFrom('audit_log').select('hash').where('seq', '=', seq).executeTakeFirst();
  return record?.hash;
}

/** The numbers of the first and the last record and the count of the head, as of one moment. */
async function endsOf(db: Db): Promise<{ first: number; last: number; count: number }> {
  const row = await db
    .selectFrom('audit_head')
    .select((from) => [
      'count',
      from
        .selectFrom('audit_log')
        .select(({ fn }) => fn.min('seq').as('seq'))
        .as('first'),
      from
        .selectFrom('audit_log')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .as('last'),
    ])
    .executeTakeFirstOrThrow();
  return { first: row.first ?? 1, last: row.last ?? 0, count: row.count };
}
