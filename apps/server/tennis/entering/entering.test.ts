// Players enter a tournament themselves: until when, at which age, for whom, and in which order the waiting list moves up (D46, AG1).
import type { Enterable } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../mail/delivery.ts';
import { idOf } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, joinClub, matchBody } from '../../testing/factories.ts';
import { aMailServer } from '../../testing/mail-server.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

async function aScene(fields: object = {}, env: Record<string, string> = {}) {
  const server = await aServer({ now: NOW, env });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, {
    name: 'Riverside Clay Open',
    status: 'registering',
    maxParticipants: 2,
    ...fields,
  });
  const params = idOf(tournament);
  const enter = (by: Person, body: { personId?: number; birthYear?: number } = {}) =>
    by.call('enterTournament', { params, body });
  const entering = async (by: Person) => bodyOf(await by.call('getEntering', { params }));
  const me = async (by: Person): Promise<Enterable> => {
    const own = (await entering(by)).people.find(({ isSelf }) => isSelf);
    if (own === undefined) throw new Error('no person');
    return own;
  };
  const leave = async (by: Person, personId?: number) =>
    by.call('leaveTournament', {
      params: { ...params, personId: String(personId ?? (await me(by)).personId) },
    });
  const entries = async () => bodyOf(await admin.call('listParticipants', { params }));
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => server.signUp('member', `Player ${index + 1}`)));
  return { server, club, admin, tournament, params, enter, entering, me, leave, entries, people };
}

const reasonOf = ({ body }: { readonly body: unknown }) => (body as { reason?: string }).reason;

/** Makes an account look after a person. */
async function lookAfter({ server }: Awaited<ReturnType<typeof aScene>>, parent: Person, personId: number) {
  await server.database.db
    .insertInto('person_managers')
    .values({ person_id: personId, user_id: parent.user?.id ?? 0, created_at: NOW })
    .execute();
}

describe('entering', () => {
  it('takes a place, once, and gives it up again', async () => {
    const { enter, entering, me, leave, entries, people, server } = await aScene();
    const [nina] = await people(1);
    if (nina === undefined) throw new Error('nobody');
    expect(await entering(server.visitor())).toMatchObject({ closed: null, taken: 0, most: 2, people: [] });
    expect(await me(nina)).toMatchObject({ name: 'Player 1', state: 'none', eligibility: 'eligible' });
    expect((await enter(nina)).status).toBe(201);
    expect(await me(nina)).toMatchObject({ state: 'entered' });
    expect((await enter(nina)).status).toBe(409);
    expect(await entries()).toMatchObject([{ userId: nina.user?.id, withdrawn: false }]);
    expect((await leave(nina)).status).toBe(200);
    expect(await me(nina)).toMatchObject({ state: 'withdrawn' });
    expect((await leave(nina)).status).toBe(409);
    expect((await enter(nina)).status).toBe(201);
    expect(await entries()).toHaveLength(1);
  });

  it('waits in order of arrival where all places are taken, and moves up by itself with a mail', async () => {
    const mails = await aMailServer();
    const scene = await aScene({}, { SMTP_URL: mails.url, PUBLIC_URL: 'https://tennis.example.org' });
    const { enter, me, leave, entering, people } = scene;
    const [one, two, three, four, five] = (await people(5)) as [Person, Person, Person, Person, Person];
    for (const person of [one, two, three, four, five]) expect((await enter(person)).status).toBe(201);
    const places = async () =>
      (await Promise.all([one, two, three, four, five].map(me))).map(({ state, place }) => place ?? state);
    expect(await places()).toEqual(['entered', 'entered', 1, 2, 3]);
    expect(await entering(one)).toMatchObject({ taken: 2, waiting: 3 });
    // Somebody who waits leaves: the others move up.
    await leave(four);
    expect(await places()).toEqual(['entered', 'entered', 1, 'withdrawn', 2]);
    await leave(one);
    expect(await places()).toEqual(['withdrawn', 'entered', 'entered', 'withdrawn', 1]);
    await deliverMails(scene.server.services);
    const promoted = mails.received.find(({ to }) => to.includes(three.user?.email ?? '?'));
    expect(promoted?.headers['subject']).toBe('You have a place in Riverside Clay Open');
    expect(promoted?.text).toContain('Player 3 has a place in Riverside Clay Open now');
    expect(promoted?.text).toContain(`https://tennis.example.org/tournaments/${scene.tournament.id}`);
    // A player who returns comes last.
    await enter(one);
    expect(await places()).toEqual([2, 'entered', 'entered', 'withdrawn', 1]);
  });

  it('moves up also when the director withdraws or removes an entry, or raises the limit', async () => {
    const { admin, params, tournament, enter, me, entries, people } = await aScene({ maxParticipants: 3 });
    const waits = (await people(4)) as [Person, Person, Person, Person];
    const late = await anEntry(admin, tournament.id, 'By Name');
    await anEntry(admin, tournament.id, 'Also By Name');
    for (const person of waits) await enter(person);
    const states = async () => (await Promise.all(waits.map(me))).map(({ state, place }) => place ?? state);
    expect(await states()).toEqual(['entered', 1, 2, 3]);
    const at = { ...params, participantId: String(late.id) };
    const body = { withdrawn: true, reason: 'injury', confirm: true } as const;
    bodyOf(await admin.call('setWithdrawal', { params: at, body }));
    expect(await states()).toEqual(['entered', 'entered', 1, 2]);
    const other = (await entries()).find(({ player }) => player?.name === 'Also By Name');
    await admin.call('removeParticipant', { params: { ...params, participantId: String(other?.id) } });
    expect(await states()).toEqual(['entered', 'entered', 'entered', 1]);
    bodyOf(await admin.call('updateTournament', { params, body: { maxParticipants: 4 } }));
    expect(await states()).toEqual(['entered', 'entered', 'entered', 'entered']);
  });

  it('gives a place to nobody out of turn: not beside those who wait, nor where it is played already', async () => {
    const { server, admin, params, tournament, enter, me, entries, people } = await aScene();
    const [one, two, waits, late] = (await people(4)) as [Person, Person, Person, Person];
    for (const person of [one, two, waits]) await enter(person);
    const idOfEntry = async (person: Person) =>
      (await entries()).find(({ userId }) => userId === person.user?.id)?.id ?? 0;
    // The director takes somebody out of their place: newcomers do not get it before those who wait.
    const list = [await idOfEntry(waits), await idOfEntry(two)];
    bodyOf(await admin.call('setAlternates', { params, body: { participantIds: list } }));
    await enter(late);
    expect([await me(waits), await me(two), await me(late)]).toMatchObject([
      { place: 1 },
      { place: 2 },
      { place: 3 },
    ]);
    // Somebody on the waiting list is removed: the others get new numbers.
    const removed = { ...params, participantId: String(await idOfEntry(two)) };
    await admin.call('removeParticipant', { params: removed });
    expect(await me(late)).toMatchObject({ place: 2 });
    // Under way nobody moves up by itself, and nobody leaves by themselves.
    await server.database.db
      .updateTable('tournaments')
      .set({ status: 'active' })
      .where('id', '=', tournament.id)
      .execute();
    const gone = { ...params, participantId: String(await idOfEntry(one)) };
    await admin.call('removeParticipant', { params: gone });
    expect(await me(late)).toMatchObject({ state: 'waiting' });
  });

  it('[D8] tells nobody of a place in a draft', async () => {
    const { server, admin, params, enter, me, people } = await aScene({ maxParticipants: 2 });
    const [one, two, waits] = (await people(3)) as [Person, Person, Person];
    for (const person of [one, two, waits]) await enter(person);
    for (const status of ['upcoming', 'draft'] as const)
      await admin.call('setTournamentStatus', { params, body: { status } });
    bodyOf(await admin.call('updateTournament', { params, body: { maxParticipants: 3 } }));
    const mails = await server.database.db.selectFrom('mails').select('kind').execute();
    expect(mails.filter(({ kind }) => kind === 'promoted')).toEqual([]);
    for (const status of ['upcoming', 'registering'] as const)
      await admin.call('setTournamentStatus', { params, body: { status } });
    expect(await me(waits)).toMatchObject({ state: 'entered' });
  });

  it('is not undone by the player where the organisers have withdrawn them, nor left with a match', async () => {
    const { admin, params, enter, leave, me, entries, people } = await aScene({ maxParticipants: 4 });
    const [one, two] = (await people(2)) as [Person, Person];
    await enter(one);
    await enter(two);
    const [first, second] = await entries();
    const body = matchBody(first?.id ?? 0, second?.id ?? 0);
    const match = bodyOf(await admin.call('createMatch', { params, body }));
    expect(reasonOf(await leave(one))).toBe('leaveDrawn');
    await admin.call('deleteMatch', { params: { id: String(match.id) } });
    const at = { ...params, participantId: String(first?.id) };
    const why = { withdrawn: true, reason: 'other', note: 'By the committee', confirm: true } as const;
    bodyOf(await admin.call('setWithdrawal', { params: at, body: why }));
    expect(reasonOf(await enter(one))).toBe('withdrawnByOrganisers');
    expect(await me(one)).toMatchObject({ state: 'withdrawn' });
  });

  it('leaves a list alone that the director has made in a tournament with free places', async () => {
    const { admin, params, tournament, entries } = await aScene({ maxParticipants: 8 });
    const first = await anEntry(admin, tournament.id, 'First');
    const second = await anEntry(admin, tournament.id, 'Second');
    await admin.call('setAlternates', { params, body: { participantIds: [second.id] } });
    await admin.call('removeParticipant', { params: { ...params, participantId: String(first.id) } });
    expect((await entries()).map(({ alternate }) => alternate)).toEqual([1]);
  });

  it('is closed before the tournament registers, after the deadline, and once the draw is out', async () => {
    const { server, admin, params, enter, leave, me, people } = await aScene({
      maxParticipants: 8,
      registrationEndDate: '2026-09-05T18:00:00Z',
    });
    const [nina, ana, late] = (await people(3)) as [Person, Person, Person];
    const move = (status: 'upcoming' | 'registering') =>
      admin.call('setTournamentStatus', { params, body: { status } });
    await move('upcoming');
    expect(reasonOf(await enter(nina))).toBe('entriesNotOpen');
    await move('registering');
    await enter(nina);
    await enter(ana);
    server.setNow('2026-09-05T18:00:01Z');
    expect(reasonOf(await enter(late))).toBe('entriesDeadline');
    server.setNow(NOW);
    const draw = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout' } }));
    const drawParams = { ...params, drawId: String(draw.id) };
    bodyOf(await admin.call('setDrawPublished', { params: drawParams, body: { published: true } }));
    expect(reasonOf(await enter(late))).toBe('entriesDrawn');
    expect(reasonOf(await leave(nina))).toBe('leaveDrawn');
    expect((await me(nina)).state).toBe('entered');
  });

  it('[AG1] asks for the year of birth where the event has an age, refuses who is too old, and keeps it private', async () => {
    const { server, params, enter, me, entering, people } = await aScene({ type: 'U14' });
    const [young, old] = (await people(2)) as [Person, Person];
    expect(await me(young)).toMatchObject({ eligibility: 'birth-unknown' });
    expect((await enter(young)).status).toBe(400);
    expect(reasonOf(await enter(old, { birthYear: 2011 }))).toBe('tooOldToEnter');
    expect(await me(old)).toMatchObject({ eligibility: 'birth-unknown' });
    expect((await enter(young, { birthYear: 2012 })).status).toBe(201);
    expect(await entering(young)).toMatchObject({ bornFrom: 2012 });
    expect(reasonOf(await enter(old, { birthYear: 2099 }))).toBe('birthYearAhead');
    const persons = await server.database.db
      .selectFrom('persons')
      .select('birth')
      .where('account_id', '=', young.user?.id ?? 0)
      .execute();
    expect(persons).toEqual([{ birth: '2012' }]);
    // Of the year neither visitors nor other players read anything.
    const member = await server.signUp('member');
    for (const reader of [server.visitor(), member, old]) {
      const told = [
        await reader.call('listParticipants', { params }),
        await reader.call('getEntering', { params }),
      ];
      expect(told.map(({ status }) => status)).toEqual([200, 200]);
      expect(JSON.stringify(bodyOf(told[0] as never))).not.toMatch(/2012|birthYear/);
      expect(JSON.stringify(bodyOf(told[1] as never)).replace('"bornFrom":2012', '')).not.toContain('2012');
    }
  });

  it('[D24] shortens a name everywhere as soon as it is known to be a child’s, and nobody grows older by their own word', async () => {
    const { server, admin, club, enter, people, tournament } = await aScene({ maxParticipants: 8 });
    const [nina] = (await people(1)) as [Person];
    const junior = await aTournament(admin, club.id, { type: 'U14', status: 'registering' });
    await enter(nina);
    const shown = async (id: number) =>
      bodyOf(await server.visitor().call('listParticipants', { params: { id: String(id) } }))[0]?.user?.name;
    expect(await shown(tournament.id)).toBe('Player 1');
    const body = { birthYear: 2014 };
    bodyOf(await nina.call('enterTournament', { params: idOf(junior), body }));
    expect(await shown(tournament.id)).toBe('P. 1.');
    // A year that nobody asked for is not kept.
    const [other] = (await people(1)) as [Person];
    await enter(other, { birthYear: 1950 });
    const persons = await server.database.db
      .selectFrom('persons')
      .select('birth')
      .where('account_id', '=', other.user?.id ?? 0)
      .execute();
    expect(persons).toEqual([{ birth: null }]);
  });

  it('[D46] is open to parents for their children, and to nobody for anybody else', async () => {
    const scene = await aScene({ type: 'U14' });
    const { server, admin, club, enter, entering, leave } = scene;
    const child = bodyOf(
      await admin.call('createPerson', {
        params: { clubId: String(club.id) },
        body: { name: 'Nina Kovač', birthYear: 2014 },
      }),
    );
    const parent = await server.signUp('member', 'Marija Kovač');
    expect((await enter(parent, { personId: child.id })).status).toBe(404);
    await lookAfter(scene, parent, child.id);
    expect((await entering(parent)).people).toMatchObject([
      { isSelf: true, state: 'none' },
      { personId: child.id, name: 'Nina Kovač', isSelf: false, eligibility: 'eligible' },
    ]);
    expect((await enter(parent, { personId: child.id })).status).toBe(201);
    const stranger = await server.signUp('member', 'Sam Other');
    expect((await leave(stranger, child.id)).status).toBe(404);
    expect((await entering(stranger)).people).toHaveLength(1);
    expect((await leave(parent, child.id)).status).toBe(200);
  });

  it('says after the draw who is in it, and who was entered too late for it', async () => {
    const { server, club, admin, params, enter, me, people } = await aScene({ maxParticipants: 8 });
    const [one, two, late] = await people(3);
    if (one === undefined || two === undefined || late === undefined) throw new Error('nobody');
    await joinClub(server, club.id, late);
    for (const person of [one, two]) await enter(person);
    expect(await me(one)).toMatchObject({ state: 'entered', inDraw: null });
    const made = bodyOf(await admin.call('makeDraw', { params, body: {} }));
    const at = { ...params, drawId: String(made.id) };
    bodyOf(await admin.call('setDrawPublished', { params: at, body: { published: true } }));
    bodyOf(await admin.call('addParticipant', { params, body: { userId: late.user?.id ?? 0 } }));
    expect(await me(one)).toMatchObject({ state: 'entered', inDraw: true });
    expect(await me(late)).toMatchObject({ state: 'entered', inDraw: false });
  });

  it('[D8] is not there in drafts, and refused in the archive', async () => {
    const { server, admin, params, enter } = await aScene({ status: 'draft' });
    const member = await server.signUp('member');
    expect((await enter(member)).status).toBe(404);
    await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } });
    await admin.call('archiveTournament', { params, body: { archived: true } });
    expect((await enter(member)).status).toBe(409);
  });
});

it('fifty who enter at the same moment share sixteen places, each of them once and in one order', async () => {
  const { enter, entries, entering, people, server } = await aScene({ maxParticipants: 16 });
  const crowd = await people(50);
  const answers = await Promise.all(crowd.map((person) => enter(person)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const all = await entries();
  expect(all).toHaveLength(50);
  expect(new Set(all.map(({ userId }) => userId)).size).toBe(50);
  expect(all.filter(({ alternate }) => alternate === null)).toHaveLength(16);
  const waiting = all.flatMap(({ id, alternate }) => (alternate === null ? [] : [{ id, alternate }]));
  const inOrder = waiting.toSorted((a, b) => a.alternate - b.alternate);
  expect(inOrder.map(({ alternate }) => alternate)).toEqual(Array.from({ length: 34 }, (_, n) => n + 1));
  expect(inOrder.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(await entering(server.visitor())).toMatchObject({ taken: 16, waiting: 34 });
}, 60_000);
