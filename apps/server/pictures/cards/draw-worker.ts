// The thread in which pictures are drawn, so that nobody who asks for anything else waits.
import { parentPort } from 'node:worker_threads';
import { drawCard } from './drawing.ts';
import type { CardFacts } from './facts.ts';

const answer = (picture: Buffer | null): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
  parentPort?.postMessage(picture);
};

parentPort?.on('message', (facts: CardFacts) => {
  drawCard(facts).then(answer, () => answer(null));
});
