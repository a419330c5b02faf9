// A cursor comes back from outside: a forged one is refused, whatever part of it is wrong.
import { expect, it } from 'vitest';
import { aServer } from '../testing/server.ts';

const forge = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url');
const MOMENT = '2026-09-12T10:00:00.000Z';

it.each([
  ['/api/clubs', ['hillside', 1.5]],
  ['/api/clubs', ['hillside', '1']],
  ['/api/clubs', ['hill\u0000side', 1]],
  ['/api/clubs', ['hill\ud800', 1]],
  ['/api/clubs', ['hillside']],
  ['/api/clubs', 'hillside'],
  ['/api/matches/completed', ['not a moment', 1]],
  ['/api/matches/completed', [MOMENT, 1e300]],
  ['/api/matches/today', [MOMENT, null]],
  ['/api/matches/date/2026-09-12', ['', 1]],
  ['/api/tournaments', [MOMENT, MOMENT, 1, 'x', 1]],
  ['/api/tournaments', [MOMENT, MOMENT, 2 ** 60, MOMENT, 1]],
])('%s refuses the cursor %j', async (path, parts) => {
  const server = await aServer();
  const reply = await server.visitor().send({ method: 'GET', url: `${path}?cursor=${forge(parts)}` });
  expect(reply).toMatchObject({ status: 400, body: { message: 'This cursor is not one of ours.' } });
});
