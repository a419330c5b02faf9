// Each role may open its own paths and no others (specification section 2, Guards; D3).
import type { User } from '@tennis/contract';
import { expect, it, vi } from 'vitest';
import { detour } from './guards.ts';

const NINA: User = {
  id: 7,
  username: 'nina',
  name: 'Nina Kovač',
  email: 'nina@example.org',
  role: 'member',
  clubId: null,
  dateOfBirth: null,
  language: null,
  preferences: { theme: null, hours: null, timeZone: null, shortcuts: true, showsEmail: false },
  clubs: [],
  picture: null,
};

it.each([
  ['/dashboard', null, false, '/login'],
  ['/Admin/club/3', null, false, '/login'],
  ['/manage-scores', null, false, '/login'],
  ['/tournaments/1', null, false, null],
  ['/notifications', null, false, '/login'],
  ['/matches/3/result', null, false, '/login'],
  ['/matches/3/arrange', null, false, '/login'],
  ['/register', null, true, null],
  ['/login', null, true, null],
  ['/login', NINA, false, '/dashboard'],
  ['/register', NINA, false, '/dashboard'],
  ['/reset-password/x', NINA, false, '/dashboard'],
  ['/dashboard', NINA, false, null],
  // People who have an account use it to accept their invitation.
  ['/register', NINA, true, null],
  ['/register/', NINA, true, null],
  ['/login', NINA, true, '/register'],
  ['/forgot-password', NINA, true, '/register'],
  ['/reset-password/x', NINA, true, '/dashboard'],
])('%s for %j, with an invitation in the address: %j', (path, user, isInvited, to) => {
  expect(detour(path, user, isInvited)).toBe(to);
});

it('lets the pad open on the device that holds the log of its match, whoever is signed in', () => {
  const kept = new Map([['score-pads', '[5]']]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  expect(detour('/score/5', null, false)).toBe(null);
  expect(detour('/score/6', null, false)).toBe('/login');
  expect(detour('/score', null, false)).toBe('/login');
  vi.unstubAllGlobals();
  expect(detour('/score/5', null, false)).toBe('/login');
});
