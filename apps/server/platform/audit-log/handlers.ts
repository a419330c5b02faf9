// Reading, taking along and checking the audit log (ADR 12).
import { Readable } from 'node:stream';
import type { AuditFilter, AuditRecord, auditRoutes } from '@tennis/contract';
import { verifyChain } from '../../audit/verify.ts';
import type { Db } from '../../database/connection.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Reader } from '../../access/names.ts';
import { pageOf, readCursor } from '../../http/paging.ts';
import { because } from '../../ground/reason.ts';
import { refuseField } from '../../ground/refusal.ts';
import { FORMATS } from './file.ts';
import { presentRecord } from './present.ts';
import { listRecords, namesFor, type RecordView } from './store.ts';

const RECORDS_AT_ONCE = 500;

async function withNames(db: Db, reader: Reader, rows: readonly RecordView[]): Promise<AuditRecord[]> {
  const names = await namesFor(db, rows, reader);
  return rows.map((row) => presentRecord(row, names, reader));
}

/** The whole file, a page of records at a time, however long the log is. */
async function* fileOf(
  db: Db,
  reader: Reader,
  filter: AuditFilter,
  { head, write }: (typeof FORMATS)['csv' | 'jsonl'],
): AsyncGenerator<string> {
  if (head !== '') yield head;
  let before: number | null = null;
  for (;;) {
    const rows: RecordView[] = await listRecords(db, reader, filter, RECORDS_AT_ONCE, before);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield (await withNames(db, reader, rows)).map(write).join('');
    before = last.seq;
  }
}

export const auditHandlers: Handlers<typeof auditRoutes> = {
  listAuditRecords: async ({ tx, services, query, caller, now, request, reply }) => {
    await services.audit.seal();
    const reader = { caller, now };
    const { limit, cursor } = readCursor(query, ['id']);
    const before = cursor === null ? null : Number(cursor[0]);
    const rows = await listRecords(tx, reader, query, limit + 1, before);
    const page = pageOf(rows, limit, (last) => [last.seq], request, reply);
    return withNames(tx, reader, page);
  },

  exportAuditLog: async ({ query, services, caller, now, reply }) => {
    const { format = 'csv' } = query;
    const { type } = FORMATS[format];
    await services.audit.seal();
    const day = now.toISOString().slice(0, 10);
    reply.header('content-type', type);
    reply.header('content-disposition', `attachment; filename="audit-log-${day}.${format}"`);
    return Readable.from(fileOf(services.database.db, { caller, now }, query, FORMATS[format]));
  },

  verifyAuditLog: async ({ query: { seq, hash }, services }) => {
    if ((seq === undefined) !== (hash === undefined)) {
      refuseField(seq === undefined ? 'seq' : 'hash', because('auditNoteIncomplete'));
    }
    const noted = seq === undefined || hash === undefined ? null : { seq, hash };
    await services.audit.seal();
    return verifyChain(services.database.db, { noted });
  },
};
