// `npm ci --prefix bench` works next year too. A package that asks for the latest version of another one makes each lock stale with the next release,
// and npm refuses it; bench/package.json therefore says which version that is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** @param {string} name a file of bench/ */
const read = (name) => JSON.parse(readFileSync(new URL(`../bench/${name}`, import.meta.url), 'utf8'));

test('the lock of the peers follows no tag that moves', () => {
  const { overrides = {} } = read('package.json');
  const { packages } = read('package-lock.json');
  const wanted = Object.values(packages).flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  const moving = wanted.filter(([, version]) => /^[a-z]+$/.test(String(version))).map(([name]) => name);
  expect(moving.filter((name) => !Object.hasOwn(overrides, name))).toEqual([]);
  const locked = Object.keys(overrides).map((name) => [name, packages[`node_modules/${name}`]?.version]);
  expect(Object.fromEntries(locked)).toEqual(overrides);
});
