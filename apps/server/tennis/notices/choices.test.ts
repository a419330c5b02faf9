// The topics that people choose to be told of, and the mails that tell them (D53, ADR 29).
import { describe, expect, it } from 'vitest';
import type { NoticeChoices } from '@tennis/contract';
import { deliverMails } from '../../mail/delivery.ts';
import { isBetween } from '../../ground/clock.ts';
import { queueDigests } from './digests.ts';
import { drawParams, idOf, matchesOf, win } from '../../testing/draws.ts';
import { aClub, aTournament, bodyOf } from '../../testing/factories.ts';
import { aMailServer } from '../../testing/mail-server.ts';
import { aMailStop } from '../../testing/mail-stops.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOON = '2026-09-01T12:00:00Z';

const later = (minutes: number): string => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();

const choose = async (by: Person, body: object): Promise<NoticeChoices> =>
  bodyOf(await by.call('setNoticeChoices', { body }));
const bell = async (by: Person) => bodyOf(await by.call('getNotices', {})).notices.map(({ kind }) => kind);

async function aScene() {
  const mails = await aMailServer();
  const server = await aServer({
    now: NOON,
    env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://tennis.example.org' },
  });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, {
    name: 'Riverside Clay Open',
    status: 'registering',
    maxParticipants: 4,
  });
  const params = idOf(tournament);
  const players = await Promise.all(
    ['Nina Kovač', 'Priya Raman'].map((name) => server.signUp('member', name)),
  );
  for (const player of players) bodyOf(await player.call('enterTournament', { params, body: {} }));
  const [nina, priya] = players;
  if (nina === undefined || priya === undefined) throw new Error('no players');
  const publish = async () => {
    await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } });
    const made = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout', randomSeed: 7 } }));
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
  };
  const send = async () => {
    await queueDigests(server.database, new Date(server.services.now()));
    await deliverMails(server.services);
  };
  const mailsTo = ({ user }: Person) => mails.received.filter(({ to }) => to.includes(user?.email ?? ''));
  return { server, admin, tournament, nina, priya, publish, send, mailsTo };
}

describe('the choice', () => {
  it('holds for everybody until they choose, one topic at a time, and is kept', async () => {
    const { nina, priya } = await aScene();
    const before = bodyOf(await nina.call('getNoticeChoices', {}));
    expect(before.quiet).toEqual({ from: '22:00', until: '07:00' });
    expect(before.topics).toContainEqual({ topic: 'draw', inApp: true, byMail: true, byPush: true });
    const changed = await choose(nina, { topics: [{ topic: 'draw', inApp: false, byMail: false }] });
    expect(changed.topics).toContainEqual({ topic: 'draw', inApp: false, byMail: false, byPush: true });
    expect(changed.topics.filter(({ topic }) => topic !== 'draw')).toEqual(
      before.topics.filter(({ topic }) => topic !== 'draw'),
    );
    expect((await choose(nina, { quiet: null })).quiet).toBeNull();
    const quiet = { from: '21:00', until: '06:30' };
    expect(await choose(nina, { quiet })).toEqual({ ...changed, quiet });
    expect(bodyOf(await nina.call('getNoticeChoices', {}))).toEqual({ ...changed, quiet });
    expect(bodyOf(await priya.call('getNoticeChoices', {}))).toEqual(before);
    // A request for a partner is a mail of its own, which asks for an answer.
    const entry = await choose(nina, { topics: [{ topic: 'entry', inApp: true, byMail: true }] });
    expect(entry.topics).toContainEqual({ topic: 'entry', inApp: true, byMail: false, byPush: true });
    for (const body of [{ quiet: { from: '25:00', until: '06:00' } }, { topics: [{ topic: 'weather' }] }])
      expect(
        (await nina.send({ method: 'PUT', url: '/api/notifications/choices', payload: body })).status,
      ).toBe(400);
  });

  it('decides what the bell tells, and what a mail does', async () => {
    const { server, nina, priya, publish, send, mailsTo } = await aScene();
    await choose(nina, { topics: [{ topic: 'draw', inApp: false, byMail: true }] });
    await choose(priya, { topics: [{ topic: 'draw', inApp: true, byMail: false }] });
    await publish();
    expect([await bell(nina), await bell(priya)]).toEqual([[], ['draw_out']]);
    server.setNow(later(6));
    await send();
    expect([mailsTo(nina).length, mailsTo(priya).length]).toEqual([1, 0]);
    expect(mailsTo(nina)[0]?.headers['subject']).toBe('Riverside Clay Open: Draw');
    expect(mailsTo(nina)[0]?.text).toContain('Riverside Clay Open: The draw is out.');
    expect(mailsTo(nina)[0]?.text).toContain('https://tennis.example.org/settings');
  });

  it('tells nothing at all of a topic that is switched off', async () => {
    const { server, nina, publish } = await aScene();
    await choose(nina, { topics: [{ topic: 'draw', inApp: false, byMail: false }] });
    await publish();
    expect(await bell(nina)).toEqual([]);
    const rows = await server.database.db.selectFrom('notices').select('user_id').execute();
    expect(rows.map(({ user_id: id }) => id)).not.toContain(nina.user?.id);
  });
});

describe('a mail', () => {
  it('waits for what else there is, goes out once, and leaves out what was read', async () => {
    const { server, admin, tournament, nina, priya, publish, send, mailsTo } = await aScene();
    for (const player of [nina, priya])
      await choose(player, { topics: [{ topic: 'result', inApp: true, byMail: true }] });
    await publish();
    server.setNow(later(3));
    const match = (await matchesOf(admin, tournament))[0];
    if (match === undefined) throw new Error('no match');
    bodyOf(await win(admin, match, 1));
    await send();
    expect(mailsTo(nina)).toEqual([]);
    // Priya reads hers in the product.
    bodyOf(await priya.call('readNotices', { body: { upTo: 1000 } }));
    server.setNow(later(6));
    await send();
    await send();
    expect([mailsTo(nina).length, mailsTo(priya).length]).toEqual([1, 0]);
    const [mail] = mailsTo(nina);
    expect(mail?.headers['subject']).toBe('Riverside Clay Open: 2 notifications');
    expect(mail?.text).toMatch(/The draw is out\.[\s\S]* beat /);
    server.setNow(later(30));
    await send();
    expect(mailsTo(nina)).toHaveLength(1);
  });

  it('sleeps at night by the clock of its reader, and comes in the morning', async () => {
    const { server, nina, priya, publish, send, mailsTo } = await aScene();
    await nina.call('setPreferences', { body: { timeZone: 'Asia/Tokyo' } });
    await choose(priya, { quiet: null });
    // 22:30 in Tokyo.
    server.setNow('2026-09-01T13:30:00Z');
    await publish();
    server.setNow('2026-09-01T13:40:00Z');
    await send();
    expect([mailsTo(nina).length, mailsTo(priya).length]).toEqual([0, 1]);
    server.setNow('2026-09-01T22:00:00Z');
    await send();
    expect(mailsTo(nina)).toHaveLength(1);
  });

  it('tells nothing that is a day old, nor of a draft, nor of somebody who is no longer looked after', async () => {
    const { server, nina, priya, publish, send, mailsTo } = await aScene();
    await publish();
    server.setNow('2026-09-03T12:00:00Z');
    await send();
    expect(mailsTo(nina)).toEqual([]);
    server.setNow(later(6));
    await queueDigests(server.database, new Date(later(6)));
    await server.database.db.updateTable('tournaments').set({ status: 'draft' }).execute();
    await send();
    expect([mailsTo(nina), mailsTo(priya)]).toEqual([[], []]);
    expect(
      await server.database.db.selectFrom('mails').select('id').where('kind', '=', 'notices').execute(),
    ).toEqual([]);
  });
});

it.each([
  ['23:00', '22:00', '07:00', true],
  ['06:59', '22:00', '07:00', true],
  ['07:00', '22:00', '07:00', false],
  ['12:00', '11:00', '13:00', true],
  ['14:00', '11:00', '13:00', false],
  ['12:00', '12:00', '12:00', false],
])('at %s it is quiet from %s until %s: %s', (time, from, until, expected) => {
  expect(isBetween(time, from, until)).toBe(expected);
});

const byMail = async (by: Person) =>
  bodyOf(await by.call('getNoticeChoices', {})).topics.flatMap((one) => (one.byMail ? [one.topic] : []));

describe('the link of a mail', () => {
  it('ends mails of its topics with one press in the mail program, without signing in', async () => {
    const { server, nina, priya, publish, send, mailsTo } = await aScene();
    await publish();
    server.setNow(later(6));
    await send();
    const [mail] = mailsTo(nina);
    const [, address = ''] = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '') ?? [];
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(address).toMatch(/^https:\/\/tennis\.example\.org\/mails\/stop\/\d+\.draw\.[\w-]{43}$/);
    expect(mail?.text).toContain(address);
    const before = await byMail(nina);
    expect(before).toContain('draw');
    // As RFC 8058 says, and as some programs do.
    const url = new URL(address).pathname;
    const press = (type: string, payload: string) =>
      server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    const form = 'application/x-www-form-urlencoded';
    expect((await press(form, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
    expect((await press(form, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
    const parts =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await press('multipart/form-data; boundary=x', parts)).statusCode).toBe(204);
    expect(await byMail(nina)).toEqual(before.filter((topic) => topic !== 'draw'));
    expect(bodyOf(await nina.call('getNoticeChoices', {})).topics).toContainEqual({
      topic: 'draw',
      inApp: true,
      byMail: false,
      byPush: true,
    });
    expect(await byMail(priya)).toEqual(before);
    await server.services.audit.settled();
    const records = await server.database.db
      .selectFrom('audit_log')
      .select(['act', 'actor_id'])
      .where('act', '=', 'stopMails')
      .execute();
    expect(records).toEqual([{ act: 'stopMails', actor_id: null }]);
  });

  it('ends what waits to go out', async () => {
    const { server, nina, priya, publish, send, mailsTo } = await aScene();
    await publish();
    server.setNow(later(6));
    await queueDigests(server.database, new Date(server.services.now()));
    const params = { token: await aMailStop(server, nina) };
    expect(bodyOf(await server.visitor().call('getMailStop', { params }))).toEqual({
      topics: ['draw'],
      mailed: ['draw'],
    });
    expect((await server.visitor().call('stopMails', { params, body: {} })).status).toBe(204);
    expect(bodyOf(await server.visitor().call('getMailStop', { params }))).toMatchObject({ mailed: [] });
    await send();
    expect([mailsTo(nina).length, mailsTo(priya).length]).toEqual([0, 1]);
    expect(await bell(nina)).toEqual(['draw_out']);
  });

  it('is worth nothing for other topics or people, with another address, or once mails are wanted again', async () => {
    const { server, nina, priya } = await aScene();
    const stop = async (token: string) =>
      (await server.visitor().call('stopMails', { params: { token }, body: {} })).status;
    const token = await aMailStop(server, nina, ['draw', 'rain']);
    expect(token).toMatch(/^\d+\.rain~draw\.[\w-]{43}$/);
    const [id = '', topics = '', signed = ''] = token.split('.');
    const forged = [
      `${id}.times.${signed}`,
      `${id}.draw.${signed}`,
      `${priya.user?.id}.${topics}.${signed}`,
      `999999999999999.${topics}.${signed}`,
      `${id}.${topics}.${'x'.repeat(43)}`,
      `${id}.${topics}`,
      'x'.repeat(2000),
    ];
    const answers = await Promise.all(forged.map(stop));
    expect(answers).toEqual(forged.map(() => 404));
    const readOnly = await server.app.inject(`/mails/stop/${token}`);
    expect(readOnly.statusCode).not.toBe(204);
    expect(await byMail(nina)).toContain('draw');
    // News that was mailed already is no new wish.
    await choose(nina, { topics: [{ topic: 'draw', inApp: false, byMail: true }] });
    await choose(nina, { topics: [{ topic: 'draw', inApp: true, byMail: false }] });
    expect(await stop(token)).toBe(204);
    await choose(nina, { topics: [{ topic: 'draw', inApp: true, byMail: true }] });
    expect(await stop(token)).toBe(404);
    const again = await aMailStop(server, nina);
    await server.database.db
      .updateTable('users')
      .set({ email: 'other@example.org', email_key: 'other@example.org' })
      .where('id', '=', nina.user?.id ?? 0)
      .execute();
    expect(await stop(again)).toBe(404);
  });

  it('is the only place that takes a form', async () => {
    const { server, nina } = await aScene();
    const token = await aMailStop(server, nina);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = async (url: string, more: object = {}) =>
      (await server.app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload: 'a=b' }))
        .statusCode;
    expect(await post('/api/auth/login')).toBe(415);
    expect(await post('/api/partner-requests/none/decline')).toBe(415);
    expect(await post(`/api/mail-stops/${token}`)).toBe(415);
    expect(await post('/mails/stop')).toBe(415);
    expect(await post(`/mails/stop/${token}`, { origin: 'https://elsewhere.example.org' })).toBe(403);
    expect(await byMail(nina)).toContain('draw');
  });
});
