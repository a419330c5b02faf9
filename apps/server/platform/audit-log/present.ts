// A record of the audit log on the wire: what is stored, with the names of today.
import type { AuditChange, AuditRecord } from '@tennis/contract';
import type { KeptChange } from '../../audit/changes.ts';
import { nameInLog, type Reader } from '../../access/names.ts';
import { changesOf, ID_FIELDS, type Names, type RecordView } from './store.ts';

const nameIn = (names: ReadonlyMap<number, string>, id: unknown): string | undefined =>
  typeof id === 'number' ? names.get(id) : undefined;

function presentChange(change: KeptChange, names: Names): AuditChange {
  const kind = ID_FIELDS.get(change.field);
  if (kind === undefined) return change;
  const beforeName = nameIn(names[kind], change.before);
  const afterName = nameIn(names[kind], change.after);
  return {
    ...change,
    ...(beforeName === undefined ? {} : { beforeName }),
    ...(afterName === undefined ? {} : { afterName }),
  };
}

function objectName(row: RecordView, names: Names): string | null {
  const id = row.object_id ?? 0;
  switch (row.object_kind) {
    case 'account':
      return names.accounts.get(id) ?? null;
    case 'club':
      return row.club_name;
    case 'court':
      return names.courts.get(id) ?? null;
    case 'meeting':
      return names.meetings.get(id) ?? null;
    case 'draw':
      return names.draws.get(id) ?? null;
    case 'entry':
      return names.entries.get(id) ?? null;
    case 'group':
      return names.groups.get(id) ?? null;
    case 'invitation':
      return names.invitations.get(id) ?? null;
    case 'order':
      return names.orders.get(id) ?? null;
    case 'match':
      return names.matches.get(id) ?? null;
    case 'claim':
      return names.claims.get(id) ?? null;
    case 'person':
      return names.people.get(id) ?? null;
    case 'membership':
      return names.memberships.get(id) ?? null;
    case 'setting':
      return names.settings.get(id) ?? null;
    case 'plan':
      return names.plans.get(id) ?? null;
    case 'ticket':
      return names.tickets.get(id) ?? null;
    case 'response':
      return names.responses.get(id) ?? null;
    case 'tournament':
      return row.tournament_name;
    default:
      return null;
  }
}

/** One record for a reader who may see it. */
export function presentRecord(row: RecordView, names: Names, reader: Reader): AuditRecord {
  const { actor_id: id, actor_name: name, actor_birth: birth, club_role: clubRole } = row;
  return {
    seq: row.seq,
    at: row.at,
    until: row.until_at,
    count: row.count,
    actor: {
      id,
      name: name === null ? null : nameInLog({ id, name, birth, isOfTheClub: clubRole !== null }, reader),
      role: row.actor_role,
      clubRole,
    },
    act: row.act,
    object:
      row.object_kind === null || row.object_id === null
        ? null
        : { kind: row.object_kind, id: row.object_id, name: objectName(row, names) },
    tournament: row.tournament_id === null ? null : { id: row.tournament_id, name: row.tournament_name },
    club: row.club_id === null ? null : { id: row.club_id, name: row.club_name },
    outcome: row.outcome,
    status: row.status,
    reason: row.reason,
    changes: changesOf(row.changes).map((change) => presentChange(change, names)),
    requestId: row.request_id,
    hash: row.hash,
  };
}
