// The open data file: its writer with its turns, its reader, and how commits get to the disk.
import { Checkpoints } from './sqlite-checkpoints.ts';
import { SqliteHandle } from './sqlite-connection.ts';
import { inspectDataFile, noteFilled, SIGN_DATA_FILE } from './sqlite-file.ts';
import { GroupCommit } from './sqlite-group-commit.ts';
import { DataFileState } from './sqlite-state.ts';
import { whenFree, WriterTurns } from './sqlite-turns.ts';

interface Open {
  readonly writer: SqliteHandle;
  readonly reader: SqliteHandle;
  readonly state: DataFileState;
  readonly disk: GroupCommit;
  readonly checkpoints: Checkpoints;
}

export class SqliteStore {
  readonly #file: string;
  readonly #turns = new WriterTurns();
  #open: Open | null = null;
  #waitsForDisk = true;
  /** A write that finds out whether there is room again. */
  #isTrying = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Opens the file; waits a moment for other programs. Throws if it is not ours or cannot be written. */
  async open(): Promise<void> {
    await whenFree(() => inspectDataFile(this.#file));
    // If two processes turn on the write-ahead log of a new file at the same moment, SQLite refuses one at once, because each would wait for the
    // other.
    const writer = await whenFree(() => new SqliteHandle(this.#file, false));
    try {
      // SQLite opens read-only files without complaint. A trial write reveals that, and a full disk, before anybody relies on it.
      await whenFree(() => writer.do(SIGN_DATA_FILE));
      const reader = await whenFree(() => new SqliteHandle(this.#file, true));
      const state = new DataFileState(this.#file);
      const disk = new GroupCommit(this.#file, state);
      const checkpoints = new Checkpoints(this.#file, this.#turns, state);
      this.#open = { writer, reader, state, disk, checkpoints };
    } catch (error) {
      writer.close();
      throw error;
    }
    noteFilled(this.#file);
  }

  get #parts(): Open {
    if (this.#open === null) throw new Error('The database is closed.');
    return this.#open;
  }

  get reader(): SqliteHandle {
    return this.#parts.reader;
  }

  /** Uses the writer; the caller has its turn. */
  write<T>(work: (writer: SqliteHandle) => T): T {
    const { writer, state } = this.#parts;
    try {
      return work(writer);
    } catch (error) {
      state.noteFailure(error);
      throw error;
    }
  }

  /** Takes the writer's turn and runs the first step as soon as no other program holds the file. Returns a function that ends the turn. */
  async takeTurn(first: (writer: SqliteHandle) => void): Promise<() => void> {
    this.#parts.state.refuseWhenLost();
    const asked = performance.now();
    const release = await this.#turns.take();
    try {
      this.#parts.state.refuseWhenLost();
      await whenFree(() => this.write(first), asked);
    } catch (error) {
      // Another process holds the file, or the disk is full: the next writer must get their turn all the same.
      release();
      throw error;
    }
    return release;
  }

  undo(): void {
    const { writer } = this.#parts;
    if (writer.database.isTransaction) writer.do('ROLLBACK');
  }

  /** After a commit: waits for the disk, if asked to. */
  async committed(waitsForDisk: boolean): Promise<void> {
    const { state, disk, checkpoints } = this.#parts;
    if (waitsForDisk && this.#waitsForDisk) await disk.settled();
    state.noteSuccess();
    checkpoints.noteCommit();
  }

  /** Lets nobody wait for the disk while `work` runs; then waits for all of it. */
  async withoutDisk(work: () => Promise<void>): Promise<void> {
    const { writer, disk } = this.#parts;
    this.#waitsForDisk = false;
    writer.do('PRAGMA synchronous = OFF');
    try {
      await work();
    } finally {
      writer.do('PRAGMA synchronous = NORMAL');
      this.#waitsForDisk = true;
    }
    await disk.settled();
  }

  async #tryToWrite(): Promise<void> {
    if (this.#isTrying) return;
    this.#isTrying = true;
    try {
      const release = await this.takeTurn((writer) => writer.do(SIGN_DATA_FILE));
      release();
      await this.committed(true);
    } catch {
      // Noted like every failed write; the next health check tries again.
    } finally {
      this.#isTrying = false;
    }
  }

  /** Throws if something prevents writing the file, or if it cannot be read. Never waits for a writer. */
  async checkHealth(): Promise<void> {
    const { reader, state } = this.#parts;
    await state.look(true);
    const { refusal } = state;
    if (refusal !== null) {
      void this.#tryToWrite();
      throw refusal;
    }
    reader.run({ sql: 'select name from schema_migrations limit 1', parameters: [] });
  }

  /** Empties the write-ahead log. */
  purge(): Promise<void> {
    return this.#parts.checkpoints.purge();
  }

  async close(): Promise<void> {
    if (this.#open === null) return;
    const { writer, reader, disk, checkpoints } = this.#open;
    await checkpoints.close();
    await disk.close();
    this.#open = null;
    reader.close();
    writer.close();
  }
}
