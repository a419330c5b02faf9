// The calls of section 7 of the specification: each exists, takes the named fields, and answers as it says (docs/spec-coverage.md).
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** Method, path and the fields of the body; a call's number is its position in the list, as in docs/spec-coverage.md. */
const CALLS = [
  ['GET', '/api/auth/me'],
  ['POST', '/api/auth/login', 'username password'],
  ['POST', '/api/auth/register', 'username password email name role'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/auth/forgot-password', 'email'],
  ['GET', '/api/auth/reset-password/{token}'],
  ['POST', '/api/auth/reset-password/{token}', 'newPassword'],
  ['GET', '/api/invitations/{token}'],
  ['POST', '/api/invitations/{token}/accept', 'userId'],
  ['GET', '/api/tournaments'],
  ['GET', '/api/tournaments/{id}'],
  ['POST', '/api/tournaments', 'name description clubId type startDate endDate maxParticipants rules'],
  ['GET', '/api/tournaments/{id}/stats'],
  ['GET', '/api/tournaments/{id}/participants'],
  ['GET', '/api/tournaments/{id}/matches'],
  [
    'POST',
    '/api/tournaments/{id}/matches',
    'tournamentId participant1Id participant2Id court round startTime groupId status',
  ],
  [
    'PATCH',
    '/api/matches/{id}',
    'tournamentId participant1Id participant2Id court round startTime groupId status',
  ],
  ['PUT', '/api/matches/{id}/status', 'status'],
  ['PUT', '/api/matches/{id}/winner', 'winnerId'],
  ['PUT', '/api/matches/{id}/scores', 'scores'],
  ['GET', '/api/matches/today'],
  ['GET', '/api/matches/date/{day}'],
  ['GET', '/api/matches/completed'],
  ['GET', '/api/club-stats'],
  ['GET', '/api/user/admin-clubs'],
  ['GET', '/api/clubs'],
  ['GET', '/api/clubs/{clubId}/members'],
  ['GET', '/api/clubs/{clubId}/invitations'],
  ['POST', '/api/clubs/{clubId}/members/create', 'username email name dateOfBirth role'],
  ['POST', '/api/clubs/{clubId}/invitations', 'email role'],
  ['GET', '/api/admin/stats'],
  ['GET', '/api/admin/platform-settings'],
  ['POST', '/api/admin/platform-settings', 'settingKey settingValue description'],
  ['PATCH', '/api/admin/platform-settings/{key}', 'value'],
  ['GET', '/api/admin/subscription-plans'],
  [
    'POST',
    '/api/admin/subscription-plans',
    'name description price billingCycle features maxClubs maxMembersPerClub maxTournamentsPerClub',
  ],
  ['PATCH', '/api/admin/subscription-plans/{id}', 'name description price billingCycle features isActive'],
  ['GET', '/api/admin/users'],
  ['PATCH', '/api/admin/users/{id}', 'username email name role clubId'],
  ['DELETE', '/api/admin/users/{id}'],
  ['GET', '/api/admin/support-tickets'],
  ['GET', '/api/admin/support-tickets/{id}/responses'],
  ['POST', '/api/admin/support-tickets/{id}/responses', 'message ticketId'],
  ['PATCH', '/api/admin/support-tickets/{id}', 'status priority assignedTo'],
  ['GET', '/api/admin/clubs'],
  ['POST', '/api/admin/clubs', 'name description createdBy'],
  ['PATCH', '/api/admin/clubs/{id}', 'name description location'],
  ['DELETE', '/api/admin/clubs/{id}'],
  ['POST', '/api/admin/clubs/{id}/admin', 'username email name password'],
  ['PATCH', '/api/admin/clubs/{clubId}/admin/{userId}'],
] as const;

/** A path without the names of its parameters. */
const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

it.each(CALLS.map(([method, path, fields = ''], at) => [at + 1, method, path, fields] as const))(
  '[S7.%i] %s %s takes what section 7 names',
  (_, method, path, fields) => {
    const call = Object.values<Route>(routes).find(
      (route) => route.method === method && shapeOf(route.path) === shapeOf(path),
    );
    if (call === undefined) throw new Error(`no ${method} ${path}`);
    const { properties = {} } =
      call.body === undefined ? {} : z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' });
    const taken = new Set(Object.keys(properties));
    expect(fields.split(' ').filter((field) => field !== '' && !taken.has(field))).toEqual([]);
  },
);

it('and there are 50 of them', () => {
  expect(CALLS).toHaveLength(50);
});
