// Lists of people over the API (D46, ADR 30): the preview, adding them, and adding them again.
import { describe, expect, it } from 'vitest';
import { aClub, aPerson, aTournament, bodyOf, joinClub } from '../../../testing/factories.ts';
import { aServer } from '../../../testing/server.ts';

type Line = Readonly<{ name: string } & Record<string, unknown>>;

async function aScene() {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { club, admin } = await aClub(server);
  const params = { clubId: String(club.id) };
  const send = (lines: readonly Line[], more: object = {}) =>
    admin.call('importPersons', { params, body: { lines: [...lines], ...more } });
  const look = async (lines: readonly Line[]) => bodyOf(await send(lines));
  const save = async (lines: readonly Line[]) => bodyOf(await send(lines, { confirm: true }));
  const kinds = async (lines: readonly Line[]) => (await look(lines)).outcomes.map(({ kind }) => kind);
  const people = async () => bodyOf(await admin.call('listPersons', { params, query: { limit: '500' } }));
  return { server, club, admin, params, send, look, save, kinds, people };
}

describe('what a list would do', () => {
  it('stores nothing until it is confirmed [D46]', async () => {
    const { admin, params, look, people } = await aScene();
    const before = await people();
    const { outcomes } = await look([{ name: 'Nina Kovač' }]);
    expect(outcomes).toEqual([{ kind: 'new' }]);
    expect(await people()).toEqual(before);
    const log = bodyOf(
      await admin.call('listAuditRecords', { query: { clubId: params.clubId, act: 'importPersons' } }),
    );
    expect(log).toEqual([]);
  });

  it('adds people with all that a line says, and changes nothing the second time', async () => {
    const { save, kinds, people } = await aScene();
    const lines = [
      {
        name: 'Nina Kovač',
        givenName: 'Nina',
        familyName: 'Kovač',
        gender: 'female',
        birthDate: '2001-02-03',
      },
      { name: 'GROSS Jürgen', birthYear: 1968 },
      { name: 'Ana Duarte' },
    ];
    await save(lines);
    const [ana, jurgen, , nina] = await people();
    expect(ana).toMatchObject({ name: 'Ana Duarte', birthYear: null, gender: null, isOurs: true });
    expect(jurgen).toMatchObject({ name: 'GROSS Jürgen', familyName: 'GROSS', birthYear: 1968 });
    expect(nina).toMatchObject({
      name: 'Nina Kovač',
      familyName: 'Kovač',
      birthYear: 2001,
      gender: 'female',
    });
    const stored = await people();
    expect(await kinds(lines)).toEqual(['same', 'same', 'same']);
    await save(lines);
    expect(await people()).toEqual(stored);
  });

  it('changes the fields that differ, leaves alone what a line does not say, and lets entries follow a name', async () => {
    const { admin, club, look, save, people } = await aScene();
    await save([{ name: 'Nina Kovac', birthDate: '2001-02-03' }]);
    const id = (await people()).find(({ name }) => name === 'Nina Kovac')?.id ?? 0;
    const { id: cup } = await aTournament(admin, club.id);
    const ofCup = { params: { id: String(cup) } };
    bodyOf(await admin.call('addParticipant', { ...ofCup, body: { personId: id } }));

    const line = { name: 'Nina Kovač', gender: 'female', birthYear: 2001 };
    expect((await look([line])).outcomes).toEqual([
      {
        kind: 'changed',
        personId: id,
        fields: [
          { field: 'name', before: 'Nina Kovac', after: 'Nina Kovač' },
          { field: 'gender', before: null, after: 'female' },
        ],
      },
    ]);
    await save([line]);
    const [entry] = bodyOf(await admin.call('listParticipants', ofCup));
    expect(entry).toMatchObject({ player: { name: 'Nina Kovač' }, personId: id });
    expect((await people()).find((person) => person.id === id)).toMatchObject({
      gender: 'female',
      version: 2,
    });
    // The day of birth is still known: another day of the same year would change it.
    expect((await look([{ name: 'Nina Kovač', birthDate: '2001-02-04' }])).outcomes[0]).toMatchObject({
      fields: [{ field: 'birth', before: '2001', after: '2001-02-04' }],
    });
    expect((await look([{ name: 'Nina Kovač', birthDate: '2001-02-03' }])).outcomes[0]?.kind).toBe('same');
  });

  it('asks who is meant where a year of birth is known on one side only, and follows the choice', async () => {
    const { look, save, kinds, people } = await aScene();
    await save([{ name: 'Nina Kovač', birthYear: 2001 }]);
    const person = (await people()).find(({ name }) => name === 'Nina Kovač');
    const id = person?.id ?? 0;
    expect((await look([{ name: 'KOVAČ, Nina' }])).outcomes).toEqual([
      { kind: 'choose', people: [{ id, name: 'Nina Kovač', birthYear: 2001, gender: null }] },
    ]);
    // Two different years are two people.
    expect(await kinds([{ name: 'Nina Kovač', birthYear: 2005 }])).toEqual(['new']);
    // Nothing is done while nobody has chosen.
    await save([{ name: 'Nina Kovač' }]);
    expect(await people()).toHaveLength(2);
    expect(await kinds([{ name: 'Nina Kovač', personId: id, isChosen: true }])).toEqual(['same']);
    await save([{ name: 'Nina Kovač', isNew: true }]);
    expect((await people()).filter(({ name }) => name === 'Nina Kovač')).toHaveLength(2);
    expect(await kinds([{ name: 'Nina Kovač' }])).toEqual(['same']);
  });

  it('takes a line that comes twice for one person, unless the club has two', async () => {
    const { look, save, kinds } = await aScene();
    const lines = [{ name: 'Nina Kovač' }, { name: 'Rui Costa' }, { name: 'nina KOVAC' }];
    expect((await look(lines)).outcomes).toEqual([
      { kind: 'new' },
      { kind: 'new' },
      { kind: 'double', of: 0 },
    ]);
    await save([lines[0], lines[1], { name: 'Nina Kovač', isNew: true }] as Line[]);
    const again = [{ name: 'Nina Kovač' }, { name: 'Nina Kovač' }, { name: 'Nina Kovač' }];
    expect(await kinds(again)).toEqual(['same', 'same', 'double']);
  });

  it('does not take a number for somebody with another name, unless that was chosen', async () => {
    const { admin, club, look, save, people } = await aScene();
    const { id } = await aPerson(admin, club.id, 'Peter Meier');
    const line = { name: 'Nina Kovač', personId: id };
    expect((await look([line])).outcomes[0]).toMatchObject({ kind: 'choose', people: [{ id }] });
    expect((await look([{ name: 'Nina Kovač', personId: 999_999 }])).outcomes[0]).toMatchObject({
      kind: 'refused',
      reason: { code: 'personNotOfClub' },
    });
    await save([{ ...line, isChosen: true }]);
    expect((await people()).find((person) => person.id === id)?.name).toBe('Nina Kovač');
  });

  it('refuses what an account says of itself, and people of other clubs, and does the rest', async () => {
    const { server, club, look, save, people } = await aScene();
    const owner = await server.signUp('member', 'Rui Costa');
    await joinClub(server, club.id, owner);
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const foreign = await aPerson(elsewhere.admin, elsewhere.club.id, 'Bo Lind');
    const { id: cup } = await aTournament(elsewhere.admin, elsewhere.club.id);
    await elsewhere.admin.call('addParticipant', {
      params: { id: String(cup) },
      body: { personId: foreign.id },
    });
    const rui = (await people()).find(({ name }) => name === 'Rui Costa');
    const lines = [
      { name: 'Rui Costa', personId: rui?.id, isChosen: true, birthYear: 1990 },
      { name: 'Bo Lind', personId: foreign.id },
      { name: 'Rui Costa-Silva', givenName: 'Rui', familyName: 'Costa' },
      { name: 'Ana Duarte' },
    ];
    const codes = (await look(lines)).outcomes.map((outcome) =>
      outcome.kind === 'refused' ? outcome.reason.code : outcome.kind,
    );
    expect(codes).toEqual([
      rui?.isOurs === true ? 'lineOfAccount' : 'personOfAnotherClub',
      'personNotOfClub',
      'partsOfOtherName',
      'new',
    ]);
    await save(lines);
    expect((await people()).map(({ name }) => name)).toContain('Ana Duarte');
  });

  it('[D24] does not tell on which day of a year somebody with an account was born', async () => {
    const { server, club, look, people } = await aScene();
    const owner = await server.signUp('member', 'Rui Costa');
    await joinClub(server, club.id, owner);
    await server.database.db
      .updateTable('persons')
      .set({ birth: '2012-05-06' })
      .where('name', '=', 'Rui Costa')
      .execute();
    const rui = (await people()).find(({ name }) => name === 'Rui Costa');
    const line = { name: 'Rui Costa', personId: rui?.id ?? 0, isChosen: true };
    const days = ['2012-05-06', '2012-05-07'].map((birthDate) => ({ ...line, birthDate }));
    const said = [];
    for (const day of days) said.push((await look([day])).outcomes[0]?.kind);
    expect(said).toEqual(['same', 'same']);
    expect((await look([{ ...line, birthYear: 2011 }])).outcomes[0]?.kind).toBe('refused');
  });
});

it('[D24] does not tell on which day of a year a child was born whom a parent looks after', async () => {
  const { server, club, admin, look } = await aScene();
  const { id } = await aPerson(admin, club.id, 'Mia Lind');
  const parent = await server.signUp('member');
  const { db } = server.database;
  await db.updateTable('persons').set({ birth: '2014-05-06' }).where('id', '=', id).execute();
  const line = { name: 'Mia Lind', birthDate: '2014-05-07' };
  // Of its own people, whom nobody else looks after, a club corrects the day.
  expect((await look([line])).outcomes[0]?.kind).toBe('changed');
  await db
    .insertInto('person_managers')
    .values({ person_id: id, user_id: parent.user?.id ?? 0, created_at: '2026-09-01T10:00:00.000Z' })
    .execute();
  const said = [];
  for (const birthDate of ['2014-05-06', '2014-05-07'])
    said.push((await look([{ ...line, birthDate }])).outcomes[0]?.kind);
  expect(said).toEqual(['same', 'same']);
  expect(
    (await look([{ ...line, personId: id, isChosen: true, birthDate: '2013-05-06' }])).outcomes[0]?.kind,
  ).toBe('changed');
});

describe('a name that only an entry had until now', () => {
  const MARKED = { field: 'isMarked', before: 'false', after: 'true' };

  it('is shown as a change, because the list makes them a member, and once it is saved as the same [ADR 59]', async () => {
    const { admin, club, look, save, kinds, people } = await aScene();
    const { id: cup } = await aTournament(admin, club.id);
    const at = { params: { id: String(cup) } };
    const { personId } = bodyOf(await admin.call('addParticipant', { ...at, body: { name: 'Nina Kovač' } }));
    const lines = [{ name: 'Nina Kovač' }];
    expect((await look(lines)).outcomes).toEqual([{ kind: 'changed', personId, fields: [MARKED] }]);
    expect((await look([{ name: 'Nina Kovač', gender: 'female' }])).outcomes).toEqual([
      { kind: 'changed', personId, fields: [{ field: 'gender', before: null, after: 'female' }, MARKED] },
    ]);
    await save(lines);
    expect((await people()).find(({ id }) => id === personId)).toMatchObject({ isMarked: true, version: 2 });
    expect(await kinds(lines)).toEqual(['same']);
  });

  it('is one of two of that name if two lines say it, and the marked one if one line does', async () => {
    const { admin, club, look, save, kinds } = await aScene();
    for (const name of ['Open', 'Autumn Cup']) {
      const { id: cup } = await aTournament(admin, club.id, { name });
      const at = { params: { id: String(cup) } };
      bodyOf(await admin.call('addParticipant', { ...at, body: { name: 'Nina Kovač' } }));
    }
    const line = { name: 'Nina Kovač' };
    const { outcomes } = await look([line, line]);
    expect(outcomes).toMatchObject([{ kind: 'changed' }, { kind: 'changed' }]);
    expect(new Set(outcomes.map((outcome) => ('personId' in outcome ? outcome.personId : 0))).size).toBe(2);
    await save([line]);
    expect(await kinds([line])).toEqual(['same']);
  });

  it('is not saved if the mark was set since the list was seen', async () => {
    const { admin, club, params, look, send } = await aScene();
    const { id: cup } = await aTournament(admin, club.id);
    const at = { params: { id: String(cup) } };
    const { personId } = bodyOf(await admin.call('addParticipant', { ...at, body: { name: 'Nina Kovač' } }));
    const lines = [{ name: 'Nina Kovač' }];
    const { plan } = await look(lines);
    const person = { ...params, personId: String(personId) };
    bodyOf(await admin.call('updatePerson', { params: person, body: { isMarked: true } }));
    expect((await send(lines, { confirm: true, plan })).status).toBe(409);
  });
});

describe('saving a list', () => {
  it('does nothing at all if something else would be done by now', async () => {
    const { send, look, admin, club, people } = await aScene();
    const lines = [{ name: 'Nina Kovač' }, { name: 'Rui Costa' }];
    const { plan } = await look(lines);
    await aPerson(admin, club.id, 'Nina Kovač');
    const before = await people();
    const reply = await send(lines, { confirm: true, plan });
    expect(reply).toMatchObject({ status: 409, body: { reason: 'listChanged', details: { code: 'list' } } });
    expect(await people()).toEqual(before);
    const next = await look(lines);
    expect((await send(lines, { confirm: true, plan: next.plan })).status).toBe(200);
  });

  it('names a line that nobody could store', async () => {
    const { send } = await aScene();
    const reply = await send([{ name: 'Nina Kovač' }, { name: 'X' }], { confirm: true });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'lines.1.name' }] } });
    const most = Array.from({ length: 5001 }, (_, at) => ({ name: `Player ${at}` }));
    expect(await send(most)).toMatchObject({ status: 400, body: { issues: [{ path: 'lines' }] } });
  });

  it('is one record that counts and names nobody', async () => {
    const { admin, club, save } = await aScene();
    await save([{ name: 'Nina Kovač' }, { name: 'Rui Costa' }]);
    const [record] = bodyOf(
      await admin.call('listAuditRecords', { query: { clubId: String(club.id), act: 'importPersons' } }),
    );
    expect(record?.changes).toEqual([{ field: 'peopleAdded', before: 0, after: 2 }]);
  });

  it('answers a repeated write once, as it is now', async () => {
    const { admin, params, people } = await aScene();
    const request = {
      method: 'POST' as const,
      url: `/api/clubs/${params.clubId}/persons/import`,
      payload: { lines: [{ name: 'Nina Kovač' }], confirm: true },
      headers: { 'idempotency-key': 'a-list-that-was-sent-twice' },
    };
    expect((await admin.send(request)).body).toMatchObject({ outcomes: [{ kind: 'new' }] });
    expect((await admin.send(request)).body).toMatchObject({ outcomes: [{ kind: 'same' }] });
    expect((await people()).filter(({ name }) => name === 'Nina Kovač')).toHaveLength(1);
  });

  it('refuses a body that is longer than any list', async () => {
    const { send } = await aScene();
    const long = await send([{ name: 'x'.repeat(2_100_000) }]);
    expect(long.status).toBe(413);
  });

  it('takes 5,000 people at once, and none of them again', { timeout: 60_000 }, async () => {
    const { send, look } = await aScene();
    const lines = Array.from({ length: 5000 }, (_, at) => ({
      name: `Player ${at} Number`,
      birthYear: 1950 + (at % 60),
      gender: at % 2 === 0 ? 'female' : 'male',
    }));
    const { plan } = await look(lines);
    expect((await send(lines, { confirm: true, plan })).status).toBe(200);
    const { outcomes } = await look(lines.map((line) => ({ ...line, name: line.name.toUpperCase() })));
    expect(outcomes.every(({ kind }) => kind === 'changed')).toBe(true);
    expect((await look(lines)).outcomes.every(({ kind }) => kind === 'same')).toBe(true);
    expect(
      (
        await send(
          lines.map((line) => ({ ...line, birthYear: line.birthYear })),
          { confirm: true },
        )
      ).status,
    ).toBe(200);
  });
});
