// Old answers are read again soon, but no more often than necessary; nothing changes while somebody is using it (D50).
import { ApiError } from '@tennis/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keptSince, noteAnswer } from '../../lib/kept-answers.ts';
import { createRereading } from './rereading.ts';

const RESULT = { tournament: 7, club: 3 };

/** The cache of a page that shows these paths; how often each was read. */
function aPage(shown: readonly string[], cached: readonly string[] = []) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' } },
  });
  const reads = new Map<string, number>();
  const answers: { failure: Error | null } = { failure: null };
  const readOf = (path: string) => ({
    queryKey: [path],
    queryFn: () => {
      reads.set(path, (reads.get(path) ?? 0) + 1);
      return answers.failure === null ? Promise.resolve(reads.get(path)) : Promise.reject(answers.failure);
    },
  });
  for (const path of [...shown, ...cached]) client.setQueryData([path], 0);
  for (const path of shown) {
    onTestFinished(new QueryObserver(client, readOf(path)).subscribe(() => undefined));
  }
  let isHeld = false;
  const rereading = createRereading(client, () => isHeld);
  onTestFinished(() => rereading.stop());
  return {
    client,
    answers,
    rereading,
    reads: (path: string) => reads.get(path) ?? 0,
    hold: (held: boolean) => {
      isHeld = held;
    },
  };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  // Waits are spread by chance; two short ones after each other would be one read more.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reads again what is shown, and the rest when it is shown next', async () => {
  const { client, rereading, reads } = aPage(
    ['/api/tournaments/7', '/api/tournaments/8'],
    ['/api/tournaments/7/draws', '/api/clubs/9'],
  );
  await seconds(10);
  rereading.hear(RESULT);
  await seconds(1);
  expect([reads('/api/tournaments/7'), reads('/api/tournaments/8')]).toEqual([1, 0]);
  const isOld = (path: string) => client.getQueryState([path])?.isInvalidated;
  expect([isOld('/api/tournaments/7/draws'), isOld('/api/clubs/9'), isOld('/api/tournaments/7')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('reads once for a flood, an answer once a second and a list of all tournaments once in five', async () => {
  const { rereading, reads } = aPage(['/api/tournaments/7', '/api/tournaments']);
  await seconds(10);
  for (let tenth = 0; tenth < 100; tenth += 1) {
    rereading.hear(RESULT);
    await seconds(0.1);
  }
  await seconds(6);
  expect(reads('/api/tournaments/7')).toBeGreaterThanOrEqual(8);
  expect(reads('/api/tournaments/7')).toBeLessThanOrEqual(12);
  expect(reads('/api/tournaments')).toBeGreaterThanOrEqual(2);
  expect(reads('/api/tournaments')).toBeLessThanOrEqual(4);
});

it('waits while something is being typed', async () => {
  const { rereading, reads, hold } = aPage(['/api/tournaments/7']);
  await seconds(10);
  hold(true);
  rereading.hear(RESULT);
  await seconds(30);
  expect(reads('/api/tournaments/7')).toBe(0);
  hold(false);
  await seconds(2);
  expect(reads('/api/tournaments/7')).toBe(1);
});

it('tries again what could not be read, at once when the server is heard again, and a refusal never', async () => {
  const { answers, rereading, reads } = aPage(['/api/tournaments/7']);
  await seconds(10);
  answers.failure = new TypeError('Failed to fetch');
  rereading.hear(RESULT);
  await seconds(1);
  expect(reads('/api/tournaments/7')).toBe(1);
  await seconds(10);
  expect(reads('/api/tournaments/7')).toBe(2);
  rereading.resume();
  await seconds(1);
  expect(reads('/api/tournaments/7')).toBe(3);
  answers.failure = new ApiError(404, 'Not Found', '');
  await seconds(60);
  const refused = reads('/api/tournaments/7');
  await seconds(60);
  expect(reads('/api/tournaments/7')).toBe(refused);
});

it('asks again for what came from this browser: at once when the server is heard, else after a while [D50, ADR 38]', async () => {
  const { client, rereading, reads } = aPage(['/api/tournaments/7', '/api/tournaments/8'], ['/api/clubs/9']);
  const headers = { 'x-kept-at': '2026-09-12T10:00:00.000Z' };
  for (const path of ['/api/tournaments/7', '/api/clubs/9']) noteAnswer(path, new Response('', { headers }));
  expect(keptSince('/api/tournaments/7')).toBe(Date.parse(headers['x-kept-at']));
  rereading.renewKept();
  await seconds(4);
  expect(reads('/api/tournaments/7')).toBe(0);
  await seconds(7);
  expect(reads('/api/tournaments/7')).toBe(1);
  rereading.resume();
  await seconds(1);
  expect(reads('/api/tournaments/7')).toBe(2);
  expect(client.getQueryState(['/api/clubs/9'])?.isInvalidated).toBe(true);
  noteAnswer('/api/tournaments/7', new Response(''));
  await seconds(11);
  const read = reads('/api/tournaments/7');
  await seconds(60);
  expect([reads('/api/tournaments/7'), reads('/api/tournaments/8')]).toEqual([read, 0]);
  noteAnswer('/api/clubs/9', new Response(''));
});

it('reads a page again that had nothing to show, when the server is heard', async () => {
  const { client, rereading, reads } = aPage(['/api/tournaments/7']);
  const shown = new QueryObserver(client, {
    queryKey: ['/api/tournaments/5'],
    queryFn: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  onTestFinished(shown.subscribe(() => undefined));
  await seconds(60);
  const before = client.getQueryState(['/api/tournaments/5'])?.errorUpdateCount ?? 0;
  expect(before).toBe(1);
  rereading.resume();
  await seconds(1);
  expect(client.getQueryState(['/api/tournaments/5'])?.errorUpdateCount).toBe(2);
  expect(reads('/api/tournaments/7')).toBe(0);
});
