// Waits for the disk once for all commits so far. A commit stands in the write-ahead log when it is done. It is acknowledged after an fdatasync of
// that log that began later. A libuv thread waits for the disk, not the thread that answers requests (ADR 15).
import fs from 'node:fs';
import type { DataFileState } from './sqlite-state.ts';
import { UnsettledCommit } from './errors.ts';

interface Waiter {
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Closes a file; what goes wrong then hurts nobody. */
const close = (fd: number): Promise<void> =>
  new Promise((resolve) => {
    fs.close(fd, () => resolve());
  });

export class GroupCommit {
  readonly #fd: number;
  readonly #state: DataFileState;
  #waiting: Waiter[] = [];
  /** On the disk, and not told yet, in the order of their commits. */
  readonly #settled: Waiter[] = [];
  #underWay: Promise<void> | null = null;

  /** The write-ahead log must exist. It is one file as long as any connection is open: SQLite overwrites and truncates it, but never replaces it. */
  constructor(file: string, state: DataFileState) {
    // For writing, as Windows flushes only what it may write.
    this.#fd = fs.openSync(`${file}-wal`, 'r+');
    this.#state = state;
  }

  /** Resolves when everything committed now is on the disk; throws `UnsettledCommit` if the disk does not confirm it. */
  settled(): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ done, fail });
      this.#underWay ??= this.#work();
    });
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        this.#state.refuseWhenLost();
        await this.#sync();
        await this.#state.look();
      } catch (error) {
        // The system may have dropped data it could not write, and says so only once: if a second try succeeds, that proves nothing.
        this.#state.lose(error);
        for (const { fail } of group) fail(new UnsettledCommit(error));
        continue;
      }
      this.#settle(group);
    }
    this.#underWay = null;
  }

  /** Tells them one by one, each in its own turn of the event loop: an answer has to be made for each, and readers come in between. */
  #settle(group: readonly Waiter[]): void {
    const isAtIt = this.#settled.length > 0;
    this.#settled.push(...group);
    if (!isAtIt) setImmediate(() => this.#tellNext());
  }

  #tellNext(): void {
    const next = this.#settled.shift();
    if (this.#settled.length > 0) setImmediate(() => this.#tellNext());
    next?.done();
  }

  #sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      fs.fdatasync(this.#fd, (error) => {
        if (error === null) resolve();
        else reject(error);
      });
    });
  }

  async close(): Promise<void> {
    await this.#underWay;
    await close(this.#fd);
  }
}
