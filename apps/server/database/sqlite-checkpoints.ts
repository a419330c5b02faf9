// Brings the write-ahead log into the data file, in a thread of its own: a checkpoint waits for the disk several times.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { databaseFault } from './errors.ts';
import type { CheckpointAnswer, CheckpointTask } from './sqlite-checkpoint-worker.ts';
import type { DataFileState } from './sqlite-state.ts';
import type { WriterTurns } from './sqlite-turns.ts';

/**
 * A score is a dozen pages of 4 KiB: the log is kept to about 20 MB. With SQLite's default of 1,000 pages, we would wait for the disk ten times as
 * often.
 */
const COMMITS_A_CHECKPOINT = 400;

/** Writing failed, waiting for the disk, waiting for its folder: SQLite's extended result codes. */
const DISK_FAILED: ReadonlySet<number> = new Set([778, 1034, 1290]);

export class Checkpoints {
  readonly #file: string;
  readonly #turns: WriterTurns;
  readonly #state: DataFileState;
  #worker: Worker | null = null;
  #ended: Promise<unknown> = Promise.resolve();
  #commits = 0;
  #underWay: Promise<void> = Promise.resolve();

  constructor(file: string, turns: WriterTurns, state: DataFileState) {
    this.#file = file;
    this.#turns = turns;
    this.#state = state;
  }

  noteCommit(): void {
    this.#commits += 1;
    if (this.#commits < COMMITS_A_CHECKPOINT) return;
    this.#commits = 0;
    // Errors are noted for the health check and for the next writes.
    this.#inTurn(async () => {
      await this.#ask('PASSIVE');
      await this.#alone('RESTART');
    }).catch(() => undefined);
  }

  /** Empties the log, so that no deleted data stands in it. Fails while another program reads the data file. */
  purge(): Promise<void> {
    return this.#inTurn(() => this.#alone('TRUNCATE'));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#underWay.then(work);
    this.#underWay = mine.catch(() => undefined);
    return mine;
  }

  /** While holding the writer's turn: the last pages, and a restart of the log. The first commit after a restart waits for the disk. */
  async #alone(mode: 'RESTART' | 'TRUNCATE'): Promise<void> {
    const release = await this.#turns.take();
    try {
      await this.#ask(mode);
    } finally {
      release();
    }
  }

  async #ask(task: CheckpointTask): Promise<void> {
    this.#state.refuseWhenLost();
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    const answered = once(worker, 'message') as Promise<[CheckpointAnswer]>;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
    worker.postMessage(task);
    const [{ errcode, message }] = await answered;
    worker.unref();
    if (errcode === null) return;
    const error = Object.assign(new Error(`A checkpoint failed: ${message}`), { errcode });
    if (databaseFault(error) === 'serialization') {
      // Usually the log only grows a little longer. But if a caller wanted deleted data wiped, the data is still there, so they get the error.
      if (task === 'TRUNCATE') throw error;
      return;
    }
    if (DISK_FAILED.has(errcode)) this.#state.lose(error);
    else this.#state.noteFailure(error);
    throw error;
  }

  #start(): Worker {
    const url = new URL('./sqlite-checkpoint-worker.ts', import.meta.url);
    const worker = new Worker(url, { workerData: this.#file });
    // The caller that waits for its answer hears of it.
    worker.on('error', (error) => this.#state.lose(error));
    // Listen from here on: a thread that has already ended reports nothing more.
    this.#ended = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    return worker;
  }

  async close(): Promise<void> {
    await this.#underWay;
    if (this.#worker === null) return;
    this.#worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
    this.#worker.postMessage('close' satisfies CheckpointTask);
    await this.#ended;
  }
}
