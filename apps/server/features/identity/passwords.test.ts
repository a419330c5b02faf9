// Hashing as the product does it, on threads of its own: what comes out, in which order, and when it is too much.
import { expect, it, onTestFinished } from 'vitest';
import { createPasswords } from './passwords.ts';

async function strongPasswords() {
  const passwords = await createPasswords(false);
  onTestFinished(passwords.close);
  return passwords;
}

it('a password is kept as argon2id with 19 MiB and two passes, and only the right one fits', async () => {
  const passwords = await strongPasswords();
  const stored = await passwords.hash('Tennis123');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'Tennis123')).toBe(true);
  expect(await passwords.verify(stored, 'Tennis124')).toBe(false);
  expect(await passwords.verify(null, 'a password that nobody has')).toBe(false);
});

it('whoever asks first is answered first', async () => {
  const passwords = await strongPasswords();
  const stored = await passwords.hash('Tennis123');
  const answered: number[] = [];
  await Promise.all(
    [0, 1, 2, 3, 4].map(async (turn) => {
      await passwords.verify(stored, 'Tennis123');
      answered.push(turn);
    }),
  );
  expect(answered).toEqual([0, 1, 2, 3, 4]);
});

it('a stored hash that is none is an error of its own asker only', async () => {
  const passwords = await strongPasswords();
  await expect(passwords.verify('no hash at all', 'Tennis123')).rejects.toThrow(/./);
  expect(await passwords.hash('Tennis123')).toMatch(/^\$argon2id/);
});

it('when 300 wait, the next one is told to come again', async () => {
  const passwords = await strongPasswords();
  await expect(passwords.takeTurn()).resolves.toBeUndefined();
  for (let n = 0; n < 310; n += 1) void passwords.hash('Tennis123');
  await expect(passwords.takeTurn()).rejects.toThrow('too-many-requests');
});

it('of those who come at once each gets a turn of the event loop of its own', async () => {
  const passwords = await strongPasswords();
  const order: string[] = [];
  const all = ['first', 'second', 'third'].map(async (name) => {
    await passwords.takeTurn();
    order.push(name);
    setImmediate(() => order.push(`a read after the ${name}`));
  });
  expect(order).toEqual([]);
  await Promise.all(all);
  expect(order.slice(0, 4)).toEqual(['first', 'second', 'a read after the first', 'third']);
});
