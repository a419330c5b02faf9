import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIGNED_IN } from './session-hint.ts';

it.each([
  ['signed_in=1', true],
  ['__Host-signed_in=1', true],
  ['theme=dark; __Host-signed_in=1; other=2', true],
  ['', false],
  ['signed_in=10', false],
  ['not_signed_in=1', false],
  ['__Host-other=1', false],
])('the hint of %j: %s', (cookies, isThere) => {
  expect(SIGNED_IN.test(cookies)).toBe(isThere);
});

it('is the same for the reads that begin before the app', () => {
  expect(readFileSync(new URL('../early.js', import.meta.url), 'utf8')).toContain(`/${SIGNED_IN.source}/`);
});
