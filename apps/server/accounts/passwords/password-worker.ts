// A thread that does nothing but argon2. On Linux a thread has its own priority: this one yields to the thread that answers requests. Signing in may
// then take longer, but reading does not. Priority alone is not enough: if a core is never free, the server's other work (collecting garbage,
// compiling) moves to the core that makes the answers. So this thread also rests after each job for as long as the job took. A hundred people at once
// wait twice as long; a single person hardly notices.
import { getPriority, setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordJob, PasswordResult } from './password-pool.ts';

const GIVES_WAY_BY = 10;
const LOWEST = 19;

if (platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + GIVES_WAY_BY));

/** Nobody ever changes it: to wait for that is to rest. */
const cell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

parentPort?.on('message', (job: PasswordJob) => {
  const begun = performance.now();
  let result: PasswordResult;
  try {
    result =
      job.storedHash === null
        ? { value: hashSync(job.password, job.options) }
        : { value: verifySync(job.storedHash, job.password) };
  } catch (error) {
    result = { error: error instanceof Error ? error.message : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  parentPort?.postMessage(result);
  Atomics.wait(cell, 0, 0, performance.now() - begun);
});
