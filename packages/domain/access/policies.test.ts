// The rights as rows (§6, D2): every kind of caller, and each thing that they could ask for.
import { expect, test } from 'vitest';
import {
  canCreateClub,
  canManageClub,
  canManageTournament,
  canReadAuditLog,
  canReadTournament,
  isDemotion,
  isMemberOfClub,
  isSuperAdmin,
  type Caller,
} from './policies.ts';

const HOME = 1;
const ELSEWHERE = 2;

const caller = (userId: number, role: Caller['role'], clubs: Caller['clubs'] = []): Caller => ({
  userId,
  role,
  clubs,
});

const VISITOR = null;
const SUPER_ADMIN = caller(10, 'super_admin');
const ADMIN = caller(11, 'club_admin', [
  { clubId: ELSEWHERE, role: 'member' },
  { clubId: HOME, role: 'admin' },
]);
const ADMIN_ELSEWHERE = caller(12, 'club_admin', [
  { clubId: ELSEWHERE, role: 'admin' },
  { clubId: HOME, role: 'member' },
]);
const NEW_CLUB_ADMIN = caller(13, 'club_admin');
const MEMBER = caller(14, 'member', [{ clubId: HOME, role: 'member' }]);
const STRANGER = caller(15, 'member');

test.each([
  ['a visitor', VISITOR, false, false, false, false],
  ['a super admin', SUPER_ADMIN, true, true, true, false],
  ['an admin of the club', ADMIN, false, true, true, true],
  ['an admin of another club', ADMIN_ELSEWHERE, false, true, false, true],
  ['a club admin without a club', NEW_CLUB_ADMIN, false, true, false, false],
  ['a member', MEMBER, false, false, false, true],
  ['somebody of no club', STRANGER, false, false, false, false],
])('[D2] %s', (_, who, runsThePlatform, createsClubs, managesTheClub, belongsToIt) => {
  expect(isSuperAdmin(who)).toBe(runsThePlatform);
  expect(canCreateClub(who)).toBe(createsClubs);
  expect(canManageClub(who, HOME)).toBe(managesTheClub);
  expect(isMemberOfClub(who, HOME)).toBe(belongsToIt);
  expect(canReadAuditLog(who, HOME)).toBe(managesTheClub);
  expect(canReadAuditLog(who, null)).toBe(runsThePlatform);
});

test('[D2] a club that is gone is managed by super admins only, and nobody belongs to it', () => {
  expect(canManageClub(SUPER_ADMIN, null)).toBe(true);
  expect(canManageClub(ADMIN, null)).toBe(false);
  expect(isMemberOfClub(ADMIN, null)).toBe(false);
});

test.each([
  ['a visitor', VISITOR, false],
  ['a super admin', SUPER_ADMIN, true],
  ['an admin of its club', ADMIN, true],
  ['an admin of another club', ADMIN_ELSEWHERE, false],
  ['a member of its club', MEMBER, false],
  ['its creator, whatever their role', STRANGER, true],
])('[D2, D8] a tournament: %s', (_, who, manages) => {
  const tournament = { clubId: HOME, createdBy: STRANGER.userId };
  expect(canManageTournament(who, { ...tournament, status: 'active' })).toBe(manages);
  expect(canReadTournament(who, { ...tournament, status: 'active' })).toBe(true);
  expect(canReadTournament(who, { ...tournament, status: 'draft' })).toBe(manages);
});

test('[D2] a visitor is not the creator whose account is gone', () => {
  expect(canManageTournament(VISITOR, { clubId: null, createdBy: null, status: 'draft' })).toBe(false);
});

test.each([
  ['super_admin', 'super_admin', false],
  ['super_admin', 'club_admin', true],
  ['super_admin', 'member', true],
  ['club_admin', 'super_admin', false],
  ['club_admin', 'club_admin', false],
  ['club_admin', 'member', true],
  ['member', 'super_admin', false],
  ['member', 'club_admin', false],
  ['member', 'member', false],
] as const)('from %s to %s is a demotion: %s', (from, to, isOne) => {
  expect(isDemotion(from, to)).toBe(isOne);
});
