// A write takes a key if the table says so: its handler does the same.
import { expect, it } from 'vitest';
import { routes, type Route, type RouteName } from '@tennis/contract';
import { handlers } from '../start/handlers.ts';
import { takesKey } from './idempotency.ts';

it('[D16] says that a key counts for no write whose handler opens its transaction itself: a repeat would be done again', () => {
  const table: Readonly<Record<RouteName, unknown>> = handlers;
  const names = Object.keys(routes) as RouteName[];
  const selfManaged = names.filter((name) => {
    const handler = table[name];
    return typeof handler === 'object' && handler !== null && 'selfManaged' in handler;
  });
  expect(selfManaged).toContain('changePassword');
  expect(selfManaged.filter((name) => takesKey(routes[name] as Route))).toEqual([]);
});
