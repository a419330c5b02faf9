// An answer that early.js has requested is used once, by the call for which it was meant, and by nobody after the first page.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dropEarlyReads, fetchOrTake } from './early-reads.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.end('from the server');
});
let path = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  path = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/tournaments/7`;
});
afterAll(() => {
  server.close();
  globalThis.earlyReads = undefined;
});
beforeEach(() => {
  asked.length = 0;
  globalThis.earlyReads = new Map([[path, Promise.resolve(new Response('asked early'))]]);
});

const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

it('is taken by the first call for it, and by no second', async () => {
  expect(await textOf(fetchOrTake(path, { method: 'GET' }))).toBe('asked early');
  expect(asked).toEqual([]);
  expect(await textOf(fetchOrTake(path, { method: 'GET' }))).toBe('from the server');
});

it('is not for another method or another address', async () => {
  expect(await textOf(fetchOrTake(path, { method: 'DELETE' }))).toBe('from the server');
  expect(await textOf(fetchOrTake(`${path}0`, { method: 'GET' }))).toBe('from the server');
  expect(asked).toEqual(['DELETE /api/tournaments/7', 'GET /api/tournaments/70']);
});

it('is given to nobody after the first page', async () => {
  dropEarlyReads();
  expect(await textOf(fetchOrTake(path, { method: 'GET' }))).toBe('from the server');
});

it('tells the caller that takes it that it failed', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  lost.catch(() => undefined);
  globalThis.earlyReads = new Map([[path, lost]]);
  await expect(fetchOrTake(path, { method: 'GET' })).rejects.toThrow('Failed to fetch');
});

it('is fetched as ever where nothing was asked early', async () => {
  globalThis.earlyReads = undefined;
  expect(await textOf(fetchOrTake(path, { method: 'GET' }))).toBe('from the server');
  dropEarlyReads();
});
