// Work that one process does at a time on a PostgreSQL that several share.
import { sql } from 'kysely';
import type { Engine } from './columns.ts';
import type { Tx } from './connection.ts';

/** Numbers of locks: any will do, as long as all processes of one database use the same. */
const TURNS = 7_403_156;

/**
 * Takes a turn until the transaction ends, or answers false if another process has it: nobody waits. If a process hangs during its turn, PostgreSQL
 * ends its transaction, and the turn with it. The embedded database belongs to one process.
 */
export async function takeTurn(tx: Tx, engine: Engine, turn: number): Promise<boolean> {
  if (engine === 'sqlite') return true;
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(TURNS)}, ${sql.lit(turn)}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}
