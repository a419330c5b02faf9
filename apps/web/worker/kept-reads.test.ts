// A browser keeps the right answers for when there is no network (ADR 38).
import { expect, it } from 'vitest';
import { isKeptRead } from './kept-reads.ts';

it.each([
  '/api/tournaments',
  '/api/tournaments/7/draws',
  '/api/matches/today',
  '/api/matches/date/2026-09-12',
  '/api/people/3/results',
  '/api/my-tennis',
  '/api/auth/me',
])('keeps %s', (path) => expect(isKeptRead(path)).toBe(true));

it.each([
  '/api/search',
  '/api/live',
  '/api/admin/users',
  '/api/auth/reset-password/a-token',
  '/api/matches/7/log',
  '/api/clubs/3/members',
  '/api/tournaments/7/nothing',
  '/api/tournaments/7/draws/1',
])('does not keep %s', (path) => expect(isKeptRead(path)).toBe(false));
