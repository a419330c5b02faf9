// Invitations over the API and a real mail server (D3, D23, D34).
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../mail/delivery.ts';
import { invitationMail } from '../../mail/texts.ts';
import { INVITATIONS } from '../../http/rate-limits.ts';
import { aClub, bodyOf, joinClub } from '../../testing/factories.ts';
import { aMailServer, tokenIn } from '../../testing/mail-server.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';
const from = (address: string) => ({ 'x-forwarded-for': address });
/** Another address than the one from which all tests come. */
const SOMEWHERE = from('203.0.113.7');
const WEEK_LATER = '2026-09-08T10:00:00Z';

async function aScene() {
  const mails = await aMailServer();
  const server = await aServer({
    now: NOW,
    env: {
      SMTP_URL: mails.url,
      PUBLIC_URL: 'https://tennis.example.org',
      MAIL_FROM: 'desk@example.org',
      TRUST_PROXY: '127.0.0.1',
    },
  });
  const { club, admin } = await aClub(server, { name: 'Riverside <b>Tennis</b> & Co' });
  return { server, mails, club, admin, params: { clubId: String(club.id) } };
}

type Scene = Awaited<ReturnType<typeof aScene>>;

/** Invites an address and answers the invitation and the token of its mail. */
async function invite({ server, mails, admin, params }: Scene, email: string, role?: 'admin' | 'member') {
  const body = role === undefined ? { email } : { email, role };
  const invitation = bodyOf(await admin.call('createInvitation', { params, body }));
  await deliverMails(server.services);
  return { invitation, token: tokenIn(mails.received.at(-1)) };
}

/** The parameters of one invitation of the scene's club. */
const of = (scene: Scene, id: number) => ({ params: { ...scene.params, invitationId: String(id) } });

const accept = (somebody: Person, token: string, userId = somebody.user?.id ?? 0) =>
  somebody.call('acceptInvitation', { params: { token }, body: { userId } });

const lookUp = (server: TestServer, token: string) =>
  server.visitor().call('getInvitation', { params: { token } });

describe('inviting', () => {
  it('sends a link of PUBLIC_URL that tells whom it invites where', async () => {
    const scene = await aScene();
    const { server, mails, club } = scene;
    const { invitation, token } = await invite(scene, 'nina@example.org');
    expect(invitation).toEqual({
      id: expect.any(Number) as number,
      email: 'nina@example.org',
      role: 'member',
      status: 'pending',
      createdAt: '2026-09-01T10:00:00.000Z',
      expiresAt: '2026-09-08T10:00:00.000Z',
    });
    const [mail] = mails.received;
    expect(mail).toMatchObject({ to: ['nina@example.org'], headers: { from: 'desk@example.org' } });
    expect(mail?.text).toContain(`https://tennis.example.org/register?token=${token}`);
    expect(mail?.text).toContain(`${club.name} invites you to join as a member.`);
    expect(mail?.html).toContain('Riverside &lt;b&gt;Tennis&lt;/b&gt; &amp; Co invites you');
    expect(bodyOf(await lookUp(server, token))).toEqual({
      invitation,
      club: { id: club.id, name: club.name },
      invitedBy: scene.admin.user?.name,
    });
  });

  it('keeps the token only as a hash, and none before it is sent', async () => {
    const scene = await aScene();
    await scene.admin.call('createInvitation', { params: scene.params, body: { email: 'a@example.org' } });
    const { db } = scene.server.database;
    const read = () => db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow();
    expect((await read()).token_hash).toBeNull();
    await deliverMails(scene.server.services);
    const token = tokenIn(scene.mails.received[0]);
    expect((await read()).token_hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await read())).not.toContain(token);
  });

  it('lists what is pending, to the club’s admins', async () => {
    const scene = await aScene();
    const { admin, params, server } = scene;
    const { invitation } = await invite(scene, 'nina@example.org', 'admin');
    expect(bodyOf(await admin.call('listInvitations', { params }))).toEqual([invitation]);
    server.setNow(WEEK_LATER);
    expect(bodyOf(await admin.call('listInvitations', { params }))).toEqual([]);
    const withExpired = { params, query: { expired: 'true' } } as const;
    const expired = [{ ...invitation, status: 'expired' }];
    expect(bodyOf(await admin.call('listInvitations', withExpired))).toEqual(expired);
  });

  it('refuses a member, and an address that is already invited; an expired invitation is no obstacle', async () => {
    const scene = await aScene();
    const { admin, params, server } = scene;
    const again = (email: string) => admin.call('createInvitation', { params, body: { email } });
    expect((await again(admin.user?.email ?? '')).status).toBe(409);
    await invite(scene, 'nina@example.org');
    expect((await again('NINA@example.org')).status).toBe(409);
    server.setNow(WEEK_LATER);
    expect((await again('nina@example.org')).status).toBe(201);
  });

  it('is limited for one address and for one admin, so that nobody makes a mailing list of it', async () => {
    const scene = await aScene();
    const { admin, params, server } = scene;
    const { invitation } = await invite(scene, 'nina@example.org');
    const again = () => admin.call('resendInvitation', of(scene, invitation.id));
    for (let n = 0; n < 4; n += 1) expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({ status: 429, headers: { 'retry-after': '50400' } });
    const { db } = server.database;
    await db.updateTable('rate_windows').set({ used: 500 }).execute();
    const other = { params, body: { email: 'else@example.org' } };
    expect((await admin.call('createInvitation', other)).status).toBe(429);
    expect(await db.selectFrom('invitations').selectAll().execute()).toHaveLength(1);
    server.setNow('2026-09-02T00:00:00Z');
    expect((await admin.call('createInvitation', other)).status).toBe(201);
  });

  it('is limited for one club, whichever of its admins sends', async () => {
    const scene = await aScene();
    const { admin, club, params, server } = scene;
    const second = await server.signUp('member', 'Second Admin');
    await joinClub(server, club.id, second);
    const { db } = server.database;
    await db.updateTable('club_members').set({ role: 'admin' }).execute();
    await invite(scene, 'nina@example.org');
    await db.updateTable('rate_windows').set({ used: INVITATIONS.most }).execute();
    const call = { params, body: { email: 'else@example.org' } };
    expect((await second.call('createInvitation', call, from('203.0.113.8'))).status).toBe(429);
    expect((await admin.call('createInvitation', call, from('203.0.113.9'))).status).toBe(429);
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const there = { params: { clubId: String(elsewhere.club.id) }, body: call.body };
    expect((await elsewhere.admin.call('createInvitation', there, from('203.0.113.10'))).status).toBe(201);
  });

  it('is limited for one address, however many accounts somebody makes there, and for one admin of several clubs', async () => {
    const scene = await aScene();
    const second = bodyOf(await scene.admin.call('createClub', { body: { name: 'Second Club' } }));
    await invite(scene, 'nina@example.org');
    await scene.server.database.db.updateTable('rate_windows').set({ used: INVITATIONS.most }).execute();
    const puppet = await aClub(scene.server, { name: 'Hillside' });
    const params = { clubId: String(puppet.club.id) };
    const call = { params, body: { email: 'else@example.org' } };
    expect((await puppet.admin.call('createInvitation', call)).status).toBe(429);
    expect((await puppet.admin.call('createInvitation', call, SOMEWHERE)).status).toBe(201);
    const fromSecond = { params: { clubId: String(second.id) }, body: { email: 'third@example.org' } };
    expect((await scene.admin.call('createInvitation', fromSecond, SOMEWHERE)).status).toBe(429);
  });

  it('counts an address with a tag as the mailbox that it reaches', async () => {
    const { admin, params } = await aScene();
    const again = (n: number) =>
      admin.call('createInvitation', { params, body: { email: `Victim+${n}@example.org` } });
    for (let n = 0; n < 5; n += 1) expect((await again(n)).status).toBe(201);
    expect((await again(5)).status).toBe(429);
  });

  it('says of the sixth one to a mailbox what can be done, and when', async () => {
    const { admin, params, server } = await aScene();
    server.setNow('2026-09-01T15:20:00Z');
    const invitation = (n: number) =>
      admin.call('createInvitation', { params, body: { email: `family+${n}@example.org` } });
    for (let n = 0; n < 5; n += 1) await invitation(n);
    const reply = await invitation(5);
    expect(reply).toMatchObject({
      status: 429,
      headers: { 'retry-after': String((8 * 60 + 40) * 60) },
      body: {
        code: 'too_many_requests',
        message:
          'This address has had 5 invitations today, and we send no more than that in a day. You can send the next one in 9 hours, ' +
          'or invite another address of theirs now. The invitations already sent still work.',
      },
    });
    server.setNow('2026-09-02T00:00:00Z');
    expect((await invitation(6)).status).toBe(201);
  });

  it('keeps the name of a club in its line of the mail', () => {
    const url = 'https://tennis.example.org/register?token=t';
    const { text, html } = invitationMail(
      { to: 'a@example.org', language: 'en', platform: { name: 'Tennis Online', supportEmail: null } },
      { club: 'Bank\n\nSign in\u2028now', role: 'member', inviter: null },
      url,
    );
    expect(text.split('\n\n')[1]).toBe('Bank Sign in now invites you to join as a member.');
    expect(html).toMatch(/<p [^>]*>Bank Sign in now invites/);
  });

  it('names in the mail and on its page who sends it, as text only', async () => {
    const scene = await aScene();
    const { server, admin, mails, club } = scene;
    const name = 'Ida <b>Lund</b> & Sons';
    await server.database.db
      .updateTable('users')
      .set({ name })
      .where('id', '=', admin.user?.id ?? 0)
      .execute();
    const { token } = await invite(scene, 'nina@example.org');
    const mail = mails.received.at(-1);
    expect(mail?.text).toContain(`${name} sends you this invitation.`);
    expect(mail?.html).toContain('Ida &lt;b&gt;Lund&lt;/b&gt; &amp; Sons sends you this invitation.');
    expect(bodyOf(await lookUp(server, token))).toMatchObject({ club: { name: club.name }, invitedBy: name });
  });

  it.each(['nobody', '', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org'])(
    '[§5] refuses the address %j',
    async (email) => {
      const { admin, params } = await aScene();
      const reply = await admin.call('createInvitation', { params, body: { email } });
      expect(reply).toMatchObject({ status: 400, body: { message: 'Please enter a valid email' } });
    },
  );
});

describe('accepting', () => {
  it('makes the invited user a member, once', async () => {
    const scene = await aScene();
    const guest = await scene.server.signUp('member');
    const { token } = await invite(scene, (guest.user?.email ?? '').toUpperCase());
    expect(bodyOf(await accept(guest, token))).toEqual({
      club: { id: scene.club.id, name: scene.club.name },
      role: 'member',
    });
    expect(bodyOf(await guest.call('getSession', {}))).toMatchObject({
      role: 'member',
      clubId: scene.club.id,
      clubs: [{ clubId: scene.club.id, role: 'member' }],
    });
    const message = 'This invitation has already been accepted.';
    expect(await accept(guest, token)).toMatchObject({ status: 404, body: { message } });
    expect(await lookUp(scene.server, token)).toMatchObject({ status: 404, body: { message } });
  });

  it('works for somebody who registers with the link', async () => {
    const scene = await aScene();
    await scene.server.signUp('super_admin');
    const { token } = await invite(scene, 'new@example.org');
    const guest = scene.server.visitor();
    const body = { username: 'newcomer', password: 'Tennis123', email: 'new@example.org', name: 'New Comer' };
    const { id } = bodyOf(await guest.call('register', { body }));
    expect((await accept(guest, token, id)).status).toBe(200);
  });

  it('[D2] as an admin raises a member to club_admin', async () => {
    const scene = await aScene();
    const guest = await scene.server.signUp('member');
    const email = guest.user?.email ?? '';
    const { token } = await invite(scene, email, 'admin');
    await accept(guest, token);
    expect(bodyOf(await guest.call('getSession', {}))).toMatchObject({
      role: 'club_admin',
      clubs: [{ clubId: scene.club.id, role: 'admin' }],
    });
  });

  it('[D3] is refused to another account and for another userId, and then still open', async () => {
    const scene = await aScene();
    const guest = await scene.server.signUp('member');
    const thief = await scene.server.signUp('member');
    const { token } = await invite(scene, guest.user?.email ?? '');
    expect((await accept(thief, token)).status).toBe(403);
    expect((await accept(thief, token, guest.user?.id)).status).toBe(403);
    expect((await accept(guest, token, thief.user?.id)).status).toBe(403);
    expect((await accept(scene.server.visitor(), token, guest.user?.id)).status).toBe(401);
    expect((await accept(guest, token)).status).toBe(200);
  });

  it('happens once when 30 try at once', async () => {
    const scene = await aScene();
    const guest = await scene.server.signUp('member');
    const { token } = await invite(scene, guest.user?.email ?? '');
    const replies = await Promise.all(Array.from({ length: 30 }, () => accept(guest, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(29);
  });

  it('ends with the 7 days', async () => {
    const scene = await aScene();
    const guest = await scene.server.signUp('member');
    const { token } = await invite(scene, guest.user?.email ?? '');
    scene.server.setNow(WEEK_LATER);
    const message = 'This invitation has expired. Please ask the club for a new one.';
    expect(await accept(guest, token)).toMatchObject({ status: 404, body: { message } });
  });

  it.each(['unknown', 'a'.repeat(101)])('[§8] %j is no invitation', async (token) => {
    const { server } = await aScene();
    const reply = await lookUp(server, token);
    expect(reply).toMatchObject({ status: 404, body: { message: 'Invalid invitation link' } });
  });
});

describe('taking back and sending again', () => {
  it('a revoked invitation is dead and cannot be revived', async () => {
    const scene = await aScene();
    const { invitation, token } = await invite(scene, 'nina@example.org');
    const revoked = await scene.admin.call('revokeInvitation', of(scene, invitation.id));
    expect(revoked).toMatchObject({ status: 200, body: { status: 'revoked' } });
    const message = 'This invitation was revoked by the club.';
    expect(await lookUp(scene.server, token)).toMatchObject({ status: 404, body: { message } });
    expect((await scene.admin.call('revokeInvitation', of(scene, invitation.id))).status).toBe(409);
    expect((await scene.admin.call('resendInvitation', of(scene, invitation.id))).status).toBe(409);
  });

  it('a mail of a revoked invitation is not sent any more', async () => {
    const scene = await aScene();
    const { server, admin, mails, params } = scene;
    const body = { email: 'nina@example.org' };
    const { id } = bodyOf(await admin.call('createInvitation', { params, body }));
    await admin.call('revokeInvitation', of(scene, id));
    await deliverMails(server.services);
    expect(mails.received).toEqual([]);
  });

  it('sending again makes a new link, good for 7 days from then, and ends the old one', async () => {
    const scene = await aScene();
    const { server, mails, admin } = scene;
    const { invitation, token } = await invite(scene, 'nina@example.org');
    server.setNow(WEEK_LATER);
    const again = bodyOf(await admin.call('resendInvitation', of(scene, invitation.id)));
    expect(again).toMatchObject({ status: 'pending', expiresAt: '2026-09-15T10:00:00.000Z' });
    await deliverMails(server.services);
    expect(mails.received).toHaveLength(2);
    expect((await lookUp(server, tokenIn(mails.received[1]))).status).toBe(200);
    expect((await lookUp(server, token)).status).toBe(404);
  });

  it('an expired one is not sent again while another is open, nor to a member', async () => {
    const scene = await aScene();
    const { server, admin } = scene;
    const guest = await server.signUp('member');
    const email = guest.user?.email ?? '';
    const { invitation: old } = await invite(scene, email, 'admin');
    server.setNow(WEEK_LATER);
    const { token } = await invite(scene, email.toUpperCase());
    const resend = () => admin.call('resendInvitation', of(scene, old.id));
    expect(await resend()).toMatchObject({ status: 409, body: { reason: 'alreadyInvited' } });
    const superAdmin = await server.signUp('super_admin');
    const link = () => superAdmin.call('issueInvitationLink', { params: { id: String(old.id) } });
    expect(await link()).toMatchObject({ status: 409, body: { reason: 'alreadyInvited' } });
    await accept(guest, token);
    expect(await resend()).toMatchObject({ status: 409, body: { reason: 'alreadyMember' } });
  });

  it('an invitation of another club is missing', async () => {
    const scene = await aScene();
    const { invitation } = await invite(scene, 'nina@example.org');
    const other = await aClub(scene.server, { name: 'Hillside' });
    const params = { clubId: String(other.club.id), invitationId: String(invitation.id) };
    expect((await other.admin.call('revokeInvitation', { params })).status).toBe(404);
    expect((await other.admin.call('resendInvitation', { params })).status).toBe(404);
  });

  it('[D23] a super admin hands over a link, which is recorded and replaces the mail', async () => {
    const scene = await aScene();
    const { server, admin, mails, params, club } = scene;
    const body = { email: 'nina@example.org' };
    const { id } = bodyOf(await admin.call('createInvitation', { params, body }));
    const superAdmin = await server.signUp('super_admin');
    const { url } = bodyOf(await superAdmin.call('issueInvitationLink', { params: { id: String(id) } }));
    const [, token = ''] = /^https:\/\/tennis\.example\.org\/register\?token=([\w-]{43})$/.exec(url) ?? [];
    expect((await lookUp(server, token)).status).toBe(200);
    await deliverMails(server.services);
    expect(mails.received).toEqual([]);
    const query = { act: 'issueInvitationLink', clubId: String(club.id) };
    expect(bodyOf(await superAdmin.call('listAuditRecords', { query }))).toMatchObject([
      { actor: { id: superAdmin.user?.id }, object: { kind: 'invitation', id }, club: { id: club.id } },
    ]);
  });
});
