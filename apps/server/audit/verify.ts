// Checks the whole chain: every record against its hash and its number, the end against the head (ADR 12).
import { setImmediate } from 'node:timers/promises';
import type { AuditVerification } from '@tennis/contract';
import type { Db } from '../database/connection.ts';
import { findHead } from './chain.ts';
import { GENESIS, hashOf, type StoredRecord } from './record.ts';

/** A record's hash as somebody noted it elsewhere: shows a chain that was rewritten from some record on. */
export interface NotedHash {
  readonly seq: number;
  readonly hash: string;
}

const RECORDS_AT_ONCE = 500;
const NOTHING = { records: 0, hash: GENESIS } as const;

const recordsBehind = (db: Db, seq: number): Promise<StoredRecord[]> =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(RECORDS_AT_ONCE)
    .execute();

/** Reads all records once. Other requests get their turn between batches; records written meanwhile are not looked at. */
export async function verifyChain(db: Db, noted: NotedHash | null = null): Promise<AuditVerification> {
  const head = await findHead(db);
  // Without it nothing can be written either: somebody has taken it away.
  if (head === undefined) return { ...NOTHING, state: 'broken', brokenAt: 1, problem: 'missing' };
  const found = { records: head.count, hash: head.hash };
  const broken = (brokenAt: number, problem: AuditVerification['problem']): AuditVerification => ({
    state: 'broken',
    ...found,
    brokenAt,
    problem,
  });
  let seq = 0;
  let hash = GENESIS;
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
    await setImmediate();
  }
  if (hash !== head.hash) return broken(Math.max(seq, 1), 'changed');
  if (noted !== null && noted.seq > head.count) return broken(noted.seq, 'missing');
  // What lies behind the head by now was either written since, and then the head has moved as far, or was slipped in.
  const { first, last, count } = await endsOf(db);
  if (first < 1) return broken(1, 'added');
  if (last > count) return broken(count + 1, 'added');
  return { state: 'intact', ...found, brokenAt: null, problem: null };
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
