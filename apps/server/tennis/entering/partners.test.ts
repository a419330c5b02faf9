// Finding a partner (AG2, D24, D46): asking, answering, looking, and what happens to players who have none when entries close.
import type { Enterable, Tournament } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../mail/delivery.ts';
import { keepDeadlines } from '../../start/deadlines.ts';
import { idOf } from '../../testing/draws.ts';
import { aClub, aTournament, bodyOf, matchBody, joinClub } from '../../testing/factories.ts';
import { aMailServer, tokenIn } from '../../testing/mail-server.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';
const LATER = '2026-09-05T18:00:01Z';

const reasonOf = ({ body }: { readonly body: unknown }) => (body as { reason?: string }).reason;

interface Asking {
  readonly personId?: number;
  readonly partnerPersonId?: number;
  readonly partnerEntryId?: number;
  readonly partnerEmail?: string;
  readonly looking?: boolean;
  readonly gender?: 'female' | 'male' | 'other';
}

async function aScene(fields: object = {}) {
  const mails = await aMailServer();
  const server = await aServer({
    now: NOW,
    env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://tennis.example.org' },
  });
  const { club, admin } = await aClub(server);
  const tournament: Tournament = await aTournament(admin, club.id, {
    name: 'Club Doubles',
    type: 'Doubles',
    status: 'registering',
    maxParticipants: 2,
    registrationEndDate: '2026-09-05T18:00:00Z',
    ...fields,
  });
  const params = idOf(tournament);
  const entering = async (by: Person) => bodyOf(await by.call('getEntering', { params }));
  const me = async (by: Person): Promise<Enterable> => {
    const own = (await entering(by)).people.find(({ isSelf }) => isSelf);
    if (own === undefined) throw new Error('no person');
    return own;
  };
  const member = async (name: string) => {
    const person = await server.signUp('member', name);
    await joinClub(server, club.id, person);
    return person;
  };
  const members = (names: readonly string[]) => Promise.all(names.map(member));
  const enter = (by: Person, body: Asking) => by.call('enterTournament', { params, body });
  const seek = async (by: Person, body: Asking) =>
    by.call('seekPartner', { params: { ...params, personId: String((await me(by)).personId) }, body });
  const answer = async (by: Person, accept: boolean, more: { token?: string; personId?: number } = {}) => {
    const [request] = (await entering(by)).requests;
    if (request === undefined) throw new Error('nobody asks');
    const at = { ...params, requestId: String(request.id) };
    return by.call('answerPartner', { params: at, body: { accept, ...more } });
  };
  const leave = async (by: Person) =>
    by.call('leaveTournament', { params: { ...params, personId: String((await me(by)).personId) } });
  const entries = async (by: Person = admin) => bodyOf(await by.call('listParticipants', { params }));
  const names = async () =>
    (await entries())
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ user, player }) => user?.name ?? player?.name);
  const mailTo = async (email: string) => {
    await deliverMails(server.services);
    return mails.received.findLast(({ to }) => to.includes(email));
  };
  const mailOf = (person: Person) => mailTo(person.user?.email ?? '?');
  const look = { mailOf, mailTo, entering, me, entries, names };
  return { server, club, admin, tournament, params, member, members, enter, seek, answer, leave, ...look };
}

const personIdOf = async ({ me }: Pick<Awaited<ReturnType<typeof aScene>>, 'me'>, person: Person) =>
  (await me(person)).personId;

/** The notices that somebody got in the product. */
const noticesOf = async (by: Person) =>
  bodyOf(await by.call('getNotices', {})).notices.map(({ kind, entryName, facts }) => [
    kind,
    entryName,
    facts.answer,
  ]);

describe('a partner', () => {
  it('is named, asked by mail, and accepts in one press: then both are one entry', async () => {
    const scene = await aScene();
    const { members, enter, entering, me, answer, names, mailOf, entries } = scene;
    const [nina, ana] = (await members(['Nina Kovač', 'Ana Lind'])) as [Person, Person];
    expect(reasonOf(await enter(nina, {}))).toBe('partnerNeeded');
    const partnerPersonId = await personIdOf(scene, ana);
    expect((await enter(nina, { partnerPersonId })).status).toBe(201);
    expect(await me(nina)).toMatchObject({
      state: 'entered',
      partner: { state: 'asked', name: 'Ana Lind', isLooking: false },
    });
    expect(await entries()).toMatchObject([{ awaitsPartner: true, partner: null }]);
    // Nina reads the same on her own page, and nobody whom she asked while she has a partner.
    const onMyTennis = async () => bodyOf(await nina.call('getMyTennis', {})).entries;
    expect(await onMyTennis()).toMatchObject([{ asked: { state: 'asked', name: 'Ana Lind' } }]);
    const asked = await mailOf(ana);
    expect(asked?.text).toContain('Nina Kovač would like to play with you in Club Doubles.');
    expect(asked?.text).toContain('https://tennis.example.org/tournaments/');
    expect((await entering(ana)).requests).toMatchObject([
      { from: 'Nina Kovač', personName: 'Ana Lind', isSelf: true },
    ]);
    expect(bodyOf(await ana.call('listPartnerRequests', {}))).toMatchObject([
      { from: 'Nina Kovač', tournament: { name: 'Club Doubles' }, personId: partnerPersonId },
    ]);
    expect(await noticesOf(ana)).toEqual([['partner_request', 'Nina Kovač', undefined]]);
    expect((await answer(ana, true)).status).toBe(200);
    expect(await noticesOf(ana)).toEqual([]);
    expect(await noticesOf(nina)).toMatchObject([['partner_answer', expect.anything(), 'accepted']]);
    expect(await names()).toEqual(['Nina Kovač / Ana Lind']);
    expect(await onMyTennis()).toMatchObject([{ asked: null, partner: 'Ana Lind' }]);
    for (const [who, other] of [
      [nina, 'Ana Lind'],
      [ana, 'Nina Kovač'],
    ] as const)
      expect(await me(who)).toMatchObject({ state: 'entered', partner: { state: 'joined', name: other } });
    expect(await entries()).toMatchObject([{ awaitsPartner: false }]);
    expect((await mailOf(nina))?.text).toContain('Ana Lind has accepted');
    expect(bodyOf(await ana.call('listPartnerRequests', {}))).toEqual([]);
  });

  it('declines, and somebody else is asked; a request is taken back', async () => {
    const scene = await aScene();
    const { members, enter, me, seek, answer, entering, mailOf } = scene;
    const [nina, ana, mia] = (await members(['Nina Kovač', 'Ana Lind', 'Mia Berg'])) as [
      Person,
      Person,
      Person,
    ];
    await enter(nina, { partnerPersonId: await personIdOf(scene, ana) });
    expect((await answer(ana, false)).status).toBe(200);
    expect(await me(nina)).toMatchObject({
      state: 'entered',
      partner: { state: 'declined', name: 'Ana Lind' },
    });
    expect((await mailOf(nina))?.text).toContain('Ana Lind has declined');
    expect(reasonOf(await seek(nina, { partnerPersonId: await personIdOf(scene, ana) }))).toBe(
      'partnerDeclined',
    );
    await seek(nina, { partnerPersonId: await personIdOf(scene, mia) });
    expect((await entering(mia)).requests).toHaveLength(1);
    await seek(nina, {});
    expect((await entering(mia)).requests).toEqual([]);
    expect(await me(nina)).toMatchObject({ partner: { state: 'none', name: null } });
    // The mail that waited is not sent any more.
    expect(await mailOf(mia)).toBeUndefined();
  });

  it('is asked by mail without an account: the link leads through the sign-up, and works for whoever reads it', async () => {
    const { server, members, enter, me, params, names, mailTo, entering } = await aScene();
    const [nina] = (await members(['Nina Kovač'])) as [Person];
    await enter(nina, { partnerEmail: 'ana@example.org' });
    expect(await me(nina)).toMatchObject({ partner: { state: 'asked', name: 'ana@example.org' } });
    const token = tokenIn(await mailTo('ana@example.org'));
    const read = { params: { token } };
    const told = bodyOf(await server.visitor().call('getPartnerRequest', read));
    expect(told).toMatchObject({
      state: 'pending',
      from: 'Nina Kovač',
      tournament: { name: 'Club Doubles' },
    });
    // Anybody can register with any address: without the link it is nobody's.
    const ana = await server.signUp('member', 'Ana Lind');
    await server.database.db
      .updateTable('users')
      .set({ email: 'ana@example.org', email_key: 'ana@example.org' })
      .where('id', '=', ana.user?.id ?? 0)
      .execute();
    expect((await entering(ana)).requests).toEqual([]);
    const at = { ...params, requestId: String(told.id) };
    expect((await ana.call('answerPartner', { params: at, body: { accept: true } })).status).toBe(404);
    const wrong = { accept: true, token: 'x'.repeat(43) };
    expect((await ana.call('answerPartner', { params: at, body: wrong })).status).toBe(404);
    expect((await ana.call('answerPartner', { params: at, body: { accept: true, token } })).status).toBe(200);
    expect(await names()).toEqual(['Nina Kovač / Ana Lind']);
    expect(bodyOf(await server.visitor().call('getPartnerRequest', read)).state).toBe('accepted');
    // Nothing keeps the address.
    const kept = await server.database.db.selectFrom('partner_requests').select('email').execute();
    expect(kept).toEqual([{ email: null }]);
  });

  it('[D24] a mail shortens the name of a young player whose account says when they were born', async () => {
    const scene = await aScene();
    const { server, members, enter, answer, mailOf } = scene;
    const [nina, ana] = (await members(['Nina Kovač', 'Ana Lind'])) as [Person, Person];
    await server.database.db
      .updateTable('users')
      .set({ date_of_birth: '2012-05-23' })
      .where('id', '=', ana.user?.id ?? 0)
      .execute();
    await enter(nina, { partnerPersonId: await personIdOf(scene, ana) });
    expect((await answer(ana, false)).status).toBe(200);
    const text = (await mailOf(nina))?.text ?? '';
    expect(text).toContain('has declined');
    expect(text).not.toContain('Lind');
  });

  it('declines by the link without an account, once', async () => {
    const { server, members, enter, me, mailTo } = await aScene();
    const [nina] = (await members(['Nina Kovač'])) as [Person];
    await enter(nina, { partnerEmail: 'ana@example.org' });
    const read = { params: { token: tokenIn(await mailTo('ana@example.org')) } };
    const visitor = server.visitor();
    expect((await visitor.call('declinePartnerRequest', { ...read, body: {} })).status).toBe(204);
    expect(await me(nina)).toMatchObject({ partner: { state: 'declined', name: 'ana@example.org' } });
    expect(reasonOf(await visitor.call('declinePartnerRequest', { ...read, body: {} }))).toBe(
      'partnerRequestGone',
    );
    const unknown = { params: { token: 'nobody' } };
    expect((await visitor.call('declinePartnerRequest', { ...unknown, body: {} })).status).toBe(404);
    expect((await visitor.call('getPartnerRequest', unknown)).status).toBe(404);
  });

  it('[D24] is only asked among those whom one may find, who can answer, and once', async () => {
    const scene = await aScene();
    const { server, admin, club, member, enter, seek, params, entering } = scene;
    const nina = await member('Nina Kovač');
    const stranger = await server.signUp('member', 'Sam Other');
    const partnerPersonId = await personIdOf(scene, stranger);
    expect(reasonOf(await enter(nina, { partnerPersonId }))).toBe('partnerUnknown');
    const named = bodyOf(
      await admin.call('createPerson', { params: { clubId: String(club.id) }, body: { name: 'Old Hand' } }),
    );
    expect(reasonOf(await enter(admin, { partnerPersonId: named.id }))).toBe('partnerNoAccount');
    expect((await enter(nina, { partnerPersonId: 1, partnerEmail: 'a@example.org' })).status).toBe(400);
    const own = await personIdOf(scene, nina);
    expect((await enter(nina, { partnerPersonId: own })).status).toBe(400);
    const ana = await member('Ana Lind');
    await enter(nina, { partnerPersonId: await personIdOf(scene, ana) });
    const [request] = (await entering(ana)).requests;
    const at = { ...params, requestId: String(request?.id) };
    expect((await stranger.call('answerPartner', { params: at, body: { accept: true } })).status).toBe(404);
    expect((await nina.call('answerPartner', { params: at, body: { accept: true } })).status).toBe(404);
    // A caller who asks for somebody else's entry is told that there is none.
    const theirs = { ...params, personId: String(own) };
    expect((await stranger.call('seekPartner', { params: theirs, body: {} })).status).toBe(404);
    expect((await seek(ana, {})).status).toBe(404);
  });

  it('is asked so often in a day and no more: neither a mailbox nor a club is bothered', async () => {
    const scene = await aScene();
    const { members, enter, seek } = scene;
    const [nina, ana] = (await members(['Nina Kovač', 'Ana Lind'])) as [Person, Person];
    await enter(nina, { partnerEmail: 'mia@example.org' });
    const asking = async (body: Asking) => (await seek(nina, body)).status;
    const mailbox = [];
    for (let n = 0; n < 5; n += 1) mailbox.push(await asking({ partnerEmail: `mia+${n}@example.org` }));
    expect(mailbox).toEqual([200, 200, 200, 200, 429]);
    const partnerPersonId = await personIdOf(scene, ana);
    const person = [];
    for (let n = 0; n < 6; n += 1) person.push(await asking({ partnerPersonId }));
    expect(person).toEqual([200, 200, 200, 200, 200, 429]);
    const others = [];
    for (let n = 0; n < 25; n += 1) others.push(await asking({ partnerEmail: `player${n}@example.org` }));
    expect(others.indexOf(429)).toBeGreaterThan(15);
    expect(await asking({})).toBe(200);
  });

  it('[AG2] of a Mixed pair is of the other gender, where both are known', async () => {
    const scene = await aScene({ type: 'Mixed' });
    const { server, members, enter, answer } = scene;
    const [nina, ana, ben] = (await members(['Nina Kovač', 'Ana Lind', 'Ben Roth'])) as [
      Person,
      Person,
      Person,
    ];
    const say = async (person: Person, gender: 'female' | 'male') =>
      server.database.db
        .updateTable('persons')
        .set({ gender })
        .where('id', '=', await personIdOf(scene, person))
        .execute();
    await say(nina, 'female');
    await say(ana, 'female');
    const partnerPersonId = await personIdOf(scene, ana);
    expect(reasonOf(await enter(nina, { partnerPersonId }))).toBe('mixedNeedsBoth');
    // Unknown is asked, and known by the time of the answer.
    await enter(nina, { partnerPersonId: await personIdOf(scene, ben) });
    await say(ben, 'female');
    expect(reasonOf(await answer(ben, true))).toBe('mixedNeedsBoth');
    await say(ben, 'male');
    expect((await answer(ben, true)).status).toBe(200);
  });

  it('is asked for a gender in Mixed alone, and only once [D46]', async () => {
    const scene = await aScene({ type: 'Mixed' });
    const { server, members, enter, me, leave } = scene;
    const [nina] = (await members(['Nina Kovač'])) as [Person];
    const stored = async () =>
      server.database.db
        .selectFrom('persons')
        .select('gender')
        .where('id', '=', await personIdOf(scene, nina))
        .executeTakeFirstOrThrow();
    expect(await me(nina)).toMatchObject({ asksGender: true });
    await enter(nina, { looking: true });
    expect([await me(nina), await stored()]).toMatchObject([{ asksGender: true }, { gender: null }]);
    await leave(nina);
    await enter(nina, { looking: true, gender: 'female' });
    expect([await me(nina), await stored()]).toMatchObject([{ asksGender: false }, { gender: 'female' }]);
    // Known facts stay: the club or the person has given them.
    await leave(nina);
    await enter(nina, { looking: true, gender: 'male' });
    expect(await stored()).toEqual({ gender: 'female' });

    const doubles = await aScene({ type: 'Doubles' });
    const [ana] = (await doubles.members(['Ana Lind'])) as [Person];
    expect(await doubles.me(ana)).toMatchObject({ asksGender: false });
  });

  it('leaves: the other one keeps the place, is told, and may find somebody else', async () => {
    const scene = await aScene();
    const { members, enter, answer, leave, me, names, mailOf, seek } = scene;
    const [nina, ana, mia] = (await members(['Nina Kovač', 'Ana Lind', 'Mia Berg'])) as [
      Person,
      Person,
      Person,
    ];
    await enter(nina, { partnerPersonId: await personIdOf(scene, ana) });
    await answer(ana, true);
    expect((await leave(nina)).status).toBe(200);
    expect(await me(nina)).toMatchObject({ state: 'none' });
    expect(await me(ana)).toMatchObject({ state: 'entered', partner: { state: 'none' } });
    expect((await mailOf(ana))?.text).toContain('Your partner has withdrawn from Club Doubles');
    expect(bodyOf(await ana.call('getNotices', {})).notices[0]).toMatchObject({
      kind: 'partner_left',
      facts: { isOut: false },
    });
    expect(await noticesOf(nina)).not.toContainEqual(expect.arrayContaining(['partner_left']));
    await seek(ana, { partnerPersonId: await personIdOf(scene, mia) });
    await answer(mia, true);
    expect(await names()).toEqual(['Ana Lind / Mia Berg']);
  });

  it('plays with somebody else: everybody who has asked in vain is told, and asks again', async () => {
    const scene = await aScene();
    const { members, enter, answer, seek, mailOf, me } = scene;
    const [nina, ana, mia, bo] = (await members(['Nina Kovač', 'Ana Lind', 'Mia Berg', 'Bo Lind'])) as [
      Person,
      Person,
      Person,
      Person,
    ];
    const partnerPersonId = await personIdOf(scene, ana);
    await enter(nina, { partnerPersonId });
    await enter(mia, { partnerPersonId });
    // The first of both requests.
    expect((await answer(ana, true)).status).toBe(200);
    expect(await noticesOf(mia)).toMatchObject([['partner_answer', expect.anything(), 'taken']]);
    expect((await mailOf(mia))?.text).toContain('Ana Lind plays with somebody else in Club Doubles.');
    expect((await noticesOf(nina)).map(([, , said]) => said)).toEqual(['accepted']);
    await seek(mia, { partnerPersonId: await personIdOf(scene, bo) });
    expect(await me(mia)).toMatchObject({ partner: { state: 'asked', name: 'Bo Lind' } });
  });

  it('is named by the director: nobody is asked any more', async () => {
    const scene = await aScene();
    const { admin, params, members, enter, entering, entries, me } = scene;
    const [nina, ana] = (await members(['Nina Kovač', 'Ana Lind'])) as [Person, Person];
    await enter(nina, { partnerPersonId: await personIdOf(scene, ana) });
    const [entry] = await entries();
    const at = { ...params, participantId: String(entry?.id) };
    bodyOf(await admin.call('updateParticipant', { params: at, body: { partnerName: 'By Name' } }));
    expect((await entering(ana)).requests).toEqual([]);
    expect(await me(nina)).toMatchObject({ partner: { state: 'joined', name: 'By Name' } });
  });

  it('[AG2] is named by the director among those who are entered alone: the two entries become one, and the place goes on', async () => {
    const scene = await aScene({ maxParticipants: 2 });
    const { server, admin, params, members, enter, seek, entering, entries, me, names } = scene;
    const players = await members(['Nina Kovač', 'Ana Lind', 'Mia Berg']);
    const [nina, ana, mia] = players as [Person, Person, Person];
    await enter(nina, { looking: true });
    await enter(ana, { looking: true });
    await enter(mia, { partnerPersonId: await personIdOf(scene, ana) });
    const own = await personIdOf(scene, ana);
    const [first, second] = await entries();
    const at = { ...params, participantId: String(first?.id) };
    const gone = { ...params, participantId: String(second?.id) };
    bodyOf(await admin.call('updateParticipant', { params: gone, body: { note: 'Plays left' } }));
    const name = (body: object) => admin.call('updateParticipant', { params: at, body });
    expect(bodyOf(await name({ partnerPersonId: own }))).toMatchObject({
      partner: { name: 'Ana Lind' },
      partnerUserId: ana.user?.id,
      partnerPersonId: own,
      awaitsPartner: false,
      note: 'Plays left',
    });
    // Mia, who waited, gets the place that is free; her request is over, and she is told.
    expect(await names()).toEqual(['Nina Kovač / Ana Lind', 'Mia Berg']);
    expect(await me(mia)).toMatchObject({ state: 'entered', partner: { state: 'taken' } });
    expect((await entering(ana)).requests).toEqual([]);
    expect(await noticesOf(mia)).toContainEqual(['partner_answer', 'Mia Berg', 'taken']);
    expect(await me(ana)).toMatchObject({ partner: { state: 'joined', name: 'Nina Kovač' } });
    server.setNow(LATER);
    await keepDeadlines(server.services);
    expect(await me(ana)).toMatchObject({ state: 'entered' });
    expect(reasonOf(await seek(ana, { looking: true }))).toBeDefined();
    // The same once more changes nothing.
    expect((await name({ partnerPersonId: own })).status).toBe(200);
  });

  it('[AG2] hears of it when the director has made the pair, in the product and by mail, and so does the other one', async () => {
    const scene = await aScene({ maxParticipants: 2 });
    const { admin, params, members, enter, entries, mailOf } = scene;
    const [nina, ana] = (await members(['Nina Kovač', 'Ana Lind'])) as [Person, Person];
    await enter(nina, { looking: true });
    await enter(ana, { looking: true });
    const [first] = await entries();
    const at = { ...params, participantId: String(first?.id) };
    const body = { partnerPersonId: await personIdOf(scene, ana) };
    bodyOf(await admin.call('updateParticipant', { params: at, body }));
    bodyOf(await admin.call('updateParticipant', { params: at, body }));
    for (const player of [nina, ana]) {
      expect(await noticesOf(player)).toEqual([['paired', 'Nina Kovač / Ana Lind', undefined]]);
      const mail = await mailOf(player);
      expect(mail?.text).toContain(
        'The organisers have entered Nina Kovač and Ana Lind as a pair. Tournament: Club Doubles.',
      );
    }
    expect(await noticesOf(admin)).toEqual([]);
  });

  it('hears nothing of a pair that the director makes in a draft, and gets no mail of one that is gone before it is out', async () => {
    const scene = await aScene({ maxParticipants: 2 });
    const { admin, club, params, members, enter, entries, mailTo } = scene;
    const [nina, ana] = (await members(['Nina Kovač', 'Ana Lind'])) as [Person, Person];
    await enter(nina, { looking: true });
    const own = await personIdOf(scene, ana);
    const draft = await aTournament(admin, club.id, { name: 'Plans', type: 'Mixed', status: 'draft' });
    const drafted = bodyOf(
      await admin.call('addParticipant', { params: idOf(draft), body: { userId: nina.user?.id ?? 0 } }),
    );
    const inDraft = { ...idOf(draft), participantId: String(drafted.id) };
    bodyOf(await admin.call('updateParticipant', { params: inDraft, body: { partnerPersonId: own } }));
    const opened = { params: idOf(draft), body: { status: 'upcoming' as const } };
    bodyOf(await admin.call('setTournamentStatus', opened));
    expect(await noticesOf(ana)).toEqual([]);
    const [first] = await entries();
    const at = { ...params, participantId: String(first?.id) };
    bodyOf(await admin.call('updateParticipant', { params: at, body: { partnerPersonId: own } }));
    bodyOf(await admin.call('removeParticipant', { params: at }));
    expect(await mailTo(ana.user?.email ?? '?')).toBeUndefined();
  });

  it('is not named by the director if they play with somebody else, in two places at once, or are unknown', async () => {
    const scene = await aScene({ maxParticipants: 4 });
    const { server, admin, params, members, enter, answer, entries } = scene;
    const players = await members(['Nina Kovač', 'Ana Lind', 'Mia Berg']);
    const [nina, ana, mia] = players as [Person, Person, Person];
    await enter(nina, { partnerPersonId: await personIdOf(scene, ana) });
    await answer(ana, true);
    await enter(mia, { looking: true });
    const entry = (await entries()).find(({ awaitsPartner }) => awaitsPartner);
    const at = { ...params, participantId: String(entry?.id) };
    const name = async (body: object) => admin.call('updateParticipant', { params: at, body });
    expect((await name({ partnerPersonId: await personIdOf(scene, ana) })).status).toBe(409);
    expect(reasonOf(await name({ partnerPersonId: 9999 }))).toBe('personNotOfClub');
    expect(reasonOf(await name({ partnerPersonId: await personIdOf(scene, mia) }))).toBe('partnerIsPlayer');
    const both = { partnerName: 'By Name', partnerPersonId: await personIdOf(scene, ana) };
    expect((await name(both)).status).toBe(400);
    const outsider = await server.signUp('member', 'Out Side');
    expect(reasonOf(await name({ partnerPersonId: (await scene.me(outsider)).personId }))).toBe(
      'personNotOfClub',
    );
  });
});

describe('those who look for a partner', () => {
  it('see each other, ask, and are one entry once one accepts', async () => {
    const { server, members, enter, entering, seek, answer, names } = await aScene({ maxParticipants: 4 });
    const [nina, ana, mia] = (await members(['Nina Kovač', 'Ana Lind', 'Mia Berg'])) as [
      Person,
      Person,
      Person,
    ];
    bodyOf(await enter(nina, { looking: true }));
    await enter(ana, { looking: true });
    expect((await entering(nina)).looking).toMatchObject([{ name: 'Ana Lind' }]);
    expect((await entering(mia)).looking.map(({ name }) => name)).toEqual(['Nina Kovač', 'Ana Lind']);
    expect((await entering(server.visitor())).looking).toEqual([]);
    const [looker] = (await entering(nina)).looking;
    await seek(nina, { looking: true, partnerEntryId: looker?.participantId ?? 0 });
    expect(await entering(mia)).toMatchObject({ taken: 2, looking: [{}, {}] });
    expect((await answer(ana, true)).status).toBe(200);
    expect(await names()).toEqual(['Nina Kovač / Ana Lind']);
    expect(await entering(mia)).toMatchObject({ taken: 1, looking: [] });
    expect(reasonOf(await enter(mia, { partnerEntryId: looker?.participantId ?? 0 }))).toBe('lookerGone');
  });

  it('are asked by two at once: one of them gets the partner, the others a clear refusal', async () => {
    const { server, members, enter, entering, params, names, me } = await aScene({ maxParticipants: 8 });
    const players = await members(['Ana A', 'Ben B', 'Cleo C', 'Dan D', 'Eva E', 'Fay F']);
    for (const player of players) await enter(player, { looking: true });
    // Everybody asks the next one, round in a circle.
    for (const [index, player] of players.entries()) {
      const next = players[(index + 1) % players.length];
      if (next === undefined) throw new Error('nobody');
      const wanted = (await entering(player)).looking.find(({ name }) => name === next.user?.name);
      const own = (await me(player)).personId;
      bodyOf(
        await player.call('seekPartner', {
          params: { ...params, personId: String(own) },
          body: { looking: true, partnerEntryId: wanted?.participantId ?? 0 },
        }),
      );
    }
    const requests = await Promise.all(
      players.map(async (player) => (await entering(player)).requests[0]?.id),
    );
    const answers = await Promise.all(
      players.map((player, index) =>
        player.call('answerPartner', {
          params: { ...params, requestId: String(requests[index]) },
          body: { accept: true },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const refusals = answers.filter(({ status }) => status === 409).map(reasonOf);
    expect(
      refusals.filter((reason) => reason !== 'partnerRequestGone' && reason !== 'alreadyEntered'),
    ).toEqual([]);
    // Nobody is in two entries, and nobody is lost.
    const rows = await server.database.db
      .selectFrom('participants')
      .select(['person_id', 'partner_person_id', 'seeks'])
      .execute();
    const people = rows.flatMap((row) => [row.person_id, row.partner_person_id]).filter((id) => id !== null);
    expect(people).toHaveLength(6);
    expect(new Set(people).size).toBe(6);
    const pairs = rows.filter(({ partner_person_id: partner }) => partner !== null);
    expect(pairs.every(({ seeks }) => seeks === null)).toBe(true);
    expect(pairs).toHaveLength(statuses.filter((status) => status === 200).length);
    expect(pairs.length).toBeGreaterThanOrEqual(2);
    expect((await names()).filter((name) => name?.includes(' / '))).toHaveLength(pairs.length);
  }, 60_000);

  it('keep the better of both places, and the other one goes to those who wait', async () => {
    const { members, enter, entering, seek, answer, me, names, mailOf } = await aScene();
    const [one, two, three, four] = (await members(['One A', 'Two B', 'Three C', 'Four D'])) as [
      Person,
      Person,
      Person,
      Person,
    ];
    for (const player of [one, two, three, four]) await enter(player, { looking: true });
    expect(await me(four)).toMatchObject({ state: 'waiting', place: 2 });
    // The fourth, who waits, asks the first, who holds a place.
    const wanted = (await entering(four)).looking.find(({ name }) => name === 'One A');
    await seek(four, { partnerEntryId: wanted?.participantId ?? 0 });
    await answer(one, true);
    expect(await me(four)).toMatchObject({ state: 'entered', partner: { name: 'One A' } });
    // The third one still waits, now first: the pair has taken one place and player two has the other.
    expect(await me(three)).toMatchObject({ state: 'waiting', place: 1 });
    // The second joins the third: a place is free, and nobody is left to get it.
    const third = (await entering(two)).looking.find(({ name }) => name === 'Three C');
    await seek(two, { partnerEntryId: third?.participantId ?? 0 });
    await answer(three, true);
    expect(await names()).toEqual(['Two B / Three C', 'Four D / One A']);
    expect((await mailOf(two))?.text).toContain('Three C has accepted');
  });
});

/** Another tournament in which one enters until the same moment. */
async function another(server: TestServer) {
  const { club, admin } = await aClub(server);
  const fields = {
    type: 'Doubles',
    status: 'registering',
    registrationEndDate: '2026-09-05T18:00:00Z',
  } as const;
  const params = idOf(await aTournament(admin, club.id, fields));
  const entered = async () =>
    bodyOf(await admin.call('listParticipants', { params })).filter(({ withdrawn }) => !withdrawn);
  return { params, entered };
}

describe('at the deadline', () => {
  it('whoever has no partner holds no place: those who wait move up, and all are told', async () => {
    const scene = await aScene({ maxParticipants: 2 });
    const { server, members, enter, answer, me, names, mailOf, entering, seek } = scene;
    const [a, b, c, d, e] = (await members(['Ana A', 'Ben B', 'Cleo C', 'Dan D', 'Eva E'])) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const ask = async (by: Person, whom: Person) =>
      enter(by, { partnerPersonId: await personIdOf(scene, whom) });
    await ask(a, b);
    await enter(e, { looking: true });
    await ask(c, d);
    await answer(d, true);
    expect(await me(c)).toMatchObject({ state: 'waiting', place: 1, partner: { state: 'joined' } });
    await keepDeadlines(server.services);
    expect(await names()).toHaveLength(3);
    server.setNow(LATER);
    await keepDeadlines(server.services);
    expect(await names()).toEqual(['Cleo C / Dan D']);
    expect(await me(c)).toMatchObject({ state: 'entered' });
    expect(await me(a)).toMatchObject({ state: 'withdrawn' });
    expect(await entering(a)).toMatchObject({ taken: 1, waiting: 0, closed: 'deadline' });
    expect((await mailOf(a))?.text).toContain('has no partner');
    expect((await mailOf(c))?.headers['subject']).toBe('You have a place in Club Doubles');
    expect((await entering(b)).requests).toEqual([]);
    expect(reasonOf(await enter(e, { looking: true }))).toBe('entriesDeadline');
    expect((await seek(a, {})).status).toBe(409);
    // Done once.
    await keepDeadlines(server.services);
    expect(await names()).toEqual(['Cleo C / Dan D']);
  });

  it('[D53] those who lose their place read it in the product, on the card too, also without a mail server', async () => {
    const server = await aServer({ now: NOW });
    const { club, admin } = await aClub(server);
    const tournament = await aTournament(admin, club.id, {
      type: 'Doubles',
      status: 'registering',
      registrationEndDate: '2026-09-05T18:00:00Z',
    });
    const params = idOf(tournament);
    const own = async (by: Person) =>
      bodyOf(await by.call('getEntering', { params })).people.map(({ isSelf, state, unpaired }) => [
        isSelf,
        state,
        unpaired,
      ]);
    const [alone, gone] = [
      await server.signUp('member', 'Nina Kovač'),
      await server.signUp('member', 'Bo Lind'),
    ];
    for (const person of [alone, gone]) {
      await joinClub(server, club.id, person);
      bodyOf(await person.call('enterTournament', { params, body: { looking: true } }));
    }
    const [{ personId } = { personId: 0 }] = bodyOf(await gone.call('getEntering', { params })).people;
    await gone.call('leaveTournament', { params: { ...params, personId: String(personId) } });
    server.setNow(LATER);
    await keepDeadlines(server.services);
    expect(await noticesOf(alone)).toMatchObject([['unpaired', expect.anything(), undefined]]);
    expect(await noticesOf(gone)).toEqual([]);
    expect(await own(alone)).toEqual([[true, 'withdrawn', true]]);
    expect(await own(gone)).toEqual([[true, 'withdrawn', false]]);
  });

  it('a tournament that cannot be closed leaves the others to be closed', async () => {
    const { server, members, enter, names } = await aScene();
    const other = await another(server);
    const [ana] = (await members(['Ana A'])) as [Person];
    await enter(ana, { looking: true });
    await ana.call('enterTournament', { params: other.params, body: { looking: true } });
    server.setNow(LATER);
    const { transact } = server.services.audit;
    let failed = 0;
    const audit = {
      ...server.services.audit,
      transact: (async (decide) => {
        failed += 1;
        if (failed === 1) throw new Error('of the first');
        return transact(decide);
      }) as typeof transact,
    };
    await expect(keepDeadlines({ ...server.services, audit })).rejects.toThrow('could not be closed');
    expect([await names(), await other.entered()].filter((left) => left.length === 0)).toHaveLength(1);
    await keepDeadlines(server.services);
    expect([await names(), await other.entered()]).toEqual([[], []]);
  });

  it('whoever stands in a match stays in it, also without a partner', async () => {
    const { server, admin, params, members, enter, entries, names } = await aScene();
    const [ana, ben] = (await members(['Ana A', 'Ben B'])) as [Person, Person];
    await enter(ana, { looking: true });
    await enter(ben, { looking: true });
    const [first, second] = await entries();
    const body = matchBody(first?.id ?? 0, second?.id ?? 0);
    bodyOf(await admin.call('createMatch', { params, body }));
    server.setNow(LATER);
    await keepDeadlines(server.services);
    expect(await names()).toEqual(['Ana A', 'Ben B']);
  });

  it('a request can no longer be accepted; with a later deadline they enter again', async () => {
    const scene = await aScene();
    const { server, admin, params, members, enter, answer, entering, me } = scene;
    const [a, b] = (await members(['Ana A', 'Ben B'])) as [Person, Person];
    await enter(a, { partnerPersonId: await personIdOf(scene, b) });
    const [request] = (await entering(b)).requests;
    server.setNow(LATER);
    const at = { ...params, requestId: String(request?.id) };
    const late = await b.call('answerPartner', { params: at, body: { accept: true } });
    expect(reasonOf(late)).toBe('entriesDeadline');
    await keepDeadlines(server.services);
    const body = { registrationEndDate: '2026-09-08T18:00:00Z' };
    bodyOf(await admin.call('updateTournament', { params, body }));
    expect((await enter(a, { partnerPersonId: await personIdOf(scene, b) })).status).toBe(201);
    expect((await answer(b, true)).status).toBe(200);
    expect(await me(a)).toMatchObject({ state: 'entered', partner: { state: 'joined' } });
  });

  it('the director may bring somebody back, who then keeps the place', async () => {
    const { server, admin, params, members, enter, entries } = await aScene();
    const [a] = (await members(['Ana A'])) as [Person];
    await enter(a, { looking: true });
    server.setNow(LATER);
    await keepDeadlines(server.services);
    const [entry] = await entries();
    const at = { ...params, participantId: String(entry?.id) };
    bodyOf(await admin.call('setWithdrawal', { params: at, body: { withdrawn: false, confirm: true } }));
    await keepDeadlines(server.services);
    expect(await entries()).toMatchObject([{ withdrawn: false, awaitsPartner: false }]);
  });

  it('nobody without a partner is drawn, and a published draw closes the requests', async () => {
    const scene = await aScene({ maxParticipants: 8, registrationEndDate: null });
    const { server, admin, params, members, enter, answer, me } = scene;
    const players = await members(['A A', 'B B', 'C C', 'D D', 'E E']);
    const [a, b, c, d, e] = players as [Person, Person, Person, Person, Person];
    await enter(a, { partnerPersonId: await personIdOf(scene, b) });
    await answer(b, true);
    await enter(c, { partnerPersonId: await personIdOf(scene, d) });
    await answer(d, true);
    await enter(e, { looking: true });
    const draw = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout' } }));
    const at = { ...params, drawId: String(draw.id) };
    bodyOf(await admin.call('setDrawPublished', { params: at, body: { published: true } }));
    await keepDeadlines(server.services);
    expect(await me(e)).toMatchObject({ state: 'withdrawn' });
    expect(await me(a)).toMatchObject({ state: 'entered' });
  });

  it('[AG2, SB1] the first complete pair that waits is drawn in the place of a player without a partner, and told', async () => {
    const scene = await aScene({ maxParticipants: 8 });
    const { server, admin, params, members, enter, answer, me, entering } = scene;
    const [lone, one, two, third, fourth] = (await members(['L L', 'A A', 'B B', 'C C', 'D D'])) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    for (let pair = 1; pair <= 7; pair++) {
      const body = { name: `Pair ${pair}`, partnerName: `Other ${pair}` };
      bodyOf(await admin.call('addParticipant', { params, body }));
    }
    await enter(lone, { looking: true });
    await enter(one, { partnerPersonId: await personIdOf(scene, two) });
    await answer(two, true);
    await enter(third, { partnerPersonId: await personIdOf(scene, fourth) });
    await answer(fourth, true);
    expect([await me(one), await me(third)]).toMatchObject([
      { state: 'waiting', place: 1 },
      { state: 'waiting', place: 2 },
    ]);
    const draw = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout' } }));
    expect(draw.entries).toHaveLength(8);
    expect(draw.entries.map(({ name }) => name)).toContain('A A / B B');
    // Nobody is told before the draw is out.
    expect(await me(one)).toMatchObject({ state: 'waiting' });
    const at = { ...params, drawId: String(draw.id) };
    bodyOf(await admin.call('setDrawPublished', { params: at, body: { published: true } }));
    await keepDeadlines(server.services);
    expect(await me(one)).toMatchObject({ state: 'entered' });
    expect(await me(third)).toMatchObject({ state: 'waiting', place: 1 });
    expect(await me(lone)).toMatchObject({ state: 'withdrawn' });
    expect(await entering(one)).toMatchObject({ taken: 8, waiting: 1 });
    expect((await noticesOf(two)).map(([kind]) => kind)).toContain('promoted');
  });
});
