// One side of a move, the same for both engines: how it is read and how it is filled.
import { BackupRefused } from '../backups/refused.ts';
import { MIGRATIONS, NewerDatabaseError } from '../database/migrations/migrate.ts';
import type { Row, Table } from './table.ts';

/** A database that nobody else changes while it is read. */
export interface Side {
  readonly tables: () => Promise<readonly Table[]>;
  /** Some hundred rows at a time, in the order of the key. */
  readonly rows: (table: Table) => AsyncIterable<readonly Row[]>;
  /** The highest id that a table has ever given out, 0 if none; for the tables that count ids up. */
  readonly lastIds: () => Promise<ReadonlyMap<string, number>>;
  /** The steps that its schema has taken. */
  readonly steps: () => Promise<readonly string[]>;
}

/** A database of this version that is filled in one transaction. */
export interface FilledSide extends Side {
  /** Without guards, and without rows. */
  readonly clear: (tables: readonly Table[]) => Promise<void>;
  readonly put: (table: Table, rows: readonly Row[]) => Promise<void>;
  readonly setLastIds: (last: ReadonlyMap<string, number>) => Promise<void>;
  /** Puts the guards back, and has the database look at what they would have refused. */
  readonly guard: () => Promise<void>;
}

/** The move was not begun, or was undone; the message says what to do. */
export class MoveRefused extends BackupRefused {}

/** Throws when the data are not of this version. */
export async function refuseOtherVersion({ steps }: Side): Promise<void> {
  const taken = new Set(await steps());
  const unknown = [...taken].filter((name) => !MIGRATIONS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database was written by a newer version of the product (${unknown.join(', ')}). Update the product, then move.`,
    );
  if (MIGRATIONS.some(({ name }) => !taken.has(name)))
    throw new MoveRefused(
      'The database was written by an older version of the product. Start the server on it once, which backs it up and brings it up to date; stop it, then move.',
    );
}
