// Matches by a last day (OP39, ADR 33): last days, free places, proposals and how they end, contact, reminders.
import { describe, expect, it } from 'vitest';
import type { Arrangement, Match } from '@tennis/contract';
import { keepReminders } from '../../../start/deadlines.ts';
import { drawParams, idOf, matchesOf } from '../../../testing/draws.ts';
import { aClub, aTournament, bodyOf } from '../../../testing/factories.ts';
import { aServer, type Person } from '../../../testing/server.ts';

const NOW = '2026-11-02T12:00:00.000Z';
const LAST = '2026-11-30';
const at = (day: string, clock: string): string => `2026-11-${day}T${clock}:00.000Z`;

/** A club with two courts, and a championship of four with a published draw over a month. */
async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '12:00' }));
  const { courts } = bodyOf(
    await admin.call('createCourts', {
      params: { clubId: String(club.id) },
      body: { courts: ['Court 1', 'Court 2'].map((name) => ({ name, hours })) },
    }),
  );
  const tournament = await aTournament(admin, club.id, {
    name: 'Club Championship',
    status: 'registering',
    startDate: '2026-11-01T09:00:00.000Z',
    endDate: '2026-12-20T18:00:00.000Z',
    maxParticipants: 4,
  });
  const params = idOf(tournament);
  const players: Person[] = [];
  for (const name of ['Nina Kovač', 'Priya Raman', 'Aria Shah', 'Bo Lind']) {
    const player = await server.signUp('member', name);
    bodyOf(await player.call('enterTournament', { params, body: {} }));
    players.push(player);
  }
  await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } });
  const made = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout', randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
  const all = await matchesOf(admin, tournament);
  // The weeks go by, and everybody stays signed in.
  const setNow = async (now: string) => {
    server.setNow(now);
    const stay = { last_seen_at: now, expires_at: '2030-01-01T00:00:00.000Z' };
    await server.database.db.updateTable('sessions').set(stay).execute();
  };
  const setDays = (playBy: string | null, matches: readonly Match[] = all) =>
    admin.call('setLastDays', {
      params,
      body: { matches: matches.map(({ id, version }) => ({ matchId: id, version, playBy })) },
    });
  const semi = all.find(({ participant1Id }) => participant1Id !== null);
  if (semi === undefined) throw new Error('no match');
  const named = (name: string | null): Person => {
    const found = players.find(({ user }) => user?.name === name);
    if (found === undefined) throw new Error(`no ${name ?? 'player'}`);
    return found;
  };
  const one = named(semi.p1Name);
  const other = named(semi.p2Name);
  const third = players.find((player) => player !== one && player !== other) ?? one;
  return { server, club, admin, courts, tournament, all, semi, one, other, third, setDays, setNow };
}

type Scene = Awaited<ReturnType<typeof aScene>>;

const read = async (by: Person, { semi }: Pick<Scene, 'semi'>, day?: string): Promise<Arrangement> =>
  bodyOf(await by.call('getArrangement', { params: idOf(semi), query: day === undefined ? {} : { day } }));

const propose = (
  by: Person,
  { semi, courts }: Pick<Scene, 'semi' | 'courts'>,
  startTime: string,
  court = 0,
) =>
  by.call('proposePlace', {
    params: idOf(semi),
    body: { courtId: courts[court]?.id ?? 0, startTime },
  });

const answer = (
  by: Person,
  { semi }: Pick<Scene, 'semi'>,
  proposalId: number,
  said: 'accepted' | 'declined' | 'withdrawn',
) => by.call('answerProposal', { params: idOf(semi), body: { proposalId, answer: said } });

const bell = async (by: Person) => bodyOf(await by.call('getNotices', {})).notices.map(({ kind }) => kind);

const reminders = async (by: Person) => (await bell(by)).filter((kind) => kind === 'play_by').length;

describe('last days', () => {
  it('are set for a whole draw at once, or for none of it [OP39]', async () => {
    const { admin, tournament, all, setDays } = await aScene();
    const stale = all.map((match, index) => (index === 2 ? { ...match, version: 99 } : match));
    expect((await setDays(LAST, stale)).status).toBe(409);
    expect((await setDays('2026-11-01')).status).toBe(400);
    expect((await matchesOf(admin, tournament)).map(({ playBy }) => playBy)).toEqual([null, null, null]);
    expect(bodyOf(await setDays(LAST)).map(({ playBy }) => playBy)).toEqual([LAST, LAST, LAST]);
    const now = await matchesOf(admin, tournament);
    expect(now.map(({ playBy }) => playBy)).toEqual([LAST, LAST, LAST]);
    // The same once more changes nothing.
    expect(bodyOf(await setDays(LAST, now)).map(({ version }) => version)).toEqual(
      now.map(({ version }) => version),
    );
    expect(bodyOf(await setDays(null, now)).map(({ playBy }) => playBy)).toEqual([null, null, null]);
  });

  it('are those of matches of the tournament that are still to be played', async () => {
    const { admin, club, all, setDays } = await aScene();
    const elsewhere = await aTournament(admin, club.id, { name: 'Elsewhere' });
    const body = { matches: [{ matchId: all[0]?.id ?? 0, playBy: LAST }] };
    expect((await admin.call('setLastDays', { params: idOf(elsewhere), body })).status).toBe(400);
    const [first] = all;
    if (first === undefined) throw new Error('no match');
    const winnerId = first.participant1Id;
    const scores = { text: '6-1 6-2' };
    bodyOf(
      await admin.call('setMatchScores', { params: idOf(first), body: { scores, winnerId, complete: true } }),
    );
    expect((await setDays(LAST, [{ ...first, version: first.version + 1 }])).status).toBe(409);
  });
});

describe('free places', () => {
  it('are the lawful starts of a day on the club’s courts, for those who play alone', async () => {
    const scene = await aScene();
    const { server, admin, one, third, semi, courts, setDays, setNow } = scene;
    bodyOf(await setDays(LAST));
    const params = idOf(semi);
    expect((await server.visitor().call('getArrangement', { params })).status).toBe(401);
    for (const stranger of [third, admin])
      expect((await stranger.call('getArrangement', { params })).status).toBe(403);
    const day = await read(one, scene, '2026-11-10');
    // An hour and a half before noon, each half hour.
    expect(day.places.map(({ court, startTime }) => `${court} ${startTime.slice(11, 16)}`)).toEqual([
      'Court 1 09:00',
      'Court 1 09:30',
      'Court 1 10:00',
      'Court 1 10:30',
      'Court 2 09:00',
      'Court 2 09:30',
      'Court 2 10:00',
      'Court 2 10:30',
    ]);
    // The other semi-final takes a place that day.
    const other = scene.all.find(({ id, participant1Id }) => id !== semi.id && participant1Id !== null);
    bodyOf(
      await admin.call('updateMatch', {
        params: idOf(other ?? semi),
        body: { court: courts[0]?.name ?? '', startTime: at('10', '09:00') },
      }),
    );
    const after = await read(one, scene, '2026-11-10');
    expect(after.places.filter(({ court }) => court === 'Court 1').map(({ startTime }) => startTime)).toEqual(
      [at('10', '10:30')],
    );
    expect(JSON.stringify(after)).not.toContain(other?.p1Name);
    // Today's morning is over, so the page opens on tomorrow's. After the last day there is nothing.
    expect((await read(one, scene, '2026-11-02')).places).toEqual([]);
    const opened = await read(one, scene);
    expect(opened.day).toBe('2026-11-03');
    expect(opened.places[0]?.startTime).toBe(at('03', '09:00'));
    expect((await read(one, scene, '2026-12-01')).day).toBe('2026-11-03');
    await setNow('2026-11-30T12:00:00.000Z');
    expect(await read(one, scene)).toMatchObject({ isOpen: true, day: '2026-11-30', places: [] });
    await setNow('2026-12-01T08:00:00.000Z');
    expect(await read(one, scene)).toMatchObject({ isOpen: false, day: null, places: [] });
  });
});

/** Closes both courts from now until this day of November begins. */
const closeUntil = async ({ admin, club, courts }: Scene, day: string) => {
  for (const { id } of courts)
    bodyOf(
      await admin.call('updateCourt', {
        params: { clubId: String(club.id), courtId: String(id) },
        body: { closures: [{ from: NOW, to: at(day, '00:00') }] },
      }),
    );
};

describe('the day that is shown', () => {
  it('is the first of a week with a free place, today if there is none', async () => {
    const scene = await aScene();
    const { one, setDays } = scene;
    bodyOf(await setDays(LAST));
    await closeUntil(scene, '08');
    const seventh = await read(one, scene);
    expect([seventh.day, seventh.places[0]?.startTime]).toEqual(['2026-11-08', at('08', '09:00')]);
    await closeUntil(scene, '09');
    expect(await read(one, scene)).toMatchObject({ day: '2026-11-02', places: [] });
    expect((await read(one, scene, '2026-11-09')).places.length).toBeGreaterThan(0);
  });

  it('is that of the proposal in the answer to a write', async () => {
    const scene = await aScene();
    const { one, other, setDays } = scene;
    bodyOf(await setDays(LAST));
    const proposed = bodyOf(await propose(one, scene, at('10', '10:00')));
    expect([proposed.day, proposed.places.length]).toEqual(['2026-11-10', 8]);
    const declined = bodyOf(await answer(other, scene, proposed.proposal?.id ?? 0, 'declined'));
    expect(declined.day).toBe('2026-11-10');
    const again = bodyOf(await propose(other, scene, at('13', '09:30')));
    const accepted = bodyOf(await answer(one, scene, again.proposal?.id ?? 0, 'accepted'));
    expect(accepted.day).toBe('2026-11-13');
  });
});

describe('a proposal', () => {
  it('is accepted by the other side, which gives the match its court and time for everybody', async () => {
    const scene = await aScene();
    const { server, admin, one, other, third, semi, tournament, setDays } = scene;
    bodyOf(await setDays(LAST));
    const { proposal } = bodyOf(await propose(one, scene, at('10', '10:00'), 1));
    expect(proposal).toMatchObject({ isOwn: true, state: 'pending', court: 'Court 2' });
    const id = proposal?.id ?? 0;
    // Those who run it see that something is under way; nobody else does.
    const listedFor = async (by: Person) =>
      bodyOf(await by.call('listTournamentMatches', { params: idOf(tournament) })).find(
        (match) => match.id === semi.id,
      );
    expect((await listedFor(admin))?.isProposed).toBe(true);
    expect((await listedFor(third))?.isProposed).toBeUndefined();
    expect(await bell(other)).toContain('proposal');
    expect(await bell(third)).not.toContain('proposal');
    expect((await answer(one, scene, id, 'accepted')).status).toBe(409);
    expect((await answer(other, scene, id, 'withdrawn')).status).toBe(409);
    expect((await answer(third, scene, id, 'accepted')).status).toBe(403);
    const done = bodyOf(await answer(other, scene, id, 'accepted'));
    expect(done.match).toMatchObject({ court: 'Court 2', startTime: at('10', '10:00') });
    const seen = bodyOf(
      await server.visitor().call('listTournamentMatches', { params: idOf(tournament) }),
    ).find((match) => match.id === semi.id);
    expect(seen).toMatchObject({ court: 'Court 2', startTime: at('10', '10:00'), playBy: LAST });
    expect(await bell(one)).toContain('proposal_accepted');
    expect(await bell(other)).not.toContain('proposal');
    expect((await answer(other, scene, id, 'accepted')).status).toBe(409);
    expect(bodyOf(await admin.call('getNotices', {})).notices).toEqual([]);
  });

  it('is one at a time: another one in answer turns it down, and one can be taken back', async () => {
    const scene = await aScene();
    const { one, other, setDays, server } = scene;
    bodyOf(await setDays(LAST));
    bodyOf(await propose(one, scene, at('10', '10:00')));
    bodyOf(await propose(one, scene, at('11', '10:00')));
    const back = bodyOf(await propose(other, scene, at('12', '10:00')));
    const states = await server.database.db
      .selectFrom('match_proposals')
      .select('state')
      .orderBy('id')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['withdrawn', 'declined', 'pending']);
    expect((await read(one, scene)).proposal).toMatchObject({ isOwn: false, state: 'pending' });
    bodyOf(await answer(one, scene, back.proposal?.id ?? 0, 'declined'));
    expect(await bell(other)).toContain('proposal_declined');
    const again = bodyOf(await propose(one, scene, at('13', '09:30')));
    bodyOf(await answer(one, scene, again.proposal?.id ?? 0, 'withdrawn'));
    expect((await read(other, scene)).proposal).toMatchObject({ state: 'withdrawn' });
  });

  it('is refused where the place is not free, closed or after the last day, and so is its acceptance', async () => {
    const scene = await aScene();
    const { admin, one, other, all, semi, courts, setDays } = scene;
    expect((await propose(one, scene, at('10', '10:00'))).status).toBe(409);
    bodyOf(await setDays(LAST));
    expect((await propose(one, scene, at('10', '14:00'))).status).toBe(409);
    expect((await propose(one, scene, '2026-12-01T10:00:00.000Z')).status).toBe(400);
    expect((await propose(one, scene, at('01', '10:00'))).status).toBe(409);
    const { proposal } = bodyOf(await propose(one, scene, at('10', '10:00')));
    const third = all.find(({ id, participant1Id }) => id !== semi.id && participant1Id !== null);
    bodyOf(
      await admin.call('updateMatch', {
        params: idOf(third ?? semi),
        body: { court: courts[0]?.name ?? '', startTime: at('10', '09:30') },
      }),
    );
    const refused = await answer(other, scene, proposal?.id ?? 0, 'accepted');
    expect(refused.status).toBe(409);
    expect((await read(other, scene)).match).toMatchObject({ startTime: null, court: null });
    expect((await read(other, scene)).proposal).toMatchObject({ state: 'pending' });
  });

  it('ends with a result, a move of the desk, a withdrawal or other players', async () => {
    for (const end of ['result', 'move', 'withdrawal', 'players'] as const) {
      const scene = await aScene();
      const { admin, one, other, semi, tournament, setDays } = scene;
      bodyOf(await setDays(LAST));
      const { proposal } = bodyOf(await propose(one, scene, at('10', '10:00')));
      if (end === 'result') {
        const body = { scores: { text: '6-1 6-2' }, winnerId: semi.participant1Id, complete: true };
        bodyOf(await admin.call('setMatchScores', { params: idOf(semi), body }));
      }
      if (end === 'move')
        bodyOf(
          await admin.call('updateMatch', { params: idOf(semi), body: { startTime: at('20', '09:00') } }),
        );
      const entry = { id: String(tournament.id), participantId: String(semi.participant1Id) };
      if (end === 'withdrawal')
        bodyOf(
          await admin.call('setWithdrawal', {
            params: entry,
            body: { withdrawn: true, reason: 'injury', confirm: true },
          }),
        );
      if (end === 'players')
        await scene.server.database.db
          .updateTable('participants')
          .set({ user_id: null, name: 'Somebody Else' })
          .where('id', '=', semi.participant1Id ?? 0)
          .execute();
      const told = await answer(other, scene, proposal?.id ?? 0, 'accepted');
      expect([end, told.status]).toEqual([end, 409]);
    }
  });

  it('is taken once, however often two accept and move at the same moment', async () => {
    const scene = await aScene();
    const { one, other, setDays, server } = scene;
    bodyOf(await setDays(LAST));
    const { proposal } = bodyOf(await propose(one, scene, at('10', '10:00')));
    const id = proposal?.id ?? 0;
    const all = await Promise.all([
      answer(other, scene, id, 'accepted'),
      answer(other, scene, id, 'accepted'),
      answer(other, scene, id, 'declined'),
      answer(one, scene, id, 'withdrawn'),
    ]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await server.database.db.selectFrom('match_proposals').select('state').execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.state).not.toBe('pending');
  });
});

describe('contact', () => {
  it('is the address of opponents who agreed, while the match is to be played', async () => {
    const scene = await aScene();
    const { admin, one, other, semi, setDays } = scene;
    bodyOf(await setDays(LAST));
    expect((await read(one, scene)).contacts).toEqual([]);
    bodyOf(await other.call('setPreferences', { body: { showsEmail: true } }));
    expect((await read(one, scene)).contacts).toEqual([
      { name: other.user?.name, email: other.user?.email, isManager: false },
    ]);
    expect((await read(other, scene)).contacts).toEqual([]);
    const body = { scores: { text: '6-1 6-2' }, winnerId: semi.participant1Id, complete: true };
    bodyOf(await admin.call('setMatchScores', { params: idOf(semi), body }));
    expect((await read(one, scene)).contacts).toEqual([]);
  });

  it('of somebody under 18 is that of those who look after them, never their own [D24]', async () => {
    const scene = await aScene();
    const { server, one, other, setDays } = scene;
    bodyOf(await setDays(LAST));
    const parent = await server.signUp('member', 'Marko Parent');
    const { db } = server.database;
    await db
      .updateTable('users')
      .set({ date_of_birth: '2012-05-01' })
      .where('id', '=', other.user?.id ?? 0)
      .execute();
    bodyOf(await other.call('setPreferences', { body: { showsEmail: true } }));
    expect((await read(one, scene)).contacts).toEqual([]);
    const child = await db
      .selectFrom('persons')
      .select('id')
      .where('account_id', '=', other.user?.id ?? 0)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('person_managers')
      .values({ person_id: child.id, user_id: parent.user?.id ?? 0, created_at: NOW })
      .execute();
    expect((await read(one, scene)).contacts).toEqual([]);
    bodyOf(await parent.call('setPreferences', { body: { showsEmail: true } }));
    expect((await read(one, scene)).contacts).toMatchObject([{ email: parent.user?.email, isManager: true }]);
    // The parent arranges for the child.
    const { proposal } = bodyOf(await propose(one, scene, at('10', '10:00')));
    expect(bodyOf(await answer(parent, scene, proposal?.id ?? 0, 'accepted')).match.startTime).toBe(
      at('10', '10:00'),
    );
  });
});

describe('reminders', () => {
  it('come a week and two days before the last day, once each, while no time is agreed', async () => {
    const scene = await aScene();
    const { server, one, other, third, semi, setDays, setNow } = scene;
    bodyOf(await setDays(LAST));
    const remindAt = async (moment: string) => {
      await setNow(moment);
      await keepReminders(server.services);
      await keepReminders(server.services);
      return [await reminders(one), await reminders(other), await reminders(third)];
    };
    expect(await remindAt('2026-11-22T23:00:00.000Z')).toEqual([0, 0, 0]);
    expect(await remindAt('2026-11-23T00:30:00.000Z')).toEqual([1, 1, 1]);
    expect(await remindAt('2026-11-27T23:00:00.000Z')).toEqual([1, 1, 1]);
    const { proposal } = bodyOf(await propose(one, scene, at('30', '10:00')));
    bodyOf(await answer(other, scene, proposal?.id ?? 0, 'accepted'));
    expect(await remindAt('2026-11-28T08:00:00.000Z')).toEqual([1, 1, 2]);
    expect(await remindAt('2026-12-01T08:00:00.000Z')).toEqual([1, 1, 2]);
    expect(bodyOf(await third.call('getNotices', {})).notices[0]?.facts.playBy).toBe(LAST);
    expect(semi.playBy).toBeNull();
  });
});
