// Hashing as the product does it, on threads of its own: what comes out, in which order, and when it is too much.
import { expect, it, onTestFinished } from 'vitest';
import { createPasswords } from './passwords.ts';

const HERE = '203.0.113.1';
const ELSEWHERE = '203.0.113.2';

async function strongPasswords() {
  const passwords = await createPasswords(false);
  onTestFinished(passwords.close);
  return passwords;
}

it('a password is kept as argon2id with 19 MiB and two passes, and only the right one fits', async () => {
  const passwords = await strongPasswords();
  const stored = await passwords.hash('Tennis123', HERE);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'Tennis123', HERE)).toBe(true);
  expect(await passwords.verify(stored, 'Tennis124', HERE)).toBe(false);
  expect(await passwords.verify(null, 'a password that nobody has', HERE)).toBe(false);
});

it('those who ask first are answered first', async () => {
  const passwords = await strongPasswords();
  const stored = await passwords.hash('Tennis123', HERE);
  const answered: number[] = [];
  await Promise.all(
    [0, 1, 2, 3, 4].map(async (turn) => {
      await passwords.verify(stored, 'Tennis123', HERE);
      answered.push(turn);
    }),
  );
  expect(answered).toEqual([0, 1, 2, 3, 4]);
});

it('a stored hash that is none is an error of its own asker only', async () => {
  const passwords = await strongPasswords();
  await expect(passwords.verify('no hash at all', 'Tennis123', HERE)).rejects.toThrow(/./);
  expect(await passwords.hash('Tennis123', HERE)).toMatch(/^\$argon2id/);
});

it('an address with 300 who wait keeps nobody else waiting, and it is its own next one who is told to come again', async () => {
  const passwords = await strongPasswords();
  await expect(passwords.takeTurn(HERE)).resolves.toBeUndefined();
  const outcomes: string[] = [];
  const ask = async (source: string): Promise<void> => {
    const outcome = passwords.hash('Tennis123', source).then(
      () => 'answered',
      () => 'refused',
    );
    outcomes.push(`${source} ${await outcome}`);
  };
  for (let n = 0; n < 400; n += 1) void ask(HERE);
  await expect(passwords.takeTurn(HERE)).rejects.toThrow('too-many-requests');
  await expect(passwords.takeTurn(ELSEWHERE)).resolves.toBeUndefined();
  await Promise.all([1, 2, 3].map(() => ask(ELSEWHERE)));
  const others = outcomes.filter((outcome) => outcome.startsWith(ELSEWHERE));
  expect(others).toEqual([1, 2, 3].map(() => `${ELSEWHERE} answered`));
  // Three in turn with three of the others, and what was under way.
  expect(outcomes.filter((outcome) => outcome === `${HERE} answered`).length).toBeLessThan(20);
});

it('of those who come at once each gets a turn of the event loop of its own', async () => {
  const passwords = await strongPasswords();
  const order: string[] = [];
  const all = ['first', 'second', 'third'].map(async (name) => {
    await passwords.takeTurn(HERE);
    order.push(name);
    setImmediate(() => order.push(`a read after the ${name}`));
  });
  expect(order).toEqual([]);
  await Promise.all(all);
  expect(order.slice(0, 4)).toEqual(['first', 'second', 'a read after the first', 'third']);
});
