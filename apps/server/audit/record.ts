// One record of the audit log, and its hash: SHA-256 over the hash of the record before and over every column of this one (ADR 12). Format 1. Records
// are never rewritten, so another format would get its own number.
import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditRecordRow } from '../database/schema.ts';

export type StoredRecord = Selectable<AuditRecordRow>;

/** A record before it has its place in the chain. */
export type NewRecord = Omit<StoredRecord, 'seq' | 'hash'>;

/** The stand-in for the hash before the first record. */
export const GENESIS = '0'.repeat(64);

/** The hash of a record behind the one with the hash `previous`: of both as a JSON list, in this order. */
export function hashOf(previous: string, record: Omit<StoredRecord, 'hash'>): string {
  const canonical = JSON.stringify([
    1,
    previous,
    record.seq,
    record.at,
    record.until_at,
    record.count,
    record.actor_id,
    record.actor_role,
    record.club_role,
    record.act,
    record.object_kind,
    record.object_id,
    record.tournament_id,
    record.club_id,
    record.outcome,
    record.status,
    record.reason,
    record.changes,
    record.request_id,
  ]);
  return hash('sha256', canonical, 'hex');
}
