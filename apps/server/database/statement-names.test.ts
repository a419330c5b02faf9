// The right statements get a name on PostgreSQL, and their number is bounded.
import { expect, it } from 'vitest';
import { NAMES_KEPT, StatementNames } from './statement-names.ts';

it('names a statement when it comes again, and keeps the name', () => {
  const names = new StatementNames();
  expect(names.nameOf('select 1', 0)).toBeUndefined();
  const name = names.nameOf('select 1', 0);
  expect(name).toMatch(/^t0_\d+$/);
  expect([names.nameOf('select 1', 0), names.nameOf('select 2', 0)]).toEqual([name, undefined]);
});

it('names no list of changing length', () => {
  const names = new StatementNames();
  for (let times = 0; times < 3; times += 1) expect(names.nameOf('select in (...)', 61)).toBeUndefined();
});

it('gives no name twice, and begins anew before there are too many on a connection', () => {
  const names = new StatementNames();
  const given = new Set<string>();
  for (let at = 0; at < 3 * NAMES_KEPT; at += 1) {
    names.nameOf(`select ${at}`, 0);
    const name = names.nameOf(`select ${at}`, 0);
    if (name !== undefined) given.add(name);
  }
  expect([given.size, names.generation]).toEqual([3 * NAMES_KEPT, 2]);
});
