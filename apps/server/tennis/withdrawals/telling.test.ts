// The right people are told of a withdrawal from a published draw, at the right time, and the notices change if it is taken back (D14, D46, D53).
import type { WithdrawalBody } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { drawParams, entered, idOf, matchesOf, win } from '../../testing/draws.ts';
import { aClub, aTournament, bodyOf, matchBody } from '../../testing/factories.ts';
import { levelGroups } from '../../testing/level-groups.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00.000Z';
/** Half a minute later, and a minute and a half: by then everybody reads it. */
const EARLY = '2026-09-01T10:00:30.000Z';
const LATE = '2026-09-01T10:01:30.000Z';

const toldTo = async (by: Person) =>
  bodyOf(await by.call('getNotices', {})).notices.filter(({ kind }) => kind !== 'draw_out');
const kindsOf = async (by: Person) => (await toldTo(by)).map(({ kind }) => kind);

/** Two matches of a first round are out, and `waiting` people wait. */
async function aScene(waiting: number) {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, {
    name: 'Riverside Clay Open',
    status: 'registering',
    maxParticipants: 4,
  });
  const params = idOf(tournament);
  const names = ['Nina Kovač', 'Priya Raman', 'Aria Shah', 'Lea Horn', 'Mia Berg'].slice(0, 4 + waiting);
  const players = await Promise.all(names.map((name) => server.signUp('member', name)));
  for (const player of players) bodyOf(await player.call('enterTournament', { params, body: {} }));
  await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } });
  const made = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout', randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
  const accountOf = (name: string | null | undefined): Person => {
    const found = players.find(({ user }) => user?.name === name);
    if (found === undefined) throw new Error(`no account of ${name}`);
    return found;
  };
  const [match, other] = (await matchesOf(admin, tournament)).filter(
    ({ p1Name, p2Name }) => p1Name !== null && p2Name !== null,
  );
  if (match === undefined || other === undefined) throw new Error('no match');
  const at = { ...params, participantId: String(match.participant1Id) };
  const withdraw = async () =>
    bodyOf(
      await admin.call('setWithdrawal', {
        params: at,
        body: { withdrawn: true, reason: 'injury', confirm: true },
      }),
    );
  const { db } = server.database;
  return {
    server,
    admin,
    tournament,
    match,
    leaves: accountOf(match.p1Name),
    opponent: accountOf(match.p2Name),
    others: [accountOf(other.p1Name), accountOf(other.p2Name)],
    waits: players[4] ?? admin,
    withdraw,
    returns: async () =>
      bodyOf(await admin.call('setWithdrawal', { params: at, body: { withdrawn: false, confirm: true } })),
    undo: async (act: number | undefined) =>
      bodyOf(await admin.call('undoInDraw', { params: drawParams(made), body: { act: act ?? 0 } })),
    mails: () =>
      db
        .selectFrom('mails')
        .select(['recipient', 'next_attempt_at'])
        .where('kind', '=', 'promoted')
        .execute(),
    personOf: async (name: string) =>
      (await db.selectFrom('persons').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id,
  };
}

/** A match of two people without a draw. */
async function byHand() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { status: 'registering', maxParticipants: 4 });
  const params = idOf(tournament);
  const players = [
    await server.signUp('member', 'Nina Kovač'),
    await server.signUp('member', 'Priya Raman'),
  ] as const;
  for (const player of players) bodyOf(await player.call('enterTournament', { params, body: {} }));
  const entries = bodyOf(await admin.call('listParticipants', { params }));
  const [leaves = 0, stays = 0] = ['Nina Kovač', 'Priya Raman'].map(
    (name) => entries.find(({ user }) => user?.name === name)?.id ?? 0,
  );
  const match = bodyOf(await admin.call('createMatch', { params, body: matchBody(leaves, stays) }));
  const at = { ...params, participantId: String(leaves) };
  const write = async (body: WithdrawalBody) =>
    bodyOf(await admin.call('setWithdrawal', { params: at, body }));
  return { server, admin, tournament, match, opponent: players[1], write };
}

describe('a withdrawal from matches made by hand', () => {
  const OUT = { withdrawn: true, reason: 'injury' } as const;

  it('[D57] names the matches that stay open, and tells the opponent; the result stays with the director', async () => {
    const { server, admin, tournament, match, opponent, write } = await byHand();
    const stays = ['Nina Kovač v Priya Raman stays open: you enter its result.'];
    expect((await write(OUT)).consequences).toEqual(stays);
    expect((await write({ ...OUT, confirm: true })).consequences).toEqual(stays);
    expect(await kindsOf(opponent)).toEqual([]);
    server.setNow(LATE);
    expect(await toldTo(opponent)).toMatchObject([{ kind: 'opponent_left', match: { id: match.id } }]);
    expect(await matchesOf(admin, tournament)).toMatchObject([{ status: 'scheduled', winnerId: null }]);
    const [read] = await toldTo(opponent);
    bodyOf(await opponent.call('readNotices', { body: { id: read?.id ?? 0 } }));
    await write({ withdrawn: false, confirm: true });
    expect(await toldTo(opponent)).toMatchObject([
      { kind: 'opponent_left', facts: { isOut: false } },
      { kind: 'opponent_left' },
    ]);
  });

  it('tells nobody if it is taken back at once, or if the match has a result', async () => {
    const { server, admin, match, opponent, write } = await byHand();
    await write({ ...OUT, confirm: true });
    await write({ withdrawn: false, confirm: true });
    server.setNow(LATE);
    expect(await toldTo(opponent)).toEqual([]);
    await win(admin, match);
    expect((await write(OUT)).consequences).toEqual([]);
  });
});

describe('a withdrawal from a draw that is out', () => {
  it('[D14, SB1] tells who steps in, by mail too, the opponent, and whose entry it was, a minute later', async () => {
    const { server, admin, match, leaves, opponent, others, waits, withdraw, mails } = await aScene(1);
    await withdraw();
    for (const one of [leaves, opponent, waits]) expect(await kindsOf(one)).toEqual([]);
    server.setNow(LATE);
    expect(await toldTo(waits)).toMatchObject([{ kind: 'promoted', entryName: 'Mia Berg' }]);
    expect(await mails()).toEqual([
      { recipient: waits.user?.email, next_attempt_at: '2026-09-01T10:01:00.000Z' },
    ]);
    const [told, ...more] = await toldTo(opponent);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ kind: 'opponent', match: { id: match.id } });
    expect([told?.match?.p1Name, told?.match?.p2Name]).toContain('Mia Berg');
    expect(await toldTo(leaves)).toMatchObject([{ kind: 'withdrawn', person: { isSelf: true } }]);
    for (const one of [...others, admin]) expect(await kindsOf(one)).toEqual([]);
  });

  it('[OU1, D46] tells the opponent that it is a walkover, and those who look after them', async () => {
    const { server, match, opponent, others, withdraw, personOf } = await aScene(0);
    const parent = await server.signUp('member', 'Marija Kovač');
    await server.database.db
      .insertInto('person_managers')
      .values({
        person_id: await personOf(opponent.user?.name ?? ''),
        user_id: parent.user?.id ?? 0,
        created_at: NOW,
      })
      .execute();
    await withdraw();
    server.setNow(LATE);
    for (const one of [opponent, parent])
      expect(await toldTo(one)).toMatchObject([
        { kind: 'unplayed', match: { id: match.id, winnerId: match.participant2Id } },
      ]);
    for (const one of others) expect(await kindsOf(one)).toEqual([]);
  });

  it('tells both of a pair', async () => {
    const { server, match, leaves, waits: partner, withdraw, personOf } = await aScene(1);
    const { db } = server.database;
    const id = await personOf('Mia Berg');
    await db.deleteFrom('participants').where('person_id', '=', id).execute();
    await db
      .updateTable('participants')
      .set({ partner_person_id: id })
      .where('id', '=', match.participant1Id ?? 0)
      .execute();
    await withdraw();
    server.setNow(LATE);
    for (const one of [leaves, partner]) expect(await kindsOf(one)).toEqual(['withdrawn']);
  });

  it('that is undone within a minute is told to nobody, and no mail goes out', async () => {
    const { server, leaves, opponent, waits, withdraw, undo, mails } = await aScene(1);
    const { undo: act } = await withdraw();
    expect(await mails()).toHaveLength(1);
    server.setNow(EARLY);
    await undo(act?.id);
    server.setNow(LATE);
    for (const one of [leaves, opponent, waits]) expect(await kindsOf(one)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('that is undone later is told no more where nobody has read it, and else how it is now', async () => {
    const { server, match, leaves, opponent, waits, withdraw, undo } = await aScene(1);
    const { undo: act } = await withdraw();
    server.setNow(LATE);
    const [read] = await toldTo(opponent);
    bodyOf(await opponent.call('readNotices', { body: { id: read?.id ?? 0 } }));
    await undo(act?.id);
    expect(await kindsOf(leaves)).toEqual([]);
    const [now] = await toldTo(opponent);
    expect(await kindsOf(opponent)).toEqual(['opponent', 'opponent']);
    expect(now).toMatchObject({ isRead: false, match: { id: match.id, p1Name: match.p1Name } });
    expect(await kindsOf(waits)).toEqual(['place_back']);
  });

  it('that ends with a return tells the opponent that there is a match again, who had read of the walkover', async () => {
    const { server, match, leaves, opponent, withdraw, returns } = await aScene(0);
    await withdraw();
    server.setNow(LATE);
    for (const one of [leaves, opponent]) {
      const [read] = await toldTo(one);
      bodyOf(await one.call('readNotices', { body: { id: read?.id ?? 0 } }));
    }
    await returns();
    expect(await toldTo(opponent)).toMatchObject([
      { kind: 'opponent', match: { id: match.id, winnerId: null } },
      { kind: 'unplayed' },
    ]);
    expect(await kindsOf(leaves)).toEqual(['promoted', 'withdrawn']);
  });
});

/** One of the second match has won it and left; the first is still to be played. */
async function leftInTheFinal() {
  const scene = await aScene(0);
  const { server, admin, tournament, match, others } = scene;
  const other = (await matchesOf(admin, tournament)).find(
    ({ id, p1Name }) => id !== match.id && p1Name !== null,
  );
  if (other === undefined) throw new Error('no match');
  bodyOf(await win(admin, other));
  const leaving = { ...idOf(tournament), participantId: String(other.participant1Id) };
  const leave = { withdrawn: true, reason: 'injury', confirm: true } as const;
  bodyOf(await admin.call('setWithdrawal', { params: leaving, body: leave }));
  server.setNow(LATE);
  const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
  if (final === undefined) throw new Error('no final');
  const wins = async (winnerId: number | null, more: object = {}) =>
    bodyOf(await admin.call('setMatchWinner', { params: idOf(match), body: { winnerId, ...more } }));
  const players = { upper: scene.leaves, lower: scene.opponent };
  return { ...scene, ...players, final, wins, gone: others[0] ?? admin };
}

/** Makes somebody look after everybody who has entered anything. */
async function looksAfterAll({ database: { db } }: TestServer, { user }: Person): Promise<void> {
  const people = await db.selectFrom('participants').select('person_id').execute();
  await db
    .insertInto('person_managers')
    .values(
      people.map(({ person_id: id }) => ({ person_id: id ?? 0, user_id: user?.id ?? 0, created_at: NOW })),
    )
    .execute();
}

/** The semi-final that an entry has reached. */
async function theirs(admin: Person, tournament: { id: number }, entry: number | null) {
  const found = (await matchesOf(admin, tournament)).find(
    ({ round, participant1Id: one, participant2Id: two }) =>
      round === 'semi_final' && [one, two].includes(entry),
  );
  if (found === undefined) throw new Error('no semi-final');
  return found;
}

const unplayedTo = async (by: Person) => (await toldTo(by)).filter(({ kind }) => kind === 'unplayed');

/** A semi-final is over before it has begun, because its player has left; somebody who looks after everybody has read so. */
async function readWalkover() {
  const server = await aServer({ now: NOW });
  const { admin, tournament } = await entered(8, {}, server);
  const params = idOf(tournament);
  const made = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout', randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
  const parent = await server.signUp('member', 'Marija Kovač');
  await looksAfterAll(server, parent);
  const [played, next] = (await matchesOf(admin, tournament)).filter(
    ({ round }) => round === 'quarter_final',
  );
  if (played === undefined || next === undefined) throw new Error('no quarter-final');
  bodyOf(await win(admin, played));
  const leaver = { ...params, participantId: String(played.participant1Id) };
  const turn = async (withdrawn: boolean) => {
    const body = withdrawn
      ? { withdrawn, reason: 'injury' as const, confirm: true }
      : { withdrawn, confirm: true };
    bodyOf(await admin.call('setWithdrawal', { params: leaver, body }));
  };
  await turn(true);
  server.setNow(LATE);
  bodyOf(await win(admin, next));
  server.setNow('2026-09-01T10:03:00.000Z');
  const semiFinal = await theirs(admin, tournament, next.participant1Id);
  expect(semiFinal.status).toBe('completed');
  expect(await unplayedTo(parent)).toMatchObject([{ match: { id: semiFinal.id } }]);
  const [newest] = await toldTo(parent);
  bodyOf(await parent.call('readNotices', { body: { upTo: newest?.id ?? 0 } }));
  const now = async () => {
    const { status } = await theirs(admin, tournament, next.participant1Id);
    const news = (await toldTo(parent)).find(({ match }) => match?.id === semiFinal.id);
    return { status, news: news?.kind, isRead: news?.isRead };
  };
  return { admin, played, turn, now };
}

describe('a walkover that comes of a result, since the opponent has left before', () => {
  it('[D14, D46] is told to whoever goes on by it, a minute later, and to nobody who has left', async () => {
    const { server, match, final, upper, lower, gone, wins } = await leftInTheFinal();
    await wins(match.participant1Id);
    for (const one of [upper, lower, gone]) expect(await unplayedTo(one)).toEqual([]);
    server.setNow('2026-09-01T10:03:00.000Z');
    expect(await unplayedTo(upper)).toMatchObject([
      { match: { id: final.id, winnerId: match.participant1Id }, isRead: false },
    ]);
    for (const one of [lower, gone]) expect(await unplayedTo(one)).toEqual([]);
  });

  it('is told to the other where the result is corrected, and to nobody any longer where it is undone', async () => {
    const { server, match, final, upper, lower, wins, undo } = await leftInTheFinal();
    await wins(match.participant1Id);
    server.setNow('2026-09-01T10:03:00.000Z');
    expect(await unplayedTo(upper)).toHaveLength(1);
    const corrected = await wins(match.participant2Id, { confirm: true });
    server.setNow('2026-09-01T10:05:00.000Z');
    expect(await unplayedTo(upper)).toEqual([]);
    expect(await unplayedTo(lower)).toMatchObject([
      { match: { id: final.id, winnerId: match.participant2Id } },
    ]);
    await undo(corrected.undo?.id);
    server.setNow('2026-09-01T10:07:00.000Z');
    expect(await unplayedTo(lower)).toEqual([]);
    expect(await unplayedTo(upper)).toHaveLength(1);
    await wins(null, { confirm: true });
    for (const one of [upper, lower]) expect(await unplayedTo(one)).toEqual([]);
  });

  describe('that somebody has read', () => {
    it('is none any more when who has left is brought back: they hear that the match is played', async () => {
      const { turn, now } = await readWalkover();
      await turn(false);
      expect(await now()).toEqual({ status: 'scheduled', news: 'opponent', isRead: false });
    });

    it('is none any more when somebody else had won against who has left: they hear whom they play', async () => {
      const { admin, played, now } = await readWalkover();
      const body = { winnerId: played.participant2Id, confirm: true };
      bodyOf(await admin.call('setMatchWinner', { params: idOf(played), body }));
      expect(await now()).toEqual({ status: 'scheduled', news: 'opponent', isRead: false });
    });
  });

  it('is told too where the order of a group decides who goes on', async () => {
    const server = await aServer({ now: NOW });
    const { club, admin } = await aClub(server);
    const { tournament, draw, read } = await levelGroups(admin, club.id, 2, { lots: 'director' });
    const parent = await server.signUp('member', 'Marija Kovač');
    await looksAfterAll(server, parent);
    const settle = async (stage: number) =>
      bodyOf(await admin.call('settleGroup', { params: drawParams(draw), body: { stage, order: 'lot' } }));
    await settle(0);
    // Everybody of the group leaves: whoever leaves alone is passed over [RR9].
    const { entries, stages } = await read();
    const own = stages[0]?.table?.rows ?? [];
    for (const { entry } of own) {
      const at = { ...idOf(tournament), participantId: String(entries[entry]?.participantId) };
      const body = { withdrawn: true, reason: 'injury', confirm: true } as const;
      bodyOf(await admin.call('setWithdrawal', { params: at, body }));
    }
    server.setNow(LATE);
    expect(await unplayedTo(parent)).toEqual([]);
    await settle(1);
    server.setNow('2026-09-01T10:03:00.000Z');
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    expect(await unplayedTo(parent)).toMatchObject([{ match: { id: final?.id } }]);
    expect(final).toMatchObject({ status: 'completed' });
  });
});
