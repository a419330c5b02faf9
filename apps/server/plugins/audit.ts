// The record of administrative acts that hand somebody access (D23). It is only added to.
import type { Insertable } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { AuditRow } from '../database/schema.ts';

export interface Act {
  readonly actorId: number;
  readonly action: Insertable<AuditRow>['action'];
  /** Whom or what it concerns: a user or an invitation, as the action says. */
  readonly subjectId: number;
  readonly clubId?: number;
}

/** Records an act in the transaction that does it. */
export async function recordAct(tx: Tx, act: Act, now: Date): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      at: now.toISOString(),
      actor_id: act.actorId,
      action: act.action,
      subject_id: act.subjectId,
      club_id: act.clubId ?? null,
    })
    .execute();
}
