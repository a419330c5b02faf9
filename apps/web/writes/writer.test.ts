import { ApiError, type CallOptions, type Client } from '@tennis/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ToastRequest } from '../ui/toast-store.ts';
import type { Submission, WriteName } from './submission.ts';
import { createWriter, type Progress } from './writer.ts';

interface Stored {
  readonly id: number;
  readonly version: number;
}

interface Sent {
  readonly input: object;
  readonly key: string;
  readonly version: number | undefined;
}

const refusal = (status: number, problem: object): ApiError =>
  new ApiError(status, '', JSON.stringify({ code: 'conflict', message: 'No.', ...problem }));
const LOST = new TypeError('Failed to fetch');
const UNKNOWN = refusal(503, {
  code: 'outcome_unknown',
  message: 'Nobody knows.',
  details: { canRepeat: true },
});

/** A writer whose calls get these answers one after the other: an error is thrown, anything else is the server's answer. */
function aWriter(answers: unknown[]) {
  const sent: Sent[] = [];
  const toasts: ToastRequest[] = [];
  const progress: Progress<Stored>[] = [];
  const call: Client[WriteName] = (input: object, options: CallOptions = {}) => {
    sent.push({ input, key: options.idempotencyKey ?? '', version: options.ifMatch });
    const answer = answers.shift();
    if (typeof answer === 'object' && answer !== null && 'again' in answer) {
      options.onStoredBefore?.();
      return Promise.resolve(answer.again as never);
    }
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
  };
  const api = { addParticipant: call, setMatchScores: call, deleteMatch: call } as unknown as Client;
  const writer = createWriter<Stored>({
    api,
    client: new QueryClient(),
    toast: (request) => void toasts.push(request),
    show: (next) => void progress.push(next),
  });
  return { writer, sent, toasts, progress, shown: () => progress.at(-1) };
}

const entry = (name: string): Submission<'addParticipant', Stored> => ({
  route: 'addParticipant',
  call: { params: { id: '7' }, body: { name } },
  failed: 'Failed to add participant',
});

const score: Submission<'setMatchScores', Stored> = {
  route: 'setMatchScores',
  call: { params: { id: '7' }, body: { scores: { text: '6-0 6-0' }, winnerId: 1 } },
  seen: 3,
  about: 7,
  failed: 'Failed to update match scores',
};

test('a repeat after a broken connection has the same key, the next write a new one [D16]', async () => {
  const { writer, sent } = aWriter([LOST, {}, {}]);
  for (let time = 0; time < 3; time += 1) await writer.send(entry('Ana'));
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('each line of a list keeps its own key until it is stored [D16]', async () => {
  const { writer, sent } = aWriter([LOST, {}, LOST, {}, {}]);
  for (const name of ['Ana', 'Rui', 'Elif', 'Ana', 'Elif']) await writer.send(entry(name));
  const keys = sent.map(({ key }) => key);
  expect(keys[3]).toBe(keys[0]);
  expect(keys[4]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(3);
});

test('the same submission twice at once goes out once', async () => {
  const { writer, sent } = aWriter([{}]);
  await Promise.all([writer.send(entry('Ana')), writer.send(entry('Ana'))]);
  expect(sent).toHaveLength(1);
});

test('an answer goes into the cache, then onto the screen, then into the toast, and nothing is busy any more', async () => {
  const { writer, toasts, progress } = aWriter([{ id: 7, version: 4 }]);
  const order: string[] = [];
  await writer.send({
    ...score,
    keep: () => void order.push('cache'),
    after: () => void order.push(`screen, ${toasts.length} toasts`),
    done: () => ({ title: 'Saved' }),
  });
  expect(order).toEqual(['cache', 'screen, 0 toasts']);
  expect(toasts).toEqual([{ title: 'Saved' }]);
  expect(progress.map(({ busy, busyIds }) => [busy, busyIds])).toEqual([
    [true, [7]],
    [false, []],
  ]);
});

test('without an answer it fails at once, in its own words', async () => {
  const { writer, sent, toasts, shown } = aWriter([LOST]);
  const outcome = await writer.send({ ...entry('Ana'), failed: { text: 'Failed', offline: 'No network' } });
  expect(outcome).toEqual({ kind: 'refused', error: LOST });
  expect(sent).toHaveLength(1);
  expect(toasts).toEqual([{ title: 'Error', description: 'No network', tone: 'danger' }]);
  expect(shown()?.busy).toBe(false);
});

test('what the server does not know is said, not sent again here: the client has asked again by then; the person’s own repeat has the same key', async () => {
  const { writer, sent, toasts } = aWriter([UNKNOWN, { id: 7, version: 4 }]);
  expect((await writer.send(score)).kind).toBe('refused');
  expect(sent).toHaveLength(1);
  expect(toasts).toEqual([{ title: 'Error', description: 'Nobody knows.', tone: 'danger' }]);
  await writer.send(score);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('a repeat that was stored before tells whether somebody has changed it since', async () => {
  const { writer, toasts } = aWriter([
    LOST,
    { again: { id: 7, version: 4 } },
    LOST,
    { again: { id: 7, version: 5 } },
  ]);
  const submission = { ...score, done: () => ({ title: 'Saved' }) };
  for (let time = 0; time < 4; time += 1) await writer.send(submission);
  expect(toasts.map(({ title }) => title)).toEqual(['Error', 'Saved', 'Error', 'Saved, and changed since']);
});

test('what was typed is not kept once its write is over, whatever became of it', async () => {
  const { writer } = aWriter([LOST, refusal(400, { code: 'invalid' })]);
  const kept = vi.spyOn(Map.prototype, 'set');
  onTestFinished(() => kept.mockRestore());
  for (let time = 0; time < 2; time += 1) await writer.send(entry('Correct horse battery'));
  expect(kept).toHaveBeenCalled();
  expect(JSON.stringify(kept.mock.calls)).not.toContain('Correct horse');
});

test('a value that was left and comes back is a new write, though its first try got no answer', async () => {
  const other = {
    ...score,
    call: { params: { id: '7' }, body: { scores: { text: '6-1 6-0' }, winnerId: 1 } },
  };
  const { writer, sent } = aWriter([LOST, {}, {}]);
  for (const submission of [score, other, score]) await writer.send(submission);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('somebody else was first: both versions are shown, and mine is sent over the one that was seen [D16]', async () => {
  const theirs = { id: 7, version: 5 };
  const { writer, sent, shown, toasts } = aWriter([refusal(409, { details: { current: theirs } }), {}]);
  const kept: Stored[] = [];
  const outcome = await writer.send({
    ...score,
    keepStored: (_client, stored) => void kept.push(stored),
    whenStale: {
      name: 'Nina v Priya',
      rows: ({ version }) => [{ label: 'V', mine: '', theirs: `${version}` }],
    },
  });
  expect(outcome.kind).toBe('asked');
  expect(kept).toEqual([theirs]);
  expect(shown()?.question).toEqual({
    kind: 'stale',
    name: 'Nina v Priya',
    rows: [{ label: 'V', mine: '', theirs: '5' }],
    current: theirs,
  });
  expect(toasts).toEqual([]);
  writer.insist();
  await expect.poll(() => shown()?.question).toBeNull();
  expect(sent.map(({ version }) => version)).toEqual([3, 5]);
});

test('a consequence is asked about once, and sent again with `confirm` in the body, of a deletion in the query [D57]', async () => {
  const asks = refusal(409, { message: 'The winner has lost by the score.', details: { canConfirm: true } });
  const { writer, sent, shown } = aWriter([asks, {}, asks, asks]);
  await writer.send(score);
  expect(shown()?.question).toMatchObject({ kind: 'unsure', reason: 'The winner has lost by the score.' });
  writer.insist();
  await expect.poll(() => shown()?.question).toBeNull();
  expect(sent[1]?.input).toMatchObject({ body: { winnerId: 1, confirm: true } });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);

  await writer.send({
    route: 'deleteMatch',
    call: { params: { id: '7' } },
    failed: 'Failed to delete match',
  });
  writer.insist();
  await expect.poll(() => sent).toHaveLength(4);
  expect(sent[3]?.input).toEqual({ params: { id: '7' }, query: { confirm: 'true' } });
  // Refused even so: said, not asked again.
  await expect.poll(() => shown()?.question).toBeNull();
});

test('a refusal that the screen asks about itself is neither told nor marked', async () => {
  const { writer, toasts, shown } = aWriter([refusal(409, { details: { namesakes: [] } }), refusal(409, {})]);
  const marked: unknown[] = [];
  const mark = (error: unknown) => void marked.push(error);
  expect(await writer.send({ ...entry('A'), mark, ask: () => true })).toEqual({ kind: 'asked' });
  expect([toasts, marked, shown()?.busy]).toEqual([[], [], false]);
  expect(await writer.send({ ...entry('B'), mark, ask: () => false })).toMatchObject({ kind: 'refused' });
  expect([toasts.length, marked.length]).toEqual([1, 1]);
});

test('a refusal that names fields marks them before it is told', async () => {
  const { writer, toasts } = aWriter([refusal(400, { code: 'invalid', message: 'Too short.' })]);
  const marked: unknown[] = [];
  await writer.send({ ...entry('A'), mark: (error) => void marked.push([error, toasts.length]) });
  expect(marked).toEqual([[expect.any(ApiError), 0]]);
  expect(toasts).toEqual([{ title: 'Error', description: 'Too short.', tone: 'danger' }]);
});

test('two rows are busy at the same time, and the questions of both are asked one after the other', async () => {
  const asks = refusal(409, { details: { canConfirm: true } });
  const { writer, shown, progress } = aWriter([asks, asks]);
  await Promise.all([
    writer.send(score),
    writer.send({ ...score, call: { ...score.call, params: { id: '8' } }, about: 8 }),
  ]);
  expect(progress.some(({ busyIds }) => busyIds.length === 2)).toBe(true);
  writer.drop();
  expect(shown()?.question).not.toBeNull();
  writer.drop();
  expect(shown()?.question).toBeNull();
});
