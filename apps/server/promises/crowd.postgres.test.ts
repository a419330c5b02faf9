// Forty people write the same match at once through two processes (ADR 1): their writes are done in turn, and nobody has to try again.
import { expect, test } from 'vitest';
import { ADMIN, aPlace, createClub, signIn } from '../testing/calls.ts';
import { matchBody, tournamentBody } from '../testing/factories.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';

const LANES = 20;
const WRITES = 5;

test('forty at one match, half of them through another process, are all done', async () => {
  const place = await aPlace();
  const one = spawnServer(place, await freePort(), ADMIN);
  await untilReady(one);
  const other = spawnServer(place, await freePort());
  await untilReady(other);
  const cookie = await signIn(one);
  const headers = { 'content-type': 'application/json', cookie };
  const make = async (path: string, body: unknown): Promise<number> => {
    const made = await fetch(`${one.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(made.status).toBe(201);
    return ((await made.json()) as { id: number }).id;
  };
  await createClub(one, cookie, 'Riverside');
  const tournament = await make('/api/tournaments', { ...tournamentBody(1), status: 'registering' });
  const [first, second] = [
    await make(`/api/tournaments/${tournament}/participants`, { name: 'Nina Berg' }),
    await make(`/api/tournaments/${tournament}/participants`, { name: 'Ana Silva' }),
  ];
  const match = await make(`/api/tournaments/${tournament}/matches`, matchBody(first, second));
  const statuses: number[] = [];
  const lane = async (url: string, name: string) => {
    for (let n = 0; n < WRITES; n += 1) {
      const body = JSON.stringify({ court: `${name} ${n}` });
      const { status } = await fetch(`${url}/api/matches/${match}`, { method: 'PATCH', headers, body });
      statuses.push(status);
    }
  };
  await Promise.all(
    Array.from({ length: LANES }, (_, n) => [lane(one.url, `One ${n}`), lane(other.url, `Two ${n}`)]).flat(),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses).toHaveLength(2 * LANES * WRITES);
}, 120_000);
