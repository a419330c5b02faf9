// How far the chain was found whole. The next check begins there, so a start checks only newer records and not the whole log. The whole is checked
// once a day (ADR 12).
import type { AuditVerification } from '@tennis/contract';
import type { Database, Db } from '../database/connection.ts';
import { verifyChain } from './verify.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A million records at this pace take ten minutes, and some 5 % of a processor. */
const PAUSE_MS = 250;

/** Checks the last record checked before and everything sealed since, and notes how far the chain is whole. */
export async function verifyTail({ db }: Database): Promise<AuditVerification> {
  const { seq, hash } = await db
    .selectFrom('audit_checkpoint')
    .select(['seq', 'hash'])
    .executeTakeFirstOrThrow();
  const found =
    seq === 0 ? await verifyChain(db) : await verifyChain(db, { noted: { seq, hash }, after: seq - 1 });
  if (found.state === 'intact') await noteWhole(db, found);
  return found;
}

/** Another process may have noted more meanwhile. */
async function noteWhole(db: Db, { records, hash }: AuditVerification): Promise<void> {
  await db.updateTable('audit_checkpoint').set({ seq: records, hash }).where('seq', '<', records).execute();
}

/** Checks the whole chain slowly if nobody has for a day; whichever process comes first does it. Null if that is not due. */
export async function verifyWholeWhenDue(
  { db }: Database,
  now: () => Date,
  pauseMs = PAUSE_MS,
): Promise<AuditVerification | null> {
  const ago = (milliseconds: number): string => new Date(now().getTime() - milliseconds).toISOString();
  // One that was begun and is not done after an hour ended with its process.
  const mine = await db
    .updateTable('audit_checkpoint')
    .set({ whole_begun_at: now().toISOString() })
    .where((where) =>
      where.or([where('whole_done_at', 'is', null), where('whole_done_at', '<', ago(DAY_MS))]),
    )
    .where((where) =>
      where.or([where('whole_begun_at', 'is', null), where('whole_begun_at', '<', ago(HOUR_MS))]),
    )
    .executeTakeFirst();
  if (mine.numUpdatedRows === 0n) return null;
  const found = await verifyChain(db, { pauseMs });
  await db.updateTable('audit_checkpoint').set({ whole_done_at: now().toISOString() }).execute();
  if (found.state === 'intact') await noteWhole(db, found);
  return found;
}
