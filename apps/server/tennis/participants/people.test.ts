// The person of an entry (D46, ADR 22): found by account or by number, new by name, corrected with the entry.
import { describe, expect, it } from 'vitest';
import { aClub, aPerson, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const open = await aTournament(admin, club.id);
  const doubles = await aTournament(admin, club.id, { name: 'Doubles Cup', type: 'Doubles' });
  const enter = (tournamentId: number, body: object, by: Person = admin) =>
    by.call('addParticipant', { params: { id: String(tournamentId) }, body });
  const edit = (tournamentId: number, participantId: number, body: object) =>
    admin.call('updateParticipant', {
      params: { id: String(tournamentId), participantId: String(participantId) },
      body,
    });
  const people = () => server.database.db.selectFrom('persons').selectAll().orderBy('id').execute();
  return { server, club, admin, open, doubles, enter, edit, people };
}

describe('the person of an entry [D46]', () => {
  it('is new for a name, also when somebody has that name already', async () => {
    const { open, doubles, enter } = await aScene();
    const first = bodyOf(await enter(open.id, { name: 'Nina Kovač', birthYear: 2012 }));
    const second = bodyOf(await enter(open.id, { name: 'Nina Kovač' }));
    const pair = bodyOf(await enter(doubles.id, { name: 'Nina Kovač', partnerName: 'Ana Lind' }));
    const ids = [first.personId, second.personId, pair.personId, pair.partnerPersonId];
    expect(ids.every((id) => typeof id === 'number')).toBe(true);
    expect(new Set(ids).size).toBe(4);
  });

  it('can be somebody whom the club knows, once in a tournament', async () => {
    const { open, doubles, enter, admin, club } = await aScene();
    const nina = bodyOf(await enter(open.id, { name: 'KOVAČ Nina', birthYear: 2012 }));
    const pair = bodyOf(await enter(doubles.id, { partnerPersonId: nina.personId, name: 'Ana Lind' }));
    expect(pair).toMatchObject({
      partnerPersonId: nina.personId,
      partner: { name: 'KOVAČ Nina' },
      partnerBirthYear: 2012,
      partnerUserId: null,
    });
    const other = await aTournament(admin, club.id, { name: 'Autumn Cup' });
    const again = bodyOf(await enter(other.id, { personId: nina.personId }));
    expect(again).toMatchObject({ personId: nina.personId, player: { name: 'KOVAČ Nina' }, userId: null });
    for (const [id, body] of [
      [open.id, { personId: nina.personId }],
      [doubles.id, { personId: nina.personId }],
      [doubles.id, { name: 'Bo', partnerPersonId: pair.personId }],
    ] as const)
      expect((await enter(id, body)).status).toBe(409);
    const twice = await enter(doubles.id, { personId: again.personId, partnerPersonId: again.personId });
    expect(twice.status).toBe(400);
  });

  it('is the account’s for an account, by whichever number it was entered', async () => {
    const { server, club, open, doubles, enter, people } = await aScene();
    const member = await server.signUp('member', 'Priya Raman');
    await joinClub(server, club.id, member);
    const person = (await people()).find(({ account_id: id }) => id === member.user?.id);
    const byAccount = bodyOf(await enter(open.id, { userId: member.user?.id }));
    expect(byAccount.personId).toBe(person?.id);
    const byPerson = bodyOf(await enter(doubles.id, { name: 'Ana Lind', partnerPersonId: person?.id }));
    expect(byPerson).toMatchObject({ partnerUserId: member.user?.id, partnerPersonId: person?.id });
  });

  it('is nobody of another club, and nobody for the tournament’s creator who is not of the club [D24]', async () => {
    const { server, open, enter, people } = await aScene();
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const theirs = await aTournament(elsewhere.admin, elsewhere.club.id);
    const entry = bodyOf(
      await elsewhere.admin.call('addParticipant', {
        params: { id: String(theirs.id) },
        body: { name: 'Sam Oduya' },
      }),
    );
    const foreign = await enter(open.id, { personId: entry.personId });
    const missing = await enter(open.id, { personId: 999_999 });
    expect([foreign.status, foreign.body]).toEqual([400, missing.body]);

    const creator = await server.signUp('member');
    await server.database.db
      .updateTable('tournaments')
      .set({ created_by: creator.user?.id ?? 0 })
      .where('id', '=', open.id)
      .execute();
    const nina = bodyOf(await enter(open.id, { name: 'Nina Kovač' }));
    const stored = (await people()).find(({ id }) => id === nina.personId);
    expect(stored?.club_id).not.toBeNull();
    expect((await enter(open.id, { personId: nina.personId }, creator)).status).toBe(400);
    expect((await enter(open.id, { name: 'Nina Kovač' }, creator)).status).toBe(201);
  });

  it('takes a better spelling, keeps its other entries from another name, and goes when it was a mistake', async () => {
    const { admin, club, open, enter, edit, people } = await aScene();
    const other = await aTournament(admin, club.id, { name: 'Autumn Cup' });
    const nina = bodyOf(await enter(open.id, { name: 'Nina Kovac' }));
    await enter(other.id, { personId: nina.personId });
    const spelled = bodyOf(await edit(open.id, nina.id, { name: 'KOVAČ Nina', birthYear: 2012 }));
    expect(spelled.personId).toBe(nina.personId);
    const stored = (await people()).find(({ id }) => id === nina.personId);
    expect(stored).toMatchObject({
      name: 'KOVAČ Nina',
      given_name: 'Nina',
      family_name: 'KOVAČ',
      birth: '2012',
    });
    const renamed = bodyOf(await edit(open.id, nina.id, { name: 'Ana Lind' }));
    expect(renamed.personId).not.toBe(nina.personId);
    const alone = bodyOf(await edit(open.id, nina.id, { name: 'Ana Lund' }));
    expect(alone.personId).toBe(renamed.personId);

    const before = (await people()).length;
    const typo = bodyOf(await enter(open.id, { name: 'Naan Lidn' }));
    await admin.call('removeParticipant', {
      params: { id: String(open.id), participantId: String(typo.id) },
    });
    expect(await people()).toHaveLength(before);
  });

  it('is not rewritten by a new name when they are known from more than this entry [D46]', async () => {
    const { server, admin, club, open, doubles, enter, edit, people } = await aScene();
    const stored = async (id: number | null) => (await people()).find((person) => person.id === id);
    const nina = bodyOf(await enter(open.id, { name: 'Nina Kovač' }));
    const mother = await server.signUp('member', 'Marija Kovač');
    const claim = bodyOf(
      await mother.call('createClaim', { body: { entryId: nina.id, relation: 'manager' } }),
    );
    await admin.call('decideClaim', {
      params: { clubId: String(club.id), claimId: String(claim.id) },
      body: { approved: true },
    });
    const replaced = bodyOf(await edit(open.id, nina.id, { name: 'Ana Lind' }));
    expect(replaced.personId).not.toBe(nina.personId);
    expect(await stored(nina.personId)).toMatchObject({ name: 'Nina Kovač' });

    const added = await aPerson(admin, club.id, 'Bo Lind');
    server.setNow('2026-09-01T11:00:00Z');
    const pair = bodyOf(await enter(doubles.id, { name: 'Ana Lund', partnerPersonId: added.id }));
    const other = bodyOf(await edit(doubles.id, pair.id, { partnerName: 'Sam Oduya' }));
    expect(other.partnerPersonId).not.toBe(added.id);
    expect(await stored(added.id)).toMatchObject({ name: 'Bo Lind' });
  });

  it('goes when they are taken out of the entry for which they were made [D46]', async () => {
    const { server, doubles, enter, edit, people } = await aScene();
    const pair = bodyOf(await enter(doubles.id, { name: 'Ana Lind', partnerName: 'Naan Lidn' }));
    const namesOf = async () => (await people()).map(({ name }) => name);
    expect(await namesOf()).toContain('Naan Lidn');
    bodyOf(await edit(doubles.id, pair.id, { partnerName: null }));
    expect(await namesOf()).not.toContain('Naan Lidn');

    server.setNow('2026-09-01T11:00:00Z');
    bodyOf(await edit(doubles.id, pair.id, { partnerName: 'Bo Lind' }));
    server.setNow('2026-09-01T12:00:00Z');
    bodyOf(await edit(doubles.id, pair.id, { partnerName: null }));
    expect(await namesOf()).not.toContain('Bo Lind');
    expect(await namesOf()).toContain('Ana Lind');
  });

  it('keeps a whole date of birth when the entry says its year', async () => {
    const { admin, club, open, enter, edit, people } = await aScene();
    const nina = bodyOf(
      await admin.call('createPerson', {
        params: { clubId: String(club.id) },
        body: { name: 'Nina Kovač', birthDate: '2012-05-04' },
      }),
    );
    const entry = bodyOf(await enter(open.id, { personId: nina.id }));
    bodyOf(await edit(open.id, entry.id, { name: 'Nina Kovač', birthYear: 2012 }));
    expect((await people()).find(({ id }) => id === nina.id)?.birth).toBe('2012-05-04');
  });

  it('does not tell a member who made a tournament when the people of the club were born [D24]', async () => {
    const { server, club, admin, enter } = await aScene();
    const member = await server.signUp('member', 'Priya Raman');
    await joinClub(server, club.id, member);
    const theirs = await aTournament(admin, club.id, { name: 'Friends Cup', type: 'Doubles' });
    await server.database.db
      .updateTable('tournaments')
      .set({ created_by: member.user?.id ?? 0 })
      .where('id', '=', theirs.id)
      .execute();
    const nina = bodyOf(
      await admin.call('createPerson', {
        params: { clubId: String(club.id) },
        body: { name: 'Nina Kovač', birthYear: 2012 },
      }),
    );
    const answers = [
      await enter(theirs.id, { personId: nina.id }, member),
      await enter(theirs.id, { name: 'Bo Lind', partnerPersonId: nina.id }, member),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    bodyOf(await enter(theirs.id, { personId: nina.id }));
    const listed = async (by: Person) =>
      bodyOf(await by.call('listParticipants', { params: { id: String(theirs.id) } }))[0];
    expect((await listed(admin))?.birthYear).toBe(2012);
    expect((await listed(member))?.birthYear).toBeUndefined();
  });

  it('is shown only with the whole name, and says which word is the surname [D24]', async () => {
    const { server, admin, club, people } = await aScene();
    const junior = await aTournament(admin, club.id, { type: 'U14' });
    const params = { id: String(junior.id) };
    const entry = bodyOf(await admin.call('addParticipant', { params, body: { name: 'Nina Kovač' } }));
    const seen = async () => bodyOf(await server.visitor().call('listParticipants', { params }))[0];
    expect(await seen()).toMatchObject({ player: { name: 'N. K.' }, personId: null });
    await server.database.db
      .updateTable('persons')
      .set({ given_name: 'Nina', family_name: 'Kovač' })
      .where('id', '=', entry.personId ?? 0)
      .execute();
    server.changedBelow();
    expect(await seen()).toMatchObject({ player: { name: 'Nina K.' }, personId: null });
    expect((await people()).length).toBeGreaterThan(0);
  });

  it('protects a child also where the year was not entered', async () => {
    const { server, admin, club, open, enter } = await aScene();
    const other = await aTournament(admin, club.id, { name: 'Autumn Cup' });
    const nina = bodyOf(await enter(open.id, { name: 'Nina Kovač', birthYear: 2014 }));
    await enter(other.id, { personId: nina.personId });
    const [seen] = bodyOf(
      await server.visitor().call('listParticipants', { params: { id: String(other.id) } }),
    );
    expect(seen).toMatchObject({ player: { name: 'N. K.' }, personId: null });
  });
});
