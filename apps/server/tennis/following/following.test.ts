// Following, with an account and in a browser, and web push to a service on loopback that decrypts what it gets (D53, ADR 39).
import { describe, expect, it } from 'vitest';
import type { Follow, Match } from '@tennis/contract';
import { deliverPushes } from '../../push/delivery.ts';
import { drawParams, entered, idOf, matchesOf, win } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aPushService, type PushBrowser } from '../../testing/push-endpoint.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const NOON = '2026-09-01T12:00:00Z';
const later = (minutes: number): string => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();

const allow = (by: Person, browser: PushBrowser, follows: readonly Follow[] = []) =>
  by.call('setPushDevice', { body: { ...browser.device, follows: [...follows] } });

/** A server that knows a push service, with a tournament of four whose draw is not made yet. */
async function aScene(fields: object = {}) {
  const service = await aPushService();
  const server = await aServer({
    now: NOON,
    env: {
      PUSH_SERVICES: service.origin,
      MAIL_FROM: 'Riverside <desk@example.org>',
      PUBLIC_URL: 'https://tennis.example.org',
    },
  });
  const { admin, club, tournament } = await entered(
    4,
    { name: 'Riverside Clay Open', status: 'upcoming', ...fields },
    server,
  );
  const founded = await admin.call('createCourts', {
    params: { clubId: String(club.id) },
    body: { courts: [{ name: 'Court 1' }, { name: 'Court 2' }] },
  });
  const { courts } = bodyOf(founded);
  const call = async (match: { id: number }, court = 0) =>
    bodyOf(
      await admin.call('callMatch', {
        params: idOf(match),
        body: { called: true, courtId: courts[court]?.id ?? 0, confirm: true },
      }),
    );
  const publish = async () => {
    const body = { kind: 'knockout' as const, randomSeed: 7 };
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body }));
    return bodyOf(
      await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }),
    );
  };
  const push = () => deliverPushes(server.services);
  return { service, server, admin, club, courts, tournament, publish, push, call };
}

/** A match with both players, and the entry on its upper side. */
async function aMatch(
  admin: Person,
  tournament: { id: number },
): Promise<Match & { participant1Id: number }> {
  const match = (await matchesOf(admin, tournament)).find(({ participant1Id: id }) => id !== null);
  if (match === undefined || match.participant1Id === null) throw new Error('no match');
  return { ...match, participant1Id: match.participant1Id };
}

const follow = (by: Person, ...follows: Follow[]) => by.call('addFollows', { body: { follows } });
const bodies = ({ woken }: PushBrowser) => woken.map(({ message }) => message.body);
const told = async (by: Person) => bodyOf(await by.call('getNotices', {})).notices;

describe('an account', () => {
  it('follows what it may read, each once, and stops [D53]', async () => {
    const { server, admin, club, tournament } = await aScene();
    const fan = await server.signUp('member', 'Jo Fan');
    const draft = await aTournament(admin, club.id, { name: 'Not out yet', status: 'draft' });
    const entry = await anEntry(admin, tournament.id, 'Nina Kovač');
    const all: Follow[] = [
      { kind: 'entry', id: entry.id },
      { kind: 'tournament', id: tournament.id },
      { kind: 'tournament', id: draft.id },
      { kind: 'club', id: club.id },
      { kind: 'court', id: 9999 },
      { kind: 'person', id: 9999 },
    ];
    const first = bodyOf(await follow(fan, ...all));
    expect(first.follows).toEqual([
      { kind: 'entry', id: entry.id, tournamentId: tournament.id, name: null },
      { kind: 'tournament', id: tournament.id, tournamentId: null, name: 'Riverside Clay Open' },
      { kind: 'club', id: club.id, tournamentId: null, name: club.name },
    ]);
    expect(bodyOf(await follow(fan, ...all))).toEqual(first);
    expect(bodyOf(await admin.call('getFollows', {})).follows).toEqual([]);
    const end = { follows: [{ kind: 'club' as const, id: club.id }] };
    for (let time = 0; time < 2; time++) await fan.call('removeFollows', { body: end });
    expect(bodyOf(await fan.call('getFollows', {})).follows).toEqual(first.follows.slice(0, 2));
    expect(bodyOf(await follow(admin, { kind: 'tournament', id: draft.id })).follows).toHaveLength(1);
  });

  it('follows a hundred and no more, and loses none of them when the last does not fit [D53]', async () => {
    const { server, admin, tournament } = await entered(0, { maxParticipants: 128 });
    const fan = await server.signUp('member', 'Jo Fan');
    const ids: number[] = [];
    for (let entry = 1; entry <= 101; entry++)
      ids.push((await anEntry(admin, tournament.id, `Entry ${entry}`)).id);
    const follows = ids.map((id) => ({ kind: 'entry' as const, id }));
    expect(bodyOf(await follow(fan, ...follows.slice(0, 100))).follows).toHaveLength(100);
    expect(await follow(fan, ...follows.slice(99))).toMatchObject({
      status: 409,
      body: { reason: 'followsFull' },
    });
    expect(bodyOf(await fan.call('getFollows', {})).follows).toHaveLength(100);
  });

  it('is told of an entry that it follows, once, and not as if it played itself [D53]', async () => {
    const { server, admin, tournament, publish, call } = await aScene();
    const fan = await server.signUp('member', 'Jo Fan');
    await publish();
    const match = await aMatch(admin, tournament);
    const second = match.participant2Id ?? 0;
    // Both sides, and the tournament: one match is told once.
    await follow(
      fan,
      { kind: 'entry', id: match.participant1Id },
      { kind: 'entry', id: second },
      { kind: 'tournament', id: tournament.id },
    );
    await call(match);
    bodyOf(await win(admin, match));
    expect((await told(fan)).map(({ kind, person, match: of }) => [kind, person, of?.id])).toEqual([
      ['result', null, match.id],
      ['called', null, match.id],
    ]);
    expect(await told(admin)).toEqual([]);
    // A notice that was taken back is told no longer.
    await admin.call('setMatchStatus', {
      params: idOf(match),
      body: { status: 'in_progress', confirm: true },
    });
    expect((await told(fan)).map(({ kind }) => kind)).not.toContain('result');
  });

  it('is told of a tournament and a club what concerns everybody, and of no match [D53]', async () => {
    const { server, admin, club, tournament, publish } = await aScene();
    const [fan, member] = [await server.signUp('member', 'Jo Fan'), await server.signUp('member', 'Al Club')];
    await follow(fan, { kind: 'tournament', id: tournament.id });
    await follow(member, { kind: 'club', id: club.id });
    await publish();
    bodyOf(await win(admin, await aMatch(admin, tournament)));
    await aTournament(admin, club.id, { name: 'Autumn Cup', status: 'registering' });
    expect((await told(fan)).map(({ kind }) => kind)).toEqual(['draw_out']);
    expect((await told(member)).map(({ kind, tournament: { name } }) => [kind, name])).toEqual([
      ['entries_open', 'Autumn Cup'],
      ['draw_out', 'Riverside Clay Open'],
    ]);
  });

  it('is told that a draw was taken back, and why, instead of that it is out; players too [D14, D53]', async () => {
    const { server, admin, club, tournament, publish } = await aScene();
    const [fan, player] = [
      await server.signUp('member', 'Jo Fan'),
      await server.signUp('member', 'Nina Kovač'),
    ];
    await follow(fan, { kind: 'tournament', id: tournament.id });
    await joinClub(server, club.id, player);
    bodyOf(
      await admin.call('addParticipant', { params: idOf(tournament), body: { userId: player.user?.id } }),
    );
    const draw = await publish();
    for (const who of [fan, player]) expect((await told(who)).map(({ kind }) => kind)).toEqual(['draw_out']);
    const takeBack = (reason: string) =>
      admin.call('setDrawPublished', { params: drawParams(draw), body: { published: false, reason } });
    bodyOf(await takeBack('An entry was overlooked.'));
    for (const who of [fan, player])
      expect((await told(who)).map(({ kind, facts }) => [kind, facts.reason])).toEqual([
        ['draw_back', 'An entry was overlooked.'],
      ]);
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
    for (const who of [fan, player]) expect((await told(who)).map(({ kind }) => kind)).toEqual(['draw_out']);
    bodyOf(await takeBack('Another one.'));
    expect((await told(fan)).map(({ kind, facts }) => [kind, facts.reason])).toEqual([
      ['draw_back', 'Another one.'],
    ]);
    expect(await told(admin)).toEqual([]);
  });

  it('hears of a child by the name that everybody reads, and of a person only where it is whole [D24]', async () => {
    const { server, admin, club } = await aScene();
    const fan = await server.signUp('member', 'Jo Fan');
    const junior = await aTournament(admin, club.id, {
      name: 'Under 12',
      type: 'U12',
      status: 'upcoming',
      maxParticipants: 4,
    });
    for (const name of ['Nina Kovač', 'Priya Raman'])
      await admin.call('addParticipant', { params: idOf(junior), body: { name, birthYear: 2016 } });
    const rows = await server.database.db
      .selectFrom('participants')
      .select(['id', 'person_id'])
      .where('tournament_id', '=', junior.id)
      .execute();
    const [nina, priya] = rows;
    await follow(fan, { kind: 'entry', id: nina?.id ?? 0 }, { kind: 'person', id: priya?.person_id ?? 0 });
    const body = { kind: 'knockout' as const, randomSeed: 7 };
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(junior), body }));
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
    expect((await told(fan)).map(({ kind, entryName }) => [kind, entryName])).toEqual([
      ['draw_out', 'N. K.'],
    ]);
  });
});

describe('a court', () => {
  it('tells those who follow it who is called to it [D53]', async () => {
    const { server, admin, courts, tournament, publish, call } = await aScene();
    await publish();
    const fan = await server.signUp('member', 'Jo Fan');
    await follow(fan, { kind: 'court', id: courts[1]?.id ?? 0 });
    const [first, second] = (await matchesOf(admin, tournament)).filter(
      ({ participant1Id: id }) => id !== null,
    );
    if (first === undefined || second === undefined) throw new Error('two matches');
    await call(first, 0);
    await call(second, 1);
    expect((await told(fan)).map(({ kind, match }) => [kind, match?.id])).toEqual([['called', second.id]]);
  });
});

describe('web push', () => {
  it('wakes the browser of a visitor for what it follows, sealed for it alone [D53]', async () => {
    const { service, server, admin, tournament, publish, push, call } = await aScene();
    await publish();
    const match = await aMatch(admin, tournament);
    const [browser, other] = [service.browser(), service.browser()];
    const visitor = server.visitor();
    expect(bodyOf(await allow(visitor, browser, [{ kind: 'entry', id: match.participant1Id }]))).toEqual({
      ofAccount: false,
    });
    await allow(server.visitor(), other);
    await call(match);
    await push();
    expect(browser.woken).toEqual([
      {
        message: {
          title: 'Riverside Clay Open',
          body: `${match.p1Name} v ${match.p2Name}: called to Court 1`,
          url: `/tournaments/${tournament.id}?tab=matches&view=list#match-${match.id}`,
          tag: `match-${match.id}`,
          stop: 'Stop notifications',
          lang: 'en',
        },
        ttl: '1200',
        urgency: 'high',
        subject: 'mailto:desk@example.org',
      },
    ]);
    expect(other.woken).toEqual([]);
    await push();
    expect(browser.woken).toHaveLength(1);
    // It changes its mind: what it sends is all that it follows.
    await allow(visitor, browser, []);
    bodyOf(await win(admin, match));
    await push();
    expect(browser.woken).toHaveLength(1);
  });

  it('wakes every browser of an account in its own language, and says nothing once the session has ended [D53]', async () => {
    const { service, server, admin, tournament, publish, push, call } = await aScene();
    await publish();
    const match = await aMatch(admin, tournament);
    const fan = await server.signUp('member', 'Jo Fan');
    await follow(fan, { kind: 'entry', id: match.participant1Id });
    const browser = service.browser();
    const phone = { ...browser, device: { ...browser.device, language: 'de' as const } };
    expect(bodyOf(await allow(fan, phone))).toEqual({ ofAccount: true });
    await call(match);
    await push();
    expect(bodies(browser)).toEqual([expect.stringContaining('jetzt auf Court 1')]);
    await fan.call('logout', { body: {} });
    bodyOf(await win(admin, match));
    await push();
    expect(browser.woken).toHaveLength(1);
    expect((await server.database.db.selectFrom('push_devices').selectAll().execute()).length).toBe(0);
  });

  it('wakes nobody at night, but for a call to their own court, and brings the rest in the morning [D53]', async () => {
    const { service, server, tournament, push, publish, call } = await aScene();
    const fan = await server.signUp('member', 'Jo Fan');
    await fan.call('setPreferences', { body: { timeZone: 'Asia/Tokyo' } });
    await follow(fan, { kind: 'tournament', id: tournament.id });
    const browser = service.browser();
    await allow(fan, browser);
    // 22:30 in Tokyo.
    server.setNow('2026-09-01T13:30:00Z');
    await publish();
    await push();
    expect(browser.woken).toEqual([]);
    const { db } = server.database;
    const person = await db
      .selectFrom('participants')
      .innerJoin('matches', 'matches.participant1_id', 'participants.id')
      .select(['participants.person_id', 'matches.id'])
      .where('matches.participant2_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('person_managers')
      .values({ person_id: person.person_id ?? 0, user_id: fan.user?.id ?? 0, created_at: NOON })
      .execute();
    await call({ id: person.id });
    await push();
    expect(bodies(browser)).toEqual([expect.stringContaining('please come to Court 1 now')]);
    server.setNow('2026-09-01T22:05:00Z');
    await push();
    expect(bodies(browser).slice(1)).toEqual(['The draw is out']);
  });

  it('tells more than three things at once in one notification [D53]', async () => {
    const { service, server, admin, tournament, publish, push, call } = await aScene();
    await publish();
    const fan = await server.signUp('member', 'Jo Fan');
    const matches = (await matchesOf(admin, tournament)).filter(({ participant1Id: id }) => id !== null);
    await follow(fan, ...matches.map(({ participant1Id: id }) => ({ kind: 'entry' as const, id: id ?? 0 })));
    const browser = service.browser();
    await allow(fan, browser);
    for (const [court, match] of matches.entries()) {
      await call(match, court);
      bodyOf(await win(admin, match));
    }
    await push();
    expect(browser.woken.map(({ message: { title, url, tag } }) => ({ title, url, tag }))).toEqual([
      { title: 'Riverside Clay Open', url: '/notifications', tag: 'several' },
    ]);
    expect(bodies(browser)[0]?.split('\n')).toHaveLength(4);
  });

  it('tries again what a service could not take, forgets a browser that is gone, and is silent when it is no news [D53]', async () => {
    const { service, server, admin, tournament, publish, push, call } = await aScene();
    await publish();
    const match = await aMatch(admin, tournament);
    const [busy, gone] = [service.browser(), service.browser()];
    const follows: Follow[] = [{ kind: 'entry', id: match.participant1Id }];
    await allow(server.visitor(), busy, follows);
    await allow(server.visitor(), gone, follows);
    busy.answer(503);
    gone.answer(410);
    await call(match);
    await push();
    const devices = await server.database.db.selectFrom('push_devices').select('endpoint').execute();
    expect(devices.map(({ endpoint }) => endpoint)).toEqual([busy.device.endpoint]);
    // Nor is a browser forgotten because the server is refused, whose clock may be wrong.
    busy.answer(403);
    server.setNow(later(1));
    await push();
    busy.answer(201);
    await push();
    expect(busy.woken).toEqual([]);
    server.setNow(later(3));
    await push();
    expect(busy.woken).toHaveLength(1);
    // A call that nobody could be told of for twenty minutes is none any more.
    busy.answer(503);
    await admin.call('callMatch', { params: idOf(match), body: { called: false } });
    await call(match);
    await push();
    busy.answer(201);
    server.setNow(later(30));
    await push();
    expect(busy.woken).toHaveLength(1);
  });

  it('tries again only for the browser that does not have it [D53]', async () => {
    const { service, server, admin, tournament, publish, push, call } = await aScene();
    await publish();
    const match = await aMatch(admin, tournament);
    const fan = await server.signUp('member', 'Jo Fan');
    await follow(fan, { kind: 'entry', id: match.participant1Id });
    const [phone, tablet] = [service.browser(), service.browser()];
    await allow(fan, phone);
    await allow(fan, tablet);
    tablet.answer(503);
    await call(match);
    await push();
    for (const minutes of [1, 3]) {
      server.setNow(later(minutes));
      await push();
    }
    expect(phone.woken).toHaveLength(1);
    tablet.answer(201);
    server.setNow(later(8));
    await push();
    expect([phone, tablet].map(({ woken }) => woken.length)).toEqual([1, 1]);
  });

  it('names a child on a locked phone as everybody reads them [D24, D53]', async () => {
    const { service, server, publish, push } = await aScene();
    const { db } = server.database;
    const entry = await db.selectFrom('participants').select('person_id').executeTakeFirstOrThrow();
    const id = entry.person_id ?? 0;
    const child = { name: 'Nina Kovač', given_name: 'Nina', family_name: 'Kovač', birth: '2014' };
    await db.updateTable('persons').set(child).where('id', '=', id).execute();
    const mother = await server.signUp('member', 'Marija Horvat');
    await db
      .insertInto('person_managers')
      .values({ person_id: id, user_id: mother.user?.id ?? 0, created_at: NOON })
      .execute();
    const browser = service.browser();
    await allow(mother, browser);
    await publish();
    await push();
    expect(bodies(browser)).toEqual(['Nina K.: The draw is out']);
    expect((await told(mother)).map(({ person }) => person?.name)).toEqual(['Nina Kovač']);
  });

  it('ends with one press, without an account, and sends to no address but those of push services', async () => {
    const { service, server, admin, tournament, publish, push } = await aScene();
    await publish();
    const match = await aMatch(admin, tournament);
    const browser = service.browser();
    const visitor = server.visitor();
    await allow(visitor, browser, [{ kind: 'entry', id: match.participant1Id }]);
    const { endpoint } = browser.device;
    for (let time = 0; time < 2; time++)
      expect((await visitor.call('stopPush', { body: { endpoint } })).status).toBe(204);
    bodyOf(await win(admin, match));
    await push();
    expect(browser.woken).toEqual([]);
    for (const elsewhere of [
      'http://127.0.0.1:1/push',
      'https://tennis.example.org/',
      'http://169.254.169.254/',
    ])
      expect(
        await allow(visitor, { ...browser, device: { ...browser.device, endpoint: elsewhere } }),
      ).toMatchObject({ status: 400, body: { issues: [{ path: 'endpoint', code: 'pushServiceUnknown' }] } });
  });

  it('takes no key that nothing can be sealed for, and tells everybody else if one was stored', async () => {
    const { service, server, admin, tournament, publish, push, call } = await aScene();
    const { db } = server.database;
    await publish();
    const match = await aMatch(admin, tournament);
    const follows: Follow[] = [{ kind: 'entry', id: match.participant1Id }];
    // Of the length of a key, but no point of the curve P-256.
    const p256dh = 'B'.repeat(87);
    const { device } = service.browser();
    const broken = { ...device, keys: { ...device.keys, p256dh } };
    expect(await server.visitor().call('setPushDevice', { body: { ...broken, follows } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'keys.p256dh', code: 'pushKeyMalformed' }] },
    });
    // As many as are told at once were stored before that was looked at.
    for (let count = 0; count < 20; count++) await allow(server.visitor(), service.browser(), follows);
    await db.updateTable('push_devices').set({ p256dh }).execute();
    const browser = service.browser();
    await allow(server.visitor(), browser, follows);
    await call(match);
    await push();
    expect(browser.woken).toHaveLength(1);
    const known = await db.selectFrom('push_devices').select('endpoint').execute();
    expect(known.map(({ endpoint }) => endpoint)).toEqual([browser.device.endpoint]);
  });

  it('tells everybody else if what is told to one fails, and says so', async () => {
    const { service, server, admin, tournament, publish, call } = await aScene();
    await publish();
    const match = await aMatch(admin, tournament);
    const follows: Follow[] = [{ kind: 'entry', id: match.participant1Id }];
    const browsers = Array.from({ length: 21 }, () => service.browser());
    for (const browser of browsers) await allow(server.visitor(), browser, follows);
    await call(match);
    const { writePush } = server.services;
    let failures = 20;
    const failing: typeof writePush = (tx, to) => {
      if (failures-- > 0) throw new Error('no text');
      return writePush(tx, to);
    };
    await expect(deliverPushes({ ...server.services, writePush: failing })).rejects.toThrow(AggregateError);
    expect(browsers.flatMap(({ woken }) => woken)).toHaveLength(1);
    server.setNow(later(2));
    await deliverPushes(server.services);
    expect(browsers.map(({ woken }) => woken.length)).toEqual(browsers.map(() => 1));
  });

  it('knows the server by one key, whoever asks', async () => {
    const { server } = await aScene();
    const { publicKey } = bodyOf(await server.visitor().call('getPushKey', {}));
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    const stored = await server.database.db.selectFrom('push_keys').selectAll().execute();
    expect(stored.map(({ public_key: key }) => key)).toEqual([publicKey]);
  });
});

const person = (id: number) => ({ kind: 'person' as const, id });

const followed = async (by: Person) => bodyOf(await by.call('getFollows', {})).follows.map(({ id }) => id);

describe('merged people', () => {
  it('are followed as who they are now', async () => {
    const server: TestServer = await aServer({ now: NOON });
    const { club, admin } = await aClub(server);
    const make = async (name: string) =>
      bodyOf(await admin.call('createPerson', { params: { clubId: String(club.id) }, body: { name } }));
    const [one, other] = [await make('Nina Kovac'), await make('Nina Kovač')];
    const fan = await server.signUp('member', 'Jo Fan');
    await follow(fan, { kind: 'person', id: one.id }, { kind: 'person', id: other.id });
    const params = { clubId: String(club.id), personId: String(one.id) };
    bodyOf(await admin.call('mergePerson', { params, body: { into: other.id, confirm: true } }));
    expect(bodyOf(await fan.call('getFollows', {})).follows).toEqual([
      { kind: 'person', id: other.id, tournamentId: null, name: null },
    ]);
  });

  it('are still followed by a browser that knows only the number of before, and by the account it signs in to', async () => {
    const { service, server, admin, club } = await aScene();
    const make = async (name: string) =>
      bodyOf(await admin.call('createPerson', { params: { clubId: String(club.id) }, body: { name } })).id;
    const [one, middle, now] = [await make('Nina Kovac'), await make('Nina Kovač'), await make('N. Kovač')];
    const browser = service.browser();
    const visitor = server.visitor();
    const follows = [one, now].map((id) => ({ kind: 'person' as const, id }));
    await allow(visitor, browser, follows);
    const merge = (id: number, into: number) =>
      admin.call('mergePerson', {
        params: { clubId: String(club.id), personId: String(id) },
        body: { into, confirm: true },
      });
    bodyOf(await merge(one, middle));
    bodyOf(await merge(middle, now));
    expect((await allow(visitor, browser, follows.slice(0, 1))).status).toBe(200);
    const kept = await server.database.db
      .selectFrom('follows')
      .innerJoin('persons', 'persons.id', 'follows.person_id')
      .select('person_id')
      .where('device_id', 'is not', null)
      .where('persons.merged_into', 'is', null)
      .execute();
    expect(kept).toEqual([{ person_id: now }]);
    const fan = await server.signUp('member', 'Jo Fan');
    const moved = bodyOf(await follow(fan, ...follows));
    expect(moved.follows.map(({ id }) => id)).toEqual([now]);
    const ended = bodyOf(await fan.call('removeFollows', { body: { follows: follows.slice(0, 1) } }));
    expect(ended.follows).toEqual([]);
  });

  it('that are parted again are followed by those who followed each of them before [D46]', async () => {
    const server: TestServer = await aServer({ now: NOON });
    const { club, admin } = await aClub(server);
    const make = async (name: string) =>
      bodyOf(await admin.call('createPerson', { params: { clubId: String(club.id) }, body: { name } })).id;
    const [one, other] = [await make('Nina Kovac'), await make('Nina Kovač')];
    const named = ['Of One', 'Of Other', 'Of Both', 'Ended'];
    const fans: Person[] = [];
    for (const name of named) fans.push(await server.signUp('member', name));
    const [ofOne, ofOther, ofBoth, ended] = fans as [Person, Person, Person, Person];
    await follow(ofOne, person(one));
    await follow(ofOther, person(other));
    // As a device sends all it follows with one call.
    await follow(ofBoth, person(one), person(other));
    await follow(ended, person(one));
    const at = { params: { clubId: String(club.id), personId: String(one) } };
    bodyOf(await admin.call('mergePerson', { ...at, body: { into: other, confirm: true } }));
    for (const fan of fans) expect(await followed(fan)).toEqual([other]);
    expect(bodyOf(await ofOne.call('getUserData', {})).follows).toHaveLength(1);
    await ended.call('removeFollows', { body: { follows: [person(other)] } });
    expect((await admin.call('unmergePerson', at)).status).toBe(204);
    expect(await followed(ofOne)).toEqual([one]);
    expect(await followed(ofOther)).toEqual([other]);
    expect(await followed(ofBoth)).toEqual([one, other]);
    expect(await followed(ended)).toEqual([]);
  });
});
