// Undoing an act in a published draw (D14, D29, D49): everything goes back, or nothing if somebody has built on it.
import type { DrawOnWire, Match } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { drawParams, idOf, matchesOf, playOut, published } from '../../testing/draws.ts';
import { bodyOf, matchBody, tournamentBody } from '../../testing/factories.ts';
import type { Person } from '../../testing/server.ts';

const NOBODY_CAME = { set1: { player1: 0, player2: 0 }, outcome: { kind: 'walkover', by: 'both' } } as const;

async function openFour() {
  const scene = await published(4);
  const { admin, tournament } = scene;
  const [first, second, final] = await matchesOf(admin, tournament);
  if (first === undefined || second === undefined || final === undefined) throw new Error('no match');
  return { ...scene, first, second, final };
}

/** Enters a result and completes the match in one step. */
const finish = (admin: Person, match: Match, body: object = {}) =>
  admin.call('setMatchScores', {
    params: idOf(match),
    body: { scores: { text: '6-1 6-2' }, winnerId: match.participant1Id, complete: true, ...body },
  });

const undo = (admin: Person, draw: DrawOnWire, act: number | undefined) =>
  admin.call('undoInDraw', { params: drawParams(draw), body: { act: act ?? 0 } });

const statusOf = async (admin: Person, tournament: { readonly id: number }) =>
  bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status;

/** The stored matches, without their change counters. */
const withoutVersions = (matches: readonly Match[]) => matches.map((match) => ({ ...match, version: 0 }));

describe('a result in one step', () => {
  it('[D29] is stored, completes the match and moves people on', async () => {
    const { admin, tournament, first } = await openFour();
    const done = bodyOf(await finish(admin, first));
    expect(done).toMatchObject({ status: 'completed', winnerId: first.participant1Id, scoreText: '6-1 6-2' });
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    expect(final).toMatchObject({ participant1Id: first.participant1Id });
  });

  it('[D29, OU1] takes a match that neither side came to from scheduled to completed', async () => {
    const { admin, tournament, first, second } = await openFour();
    await finish(admin, first);
    const nobody = await finish(admin, second, { scores: NOBODY_CAME, winnerId: null });
    expect(bodyOf(nobody)).toMatchObject({ status: 'completed', winnerId: null });
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    expect(final).toMatchObject({ status: 'completed', winnerId: first.participant1Id });
    const stored = bodyOf(await admin.call('getTournament', { params: idOf(tournament) }));
    expect(stored.status).toBe('completed');
  });

  it.each([
    ['retired', { text: '6-4 2-1 ret.' }],
    ['a walkover', { set1: { player1: 0, player2: 0 }, outcome: { kind: 'walkover', by: 2 } }],
    ['a default', { set1: { player1: 0, player2: 0 }, outcome: { kind: 'defaulted', by: 2 } }],
  ])('%s ends it too', async (_, scores) => {
    const { admin, tournament, first } = await openFour();
    const done = await finish(admin, first, { scores, confirm: true });
    expect(bodyOf(done)).toMatchObject({ status: 'completed', winnerId: first.participant1Id });
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    expect(final).toMatchObject({ participant1Id: first.participant1Id });
  });

  it('[D29] is refused without a winner where somebody must have won', async () => {
    const { admin, tournament, first } = await openFour();
    const before = await matchesOf(admin, tournament);
    const refused = await finish(admin, first, { scores: { text: '6-4 2-1' }, winnerId: null });
    expect(refused).toMatchObject({ status: 409 });
    expect(await matchesOf(admin, tournament)).toEqual(before);
  });
});

describe('undo', () => {
  it('takes a result back with everything that followed from it', async () => {
    const { admin, tournament, draw, first } = await openFour();
    const before = await matchesOf(admin, tournament);
    const done = bodyOf(await finish(admin, first));
    expect(done.consequences?.join(' ')).toContain('Final');
    const seen = bodyOf(await admin.call('getDraws', { params: idOf(tournament) }));
    expect(seen.published?.acts).toMatchObject([{ id: done.undo?.id, kind: 'result', matchId: first.id }]);
    const undone = bodyOf(await undo(admin, draw, done.undo?.id));
    expect(undone.acts).toEqual([]);
    expect(withoutVersions(await matchesOf(admin, tournament))).toEqual(withoutVersions(before));
  });

  it('[D25] brings no score back under another format than it was played in', async () => {
    const { admin, tournament, draw, first } = await openFour();
    await finish(admin, first);
    const open = { scores: { text: '' }, winnerId: null, confirm: true };
    for (const status of ['in_progress', 'cancelled', 'scheduled'] as const)
      bodyOf(await admin.call('setMatchStatus', { params: idOf(first), body: { status, confirm: true } }));
    const cleared = bodyOf(await admin.call('setMatchScores', { params: idOf(first), body: open }));
    const change = async (matchFormat: string) =>
      bodyOf(await admin.call('updateTournament', { params: idOf(tournament), body: { matchFormat } }));
    const { matchFormat } = bodyOf(await admin.call('getTournament', { params: idOf(tournament) }));
    await change('SET1-S:6/TB7');
    expect(await undo(admin, draw, cleared.undo?.id)).toMatchObject({
      status: 409,
      body: { reason: 'undoOtherFormat' },
    });
    await change(matchFormat);
    bodyOf(await undo(admin, draw, cleared.undo?.id));
    expect((await matchesOf(admin, tournament)).find(({ id }) => id === first.id)).toMatchObject({
      scoreText: '6-1 6-2',
    });
  });

  it('takes the result back that has ended the tournament', async () => {
    const { admin, tournament, draw } = await openFour();
    await playOut(admin, tournament);
    const [act] = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published?.acts ?? [];
    expect((await undo(admin, draw, act?.id)).status).toBe(200);
    const stored = bodyOf(await admin.call('getTournament', { params: idOf(tournament) }));
    expect(stored.status).toBe('active');
  });

  it('[D9] opens a completed tournament again when an earlier result is taken back', async () => {
    const rules = { ...tournamentBody(0).rules, format: 'round_robin', matchesPerParticipant: 2 } as const;
    const { admin, tournament, draw } = await published(3, { rules });
    const acts: number[] = [];
    for (const match of await matchesOf(admin, tournament)) {
      const done = bodyOf(await finish(admin, match));
      acts.push(done.undo?.id ?? 0);
    }
    expect(await statusOf(admin, tournament)).toBe('completed');
    expect((await undo(admin, draw, acts[1])).status).toBe(200);
    expect(await statusOf(admin, tournament)).toBe('active');
  });

  it('[D49] leaves a tournament active in which another match was played', async () => {
    const { admin, tournament, draw, first, second } = await openFour();
    const done = bodyOf(await finish(admin, first));
    const other = bodyOf(await finish(admin, second));
    expect((await undo(admin, draw, done.undo?.id)).status).toBe(200);
    expect(await statusOf(admin, tournament)).toBe('active');
    expect((await undo(admin, draw, other.undo?.id)).status).toBe(200);
    // The result that made it active was undone before: it stays what it is.
    expect(await statusOf(admin, tournament)).toBe('active');
  });

  it('[D9] does not complete a tournament in which a match is open', async () => {
    const { admin, tournament, draw, first } = await openFour();
    await playOut(admin, tournament);
    const corrected = await admin.call('setMatchScores', {
      params: idOf(first),
      body: { scores: { text: '1-6 2-6' }, winnerId: first.participant2Id, confirm: true },
    });
    expect(await statusOf(admin, tournament)).toBe('active');
    const body = matchBody(first.participant1Id, first.participant2Id);
    bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
    expect((await undo(admin, draw, bodyOf(corrected).undo?.id)).status).toBe(200);
    expect(await statusOf(admin, tournament)).toBe('active');
  });

  it('is refused where somebody else would get the result that is restored', async () => {
    const { admin, tournament, draw, first, second, final } = await openFour();
    for (const match of [first, second]) await finish(admin, match);
    const lost = { scores: { text: '1-6 2-6' }, confirm: true };
    bodyOf(await finish(admin, final, { ...lost, winnerId: second.participant1Id }));
    const corrected = bodyOf(await finish(admin, second, { ...lost, winnerId: second.participant2Id }));
    bodyOf(await finish(admin, first, { ...lost, winnerId: first.participant2Id }));
    const before = await matchesOf(admin, tournament);
    expect(await undo(admin, draw, corrected.undo?.id)).toMatchObject({
      status: 409,
      body: { reason: 'undoBuiltOn' },
    });
    expect(await matchesOf(admin, tournament)).toEqual(before);
  });

  it('takes a correction back whose winner had moved on, with the result that it had removed', async () => {
    const { admin, tournament, draw, first } = await openFour();
    await playOut(admin, tournament);
    const before = await matchesOf(admin, tournament);
    const corrected = await admin.call('setMatchScores', {
      params: idOf(first),
      body: { scores: { text: '1-6 2-6' }, winnerId: first.participant2Id, confirm: true },
    });
    expect((await undo(admin, draw, bodyOf(corrected).undo?.id)).status).toBe(200);
    expect(withoutVersions(await matchesOf(admin, tournament))).toEqual(withoutVersions(before));
  });

  it('is refused once somebody has built on it, and changes nothing', async () => {
    const { admin, tournament, draw, first, second, final } = await openFour();
    const done = bodyOf(await finish(admin, first));
    await finish(admin, second);
    await admin.call('setMatchStatus', { params: idOf(final), body: { status: 'in_progress' } });
    const before = await matchesOf(admin, tournament);
    const refused = await undo(admin, draw, done.undo?.id);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'undoBuiltOn' } });
    expect(await matchesOf(admin, tournament)).toEqual(before);
  });

  it('concerns its own matches alone: what others have done elsewhere stays', async () => {
    const { admin, tournament, draw, first, second } = await openFour();
    const done = bodyOf(await finish(admin, first));
    await finish(admin, second);
    expect((await undo(admin, draw, done.undo?.id)).status).toBe(200);
    const [one, two, final] = await matchesOf(admin, tournament);
    expect(one).toMatchObject({ status: 'scheduled', winnerId: null });
    expect(two).toMatchObject({ status: 'completed', winnerId: second.participant1Id });
    expect(final).toMatchObject({ participant1Id: null, participant2Id: second.participant1Id });
  });

  it('counts once however often it is sent', async () => {
    const { admin, tournament, draw, first } = await openFour();
    const done = bodyOf(await finish(admin, first));
    await undo(admin, draw, done.undo?.id);
    await finish(admin, first);
    const before = await matchesOf(admin, tournament);
    expect((await undo(admin, draw, done.undo?.id)).status).toBe(200);
    expect(await matchesOf(admin, tournament)).toEqual(before);
  });

  it('ends after ten minutes', async () => {
    const { server, admin, tournament, draw, first } = await openFour();
    server.setNow('2026-09-12T10:00:00.000Z');
    const done = bodyOf(await finish(admin, first));
    expect(done.undo?.until).toBe('2026-09-12T10:10:00.000Z');
    server.setNow('2026-09-12T10:10:00.000Z');
    expect(await undo(admin, draw, done.undo?.id)).toMatchObject({
      status: 409,
      body: { reason: 'undoTooLate' },
    });
    const seen = bodyOf(await admin.call('getDraws', { params: idOf(tournament) }));
    expect(seen.published?.acts).toEqual([]);
  });

  it('is nobody’s but those who manage the tournament, and of acts of this draw', async () => {
    const { server, admin, tournament, draw, first } = await openFour();
    const done = bodyOf(await finish(admin, first));
    const member = await server.signUp('member');
    expect([
      (await undo(member, draw, done.undo?.id)).status,
      (await undo(server.visitor(), draw, done.undo?.id)).status,
      (await undo(admin, draw, 999_999)).status,
    ]).toEqual([403, 401, 404]);
    const seen = bodyOf(await member.call('getDraws', { params: idOf(tournament) }));
    expect(seen.published?.acts).toBeUndefined();
  });
});
