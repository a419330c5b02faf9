// A thread that does nothing but argon2. On Linux a thread has a priority of its own: this one gives way to the thread that answers
// requests, so that signing in may take longer, but reading does not.
import { getPriority, setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordJob, PasswordResult } from './password-pool.ts';

const GIVES_WAY_BY = 10;
const LOWEST = 19;

if (platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + GIVES_WAY_BY));

parentPort?.on('message', (job: PasswordJob) => {
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
});
