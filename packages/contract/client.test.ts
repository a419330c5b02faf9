// If the server does not know whether a write was stored, the client repeats it under the same key; and a list is always a list.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, createClient } from './client.ts';
import { routes } from './routes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const unknown = (canRepeat: boolean) =>
  answer(503, { code: 'outcome_unknown', message: 'Unknown.', details: { canRepeat } });

/** A client whose server gives these answers in turn, and the keys that it was sent. */
function aClient(...answers: (Response | Error)[]) {
  const keys: (string | null)[] = [];
  const client = createClient({
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const next = answers.shift() ?? answer(500, {});
      if (next instanceof Error) throw next;
      return next;
    },
  });
  const create = () => client.createClub({ body: { name: 'Riverside' } });
  return { create, keys };
}

it('until it is settled', async () => {
  const { create, keys } = aClient(unknown(true), unknown(true), answer(201, { id: 7 }));
  const created = create();
  await vi.runAllTimersAsync();
  expect(await created).toEqual({ id: 7 });
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

it('but not for ever, and not where a repetition could do it twice', async () => {
  const never = aClient(unknown(true), unknown(true), unknown(true), answer(201, { id: 7 }));
  const refused = never.create().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await refused).toBeInstanceOf(ApiError);
  expect(never.keys).toHaveLength(3);
  const once = aClient(unknown(false), answer(201, { id: 7 }));
  await expect(once.create()).rejects.toThrow('503');
  expect(once.keys).toHaveLength(1);
});

it('and a server that is down when it is asked again says nothing about the first time', async () => {
  const down = () => answer(503, { code: 'unavailable', message: 'Nothing was changed.' });
  const { create, keys } = aClient(unknown(true), down(), down());
  const refused = create().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await refused).toMatchObject({ status: 503, problem: { code: 'outcome_unknown' } });
  expect(keys).toHaveLength(3);
  const back = aClient(unknown(true), new TypeError('Failed to fetch'), answer(201, { id: 7 }));
  const created = back.create();
  await vi.runAllTimersAsync();
  expect(await created).toEqual({ id: 7 });
  const gone = aClient(unknown(true), new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  const still = gone.create().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await still).toMatchObject({ status: 503, problem: { code: 'outcome_unknown' } });
});

it('tells that an earlier try was stored', async () => {
  const told: string[] = [];
  const replayed = new Response('{"id":7}', {
    headers: { 'content-type': 'application/json', 'idempotency-replayed': 'true' },
  });
  const client = createClient({ fetch: async () => replayed });
  await client.createClub({ body: { name: 'Riverside' } }, { onStoredBefore: () => told.push('stored') });
  expect(told).toEqual(['stored']);
});

it('[§7] an answer that is not a list is treated as empty [S7.53]', async () => {
  for (const [said, heard] of [
    [{ message: 'Maintenance' }, []],
    [null, []],
    [[{ id: 1 }], [{ id: 1 }]],
  ] as const) {
    const client = createClient({ fetch: async () => answer(200, said) });
    expect(await client.listTournaments({})).toEqual(heard);
  }
  const client = createClient({ fetch: async () => answer(200, { id: 1 }) });
  expect(await client.getTournament({ params: { id: '1' } })).toEqual({ id: 1 });
});

it('the reads that answer a list are those whose name says so', () => {
  // The answer to a write is never taken for an empty list.
  const reads = Object.entries(routes).filter(([, { method }]) => method === 'GET');
  const answersList = reads.filter(([, { responses }]) =>
    Object.entries(responses).some(
      ([status, schema]) => status.startsWith('2') && schema?.def.type === 'array',
    ),
  );
  expect(answersList.map(([name]) => name).toSorted()).toEqual(
    Object.keys(routes)
      .filter((name) => name.startsWith('list'))
      .toSorted(),
  );
});

it('[S7.51] a call carries the session, and a body as JSON only where there is something to send', async () => {
  const sent: RequestInit[] = [];
  const client = createClient({
    fetch: async (_, init) => {
      sent.push(init ?? {});
      return answer(200, { message: 'Done.' });
    },
  });
  await client.listClubs({});
  await client.forgotPassword({ body: { email: 'nina@example.org' } });
  expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin']);
  expect(sent.map(({ body }) => body)).toEqual([undefined, '{"email":"nina@example.org"}']);
  expect(sent.map(({ headers }) => new Headers(headers).get('content-type'))).toEqual([
    null,
    'application/json',
  ]);
});

it('[S7.52] a refusal is an error of the status, a colon and the text, and told with both', async () => {
  const told: unknown[] = [];
  const answers = [
    new Response('no such club', { status: 404 }),
    new Response('', { status: 503, statusText: 'Service Unavailable' }),
  ];
  const client = createClient({
    fetch: async () => answers.shift() ?? answer(500, {}),
    onError: ({ status, body }) => told.push([status, body]),
  });
  await expect(client.listClubs({})).rejects.toThrow('404: no such club');
  await expect(client.listClubs({})).rejects.toThrow('503: Service Unavailable');
  expect(told).toEqual([
    [404, 'no such club'],
    [503, ''],
  ]);
});
