// Whether a write can rely on the data file: what has gone wrong with its disk, and whether it is still there.
import { statSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { databaseFault, DataFileLost } from './errors.ts';

/** How often a busy server looks whether its file is still there. */
const LOOK_EVERY_MS = 1000;

export class DataFileState {
  readonly #file: string;
  readonly #inode: number;
  #lost: DataFileLost | null = null;
  #refusal: Error | null = null;
  #lookedAt = 0;

  constructor(file: string) {
    this.#file = file;
    this.#inode = statSync(file).ino;
  }

  /** Nothing is written any more until the next start: what the disk holds is not known. */
  lose(cause: unknown): void {
    this.#lost ??= cause instanceof DataFileLost ? cause : new DataFileLost('The disk failed.', cause);
  }

  refuseWhenLost(): void {
    if (this.#lost !== null) throw this.#lost;
  }

  /** Notes why a write failed, if the disk or the file was the reason. A full disk may have room again later. */
  noteFailure(error: unknown): void {
    if (databaseFault(error) === 'unavailable' && error instanceof Error) this.#refusal = error;
  }

  noteSuccess(): void {
    this.#refusal = null;
  }

  /** The error of the last write, until one succeeds. */
  get refusal(): Error | null {
    return this.#lost ?? this.#refusal;
  }

  #compare(found: Stats | null): void {
    if (found !== null && found.ino === this.#inode && found.size > 0) return;
    const what = found === null ? 'gone' : found.size === 0 ? 'empty' : 'another one';
    this.lose(new DataFileLost(`The data file ${this.#file} is ${what}, though this server had it open.`));
    this.refuseWhenLost();
  }

  /** Checks whether the file is still the one that was opened; if not, throws now and from then on. At most once a second, unless `now`. */
  async look(now = false): Promise<void> {
    this.refuseWhenLost();
    const at = performance.now();
    if (!now && at - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = at;
    this.#compare(await stat(this.#file).catch(() => null));
  }
}
