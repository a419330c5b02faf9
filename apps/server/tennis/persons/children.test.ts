// A parent adds a child who has never been entered, and enters them (D24, D26, D46).
import { MOST_CHILDREN } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aClub, aTournament, bodyOf } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';
const PASSWORD = 'Tennis123';
const MIA = { givenName: 'Mia', familyName: 'Lind', birthYear: 2016 } as const;

interface Child {
  readonly givenName: string;
  readonly familyName: string;
  readonly birthYear?: number;
  readonly birthDate?: string;
}

const add = (by: Person, body: Child) => by.call('addChild', { body });

const managed = async (by: Person) => bodyOf(await by.call('getOwnPeople', {})).managed;

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, {
    name: 'Junior Cup',
    type: 'U14',
    status: 'registering',
  });
  const params = idOf(tournament);
  const parent = await server.signUp('member', 'Eva Lind');
  const enterable = async (by: Person) => bodyOf(await by.call('getEntering', { params })).people;
  const isStored = async (id: number) => {
    const row = await server.database.db
      .selectFrom('persons')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  };
  return { server, club, admin, params, parent, enterable, isStored };
}

const reasonOf = ({ body }: { readonly body: unknown }) => (body as { reason?: string }).reason;

describe('a child who has never been entered', () => {
  it('[D46] is added by a parent and entered, without anybody deciding', async () => {
    const { server, admin, params, parent, enterable } = await aScene();
    const mia = bodyOf(await add(parent, MIA));
    expect(mia).toMatchObject({ name: 'Mia Lind', club: null });
    expect(await managed(parent)).toEqual([mia]);
    const [, child] = await enterable(parent);
    expect(child).toMatchObject({ personId: mia.id, isSelf: false, eligibility: 'eligible' });
    const entered = await parent.call('enterTournament', { params, body: { personId: mia.id } });
    expect(entered.status).toBe(201);
    const list = async (by: Person) => bodyOf(await by.call('listParticipants', { params }));
    expect(await list(admin)).toMatchObject([{ player: { name: 'Mia Lind' }, personId: mia.id }]);
    // [D24] Visitors see a child's initial only, nothing leads to the child, and nobody reads the year.
    const [seen] = await list(server.visitor());
    expect(seen).toMatchObject({ player: { name: 'Mia L.' }, personId: null });
    expect(JSON.stringify(seen)).not.toContain('2016');
  });

  it('[D46] is a record of its own, even if a club knows somebody of that name and year', async () => {
    const { club, admin, parent } = await aScene();
    const body = { name: 'Mia Lind', givenName: 'Mia', familyName: 'Lind', birthYear: 2016 };
    const known = bodyOf(await admin.call('createPerson', { params: { clubId: String(club.id) }, body }));
    const mia = bodyOf(await add(parent, MIA));
    expect(mia.id).not.toBe(known.id);
    expect(await managed(parent)).toEqual([{ id: mia.id, name: 'Mia Lind', club: null }]);
    // The club does not know of the parent's record until the child is entered, and can merge them then.
    const listed = async () =>
      bodyOf(await admin.call('listPersons', { params: { clubId: String(club.id) }, query: { q: 'Mia' } }));
    expect((await listed()).map(({ id }) => id)).toEqual([known.id]);
  });

  it('is under 18, was born, and is added once', async () => {
    const { server, parent } = await aScene();
    expect(reasonOf(await add(parent, { ...MIA, birthYear: 2007 }))).toBe('childOfAge');
    expect(reasonOf(await add(parent, { ...MIA, birthYear: 2027 }))).toBe('birthYearAhead');
    const named = { givenName: 'Ole', familyName: 'Lind' };
    expect(reasonOf(await add(parent, { ...named, birthDate: '2008-09-01' }))).toBe('childOfAge');
    expect((await add(parent, { ...named, birthDate: '2008-09-02' })).status).toBe(201);
    expect((await add(parent, named)).status).toBe(400);
    expect((await add(parent, { ...MIA, birthDate: '2016-05-01' })).status).toBe(400);
    expect((await add(parent, { ...MIA, givenName: '' })).status).toBe(400);
    expect((await add(parent, MIA)).status).toBe(201);
    expect(reasonOf(await add(parent, MIA))).toBe('childThere');
    expect((await add(server.visitor(), MIA)).status).toBe(401);
    expect(await managed(parent)).toHaveLength(2);
  });

  it('is one of ten at most', async () => {
    const { parent } = await aScene();
    for (let number = 1; number <= MOST_CHILDREN; number++)
      expect((await add(parent, { ...MIA, givenName: `Mia ${number}` })).status).toBe(201);
    const refused = await add(parent, { ...MIA, givenName: 'Mia Last' });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'childrenMany' } });
  });

  it('is forgotten with the last one who looks after them, unless they were entered', async () => {
    const { params, parent, isStored } = await aScene();
    const mia = bodyOf(await add(parent, MIA));
    const ole = bodyOf(await add(parent, { ...MIA, givenName: 'Ole' }));
    bodyOf(await parent.call('enterTournament', { params, body: { personId: ole.id } }));
    for (const { id } of [mia, ole])
      expect((await parent.call('stopManaging', { params: { personId: String(id) } })).status).toBe(204);
    expect(await Promise.all([mia, ole].map(({ id }) => isStored(id)))).toEqual([false, true]);
  });

  it('is forgotten with the account of the parent', async () => {
    const { parent, isStored } = await aScene();
    const mia = bodyOf(await add(parent, MIA));
    expect((await parent.call('eraseAccount', { body: { password: PASSWORD } })).status).toBe(204);
    expect(await isStored(mia.id)).toBe(false);
  });
});
