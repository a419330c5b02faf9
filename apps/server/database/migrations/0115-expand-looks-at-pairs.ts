// An entry whose players change within it is noted, as a match with other entries is (migration 0113): if people were told that its match is next, who
// has left is told no longer, and who has come is told. Noted whether they were told or not: a change that comes while they are being told does not
// see it yet.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../columns.ts';

const NAME = 'looks_pair_changed';
const EVENT = `after update of person_id, partner_person_id on participants`;
const WHEN = `old.person_id is distinct from new.person_id or old.partner_person_id is distinct from new.partner_person_id`;
const DOES = `insert into court_looks (court_id, day, match_id, players) select court_id, start_day, id, 1 from matches
  where tournament_id = new.tournament_id and status = 'scheduled' and winner_id is null and (participant1_id = new.id or participant2_id = new.id)
    and court_id is not null and start_day is not null;`;

/** Adds the trigger. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql.raw(`create trigger ${NAME} ${EVENT} when (${WHEN}) begin ${DOES} end`).execute(db);
    return;
  }
  await sql
    .raw(`create function ${NAME}() returns trigger language plpgsql as $$ begin ${DOES} return null; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger ${NAME} ${EVENT} for each row when (${WHEN}) execute function ${NAME}()`)
    .execute(db);
}
