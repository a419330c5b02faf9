// Keeps the dashboard's overall counts. The database notes by how much each write changes a figure. A note is a row of its own, so two
// writes never wait for each other or clash over one counter; once an hour the notes of a figure become one row.
import { sql, type Kysely } from 'kysely';
import { withId, type Engine } from '../columns.ts';

type Row = 'old' | 'new';

const INTO = 'insert into kept_figures (kind, shown, day, zone, amount)';
/** 0 for drafts, which only their managers see. */
const shown = (tournament: string): string => `case when ${tournament}.status = 'draft' then 0 else 1 end`;
const isCompleted = (row: Row): string => `case when ${row}.status = 'completed' then 1 else 0 end`;
const isActive = (row: Row): string =>
  `case when ${row}.status = 'active' and ${row}.archived_at is null then 1 else 0 end`;
const isArchived = (row: Row): string => `case when ${row}.archived_at is null then 0 else 1 end`;

/** A completed match more or less. */
const completed = (row: Row, amount: string): string =>
  `${INTO} select 'completed', ${shown('t')}, '', '', ${amount} from tournaments t
   where t.id = ${row}.tournament_id and t.archived_at is null and ${amount} <> 0;`;

/** A match more or less on its day. */
const onDay = (row: Row, sign: 1 | -1): string =>
  `${INTO} select 'day', ${shown('t')}, ${row}.start_day, t.time_zone, ${sign} from tournaments t
   where t.id = ${row}.tournament_id and t.archived_at is null and ${row}.start_day is not null;`;

/** All matches of a tournament more or less. */
const matchesOf = (row: Row, sign: 1 | -1): string =>
  `${INTO} select 'completed', ${shown(row)}, '', '', ${sign} * count(*) from matches
   where tournament_id = ${row}.id and status = 'completed' and ${row}.archived_at is null having count(*) > 0;
   ${INTO} select 'day', ${shown(row)}, start_day, ${row}.time_zone, ${sign} * count(*) from matches
   where tournament_id = ${row}.id and start_day is not null and ${row}.archived_at is null group by start_day;`;

const active = (amount: string): string =>
  `${INTO} select 'active', 1, '', '', ${amount} where ${amount} <> 0;`;

/** One who is a member of several clubs counts once. */
const member = (row: Row, sign: 1 | -1): string =>
  `${INTO} select 'members', 1, '', '', ${sign}
   where not exists (select 1 from club_members where user_id = ${row}.user_id and id <> ${row}.id);`;

interface Trigger {
  readonly event: string;
  readonly when?: string;
  readonly does: string;
  /** On PostgreSQL a result that is written beside this must clash with it: it read the tournament as it was. */
  readonly holdsMatches?: true;
}

const TRIGGERS: Readonly<Record<string, Trigger>> = {
  figures_match_added: {
    event: 'after insert on matches',
    does: completed('new', `(${isCompleted('new')})`) + onDay('new', 1),
  },
  figures_match_completed: {
    event: 'after update of status on matches',
    when: `(${isCompleted('old')}) <> (${isCompleted('new')})`,
    does: completed('new', `(${isCompleted('new')}) - (${isCompleted('old')})`),
  },
  figures_match_moved: {
    event: 'after update of start_day on matches',
    when: 'old.start_day is distinct from new.start_day',
    does: onDay('old', -1) + onDay('new', 1),
  },
  figures_match_gone: {
    event: 'after delete on matches',
    does: completed('old', `-(${isCompleted('old')})`) + onDay('old', -1),
  },
  figures_tournament_added: {
    event: 'after insert on tournaments',
    does: active(`(${isActive('new')})`),
  },
  figures_tournament_active: {
    event: 'after update of status, archived_at on tournaments',
    when: `(${isActive('old')}) <> (${isActive('new')})`,
    does: active(`(${isActive('new')}) - (${isActive('old')})`),
  },
  figures_tournament_shown: {
    event: 'after update of status, archived_at, time_zone on tournaments',
    when: `(${shown('old')}) <> (${shown('new')}) or (${isArchived('old')}) <> (${isArchived('new')})
           or old.time_zone <> new.time_zone`,
    does: matchesOf('old', -1) + matchesOf('new', 1),
    holdsMatches: true,
  },
  figures_tournament_gone: {
    event: 'before delete on tournaments',
    does: active(`-(${isActive('old')})`) + matchesOf('old', -1),
  },
  // Before, so that each of several rows of one statement sees the result of those before it, on both engines.
  figures_member_added: { event: 'before insert on club_members', does: member('new', 1) },
  figures_member_gone: { event: 'before delete on club_members', does: member('old', -1) },
};

async function createTrigger(db: Kysely<unknown>, name: string, trigger: Trigger, engine: Engine) {
  const { event, when, does, holdsMatches } = trigger;
  const condition = when === undefined ? '' : `when (${when})`;
  if (engine === 'sqlite') {
    await sql.raw(`create trigger ${name} ${event} ${condition} begin ${does} end`).execute(db);
    return;
  }
  const hold =
    holdsMatches === true ? 'update matches set version = version where tournament_id = new.id;' : '';
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as
       $$ begin ${hold} ${does} if tg_op = 'DELETE' then return old; end if; return new; end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger ${name} ${event} for each row ${condition} execute function ${name}()`)
    .execute(db);
}

/** Adds the figures, counted once, and what keeps them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('kept_figures'), engine)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('shown', 'integer', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('kept_figures_of')
    .on('kept_figures')
    .columns(['kind', 'day', 'zone', 'shown', 'amount'])
    .execute();
  const ofMatches = 'from matches m join tournaments t on t.id = m.tournament_id where t.archived_at is null';
  await sql
    .raw(
      `${INTO} select 'completed', ${shown('t')}, '', '', count(*) ${ofMatches} and m.status = 'completed' group by 2`,
    )
    .execute(db);
  await sql
    .raw(
      `${INTO} select 'day', ${shown('t')}, m.start_day, t.time_zone, count(*) ${ofMatches} and m.start_day is not null
       group by 2, 3, 4`,
    )
    .execute(db);
  await sql
    .raw(
      `${INTO} select 'active', 1, '', '', count(*) from tournaments where status = 'active' and archived_at is null`,
    )
    .execute(db);
  await sql.raw(`${INTO} select 'members', 1, '', '', count(distinct user_id) from club_members`).execute(db);
  for (const [name, trigger] of Object.entries(TRIGGERS)) await createTrigger(db, name, trigger, engine);
}
