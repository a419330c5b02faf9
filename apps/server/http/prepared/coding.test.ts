// Each caller gets the right coding.
import { expect, test } from 'vitest';
import { codingFor } from './coding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip; q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip;q=1', 'gzip'],
  ['br;q=x', 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, coding) => {
  expect(codingFor(header)).toBe(coding);
  // Once more: it is remembered.
  expect(codingFor(header)).toBe(coding);
});
