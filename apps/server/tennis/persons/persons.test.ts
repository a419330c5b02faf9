// The people of a club (D24, D46, ADR 22): found, added, changed, merged and parted.
import { describe, expect, it } from 'vitest';
import { aClub, aPerson, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';
const LATER = '2026-10-02T10:00:00Z';

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const params = { clubId: String(club.id) };
  const open = await aTournament(admin, club.id);
  const cup = await aTournament(admin, club.id, { name: 'Autumn Cup' });
  const doubles = await aTournament(admin, club.id, { name: 'Doubles Cup', type: 'Doubles' });
  const enter = async (tournamentId: number, body: object, by: Person = admin) =>
    bodyOf(await by.call('addParticipant', { params: { id: String(tournamentId) }, body }));
  const entriesOf = async (tournamentId: number) =>
    bodyOf(await admin.call('listParticipants', { params: { id: String(tournamentId) } }));
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    bodyOf(await admin.call('listPersons', { params, query }));
  const names = async (query: Readonly<Record<string, string>>) =>
    (await list(query)).map(({ name }) => name);
  const patch = (personId: number, body: object) =>
    admin.call('updatePerson', { params: { ...params, personId: String(personId) }, body });
  const merge = (personId: number, into: number, confirm = true) =>
    admin.call('mergePerson', { params: { ...params, personId: String(personId) }, body: { into, confirm } });
  const unmerge = (personId: number) =>
    admin.call('unmergePerson', { params: { ...params, personId: String(personId) } });
  return {
    server,
    club,
    admin,
    params,
    open,
    cup,
    doubles,
    enter,
    entriesOf,
    list,
    names,
    patch,
    merge,
    unmerge,
  };
}

describe('adding a namesake', () => {
  it('is asked about only where the caller says so, and adds somebody else without that [D46]', async () => {
    const { admin, club, params, names } = await aScene();
    const { id } = await aPerson(admin, club.id, 'KOVAČ Nina');
    const add = (body: { name: string; asksAboutNamesakes?: boolean }) =>
      admin.call('createPerson', { params, body });
    const asked = await add({ name: 'Nina Kovac', asksAboutNamesakes: true });
    expect([asked.status, asked.body]).toMatchObject([
      409,
      {
        reason: 'namesakesKnown',
        message: 'The club already knows somebody called Nina Kovac.',
        details: { code: 'namesakes', namesakes: [{ id, name: 'KOVAČ Nina', club: club.name, entries: 0 }] },
      },
    ]);
    expect((await add({ name: 'Nina Kovac' })).status).toBe(201);
    expect((await add({ name: 'Bo Lind', asksAboutNamesakes: true })).status).toBe(201);
    expect(await names({ q: 'nina' })).toEqual(['KOVAČ Nina', 'Nina Kovac']);
  });
});

describe('finding people', () => {
  it('finds one name in whatever order and spelling it is typed [D46]', async () => {
    const { admin, club, names } = await aScene();
    for (const name of ['KOVAČ Nina', 'Ana Łukaszewicz', 'Jürgen Groß']) await aPerson(admin, club.id, name);
    for (const q of ['nina kov', 'Kovač, Nina', 'kovac', 'NIN'])
      expect(await names({ q })).toEqual(['KOVAČ Nina']);
    expect(await names({ q: 'lukasz' })).toEqual(['Ana Łukaszewicz']);
    expect(await names({ q: 'gross jurgen' })).toEqual(['Jürgen Groß']);
    // A word begins with what is searched: "ina" is no beginning.
    expect(await names({ q: 'ina' })).toEqual([]);
    expect(await names({ q: '%' })).toHaveLength(4);
    expect(await names({ names: 'Nina Kovač\nsomebody else\nGROSS, Jürgen' })).toEqual([
      'Jürgen Groß',
      'KOVAČ Nina',
    ]);
    expect(await names({ names: ' \n ' })).toEqual([]);
  });

  it('shows a club its own people, its members and who has entered, and nobody else', async () => {
    const { server, club, admin, names, enter, open } = await aScene();
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const theirs = await aPerson(elsewhere.admin, elsewhere.club.id, 'Their Own');
    const member = await server.signUp('member', 'Priya Raman');
    expect(await names({})).toEqual(['Marta Silva']);
    await joinClub(server, club.id, member);
    await enter(open.id, { name: 'Sam Oduya', birthYear: 2012 });
    await aPerson(admin, club.id, 'Bo Lind');
    expect(await names({})).toEqual(['Bo Lind', 'Marta Silva', 'Priya Raman', 'Sam Oduya']);
    const merged = await admin.call('updatePerson', {
      params: { clubId: String(club.id), personId: String(theirs.id) },
      body: { name: 'Taken Over' },
    });
    expect(merged.status).toBe(404);
  });

  it('says to admins what tells namesakes apart, and lists page by page', async () => {
    const { list, enter, open, cup, admin, params } = await aScene();
    const nina = await enter(open.id, { name: 'Nina Kovač', birthYear: 2012 });
    await enter(cup.id, { personId: nina.personId });
    await enter(cup.id, { name: 'Nina Kovač', birthYear: 1980 });
    const found = await list({ q: 'kovac' });
    expect(found).toMatchObject([
      { name: 'Nina Kovač', birthYear: 2012, entries: 2, userId: null, isOurs: true },
      { name: 'Nina Kovač', birthYear: 1980, entries: 1 },
    ]);
    const first = await admin.call('listPersons', { params, query: { limit: '1' } });
    expect(bodyOf(first)).toHaveLength(1);
    expect(first.headers['link']).toMatch(/rel="next"/);
  });

  it('asks the same number of statements for one person and for many', async () => {
    const statements: string[] = [];
    const server = await aServer({
      now: NOW,
      log: (event) => {
        // Only the list's own: records are sealed meanwhile.
        if (/\bpersons\b/.test(event.query.sql)) statements.push(event.query.sql);
      },
    });
    const { club, admin } = await aClub(server);
    const count = async () => {
      statements.length = 0;
      await admin.call('listPersons', { params: { clubId: String(club.id) } });
      return statements.length;
    };
    const few = await count();
    expect(few).toBeGreaterThan(0);
    for (let number = 0; number < 12; number += 1) await aPerson(admin, club.id, `Player ${number}`);
    expect(await count()).toBe(few);
  });
});

describe('changing people', () => {
  it('keeps parts only of the very name, and shows a child with them [D24]', async () => {
    const { server, admin, club, patch, enter } = await aScene();
    const junior = await aTournament(admin, club.id, { name: 'Junior Cup', type: 'U14' });
    const nina = await enter(junior.id, { name: 'Nina Kovač' });
    const id = nina.personId ?? 0;
    expect((await patch(id, { givenName: 'Ana', familyName: 'Kovač' })).status).toBe(400);
    expect((await patch(id, { givenName: 'Nina' })).status).toBe(400);
    expect(bodyOf(await patch(id, { givenName: 'Nina', familyName: 'Kovač' }))).toMatchObject({
      givenName: 'Nina',
      familyName: 'Kovač',
    });
    const seen = async () =>
      bodyOf(await server.visitor().call('listParticipants', { params: { id: String(junior.id) } }))[0];
    expect(await seen()).toMatchObject({ player: { name: 'Nina K.' }, personId: null });
    // Another name has other parts.
    expect(bodyOf(await patch(id, { name: 'Nina Kovac Lind' }))).toMatchObject({ givenName: null });
    expect(await seen()).toMatchObject({ player: { name: 'N. L.' } });
  });

  it('changes the entries that show the old name, and no others', async () => {
    const { patch, enter, entriesOf, open, doubles, cup } = await aScene();
    const nina = await enter(open.id, { name: 'Nina Kovc' });
    await enter(doubles.id, { name: 'Bo Lind', partnerPersonId: nina.personId });
    await enter(cup.id, { name: 'Nina Kovc' });
    await patch(nina.personId ?? 0, { name: 'Nina Kovač', birthYear: 2001, gender: 'female' });
    expect(await entriesOf(open.id)).toMatchObject([{ player: { name: 'Nina Kovač' }, birthYear: 2001 }]);
    expect(await entriesOf(doubles.id)).toMatchObject([{ partner: { name: 'Nina Kovač' } }]);
    expect(await entriesOf(cup.id)).toMatchObject([{ player: { name: 'Nina Kovc' } }]);
  });

  it('[D16] shows what another admin has saved first, and a change that changes nothing makes nobody stale', async () => {
    const { admin, club, params } = await aScene();
    const bo = await aPerson(admin, club.id, 'Bo Lind');
    const save = (body: object, ifMatch: number) =>
      admin.call(
        'updatePerson',
        { params: { ...params, personId: String(bo.id) }, body },
        { 'if-match': `"${ifMatch}"` },
      );
    expect(bo.version).toBe(1);
    expect(bodyOf(await save({ name: 'Bo Lind' }, 1)).version).toBe(1);
    expect(bodyOf(await save({ gender: 'female' }, 1))).toMatchObject({ gender: 'female', version: 2 });
    const stale = await save({ name: 'Bo Lund' }, 1);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { reason: 'stale', details: { current: { name: 'Bo Lind', gender: 'female', version: 2 } } },
    ]);
    expect(bodyOf(await save({ name: 'Bo Lund' }, 2))).toMatchObject({ gender: 'female', version: 3 });
  });

  it('leaves to another club and to accounts what is theirs', async () => {
    const { server, club, patch, list, enter, open } = await aScene();
    const member = await server.signUp('member', 'Priya Raman');
    await joinClub(server, club.id, member);
    const [person] = await list({ q: 'Priya' });
    expect(person).toMatchObject({ userId: member.user?.id, isOurs: false });
    expect((await patch(person?.id ?? 0, { name: 'Somebody Else' })).status).toBe(403);
    await enter(open.id, { userId: member.user?.id });
    expect((await patch(person?.id ?? 0, { gender: 'female' })).status).toBe(403);
  });
});

describe('merging people', () => {
  it('says first what moves, moves all of it, and can be undone for 30 days', async () => {
    const { server, admin, merge, unmerge, list, enter, entriesOf, open, cup, doubles } = await aScene();
    const nina = await enter(open.id, { name: 'Nina Kovac', birthYear: 2012 });
    await enter(doubles.id, { name: 'Bo Lind', partnerPersonId: nina.personId });
    const twin = await enter(cup.id, { name: 'Nina Kovač' });
    const [one, other] = [nina.personId ?? 0, twin.personId ?? 0];

    const asked = await merge(one, other, false);
    expect(asked).toMatchObject({
      status: 409,
      body: { reason: 'mergeMoves', params: { count: 2 }, details: { canConfirm: true, entries: 2 } },
    });
    expect((await entriesOf(open.id))[0]?.personId).toBe(one);

    expect(bodyOf(await merge(one, other))).toMatchObject({
      id: other,
      entries: 3,
      birthYear: 2012,
      merged: [{ id: one, name: 'Nina Kovac', until: '2026-10-01T10:00:00.000Z' }],
    });
    // An entry keeps the name under which it was made.
    expect(await entriesOf(open.id)).toMatchObject([{ personId: other, player: { name: 'Nina Kovac' } }]);
    expect((await entriesOf(doubles.id))[0]?.partnerPersonId).toBe(other);
    expect((await list({ q: 'kovac' })).map(({ id }) => id)).toEqual([other]);

    expect((await unmerge(one)).status).toBe(204);
    expect((await entriesOf(open.id))[0]?.personId).toBe(one);
    expect((await entriesOf(doubles.id))[0]?.partnerPersonId).toBe(one);
    expect(await list({ q: 'kovac' })).toMatchObject([
      { id: one, birthYear: 2012, entries: 2, merged: [] },
      { id: other, birthYear: null, entries: 1 },
    ]);
    expect((await unmerge(one)).status).toBe(404);

    await merge(one, other);
    server.setNow(LATER);
    await admin.call('login', { body: { username: admin.user?.username ?? '', password: 'Tennis123' } });
    expect(await unmerge(one)).toMatchObject({ status: 409, body: { reason: 'mergeTooOld' } });
    expect((await list({ q: 'kovac' }))[0]?.merged).toEqual([]);
  });

  it('gives entries to an account, and takes them back under their names', async () => {
    const { server, club, merge, unmerge, list, enter, entriesOf, open } = await aScene();
    const member = await server.signUp('member', 'Nina Kovač');
    await joinClub(server, club.id, member);
    const entry = await enter(open.id, { name: 'Nina K' });
    const account = (await list({ q: 'nina kovac' }))[0]?.id ?? 0;
    bodyOf(await merge(entry.personId ?? 0, account));
    expect(await entriesOf(open.id)).toMatchObject([
      { userId: member.user?.id, personId: account, user: { name: 'Nina Kovač' } },
    ]);
    await unmerge(entry.personId ?? 0);
    expect(await entriesOf(open.id)).toMatchObject([{ userId: null, player: { name: 'Nina K' } }]);
  });

  it('refuses two who cannot be one', async () => {
    const { server, club, admin, merge, list, enter, open, doubles } = await aScene();
    const first = await enter(open.id, { name: 'Nina Kovač' });
    const second = await enter(open.id, { name: 'Nina Kovac' });
    const pair = await enter(doubles.id, { name: 'Bo Lind', partnerName: 'Cleo Park' });
    const reasonOf = async (person: number | null, into: number | null) =>
      ((await merge(person ?? 0, into ?? 0)).body as { reason?: string }).reason;
    expect(await reasonOf(first.personId, second.personId)).toBe('mergeSameTournament');
    expect(await reasonOf(pair.partnerPersonId, pair.personId)).toBe('mergeSameTournament');
    expect(await reasonOf(first.personId, first.personId)).toBe('mergeSamePerson');
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const theirs = await aPerson(elsewhere.admin, elsewhere.club.id, 'Nina Kovač');
    expect((await merge(first.personId ?? 0, theirs.id)).status).toBe(400);
    const member = await server.signUp('member', 'Priya Raman');
    await joinClub(server, club.id, member);
    const account = (await list({ q: 'priya' }))[0]?.id ?? 0;
    // The record of an account is not the club's to give away.
    expect((await merge(account, first.personId ?? 0)).status).toBe(403);
    expect((await admin.call('listPersons', { params: { clubId: String(elsewhere.club.id) } })).status).toBe(
      403,
    );
  });

  it('refuses two whose years of birth differ, for one of them would lose the protection of a child [D24]', async () => {
    const { merge, enter, open, cup } = await aScene();
    const child = await enter(open.id, { name: 'Nina Kovač', birthYear: 2014 });
    const aunt = await enter(cup.id, { name: 'Nina Kovač', birthYear: 1980 });
    expect(await merge(child.personId ?? 0, aunt.personId ?? 0)).toMatchObject({
      status: 409,
      body: { reason: 'mergeTwoYears' },
    });
  });

  it('leaves a year of birth that somebody entered after the merge', async () => {
    const { merge, unmerge, patch, list, enter, open, cup } = await aScene();
    const one = (await enter(open.id, { name: 'Nina Kovac', birthYear: 2012 })).personId ?? 0;
    const other = (await enter(cup.id, { name: 'Nina Kovač' })).personId ?? 0;
    await merge(one, other);
    await patch(other, { birthYear: 2013 });
    await unmerge(one);
    const years = (await list({ q: 'kovac' })).map(({ id, birthYear }) => [id, birthYear]);
    expect(years).toEqual(
      expect.arrayContaining([
        [one, 2012],
        [other, 2013],
      ]),
    );
  });

  it('parts the outer of two merges first', async () => {
    const { merge, unmerge, admin, club, enter, entriesOf, open } = await aScene();
    const inner = (await enter(open.id, { name: 'Nina Kovac' })).personId ?? 0;
    const middle = (await aPerson(admin, club.id, 'Nina Kovač')).id;
    const outer = (await aPerson(admin, club.id, 'Nina Kovač Lind')).id;
    await merge(inner, middle);
    await merge(middle, outer);
    expect(await unmerge(inner)).toMatchObject({
      status: 409,
      body: { reason: 'unmergeOtherFirst', params: { name: 'Nina Kovač' } },
    });
    expect((await unmerge(middle)).status).toBe(204);
    expect((await unmerge(inner)).status).toBe(204);
    expect((await entriesOf(open.id))[0]?.personId).toBe(inner);
  });

  it('offers to undo a merge only to the club that made it', async () => {
    const { server, club, merge, list, enter, open } = await aScene();
    const member = await server.signUp('member', 'Nina Kovač');
    await joinClub(server, club.id, member);
    const elsewhere = await aClub(server, { name: 'Hillside' });
    await joinClub(server, elsewhere.club.id, member);
    const entry = await enter(open.id, { name: 'Nina K' });
    await merge(entry.personId ?? 0, (await list({ q: 'nina kovac' }))[0]?.id ?? 0);
    expect((await list({ q: 'nina kovac' }))[0]?.merged).toHaveLength(1);
    const params = { clubId: String(elsewhere.club.id) };
    const seen = bodyOf(await elsewhere.admin.call('listPersons', { params, query: { q: 'nina kovac' } }));
    expect(seen).toMatchObject([{ name: 'Nina Kovač', merged: [] }]);
  });

  it('forgets at an erasure those who were merged in two steps, and what others claimed', async () => {
    const { server, club, admin, params, merge, unmerge, list, enter, open } = await aScene();
    const { db } = server.database;
    const member = await server.signUp('member', 'Nina Kovač');
    await joinClub(server, club.id, member);
    const entry = await enter(open.id, { name: 'Nina Kovac', birthYear: 2001 });
    const first = entry.personId ?? 0;
    const stranger = await server.signUp('member', 'Bo Lind');
    await stranger.call('createClaim', { body: { entryId: entry.id, relation: 'self' } });
    const middle = bodyOf(await admin.call('createPerson', { params, body: { name: 'Nina Kovacs' } })).id;
    const account = (await list({ q: 'nina' })).find(({ userId }) => userId === member.user?.id)?.id ?? 0;
    expect((await merge(first, middle)).status).toBe(200);
    expect((await merge(middle, account)).status).toBe(200);
    await member.call('eraseAccount', { body: { password: 'Tennis123' } });
    const left = await db
      .selectFrom('persons')
      .select(['name', 'birth'])
      .where('id', 'in', [first, middle, account])
      .execute();
    const former = { name: 'Former player', birth: null };
    expect(left).toEqual([former, former, former]);
    expect(await db.selectFrom('person_merges').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('claims').select('id').execute()).toEqual([]);
    expect((await unmerge(first)).status).toBe(404);
  });

  it('keeps somebody into whom others were merged when their entry goes', async () => {
    const { admin, club, merge, unmerge, list, enter, open } = await aScene();
    const entry = await enter(open.id, { name: 'Nina Kovač' });
    const twin = await aPerson(admin, club.id, 'Nina Kovac');
    await merge(twin.id, entry.personId ?? 0);
    const params = { id: String(open.id), participantId: String(entry.id) };
    expect((await admin.call('removeParticipant', { params })).status).toBe(204);
    expect((await unmerge(twin.id)).status).toBe(204);
    expect(new Set((await list({ q: 'kovac' })).map(({ id }) => id))).toEqual(
      new Set([entry.personId, twin.id]),
    );
  });

  it('forgets who was merged when the account is erased', async () => {
    const { server, club, merge, list, enter, entriesOf, open } = await aScene();
    const member = await server.signUp('member', 'Nina Kovač');
    await joinClub(server, club.id, member);
    const entry = await enter(open.id, { name: 'Nina K' });
    const account = (await list({ q: 'nina kovac' }))[0]?.id ?? 0;
    await server.database.db.updateTable('tournaments').set({ status: 'active' }).execute();
    await merge(entry.personId ?? 0, account);
    await member.call('eraseAccount', { body: { password: 'Tennis123' } });
    const left = await server.database.db
      .selectFrom('persons')
      .select(['name', 'birth', 'account_id', 'club_id'])
      .where('id', 'in', [account, entry.personId ?? 0])
      .execute();
    const former = { name: 'Former player', birth: null, account_id: null, club_id: null };
    expect(left).toEqual([former, former]);
    expect(await list({ q: 'nina' })).toEqual([]);
    expect(await entriesOf(open.id)).toMatchObject([
      { player: { name: 'Former player' }, personId: account },
    ]);
  });
});
