// Lists of people to invite (ADR 30, D20, D34).
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../mail/delivery.ts';
import { aClub, bodyOf, joinClub } from '../../testing/factories.ts';
import { aMailServer } from '../../testing/mail-server.ts';
import { aServer } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

async function aScene() {
  const mails = await aMailServer();
  const server = await aServer({
    now: NOW,
    env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://tennis.example.org', MAIL_FROM: 'desk@example.org' },
  });
  const { club, admin } = await aClub(server);
  const params = { clubId: String(club.id) };
  const send = (lines: readonly object[], more: object = {}) =>
    admin.send({
      method: 'POST',
      url: `/api/clubs/${club.id}/members/import`,
      payload: { lines, ...more },
    });
  const outcomesOf = async (lines: readonly object[], more: object = {}) => {
    const reply = await send(lines, more);
    expect(reply.status).toBe(200);
    return (reply.body as { outcomes: { kind: string; reason?: { code: string } }[] }).outcomes;
  };
  const kinds = async (lines: readonly object[], more: object = {}) =>
    (await outcomesOf(lines, more)).map(({ kind, reason }) => reason?.code ?? kind);
  const invited = async () => bodyOf(await admin.call('listInvitations', { params }));
  return { mails, server, club, admin, params, send, kinds, invited };
}

const guests = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ email: `guest${at}@example.org` }));

describe('inviting by a list', () => {
  it('invites those who are no members, with or without an account, and nobody twice', async () => {
    const { server, club, kinds, invited, admin } = await aScene();
    const member = await server.signUp('member', 'Nina Kovač');
    await joinClub(server, club.id, member);
    const owner = await server.signUp('member', 'Rui Costa');
    const lines = [
      { email: member.user?.email },
      { email: owner.user?.email, role: 'admin' },
      { email: 'Guest@example.org' },
      { email: 'guest@EXAMPLE.org' },
      { email: admin.user?.email },
    ];
    const expected = ['member', 'invited', 'invited', 'double', 'roleByHand'];
    expect(await kinds(lines)).toEqual(expected);
    expect(await invited()).toEqual([]);
    expect(await kinds(lines, { confirm: true })).toEqual(expected);
    expect((await invited()).map(({ email, role }) => [email, role])).toEqual([
      ['Guest@example.org', 'member'],
      [owner.user?.email, 'admin'],
    ]);
    expect(await kinds(lines, { confirm: true })).toEqual([
      'member',
      'waiting',
      'waiting',
      'double',
      'roleByHand',
    ]);
    expect(await invited()).toHaveLength(2);
  });

  it('sends one mail after the other, seconds apart [D23]', async () => {
    const { server, mails, kinds } = await aScene();
    await kinds(guests(3), { confirm: true });
    await deliverMails(server.services);
    expect(mails.received).toHaveLength(1);
    server.setNow('2026-09-01T10:00:05Z');
    await deliverMails(server.services);
    expect(mails.received).toHaveLength(2);
    server.setNow('2026-09-01T10:01:00Z');
    await deliverMails(server.services);
    expect(mails.received).toHaveLength(3);
  });

  it('leaves out those for whom the plan has no room [D20]', async () => {
    const { server, admin, kinds } = await aScene();
    const plan = { name: 'Small', name_key: 'small', description: 'Few', price: '9', features: '[]' };
    const limits = { max_clubs: 3, max_members: 4, max_tournaments: 9, is_active: 1 };
    const at = { billing_cycle: 'monthly' as const, created_at: NOW, updated_at: NOW };
    const { db } = server.database;
    const { id } = await db
      .insertInto('subscription_plans')
      .values({ ...plan, ...limits, ...at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('users')
      .set({ plan_id: id })
      .where('id', '=', admin.user?.id ?? 0)
      .execute();
    // The admin is a member, too.
    expect(await kinds(guests(5), { confirm: true })).toEqual([
      'invited',
      'invited',
      'invited',
      'planMembers',
      'planMembers',
    ]);
    expect(await kinds([{ email: 'more@example.org' }])).toEqual(['planMembers']);
  });

  it('keeps to what a mailbox gets in a day, and a club sends', async () => {
    const { send, kinds } = await aScene();
    const tags = Array.from({ length: 7 }, (_, at) => ({ email: `nina+${at}@example.org` }));
    expect(await kinds(tags, { confirm: true })).toEqual([
      ...Array.from({ length: 5 }, () => 'invited'),
      'mailboxFull',
      'mailboxFull',
    ]);
    expect(await kinds([{ email: 'nina+9@example.org' }])).toEqual(['mailboxFull']);
    const reply = await send(guests(496), { confirm: true });
    expect(reply).toMatchObject({ status: 429, body: { reason: 'invitationsSpent' } });
    expect((await send(guests(495), { confirm: true })).status).toBe(200);
    expect((await send(guests(501))).status).toBe(400);
  });

  it('does nothing if something else would be done by now', async () => {
    const { server, club, send, invited } = await aScene();
    const nina = await server.signUp('member', 'Nina Kovač');
    const lines = [{ email: nina.user?.email }];
    const { plan } = (await send(lines)).body as { plan: string };
    await joinClub(server, club.id, nina);
    expect(await send(lines, { confirm: true, plan })).toMatchObject({ status: 409 });
    expect(await invited()).toEqual([]);
  });
});
