// Which writes have changed something, in the order in which they did: the audit log knows it, also of a write whose answer was cut off.
import type { Database } from '../../database/connection.ts';
import type { Sent } from './desk.ts';
import type { Wish } from './wishes.ts';

interface LogRecord {
  readonly request_id: string | null;
  readonly actor_id: number | null;
  readonly act: string;
}

/** What everybody has done in a storm, in the order of the log: one record for each request. */
async function recordsOf(
  { db }: Database,
  since: number,
): Promise<ReadonlyMap<string | null, LogRecord & { readonly place: number }>> {
  const columns = ['request_id', 'actor_id', 'act'] as const;
  const sealed = await db
    .selectFrom('audit_log')
    .select(columns)
    .where('outcome', '=', 'done')
    .where('act', '<>', 'login')
    .where('seq', '>', since)
    .orderBy('seq')
    .execute();
  const waiting = await db
    .selectFrom('audit_pending')
    .select(columns)
    .where('seq', 'is', null)
    .where('outcome', '=', 'done')
    .where('act', '<>', 'login')
    .orderBy('id')
    .execute();
  const records = new Map<string | null, LogRecord & { readonly place: number }>();
  for (const [place, record] of [...sealed, ...waiting].entries())
    // A write that moves people on leaves a record for each match that it has changed.
    if (!records.has(record.request_id)) records.set(record.request_id, { ...record, place });
  return records;
}

/** How many records the log has, sealed or not: those of before a storm. */
export async function countRecords({ db }: Database): Promise<number> {
  const { seq } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  const waiting = await db.selectFrom('audit_pending').select('id').where('seq', 'is', null).execute();
  return seq + waiting.length;
}

/** A person's writes in the order in which they sent them. */
export interface Diary {
  readonly userId: number;
  readonly sent: readonly Sent[];
}

/** A write that has changed something, and whose it was. */
export interface Done {
  readonly wish: Wish;
  readonly userId: number;
}

/**
 * Whether a write that was cut off can have been done then: sent again under its key it is answered with what it has made, which may have gone since. One
 * that is refused was not done before.
 */
const wasPerhapsDone = (status: number): boolean => status < 300 || status === 404;

/** The writes that have changed something, the first first. */
export async function doneInOrder(
  database: Database,
  since: number,
  diaries: readonly Diary[],
): Promise<readonly Done[]> {
  const records = await recordsOf(database, since);
  const answered = new Set<string | null>(
    diaries.flatMap(({ sent }) => sent.map(({ requestId }) => requestId)),
  );
  const done: (Done & { readonly place: number })[] = [];
  for (const { userId, sent } of diaries) {
    const own = [...records.values()].filter(({ actor_id: actor }) => actor === userId);
    const unanswered = own.filter(({ request_id: id }) => !answered.has(id));
    for (const [at, { wish, requestId, isCutOff, status }] of sent.entries()) {
      const known = records.get(requestId);
      if (known !== undefined) done.push({ wish, userId, place: known.place });
      else if (isCutOff && wasPerhapsDone(status)) {
        // Somebody sends one write after the other: the record of this one stands before all of theirs that came later.
        const [lost] = unanswered;
        const later = sent
          .slice(at + 1)
          .map((next) => records.get(next.requestId)?.place)
          .find((place) => place !== undefined);
        const isThis = lost?.act === wish.route && (later === undefined || lost.place < later);
        if (isThis) {
          unanswered.shift();
          done.push({ wish, userId, place: lost.place });
        }
      }
    }
    if (unanswered.length > 0)
      throw new Error(`Written by ${userId} and wished by nobody: ${JSON.stringify(unanswered)}`);
  }
  return done.toSorted((a, b) => a.place - b.place);
}
