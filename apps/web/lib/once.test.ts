import { expect, test } from 'vitest';
import { oncePerBody } from './once.ts';

const lost = () => Promise.reject(new Error('The connection broke.'));

/** Sends bodies one after the other and returns the keys they went out under. */
function recorder() {
  const once = oncePerBody();
  const keys: string[] = [];
  return {
    keys,
    send: (body: unknown, answer: () => Promise<unknown> = () => Promise.resolve('stored')) =>
      once(body, ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return answer();
      }).catch(() => undefined),
  };
}

test('a repeat after a broken connection has the same key, the next write a new one [D16]', async () => {
  const { keys, send } = recorder();
  await send({ name: 'Ana' }, lost);
  await send({ name: 'Ana' });
  await send({ name: 'Ana' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('each line of a list keeps its own key until it is stored [D16]', async () => {
  const { keys, send } = recorder();
  await send({ name: 'Ana' }, lost);
  await send({ name: 'Rui' });
  await send({ name: 'Elif' }, lost);
  await send({ name: 'Ana' });
  await send({ name: 'Elif' });
  expect(keys[3]).toBe(keys[0]);
  expect(keys[4]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(3);
});
