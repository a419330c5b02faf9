// PostgreSQL goes away or runs out of room in the middle of an upgrade: everything is rolled back, and the operator reads what to do.
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import { anOlderPlace, tablesIn } from '../testing/older-place.ts';

/** How the database fails a late step, by what it does then. */
const FAILURES = [
  ['ends the connection', `perform pg_terminate_backend(pg_backend_pid())`, 'terminating connection'],
  ['has no room', `raise exception 'no space left' using errcode = '53100'`, 'no space left'],
] as const;

// An old release is built up and brought up to date twice.
const PATIENCE = { timeout: 90_000 };

it.each(FAILURES)(
  'PostgreSQL %s: nothing is changed, and the next start goes on',
  PATIENCE,
  async (_, fails, said) => {
    const { place } = await anOlderPlace();
    const client = new Client({ connectionString: place.databaseUrl ?? '' });
    await client.connect();
    onTestFinished(() => client.end());
    const before = await tablesIn(place);
    await client.query(`
    create function fail_late() returns event_trigger language plpgsql as $$ begin
      if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.push_keys') then ${fails}; end if;
    end $$;
    create event trigger fail_late on ddl_command_end execute function fail_late();`);
    const server = spawnServer(place, await freePort(), { BACKUP_DIR: 'off' });
    expect(await server.ended).toBe(6);
    expect(server.output()).toMatch(
      new RegExp(
        `^The database could not be brought up to date: step 0067-following failed with "${said}.*"\\. Nothing was changed\\. Mend that, and start again; the former version starts on it as before\\.$`,
        'm',
      ),
    );
    expect(await tablesIn(place)).toEqual(before);
    await client.query('drop event trigger fail_late; drop function fail_late');
    await untilReady(spawnServer(place, await freePort(), { BACKUP_DIR: 'off' }));
  },
);
