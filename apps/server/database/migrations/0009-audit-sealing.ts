// Records of the audit log are written with their write and chained a moment later (ADR 12): a table for those that wait, where the chain was
// found whole last, and what the writes of a batch have changed, for the other processes of a PostgreSQL database (ADR 7).
import { sql, type Kysely } from 'kysely';
import { oneOf, reference, withId, type Engine } from '../columns.ts';

const REFUSAL = 'the audit log is only added to';
const NO_HEAD = 'the audit log has lost its head';

/** The content of a record; the rest is its place in the chain. */
const TOLD = [
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
  'told',
] as const;

/** Creates the tables; the records that are there stay as they are. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('audit_pending'), engine)
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
    .addColumn('told', 'text')
    .addColumn('seq', ref)
    .addColumn('hash', 'text')
    .execute();

  await db.schema
    .createTable('audit_checkpoint')
    .addColumn('id', 'integer', (c) =>
      c
        .primaryKey()
        .notNull()
        .check(sql`id = 1`),
    )
    .addColumn('seq', ref, (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('whole_begun_at', 'text')
    .addColumn('whole_done_at', 'text')
    .execute();
  await sql`insert into audit_checkpoint (id, seq, hash) values (1, 0, ${'0'.repeat(64)})`.execute(db);

  await db.schema
    .createTable('change_batches')
    .addColumn('seq', ref, (c) => c.primaryKey().notNull())
    .addColumn('after', ref, (c) => c.notNull())
    .addColumn('told', 'text', (c) => c.notNull())
    .execute();
  await (engine === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

const of = (row: 'old' | 'new', columns: readonly string[]): string =>
  columns.map((column) => `${row}.${column}`).join(', ');

/** A waiting record may change only in its place in the chain, once. It may go only when it stands in the log as it was sealed. */
async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = (name: string, event: string, what = REFUSAL): Promise<unknown> =>
    sql.raw(`create trigger ${name} before ${event} begin select raise(abort, '${what}'); end`).execute(db);
  const columns = ['id', ...TOLD];
  const isOtherwise = columns.map((column) => `new.${column} is not old.${column}`).join(' or ');
  await refuse(
    'audit_pending_head',
    'insert on audit_pending when not exists (select 1 from audit_head)',
    NO_HEAD,
  );
  await refuse(
    'audit_pending_unsealed',
    'insert on audit_pending when new.seq is not null or new.hash is not null',
  );
  await refuse(
    'audit_pending_no_update',
    `update on audit_pending when old.seq is not null or new.seq is null or new.hash is null or ${isOtherwise}`,
  );
  await refuse(
    'audit_pending_no_delete',
    `delete on audit_pending when not exists (select 1 from audit_log where seq = old.seq and hash = old.hash)`,
  );
  await refuse('audit_checkpoint_forward', 'update on audit_checkpoint when new.seq < old.seq');
  await refuse('audit_checkpoint_no_delete', 'delete on audit_checkpoint');
}

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  const columns = ['id', ...TOLD];
  const refuse = (name: string, event: string, rows: string): Promise<unknown> =>
    sql
      .raw(`create trigger ${name} before ${event} ${rows} execute function refuse_audit_change()`)
      .execute(db);
  await sql
    .raw(
      `create function refuse_without_audit_head() returns trigger language plpgsql as
       $$ begin
         if not exists (select 1 from audit_head) then raise exception '${NO_HEAD}'; end if;
         return null;
       end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create function refuse_unsealed_delete() returns trigger language plpgsql as
       $$ begin
         if exists (
           select 1 from gone left join audit_log on audit_log.seq = gone.seq
           where audit_log.hash is distinct from gone.hash or audit_log.hash is null
         ) then raise exception '${REFUSAL}' using errcode = 'check_violation'; end if;
         return null;
       end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger audit_pending_head before insert on audit_pending
       for each statement execute function refuse_without_audit_head()`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger audit_pending_no_delete after delete on audit_pending referencing old table as gone
       for each statement execute function refuse_unsealed_delete()`,
    )
    .execute(db);
  await refuse(
    'audit_pending_unsealed',
    'insert on audit_pending',
    'for each row when (new.seq is not null or new.hash is not null)',
  );
  await refuse(
    'audit_pending_no_update',
    'update on audit_pending',
    `for each row when (old.seq is not null or new.seq is null or new.hash is null
       or (${of('new', columns)}) is distinct from (${of('old', columns)}))`,
  );
  await refuse('audit_pending_no_truncate', 'truncate on audit_pending', 'for each statement');
  await refuse(
    'audit_checkpoint_forward',
    'update on audit_checkpoint',
    'for each row when (new.seq < old.seq)',
  );
  await refuse('audit_checkpoint_no_delete', 'delete or truncate on audit_checkpoint', 'for each statement');
}
