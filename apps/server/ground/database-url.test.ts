import { expect, it } from 'vitest';
import { addressesOf, isDatabaseUrl } from './database-url.ts';

it.each([
  ['postgres://me:secret@db/tennis', ['postgres://me:secret@db/tennis']],
  [
    'postgres://me:se%2Ccret@a:5432,b:5433,10.0.0.3/tennis?target_session_attrs=read-write&sslmode=require',
    [
      'postgres://me:se%2Ccret@a:5432/tennis?sslmode=require',
      'postgres://me:se%2Ccret@b:5433/tennis?sslmode=require',
      'postgres://me:se%2Ccret@10.0.0.3/tennis?sslmode=require',
    ],
  ],
  ['postgres://a,b/tennis?target_session_attrs=primary', ['postgres://a/tennis', 'postgres://b/tennis']],
])('%s names these servers', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
  expect(isDatabaseUrl(url)).toBe(true);
});

it.each([
  'mysql://localhost/tennis',
  'postgres://a:port,b/tennis',
  'postgres://a,b/tennis?target_session_attrs=standby',
  'tennis',
])('%s is none', (url) => {
  expect(isDatabaseUrl(url)).toBe(false);
});
