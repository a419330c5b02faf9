// The people whom a club has marked as its members, and the consequences if only members may enter (ADR 59).
import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aClub, aPerson, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';
import { aDatabaseBefore } from '../../testing/unmigrated.ts';
import { migrate } from '../../database/migrations/migrate.ts';

const REASONS = ['not-member'];

async function aScene() {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { club, admin } = await aClub(server);
  const params = { clubId: String(club.id) };
  const open = await aTournament(admin, club.id, { name: 'Open Cup', status: 'registering' });
  const closed = await aTournament(admin, club.id, { status: 'registering', membersOnly: true });
  const enter = (body: object, tournament = closed) =>
    admin.call('addParticipant', { params: idOf(tournament), body });
  const named = async (name: string) => {
    const [person] = bodyOf(await admin.call('listPersons', { params, query: { q: name } }));
    if (person === undefined) throw new Error(`Nobody called ${name}.`);
    return person;
  };
  const mark = (personId: number, isMarked: boolean) =>
    admin.call('updatePerson', { params: { ...params, personId: String(personId) }, body: { isMarked } });
  return { server, club, admin, params, open, enter, named, mark };
}

describe('[AG2] where only members may enter', () => {
  it('a name that was only typed is no member, until the club marks them', async () => {
    const { enter, named, mark, open } = await aScene();
    const refused = await enter({ name: 'Nina Kovač' });
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'notMarkedMember', details: { code: 'ineligible', canConfirm: true } },
    });
    expect(JSON.stringify(refused.body)).toContain('mark them under Manage, People');
    bodyOf(await enter({ name: 'Nina Kovač' }, open));
    const nina = await named('Nina');
    expect(nina).toMatchObject({ isMember: false, isMarked: false });
    expect((await enter({ personId: nina.id })).status).toBe(409);
    expect(bodyOf(await mark(nina.id, true))).toMatchObject({ isMember: true, isMarked: true });
    expect(bodyOf(await enter({ personId: nina.id }))).not.toHaveProperty('overruled');
    expect(bodyOf(await mark(nina.id, false))).toMatchObject({ isMember: false, isMarked: false });
  });

  it('a director may enter anybody all the same, and the overrule is kept', async () => {
    const { enter } = await aScene();
    expect(bodyOf(await enter({ name: 'Ana Out', confirm: true })).overruled).toMatchObject({
      reasons: REASONS,
    });
  });

  it('a list of entries says it of names without a mark, and takes them if told to', async () => {
    const { admin, club, open } = await aScene();
    const closed = await aTournament(admin, club.id, { name: 'Club Cup', membersOnly: true });
    await aPerson(admin, club.id, 'Bo Lind');
    const lines = [{ player: { name: 'Bo Lind' } }, { player: { name: 'Ana Out' } }];
    const plan = async (tournament: typeof closed) =>
      bodyOf(await admin.call('importParticipants', { params: idOf(tournament), body: { lines } })).outcomes;
    expect(await plan(closed)).toMatchObject([{ kind: 'entered' }, { kind: 'ineligible' }]);
    expect(await plan(open)).toMatchObject([{ kind: 'entered' }, { kind: 'entered' }]);
  });

  it('those whom admins add or import are marked, and an account needs no mark', async () => {
    const { server, club, admin, params, open, enter, named } = await aScene();
    const added = await aPerson(admin, club.id, 'Bo Lind');
    expect(added).toMatchObject({ isMember: true, isMarked: true });
    const body = { name: 'Cy Guest', isMarked: false };
    expect(bodyOf(await admin.call('createPerson', { params, body }))).toMatchObject({ isMember: false });
    // Typed before, and then on the list of the club's people.
    bodyOf(await enter({ name: 'Dee Typed' }, open));
    const lines = [{ name: 'Dee Typed' }, { name: 'Ed Listed' }];
    bodyOf(await admin.call('importPersons', { params, body: { lines, confirm: false } }));
    expect((await named('Dee')).isMarked).toBe(false);
    bodyOf(await admin.call('importPersons', { params, body: { lines, confirm: true } }));
    for (const name of ['Dee', 'Ed']) expect((await named(name)).isMarked).toBe(true);
    const inside = await server.signUp('member', 'Fay Inside');
    await joinClub(server, club.id, inside);
    const fay = await named('Fay');
    expect(fay).toMatchObject({ isMember: true, isMarked: false });
    expect((await enter({ personId: fay.id })).status).toBe(201);
  });

  it('a mark goes with a merge and comes back when the two are parted', async () => {
    const { admin, club, params, enter, named, open } = await aScene();
    const added = await aPerson(admin, club.id, 'Bo Lind');
    bodyOf(await enter({ name: 'Bob Lind' }, open));
    const typed = await named('Bob');
    const at = { ...params, personId: String(added.id) };
    bodyOf(await admin.call('mergePerson', { params: at, body: { into: typed.id, confirm: true } }));
    expect((await named('Bob')).isMarked).toBe(true);
    await admin.call('unmergePerson', { params: at });
    expect([(await named('Bob')).isMarked, (await named('Bo Lind')).isMarked]).toEqual([false, true]);
  });

  it('only the admins of their club mark somebody', async () => {
    const { server, admin, club, params } = await aScene();
    const { id } = await aPerson(admin, club.id, 'Bo Lind');
    const at = { ...params, personId: String(id) };
    const member = await server.signUp('member');
    await joinClub(server, club.id, member);
    expect((await member.call('updatePerson', { params: at, body: { isMarked: false } })).status).toBe(403);
  });
});

it('people whom admins had added or imported are marked by the step, typed ones are not', async () => {
  const database = await aDatabaseBefore('0107-member-marks');
  const db = database.db as unknown as Kysely<unknown>;
  const at = '2026-05-01T10:00:00.000Z';
  await sql`insert into clubs (id, name, search_name, time_zone, created_at) values (1, 'Club', 'club', 'UTC', ${at})`.execute(
    db,
  );
  const people = [
    [1, 'Added', '2026-05-02T10:00:00.000Z'],
    [2, 'Imported', '2026-05-03T10:00:00.000Z'],
    [3, 'Typed', '2026-05-04T10:00:00.000Z'],
  ] as const;
  for (const [id, name, made] of people)
    await sql`insert into persons (id, club_id, name, search_name, name_key, ratings, created_at)
      values (${id}, 1, ${name}, ${name}, ${name}, '[]', ${made})`.execute(db);
  const acts = [
    [1, 'createPerson', 'person', 1, '2026-05-02T10:00:00.000Z'],
    [2, 'importPersons', null, null, '2026-05-03T10:00:00.000Z'],
    [3, 'addParticipant', 'participant', 3, '2026-05-04T10:00:00.000Z'],
  ] as const;
  for (const [seq, act, kind, object, when] of acts)
    await sql`insert into audit_log (seq, at, count, actor_role, act, object_kind, object_id, club_id, outcome, status, hash)
      values (${seq}, ${when}, 1, 'member', ${act}, ${kind}, ${object}, 1, 'done', 200, ${String(seq)})`.execute(
      db,
    );
  await migrate(database);
  const rows = await database.db
    .selectFrom('persons')
    .select(['name', 'club_member'])
    .orderBy('id')
    .execute();
  expect(rows.map((row) => [row.name, row.club_member])).toEqual([
    ['Added', 1],
    ['Imported', 1],
    ['Typed', 0],
  ]);
});
