// The threads in which the engine looks for an order of play. Starting one costs more than most answers, so it stays until nobody has had a job for
// it for a while.
import { Worker } from 'node:worker_threads';

/** A thread that has not answered by then has met a fault. */
const MOST_MS = 20_000;
const IDLE_MS = 30_000;

/** Threads without work, each with what will end it. */
const idle: { readonly worker: Worker; readonly end: NodeJS.Timeout }[] = [];

/** Node listens to a thread by listeners of its own, which stay. */
function forgetListeners(worker: Worker): void {
  for (const name of ['message', 'error', 'exit']) worker.removeAllListeners(name);
}

/** Keeps a thread for the next job; neither it nor its end keeps the process. */
function rest(worker: Worker): void {
  const forget = (): void => {
    const at = idle.findIndex((one) => one.worker === worker);
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.end);
  };
  forgetListeners(worker);
  // A thread that ends while it rests is not asked again.
  worker.once('error', forget);
  worker.once('exit', forget);
  worker.unref();
  const end = setTimeout(() => {
    forget();
    void worker.terminate();
  }, IDLE_MS).unref();
  idle.push({ worker, end });
}

/** A thread that rests, or a new one. */
function take(): Worker {
  const rested = idle.pop();
  if (rested === undefined) return new Worker(new URL('suggest-worker.ts', import.meta.url));
  clearTimeout(rested.end);
  forgetListeners(rested.worker);
  rested.worker.ref();
  return rested.worker;
}

/**
 * Lets a thread work on one job.
 * @throws if the thread fails or does not answer in time; then it is not used again
 */
export async function work<A extends object>(
  job: object,
  isAnswer: (message: object) => message is A,
): Promise<A> {
  const worker = take();
  try {
    const answer = await new Promise<A>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('No order of play was found in time.')), MOST_MS);
      const fail = (error: Error): void => {
        clearTimeout(timer);
        reject(error);
      };
      // With `--watch`, Node itself tells on the same channel which files a thread has loaded.
      worker.on('message', (message: object) => {
        if (!isAnswer(message)) return;
        clearTimeout(timer);
        resolve(message);
      });
      worker.on('error', fail);
      worker.on('exit', () => fail(new Error('The thread that looks for an order of play has ended.')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
      worker.postMessage(job);
    });
    rest(worker);
    return answer;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
