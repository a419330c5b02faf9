// Whose an entry is (D46, ADR 22): found by account or by number, new by name, put right with the entry.
import { describe, expect, it } from 'vitest';
import { aClub, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
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
