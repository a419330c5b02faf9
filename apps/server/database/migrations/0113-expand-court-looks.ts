// Notes on which courts it may be somebody else's turn now. The database notices that itself, whichever write has changed a match, a break or a closure.
// A note is a row of its own, so two writes never wait for each other; somebody looks at its court a moment later and forgets it.
import { sql, type Kysely } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';

type Row = 'old' | 'new';

const INTO = 'insert into court_looks (court_id, day, match_id, gone, moved, players)';

const hasPlace = (row: Row): string => `${row}.court_id is not null and ${row}.start_day is not null`;
const isOpen = (row: Row): string => `${row}.status = 'scheduled' and ${row}.winner_id is null`;
const time = (row: Row): string => `coalesce(${row}.start_time, '')`;

const PLACE = 'old.court_id is distinct from new.court_id or old.start_day is distinct from new.start_day';

/** Anybody may know of it. With a tournament that is there no longer go its matches. */
const IS_KNOWN = `old.held = 0 and not exists (select 1 from tournaments
  where tournaments.id = old.tournament_id and (tournaments.status = 'draft' or tournaments.archived_at is not null))`;

/** It has begun, is over or will not be played. */
const GONE = `case when ${isOpen('old')} and not (${isOpen('new')}) and ${IS_KNOWN} then ${time('old')} end`;

/** It is played elsewhere, or on another day; or it was interrupted, and goes on there. */
const MOVED = `case when (${isOpen('old')} and ${isOpen('new')} or old.status = 'in_progress')
  and (${PLACE}) and ${IS_KNOWN} then ${time('old')} end`;

/** It is there no longer. */
const DELETED = `case when (${isOpen('old')} or old.status = 'in_progress') and ${IS_KNOWN} then ${time('old')} end`;

/** Others play in it now. */
const PLAYERS = `case when old.participant1_id is distinct from new.participant1_id
  or old.participant2_id is distinct from new.participant2_id then 1 else 0 end`;

interface Noted {
  readonly gone?: string;
  readonly moved?: string;
  readonly players?: string;
}

const look = (
  row: Row,
  { gone = 'null', moved = 'null', players = '0' }: Noted = {},
  also = 'true',
): string =>
  `${INTO} select ${row}.court_id, ${row}.start_day, ${row}.id, ${gone}, ${moved}, ${players}
    where ${hasPlace(row)} and (${also});`;

/** The columns of a match by which another one may be next. */
const TURNS = [
  'court_id',
  'start_day',
  'start_time',
  'status',
  'winner_id',
  'participant1_id',
  'participant2_id',
  'held',
  'called_at',
];

const lookAtCourt = (court: string, due = "''"): string =>
  `insert into court_looks (court_id, due_at) values (${court}, ${due});`;

interface Trigger {
  readonly event: string;
  readonly when?: string;
  readonly does: string;
}

const TRIGGERS: Readonly<Record<string, Trigger>> = {
  looks_match_added: {
    event: 'after insert on matches',
    when: hasPlace('new'),
    does: look('new'),
  },
  looks_match_changed: {
    event: `after update of ${TURNS.join(', ')} on matches`,
    when: `(old.court_id is not null or new.court_id is not null)
      and (${TURNS.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})`,
    does: look('old', { gone: GONE, moved: MOVED, players: PLAYERS }) + look('new', {}, PLACE),
  },
  looks_match_gone: {
    event: 'after delete on matches',
    when: hasPlace('old'),
    does: look('old', { gone: DELETED }),
  },
  looks_tournament_shown: {
    event: 'after update of status, archived_at on tournaments',
    when: `(old.status = 'draft') <> (new.status = 'draft') or (old.archived_at is null) <> (new.archived_at is null)`,
    does: `insert into court_looks (court_id, day) select distinct court_id, start_day from matches
      where tournament_id = new.id and court_id is not null and start_day is not null and status = 'scheduled';`,
  },
  looks_play_suspended: { event: 'after insert on suspensions', does: lookAtCourt('new.court_id') },
  looks_play_resumed: { event: 'after update of ended_at on suspensions', does: lookAtCourt('new.court_id') },
  // A court that is out of use is looked at again when that begins and ends by the clock.
  looks_court_closed: {
    event: 'after insert on court_closures',
    does: `${lookAtCourt('new.court_id')} ${lookAtCourt('new.court_id', 'new.starts_at')}
      insert into court_looks (court_id, due_at) select new.court_id, new.ends_at where new.ends_at is not null;`,
  },
  // All closures of a court are written anew with each change: what was noted of those before is void.
  looks_court_opened: {
    event: 'after delete on court_closures',
    does: `delete from court_looks
      where court_id = old.court_id and match_id is null and due_at in (old.starts_at, old.ends_at);
      ${lookAtCourt('old.court_id')}`,
  },
};

async function createTrigger(
  db: Kysely<unknown>,
  name: string,
  { event, when, does }: Trigger,
  engine: Engine,
) {
  const condition = when === undefined ? '' : `when (${when})`;
  if (engine === 'sqlite') {
    await sql.raw(`create trigger ${name} ${event} ${condition} begin ${does} end`).execute(db);
    return;
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${does} return null; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger ${name} ${event} for each row ${condition} execute function ${name}()`)
    .execute(db);
}

/** Adds the notes, and what writes them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('court_looks'), engine)
    // Not a reference: a court that is deleted takes its closures with it, which is noted too.
    .addColumn('court_id', reference(engine), (c) => c.notNull())
    // Null: any day.
    .addColumn('day', 'text')
    .addColumn('match_id', reference(engine))
    // When a match was to begin that no longer waits here. `gone`: it has begun, is over or is not played. `moved`: it is played elsewhere or on another day.
    .addColumn('gone', 'text')
    .addColumn('moved', 'text')
    // 1: the match has other players now.
    .addColumn('players', 'integer', (c) => c.notNull().defaultTo(0))
    // Empty: at once. '9' comes after every moment: together with the next look at the court.
    .addColumn('due_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('court_looks_due').on('court_looks').column('due_at').execute();
  await sql
    .raw(
      `insert into court_looks (court_id, due_at) select court_id, starts_at from court_closures
       union all select court_id, ends_at from court_closures where ends_at is not null`,
    )
    .execute(db);
  for (const [name, trigger] of Object.entries(TRIGGERS)) await createTrigger(db, name, trigger, engine);
}
