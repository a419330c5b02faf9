// Names typed into an entry that the club has said more about since: they are no longer the entry's to rename or to delete (D46, ADR 22, ADR 59).
import { describe, expect, it } from 'vitest';
import { aClub, aTournament, bodyOf } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

async function aTypedName() {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { club, admin } = await aClub(server);
  const cup = await aTournament(admin, club.id);
  const params = { clubId: String(club.id) };
  const ofCup = { id: String(cup.id) };
  const entry = bodyOf(
    await admin.call('addParticipant', { params: ofCup, body: { name: 'Nina Kovač', birthYear: 2012 } }),
  );
  const personId = entry.personId ?? 0;
  const at = { ...ofCup, participantId: String(entry.id) };
  const rename = async () =>
    bodyOf(await admin.call('updateParticipant', { params: at, body: { name: 'Bo Lind' } })).personId;
  const remove = () => admin.call('removeParticipant', { params: at });
  const say = async (body: object) =>
    bodyOf(await admin.call('updatePerson', { params: { ...params, personId: String(personId) }, body }));
  const list = async () =>
    bodyOf(
      await admin.call('importPersons', {
        params,
        body: { lines: [{ name: 'Nina Kovač', birthYear: 2012 }], confirm: true },
      }),
    );
  const stored = () =>
    server.database.db.selectFrom('persons').selectAll().where('id', '=', personId).executeTakeFirst();
  return { personId, rename, remove, say, list, stored };
}

type Typed = Awaited<ReturnType<typeof aTypedName>>;

describe('somebody typed into an entry stays who they are once the club', () => {
  it.each<[string, (typed: Typed) => Promise<unknown>]>([
    ['has marked them as its member', ({ say }) => say({ isMarked: true })],
    ['has them on its list', ({ list }) => list()],
    ['has said their gender', ({ say }) => say({ gender: 'female' })],
    ['has said their rating', ({ say }) => say({ ratings: [{ kind: 'utr', value: '7.5' }] })],
    ['has said the day of their birth', ({ say }) => say({ birthDate: '2012-05-04' })],
    ['has said which word is the surname', ({ say }) => say({ givenName: 'Nina', familyName: 'Kovač' })],
  ])('%s', async (_, saysMore) => {
    const typed = await aTypedName();
    await saysMore(typed);
    const before = await typed.stored();
    expect(await typed.rename()).not.toBe(typed.personId);
    expect(await typed.stored()).toEqual(before);
  });

  it('has marked them, also when the entry is removed', async () => {
    const typed = await aTypedName();
    await typed.say({ isMarked: true });
    expect((await typed.remove()).status).toBe(204);
    expect(await typed.stored()).toMatchObject({ name: 'Nina Kovač', club_member: 1 });
  });
});

it('a name that only the entry knows is put right with it, and goes with it', async () => {
  const typed = await aTypedName();
  expect(await typed.rename()).toBe(typed.personId);
  expect(await typed.stored()).toMatchObject({ name: 'Bo Lind' });
  await typed.remove();
  expect(await typed.stored()).toBeUndefined();
});
