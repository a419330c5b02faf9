// People enter for themselves, or for those they look after, when they cannot play and when they would like to (OP8, OP20): who may do it, who reads
// it, and what happens once the order of play is out.
import type { EntryTime } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { drawParams, idOf, matchesOf } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, joinClub, matchBody } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const DAY = '2026-09-12';
const away = (from: string, to: string, day = DAY): EntryTime => ({ kind: 'away', day, from, to });
const MORNING = away('00:00', '15:00');
const EVENING = away('18:00', '24:00');

const reasonOf = ({ body }: { readonly body: unknown }) => (body as { reason?: string }).reason;

/** The notices about times: the entry, and the days. */
const told = async (by: Person) =>
  bodyOf(await by.call('getNotices', {}))
    .notices.filter(({ kind }) => kind === 'times_asked')
    .map(({ entryName, facts }) => [entryName, facts.days]);

const many = (count: number, hour: number) =>
  Array.from({ length: count }, (_, at) => away(`${hour}:${10 + at}`, `${hour}:${11 + at}`));

/** The times in somebody's download. */
const downloaded = async (by: Person) => bodyOf(await by.call('getUserData', {})).entries[0]?.times;

async function aScene(fields: object = {}) {
  const server = await aServer({ now: '2026-09-01T10:00:00.000Z' });
  const { admin, club } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { status: 'registering', ...fields });
  const params = idOf(tournament);
  const member = async (name: string): Promise<Person> => {
    const person = await server.signUp('member', name);
    await joinClub(server, club.id, person);
    return person;
  };
  const entering = async (by: Person) => bodyOf(await by.call('getEntering', { params }));
  const of = async (by: Person, personId?: number) =>
    (await entering(by)).people.find((one) =>
      personId === undefined ? one.isSelf : one.personId === personId,
    );
  const say = async (by: Person, times: readonly EntryTime[], personId?: number) =>
    by.call('setEntryTimes', {
      params: { ...params, personId: String(personId ?? (await of(by))?.personId) },
      body: { times: [...times] },
    });
  const enter = async (by: Person, body: object = {}) =>
    bodyOf(await by.call('enterTournament', { params, body }));
  const entries = async (by: Person = admin) => bodyOf(await by.call('listParticipants', { params }));
  const timesOf = async (by: Person = admin) => (await entries(by)).map(({ times }) => times);
  return { server, admin, club, tournament, params, member, of, say, enter, entries, timesOf };
}

/** A scene with four players, of whom the first is a member, and a published draw. */
async function aDrawnScene() {
  const scene = await aScene();
  const { server, admin, club, tournament, params, member, enter } = scene;
  const nina = await member('Nina Kovač');
  await enter(nina);
  for (const name of ['Bea Ray', 'Cleo Day', 'Dora May']) await anEntry(admin, tournament.id, name);
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const named = [{ name: 'Court 1', hours }];
  bodyOf(await admin.call('createCourts', { params: { clubId: String(club.id) }, body: { courts: named } }));
  const draw = bodyOf(await admin.call('makeDraw', { params, body: { randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  const ofDay = { clubId: String(club.id), day: DAY };
  const entry = (await scene.entries()).find(({ userId }) => userId === nina.user?.id);
  const match = (await matchesOf(admin, tournament)).find(
    ({ participant1Id, participant2Id }) => participant1Id === entry?.id || participant2Id === entry?.id,
  );
  const suggested = async () => bodyOf(await admin.call('suggestOrder', { params: ofDay }));
  const startOf = async () =>
    (await suggested()).moves.find(({ matchId }) => matchId === match?.id)?.startTime;
  const publish = async () => {
    const { moves } = await suggested();
    bodyOf(
      await admin.call('moveMatches', {
        params: ofDay,
        body: { moves: moves.map(({ matchId, courtId, startTime }) => ({ matchId, courtId, startTime })) },
      }),
    );
    bodyOf(await admin.call('setOrderPublished', { params: ofDay, body: { published: true } }));
  };
  const ofEntry = { ...params, participantId: String(entry?.id) };
  return { ...scene, server, nina, match, ofDay, startOf, publish, ofEntry };
}

describe('times that people say themselves', () => {
  it('[OP8] are planned around, and read by those who run the tournament and the people of the entry only', async () => {
    const scene = await aDrawnScene();
    const { nina, server, say, of, timesOf, startOf, member, admin } = scene;
    const answer = bodyOf(await say(nina, [MORNING]));
    const own = { ...MORNING, by: 'player' };
    expect(answer.people.find(({ isSelf }) => isSelf)?.times).toEqual({
      as: 'player',
      noted: [own],
      publishedDays: [],
    });
    expect(await startOf()).toBe(`${DAY}T15:00:00.000Z`);
    expect(await timesOf()).toContainEqual([own]);
    expect(await timesOf(nina)).toContainEqual([own]);
    const stranger = await member('Pat Stranger');
    for (const other of [server.visitor(), stranger]) {
      expect(JSON.stringify([await timesOf(other), await of(other)])).not.toContain('15:00');
    }
    expect((await of(stranger))?.times).toBeNull();
    // Before the order of play is out nobody has to be told.
    expect(await told(admin)).toEqual([]);
  });

  it('[OP8] are said for a child by those who look after it, and by nobody else', async () => {
    const { server, admin, tournament, member, say, of, timesOf } = await aScene();
    const [parent, stranger] = [await member('Paul Berg'), await member('Pat Stranger')];
    const child = await anEntry(admin, tournament.id, 'Mia Berg');
    await server.database.db
      .insertInto('person_managers')
      .values({
        person_id: child.personId ?? 0,
        user_id: parent.user?.id ?? 0,
        created_at: '2026-09-01T10:00:00.000Z',
      })
      .execute();
    expect((await say(parent, [EVENING], child.personId ?? 0)).status).toBe(200);
    expect((await of(parent, child.personId ?? 0))?.times?.noted).toEqual([{ ...EVENING, by: 'player' }]);
    expect((await say(stranger, [MORNING], child.personId ?? 0)).status).toBe(404);
    expect(await timesOf()).toEqual([[{ ...EVENING, by: 'player' }]]);
    const { people } = bodyOf(await parent.call('getUserData', {}));
    expect(people.flatMap(({ entries }) => entries.map(({ times }) => times))).toEqual([
      [{ ...EVENING, by: 'player' }],
    ]);
  });

  it('[OP8] of a pair are of two people: each says their own, and who leaves takes theirs along', async () => {
    const { admin, params, member, enter, say, of, timesOf } = await aScene({ type: 'Doubles' });
    const [nina, ana] = [await member('Nina Kovač'), await member('Ana Lind')];
    await enter(nina, { looking: true });
    await enter(ana, { looking: true });
    bodyOf(await say(nina, [MORNING]));
    bodyOf(await say(ana, [EVENING]));
    const [entry] = bodyOf(await ana.call('getEntering', { params })).looking;
    const personId = String((await of(ana))?.personId);
    const body = { partnerEntryId: entry?.participantId ?? 0 };
    bodyOf(await ana.call('seekPartner', { params: { ...params, personId }, body }));
    const [request] = bodyOf(await nina.call('getEntering', { params })).requests;
    const at = { ...params, requestId: String(request?.id) };
    bodyOf(await nina.call('answerPartner', { params: at, body: { accept: true } }));
    // Ana has asked, so Nina plays with her.
    const both = [
      { ...EVENING, by: 'player' },
      { ...MORNING, by: 'partner' },
    ];
    expect(await timesOf()).toEqual([both]);
    expect((await of(nina))?.times).toMatchObject({ as: 'partner', noted: both });
    bodyOf(await say(nina, []));
    expect(await timesOf()).toEqual([[both[0]]]);
    bodyOf(await say(nina, [MORNING]));
    const own = String((await of(ana))?.personId);
    bodyOf(await ana.call('leaveTournament', { params: { ...params, personId: own } }));
    expect(await timesOf()).toEqual([[{ ...MORNING, by: 'player' }]]);
    expect(bodyOf(await admin.call('listParticipants', { params }))).toHaveLength(1);
  });

  it('[OP8] of a day whose order of play is out are a request: those who run it are told, and decide', async () => {
    const scene = await aDrawnScene();
    const { nina, admin, say, of, timesOf, publish, ofEntry, ofDay, match } = scene;
    await publish();
    bodyOf(await say(nina, [MORNING, away('10:00', '12:00', '2026-09-13')]));
    const asked = { ...MORNING, by: 'player', asked: true };
    const later = { ...away('10:00', '12:00', '2026-09-13'), by: 'player' };
    expect((await of(nina))?.times).toMatchObject({ publishedDays: [DAY], noted: [asked, later] });
    expect(await told(admin)).toEqual([['Nina Kovač', [DAY]]]);
    expect(await told(nina)).toEqual([]);
    const order = async () => bodyOf(await admin.call('getOrderOfPlay', { params: ofDay }));
    // The plan stands, and the desk sees what is asked.
    const { desk, matches } = await order();
    expect(desk?.faults).toEqual([]);
    expect(matches.find(({ id }) => id === match?.id)?.times?.flat()).toEqual([asked]);
    // Said once more before anybody has looked: nobody is told twice.
    const other = away('10:00', '12:00', '2026-09-13');
    bodyOf(await say(nina, [other]));
    bodyOf(await say(nina, [MORNING, other]));
    expect(await told(admin)).toHaveLength(1);
    const change = (times: readonly EntryTime[]) =>
      admin.call('updateParticipant', { params: ofEntry, body: { times: [...times] } });
    bodyOf(await change([MORNING, other]));
    expect(await timesOf()).toContainEqual([{ ...MORNING, by: 'player' }, later]);
    const faults = (await order()).desk?.faults ?? [];
    expect([...new Set(faults.map(({ rule }) => rule))]).toEqual(['OP8']);
  });

  it('[OP8] stay whose they are when those who run the tournament change the others, who see what they overwrite', async () => {
    const { nina, admin, say, timesOf, ofEntry } = await aDrawnScene();
    const change = (body: { times: EntryTime[]; timesSeen?: EntryTime[] }) =>
      admin.call('updateParticipant', { params: ofEntry, body });
    bodyOf(await change({ times: [EVENING], timesSeen: [] }));
    bodyOf(await say(nina, [MORNING]));
    expect(reasonOf(await change({ times: [], timesSeen: [EVENING] }))).toBe('timesChanged');
    const both = [EVENING, MORNING];
    bodyOf(await change({ times: both, timesSeen: both }));
    expect(await timesOf()).toContainEqual([EVENING, { ...MORNING, by: 'player' }]);
    // One's own do not touch what was noted.
    bodyOf(await say(nina, []));
    expect(await timesOf()).toContainEqual([EVENING]);
  });

  it('are refused in words where there are too many, where one has left and when all is over', async () => {
    const { nina, admin, server, say, ofEntry, of, timesOf } = await aDrawnScene();
    expect(await say(nina, many(9, 10))).toMatchObject({
      status: 400,
      body: { issues: [{ message: 'Please enter no more than 8 times.' }] },
    });
    bodyOf(await admin.call('updateParticipant', { params: ofEntry, body: { times: many(20, 11) } }));
    expect(reasonOf(await say(nina, [MORNING]))).toBe('timesFull');
    expect((await timesOf()).flat()).not.toContainEqual({ ...MORNING, by: 'player' });
    const ninas = (await of(nina))?.personId;
    const body = { withdrawn: true, reason: 'injury', confirm: true } as const;
    bodyOf(await admin.call('setWithdrawal', { params: ofEntry, body }));
    expect((await of(nina))?.times).toBeNull();
    expect(reasonOf(await say(nina, [], ninas))).toBe('withdrawnAlready');
    bodyOf(await admin.call('setWithdrawal', { params: ofEntry, body: { withdrawn: false, confirm: true } }));
    await server.database.db.updateTable('tournaments').set({ status: 'completed' }).execute();
    expect(reasonOf(await say(nina, [], ninas))).toBe('timesOver');
  });

  it('are in the download of their own person, without what the partner has said, and go with the account', async () => {
    const { server, admin, params, member, enter, say, of, entries } = await aScene({ type: 'Doubles' });
    const [nina, ana] = [await member('Nina Kovač'), await member('Ana Lind')];
    await enter(nina, { partnerPersonId: (await of(ana))?.personId });
    const [request] = bodyOf(await ana.call('getEntering', { params })).requests;
    const at = { ...params, requestId: String(request?.id) };
    bodyOf(await ana.call('answerPartner', { params: at, body: { accept: true } }));
    bodyOf(await say(nina, [MORNING]));
    bodyOf(await say(ana, [EVENING]));
    expect(await downloaded(nina)).toEqual([{ ...MORNING, by: 'player' }]);
    expect(await downloaded(ana)).toEqual([{ ...EVENING, by: 'partner' }]);
    // In a match an entry stays when its account goes.
    const others = { name: 'By Name', partnerName: 'Too' };
    const other = bodyOf(await admin.call('addParticipant', { params, body: others }));
    const [pair] = await entries();
    bodyOf(await admin.call('createMatch', { params, body: matchBody(pair?.id ?? 0, other.id) }));
    const gone = await nina.call('eraseAccount', { body: { password: 'Tennis123' } });
    expect(gone.status).toBe(204);
    const rows = await server.database.db.selectFrom('participants').select('times').execute();
    expect(rows.flatMap(({ times }) => (times === null ? [] : (JSON.parse(times) as unknown)))).toEqual([
      { ...EVENING, by: 'partner' },
    ]);
  });
});
