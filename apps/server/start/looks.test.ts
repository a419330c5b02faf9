// A look goes on whatever fails, and says so once for as long as the same fails.
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookInRounds } from './looks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rounds = () => vi.advanceTimersByTimeAsync(6000);

const failing = (...clubs: number[]) =>
  new AggregateError(
    clubs.map((id) => new Error(`club ${id}`)),
    'not all courts could be looked at',
  );

it('warns once when other clubs fail than before, and says when all is well again', async () => {
  const said: string[] = [];
  const app = Fastify();
  vi.spyOn(app.log, 'warn').mockImplementation(() => void said.push('fails'));
  vi.spyOn(app.log, 'info').mockImplementation(() => void said.push('well'));
  let fault: Error | null = null;
  let looks = 0;
  lookInRounds(app, {
    everyMs: 2000,
    fails: 'not all courts could be looked at',
    isWell: 'all courts are well',
    look: async () => {
      looks += 1;
      if (fault !== null) throw fault;
    },
  });
  await rounds();
  expect([looks, said]).toEqual([3, []]);
  fault = failing(7);
  await rounds();
  expect(said).toEqual(['fails']);
  fault = failing(7, 8);
  await rounds();
  expect(said).toEqual(['fails', 'fails']);
  fault = null;
  await rounds();
  expect([looks, said]).toEqual([12, ['fails', 'fails', 'well']]);
  fault = failing(7);
  await rounds();
  expect(said).toEqual(['fails', 'fails', 'well', 'fails']);
  await app.close();
  await rounds();
  expect(looks).toBe(15);
});
