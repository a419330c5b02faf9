// The threads of the engine: used again, and never again after a fault.
import { expect, it } from 'vitest';
import type { Situation } from '@tennis/domain';
import type { FitAnswer, FitJob } from './fit/job.ts';
import { work } from './engine-thread.ts';

const nothing: Situation = { courts: [], events: [], matches: [] };
const sides = [{ players: ['ann'] }, { players: ['bea'] }] as const;
/** A match of an event that is not there. */
const unreadable: Situation = { ...nothing, matches: [{ id: 'm', event: 'gone', round: 1, sides }] };

const ask = (fit: Situation) =>
  work({ fit, ways: [] } satisfies FitJob, (message): message is FitAnswer => 'fit' in message);

it('a thread answers one job after the other, and after a fault there is another one', async () => {
  const yes = { fit: { answer: 'yes' }, ways: [] };
  await expect(ask(nothing)).resolves.toMatchObject(yes);
  await expect(ask(nothing)).resolves.toMatchObject(yes);
  await expect(ask(unreadable)).rejects.toThrow('cannot be read');
  await expect(ask(nothing)).resolves.toMatchObject(yes);
});

it('two jobs at once have a thread each', async () => {
  const answers = await Promise.all([ask(nothing), ask(nothing), ask(unreadable).catch(() => 'refused')]);
  expect(answers).toMatchObject([{ fit: { answer: 'yes' } }, { fit: { answer: 'yes' } }, 'refused']);
});
