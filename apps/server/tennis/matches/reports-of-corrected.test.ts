// A report belongs to those who have played: if a correction puts somebody else into their match, it ends with it (ADR 34, D14).
import { describe, expect, it } from 'vitest';
import { acceptOverdue } from '../../start/deadlines.ts';
import { drawParams, idOf, matchesOf, publishedMembers } from '../../testing/draws.ts';
import { aClub, anEntry, bodyOf } from '../../testing/factories.ts';
import { aPlayersMatch } from '../../testing/reports.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NAMES = ['Nina Kovač', 'Ana Lind', 'Priya Raman', 'Aria Shah'];

/** A draw of four members whose semi-finals are won by the upper players; one of the finalists has reported the final. */
async function reportedFinal() {
  const server = await aServer({ now: '2026-09-12T12:00:00Z' });
  const { admin, tournament, players, draw } = await publishedMembers(server, NAMES, { reportHours: 12 });
  const [first, second] = await matchesOf(admin, tournament);
  if (first === undefined || second === undefined) throw new Error('no match');
  const acts: (number | undefined)[] = [];
  for (const match of [first, second]) {
    const won = { scores: { text: '6-1 6-2' }, winnerId: match.participant1Id, complete: true };
    acts.push(bodyOf(await admin.call('setMatchScores', { params: idOf(match), body: won })).undo?.id);
  }
  const final = async () => {
    const found = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    if (found === undefined) throw new Error('no final');
    return found;
  };
  const { id, p1Name, p2Name, participant1Id } = await final();
  const accountOf = (name: string | null): Person =>
    players.find(({ user }) => user?.name === name) ?? server.visitor();
  const body = { scores: { text: '6-1 6-1' }, winnerId: participant1Id ?? 0 };
  bodyOf(await accountOf(p1Name).call('reportResult', { params: { id: String(id) }, body }));
  const correct = (confirm: boolean) =>
    admin.call('setMatchScores', {
      params: idOf(first),
      body: { scores: { text: '1-6 2-6' }, winnerId: first.participant2Id, confirm },
    });
  return { server, admin, draw, first, final, acts, correct, other: accountOf(p2Name), id };
}

describe('a reported result of a match whose players a correction changes', () => {
  it('[D14] is asked about like a score that was entered', async () => {
    const { correct, final, first } = await reportedFinal();
    expect(await correct(false)).toMatchObject({
      status: 409,
      body: { details: { code: 'overwrites_played', canConfirm: true } },
    });
    expect(await final()).toMatchObject({ participant1Id: first.participant1Id });
  });

  it('ends with them: it counts for nobody, neither by the clock nor by an answer', async () => {
    const { server, correct, final, first, other, id } = await reportedFinal();
    bodyOf(await correct(true));
    server.setNow('2026-09-13T00:00:01Z');
    await acceptOverdue(server.services);
    expect(await final()).toMatchObject({
      participant1Id: first.participant2Id,
      status: 'scheduled',
      winnerId: null,
      scoreText: null,
    });
    const answered = await other.call('answerReport', {
      params: { id: String(id) },
      body: { answer: 'confirm' },
    });
    expect(answered).toMatchObject({ status: 409, body: { reason: 'reportGone' } });
    const [report] = await server.database.db.selectFrom('result_reports').selectAll().execute();
    expect(report).toMatchObject({ state: 'settled' });
  });

  it('[D14] keeps the result that brought them there from being undone', async () => {
    const { admin, draw, acts } = await reportedFinal();
    const undone = await admin.call('undoInDraw', { params: drawParams(draw), body: { act: acts[1] ?? 0 } });
    expect(undone).toMatchObject({ status: 409, body: { reason: 'undoBuiltOn' } });
  });

  it('does not count where its winner is not in the match', async () => {
    const { server, final, id, first, other } = await reportedFinal();
    const { db } = server.database;
    await db
      .updateTable('result_reports')
      .set({ winner_id: first.participant2Id ?? 0 })
      .execute();
    const params = { id: String(id) };
    const answered = await other.call('answerReport', { params, body: { answer: 'confirm' } });
    expect(answered).toMatchObject({ status: 409, body: { reason: 'reportGone' } });
    server.setNow('2026-09-13T00:00:01Z');
    await acceptOverdue(server.services);
    expect(await final()).toMatchObject({ status: 'scheduled', winnerId: null });
    const [report] = await db.selectFrom('result_reports').selectAll().execute();
    expect(report).toMatchObject({ state: 'settled' });
  });
});

it('a reported result of a match that the organisers give to another player ends with the pair', async () => {
  const server = await aServer({ now: '2026-09-12T12:00:00Z' });
  const { club, admin } = await aClub(server);
  const nina = await server.signUp('member', 'Nina Kovač');
  const { tournamentId, matchId, entryIds } = await aPlayersMatch(server, admin, club.id, nina);
  const params = { id: String(matchId) };
  const body = { scores: { text: '6-1 6-1' }, winnerId: entryIds[0] };
  bodyOf(await nina.call('reportResult', { params, body }));
  const { id } = await anEntry(admin, tournamentId, 'Priya Raman');
  bodyOf(await admin.call('updateMatch', { params, body: { participant2Id: id } }));
  server.setNow('2026-09-14T12:00:00Z');
  await acceptOverdue(server.services);
  const [match] = await matchesOf(admin, { id: tournamentId });
  expect(match).toMatchObject({ participant2Id: id, status: 'scheduled', winnerId: null });
});
