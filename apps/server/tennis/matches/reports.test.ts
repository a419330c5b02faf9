// Results by the players (ADR 34): nobody moves on before the other side has confirmed, or its time is over.
import { describe, expect, it } from 'vitest';
import { acceptOverdue } from '../../start/deadlines.ts';
import { drawParams, idOf, matchesOf } from '../../testing/draws.ts';
import { aClub, aTournament, bodyOf } from '../../testing/factories.ts';
import { aPlayersMatch } from '../../testing/reports.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-12T12:00:00Z';
const reasonOf = ({ body }: { readonly body: unknown }) => (body as { reason?: string }).reason;

const kinds = async (by: Person) => bodyOf(await by.call('getNotices', {})).notices.map(({ kind }) => kind);

/** The results that wait at the desk of the club, on a day without matches; undefined for those who do not see it. */
async function deskOf(
  { club, admin }: { readonly club: { readonly id: number }; readonly admin: Person },
  by = admin,
) {
  const params = { clubId: String(club.id), day: '2026-09-30' };
  return bodyOf(await by.call('getOrderOfPlay', { params })).desk?.reported;
}

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const nina = await server.signUp('member', 'Nina Kovač');
  const scene = await aPlayersMatch(server, admin, club.id, nina);
  const params = { id: String(scene.matchId) };
  const [first, second] = scene.entryIds;
  const report = (by: Person, text = '6-4 7-5', winnerId = first, more: object = {}) =>
    by.call('reportResult', { params, body: { scores: { text }, winnerId, ...more } });
  const answer = (by: Person, body: { answer: 'confirm' | 'withdraw' | 'dispute' } & object) =>
    by.call('answerReport', { params, body });
  const read = async (by: Person) => bodyOf(await by.call('getResultReport', { params }));
  const match = async () => {
    const all = bodyOf(
      await admin.call('listTournamentMatches', { params: { id: String(scene.tournamentId) } }),
    );
    return all.find(({ id }) => id === scene.matchId);
  };
  return { ...scene, server, club, admin, nina, params, first, second, report, answer, read, match };
}

describe('a reported result', () => {
  it('changes nothing until the other side confirms it, who is told and sees it', async () => {
    const { nina, other, first, report, answer, read, match, admin } = await aScene();
    expect(await read(nina)).toMatchObject({ side: 1, canReport: true, hours: 24, report: null });
    const reported = bodyOf(await report(nina));
    expect(reported).toMatchObject({
      canReport: false,
      report: {
        side: 1,
        state: 'open',
        dueAt: '2026-09-13T12:00:00.000Z',
        result: { scoreText: '6-4 7-5', winnerId: first },
        other: null,
      },
    });
    expect(await match()).toMatchObject({ status: 'scheduled', winnerId: null, scoreText: null });
    expect(await kinds(other)).toEqual(['reported']);
    expect(await read(other)).toMatchObject({ side: 2, canReport: false, report: { side: 1 } });
    expect(await read(admin)).toMatchObject({ side: null, canReport: false, report: { side: 1 } });
    expect(reasonOf(await answer(nina, { answer: 'confirm' }))).toBe('reportIsYours');
    bodyOf(await answer(other, { answer: 'confirm' }));
    expect(await match()).toMatchObject({ status: 'completed', winnerId: first, scoreText: '6-4 7-5' });
    expect(await kinds(nina)).toEqual(['result']);
    expect(await read(nina)).toMatchObject({ canReport: false, report: null });
    expect(reasonOf(await report(nina))).toBe('reportDecided');
  });

  it('is disputed with the other version, and waits for those who run the tournament, who see both', async () => {
    const scene = await aScene();
    const { nina, other, first, second, report, answer, read, match, admin, params } = scene;
    expect(await deskOf(scene)).toEqual([]);
    bodyOf(await report(nina));
    expect(await deskOf(scene)).toMatchObject([{ report: { state: 'open', side: 1 } }]);
    expect(await deskOf(scene, nina)).toBeUndefined();
    bodyOf(
      await answer(other, { answer: 'dispute', scores: { text: '4-6 6-4 6-3' }, winnerId: second } as never),
    );
    expect(await kinds(nina)).toEqual(['dispute']);
    const seen = await read(admin);
    expect(seen.report).toMatchObject({
      state: 'disputed',
      result: { scoreText: '6-4 7-5', winnerId: first },
      other: { scoreText: '4-6 6-4 6-3', winnerId: second },
    });
    const queue = bodyOf(await admin.call('listMatchesToScore', {}));
    expect(queue.find(({ id }) => id === seen.match.id)?.report).toEqual({ state: 'disputed', side: 1 });
    const desk = await deskOf(scene);
    expect(desk).toMatchObject([{ id: seen.match.id, report: { state: 'disputed', side: 1 } }]);
    expect(await match()).toMatchObject({ winnerId: null });
    const body = { scores: { text: '6-4 7-5' }, winnerId: first, complete: true };
    bodyOf(await admin.call('setMatchScores', { params, body }));
    expect((await read(nina)).report).toBeNull();
    expect(await deskOf(scene)).toEqual([]);
    expect(reasonOf(await answer(other, { answer: 'confirm' }))).toBe('reportDecided');
  });

  it('counts by itself once its time is over, once, and not when it is disputed', async () => {
    const { server, nina, other, report, answer, match } = await aScene();
    bodyOf(await report(nina));
    server.setNow('2026-09-13T11:59:59Z');
    await acceptOverdue(server.services);
    expect(await match()).toMatchObject({ status: 'scheduled' });
    server.setNow('2026-09-13T12:00:01Z');
    await Promise.all([acceptOverdue(server.services), acceptOverdue(server.services)]);
    expect(await match()).toMatchObject({ status: 'completed', scoreText: '6-4 7-5' });
    const second = await aScene();
    bodyOf(await second.report(second.nina));
    bodyOf(await second.answer(second.other, { answer: 'dispute' }));
    second.server.setNow('2026-09-20T12:00:01Z');
    await acceptOverdue(second.server.services);
    expect(await second.match()).toMatchObject({ status: 'scheduled' });
    expect(reasonOf(await answer(other, { answer: 'confirm' }))).toBe('reportDecided');
  });

  it('is taken back by who has made it, and reported by the other side', async () => {
    const { nina, other, second, report, answer, match } = await aScene();
    bodyOf(await report(nina));
    expect(reasonOf(await report(other))).toBe('reportWaits');
    expect(reasonOf(await answer(other, { answer: 'withdraw' }))).toBe('reportNotYours');
    bodyOf(await answer(nina, { answer: 'withdraw' }));
    expect(reasonOf(await answer(other, { answer: 'confirm' }))).toBe('reportGone');
    bodyOf(await report(other, '4-6 3-6', second));
    bodyOf(await answer(nina, { answer: 'confirm' }));
    expect(await match()).toMatchObject({ winnerId: second, scoreText: '4-6 3-6' });
  });

  it('is whole, possible, and won by who has won it', async () => {
    const { nina, first, second, report, read } = await aScene();
    for (const [text, winner, status, reason] of [
      ['6-4', first, 400, 'reportUnfinished'],
      ['6-4 3-2', first, 400, 'reportUnfinished'],
      ['6-4 7-5', second, 409, 'winner'],
      ['6-4 7-5', 999_999, 400, 'winnerNotInMatch'],
    ] as const) {
      const refused = await report(nina, text, winner);
      expect([text, refused.status]).toEqual([text, status]);
      expect(JSON.stringify(refused.body)).toContain(reason);
    }
    // An unusual score is asked about first.
    expect(await report(nina, '9-7 6-4')).toMatchObject({
      status: 409,
      body: { details: { canConfirm: true } },
    });
    expect((await read(nina)).report).toBeNull();
    bodyOf(await report(nina, '6-4 2-1 ret.', first));
    expect((await read(nina)).report?.result.scoreText).toBe('6-4 2-1 ret.');
  });

  it('is nobody else’s to make, read or answer, and off unless the tournament lets players report', async () => {
    const { server, nina, admin, report, answer, params, tournamentId } = await aScene();
    const stranger = await server.signUp('member', 'Sam Other');
    for (const attempt of [
      () => stranger.call('getResultReport', { params }),
      () => report(stranger),
      () => answer(stranger, { answer: 'confirm' }),
    ])
      expect((await attempt()).status).toBe(403);
    expect((await server.visitor().call('getResultReport', { params })).status).toBe(401);
    expect(reasonOf(await report(admin))).toBe('reportByPlayers');
    const mine = bodyOf(await nina.call('getMyTennis', {}));
    expect(mine.upcoming[0]?.report).toEqual({ state: 'none', side: null });
    const off = { params: { id: String(tournamentId) }, body: { reportHours: null } };
    bodyOf(await admin.call('updateTournament', off));
    expect(reasonOf(await report(nina))).toBe('reportsOff');
    expect(bodyOf(await nina.call('getMyTennis', {})).upcoming[0]?.report).toBeUndefined();
    const everybody = bodyOf(
      await server.visitor().call('listTournamentMatches', { params: { id: String(tournamentId) } }),
    );
    expect(JSON.stringify(everybody)).not.toContain('"report"');
  });

  it('is made and answered by those who look after a player', async () => {
    const { server, nina, other, first, report, answer, match } = await aScene();
    const [mother, father] = [await server.signUp('member', 'Eva'), await server.signUp('member', 'Jo')];
    const { db } = server.database;
    for (const [parent, child] of [
      [mother, nina],
      [father, other],
    ] as const) {
      const { id } = await db
        .selectFrom('persons')
        .select('id')
        .where('account_id', '=', child.user?.id ?? 0)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('person_managers')
        .values({ person_id: id, user_id: parent.user?.id ?? 0, created_at: NOW })
        .execute();
    }
    bodyOf(await report(mother));
    expect(reasonOf(await answer(nina, { answer: 'confirm' }))).toBe('reportIsYours');
    bodyOf(await answer(father, { answer: 'confirm' }));
    expect(await match()).toMatchObject({ winnerId: first });
  });
});

it('moves people on in a draw once it is confirmed, and completes the tournament with the final', async () => {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { status: 'registering', reportHours: 12 });
  const params = idOf(tournament);
  const players = await Promise.all(['Nina Kovač', 'Ana Lind'].map((name) => server.signUp('member', name)));
  for (const player of players) bodyOf(await player.call('enterTournament', { params, body: {} }));
  bodyOf(await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } }));
  const made = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout', randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
  const [final] = await matchesOf(admin, tournament);
  if (final === undefined) throw new Error('no final');
  const [one, two] = players as [Person, Person];
  const own = bodyOf(await one.call('getResultReport', { params: idOf(final) }));
  const winnerId = own.side === 1 ? final.participant1Id : final.participant2Id;
  const text = own.side === 1 ? '6-1 6-1' : '1-6 1-6';
  const body = { scores: { text }, winnerId: winnerId ?? 0 };
  bodyOf(await one.call('reportResult', { params: idOf(final), body }));
  bodyOf(await two.call('answerReport', { params: idOf(final), body: { answer: 'confirm' } }));
  expect(bodyOf(await admin.call('getTournament', { params })).status).toBe('completed');
  const log = bodyOf(
    await admin.call('listAuditRecords', { query: { clubId: String(club.id), act: 'answerReport' } }),
  );
  expect(log).toMatchObject([{ object: { kind: 'match', id: final.id }, outcome: 'done' }]);
});
