// The chained audit log (ADR 12). The two acts that 0002 recorded become its first records. The words and the hash are those of
// the day on which this was written, not imported: a migration never changes.
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, type Engine } from '../columns.ts';

interface OldAct {
  at: string;
  actor_id: number;
  action: string;
  subject_id: number;
  club_id: number | null;
}

interface OldTables {
  audit_log: OldAct;
}

const OLD_ACTS: Readonly<Record<string, readonly [act: string, kind: string]>> = {
  'issue-reset-link': ['issueResetLink', 'account'],
  'issue-invitation-link': ['issueInvitationLink', 'invitation'],
};

const GENESIS = '0'.repeat(64);
const REFUSAL = 'the audit log is only added to';

/** Creates the log and its head, moves the old acts into it, and lets the database refuse every change. */
export async function up(anyDb: Kysely<unknown>, engine: Engine): Promise<void> {
  const db = anyDb as Kysely<OldTables>;
  const old = await db.selectFrom('audit_log').selectAll().orderBy('at').execute();
  await db.schema.dropTable('audit_log').execute();
  const ref = reference(engine);

  // No foreign keys: the record outlives what it speaks of.
  await db.schema
    .createTable('audit_log')
    .addColumn('seq', ref, (c) => c.primaryKey().notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('until_at', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('actor_id', ref)
    .addColumn('actor_role', 'text', (c) => c.notNull())
    .addColumn('club_role', 'text')
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('object_kind', 'text')
    .addColumn('object_id', ref)
    .addColumn('tournament_id', ref)
    .addColumn('club_id', ref)
    .addColumn('outcome', 'text', oneOf('outcome', ['done', 'refused']))
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('changes', 'text')
    .addColumn('request_id', 'text')
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['club_id', 'actor_id', 'tournament_id', 'at'] as const) {
    await db.schema.createIndex(`audit_log_${column}`).on('audit_log').columns([column, 'seq']).execute();
  }
  await db.schema
    .createIndex('audit_log_object')
    .on('audit_log')
    .columns(['object_kind', 'object_id', 'seq'])
    .execute();

  // One row: how many records there are, and the hash of the last one.
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (c) =>
      c
        .primaryKey()
        .notNull()
        .check(sql`id = 1`),
    )
    .addColumn('count', ref, (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();

  let hash = GENESIS;
  for (const [index, act] of old.entries()) {
    const seq = index + 1;
    const [name = act.action, kind = null] = OLD_ACTS[act.action] ?? [];
    hash = createHash('sha256')
      .update(
        JSON.stringify(
          [1, hash, seq, act.at, null, 1, act.actor_id, 'super_admin', null, name, kind].concat([
            act.subject_id,
            null,
            act.club_id,
            'done',
            201,
            null,
            null,
            null,
          ]),
        ),
      )
      .digest('hex');
    await sql`
      insert into audit_log
        (seq, at, count, actor_id, actor_role, act, object_kind, object_id, club_id, outcome, status, hash)
      values
        (${seq}, ${act.at}, 1, ${act.actor_id}, 'super_admin', ${name}, ${kind}, ${act.subject_id},
         ${act.club_id}, 'done', 201, ${hash})`.execute(db);
  }
  await sql`insert into audit_head (id, count, hash) values (1, ${old.length}, ${hash})`.execute(db);
  await (engine === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

/** To change the log, these have to be removed first. A mistake or an injected statement does not get that far. */
async function guardSqlite(db: Kysely<OldTables>): Promise<void> {
  const refuse = (name: string, event: string): Promise<unknown> =>
    sql
      .raw(`create trigger ${name} before ${event} begin select raise(abort, '${REFUSAL}'); end`)
      .execute(db);
  await refuse('audit_log_no_update', 'update on audit_log');
  await refuse('audit_log_no_delete', 'delete on audit_log');
  await refuse('audit_head_forward', 'update on audit_head when new.count <= old.count');
  await refuse('audit_head_no_delete', 'delete on audit_head');
}

async function guardPostgres(db: Kysely<OldTables>): Promise<void> {
  await sql
    .raw(
      `create function refuse_audit_change() returns trigger language plpgsql as
       $$ begin raise exception '${REFUSAL}' using errcode = 'check_violation'; end $$`,
    )
    .execute(db);
  const refuse = (name: string, event: string, rows: string): Promise<unknown> =>
    sql
      .raw(`create trigger ${name} before ${event} ${rows} execute function refuse_audit_change()`)
      .execute(db);
  await refuse('audit_log_no_change', 'update or delete or truncate on audit_log', 'for each statement');
  await refuse('audit_head_no_delete', 'delete or truncate on audit_head', 'for each statement');
  await refuse('audit_head_forward', 'update on audit_head', 'for each row when (new.count <= old.count)');
}
