// The invitations of an admin whose account is deleted (D2, D3, ADR 14): nobody joins a club by the word of somebody who is no longer there.
import { expect, it } from 'vitest';
import { deliverMails } from '../../mail/delivery.ts';
import { aClub, bodyOf } from '../../testing/factories.ts';
import { aMailServer, tokenIn } from '../../testing/mail-server.ts';
import { aServer } from '../../testing/server.ts';

it('the open invitations of a deleted admin end with the account, and those of the other admins stay', async () => {
  const mails = await aMailServer();
  const server = await aServer({ now: '2026-09-01T10:00:00Z', env: { SMTP_URL: mails.url } });
  const { club, admin: first } = await aClub(server);
  const params = { clubId: String(club.id) };
  const second = await server.signUp('member', 'Second Admin');
  await server.database.db
    .insertInto('club_members')
    .values({
      club_id: club.id,
      user_id: second.user?.id ?? 0,
      role: 'admin',
      created_at: '2026-09-01T10:00:00.000Z',
    })
    .execute();
  const guest = await server.signUp('member', 'Nina Kovač');
  const invited = { email: guest.user?.email ?? '', role: 'admin' as const };
  bodyOf(await second.call('createInvitation', { params, body: invited }));
  await deliverMails(server.services);
  const token = tokenIn(mails.received.at(-1));
  bodyOf(await first.call('createInvitation', { params, body: { email: 'stays@example.org' } }));

  expect((await second.call('eraseAccount', { body: { password: 'Tennis123' } })).status).toBe(204);
  expect(bodyOf(await first.call('listInvitations', { params })).map(({ email }) => email)).toEqual([
    'stays@example.org',
  ]);
  const accepted = await guest.call('acceptInvitation', {
    params: { token },
    body: { userId: guest.user?.id ?? 0 },
  });
  expect(accepted).toMatchObject({
    status: 404,
    body: { message: 'This invitation was revoked by the club.' },
  });
  expect(bodyOf(await guest.call('getSession', {})).clubs).toEqual([]);
});
