// The attacker's thread, so that their work does not delay the clock that times the others. It begins at once and ends when it is told to.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Target } from './case.ts';
import { CASES } from './cases.ts';

const { name, target } = workerData as { readonly name: string; readonly target: Target };
if (parentPort !== null) {
  const end = await CASES.find((known) => known.name === name)?.attack(target);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
  parentPort.postMessage('begun');
  await once(parentPort, 'message');
  await end?.();
  parentPort.close();
}
