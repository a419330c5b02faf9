// Requests with a password wait for a turn, and no others do.
import { expect, it } from 'vitest';
import { pathOf, routes, type Route, type RouteName } from '@tennis/contract';
import * as z from 'zod/mini';
import { aServer } from '../testing/server.ts';

/** Hashes without a queue: the first set-up happens once. */
const ONCE: ReadonlySet<string> = new Set(['setUp']);

const hasPassword = ({ body }: Route): boolean =>
  body !== undefined &&
  /"(?:\w*[pP]assword)":/.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })));

it('every call with a password in its body takes one turn, before it is looked at; no other call does', async () => {
  const server = await aServer();
  const { passwords } = server.services;
  let turns = 0;
  const takeTurn = async (source: string): Promise<void> => {
    turns += 1;
    await passwords.takeTurn(source);
  };
  Object.assign(server.services, { passwords: { ...passwords, takeTurn } });
  const taken: string[] = [];
  for (const [name, { method, path }] of Object.entries<Route>(routes) as [RouteName, Route][]) {
    turns = 0;
    const url = pathOf(path, { id: 1, clubId: 1, token: 'x', day: '2026-09-12', key: 'x', invitationId: 1 });
    await server.app.inject({ method, url, payload: '{', headers: { 'content-type': 'application/json' } });
    if (turns > 0) taken.push(`${name}: ${turns}`);
  }
  const expected = Object.entries<Route>(routes)
    .filter(([name, route]) => hasPassword(route) && !ONCE.has(name))
    .map(([name]) => `${name}: 1`);
  expect(taken).toEqual(expected);
  expect(expected).toContain('login: 1');
});
