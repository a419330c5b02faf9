// Timed matches of a group that end level: a result without a winner, which the table counts (SC3, SC8).
import { describe, expect, it } from 'vitest';
import { idOf, matchesOf, published, win } from '../../testing/draws.ts';
import { bodyOf, tournamentBody } from '../../testing/factories.ts';

const TIMED = { matchFormat: 'SET1-S:T20' } as const;
const rules = {
  ...tournamentBody(0).rules,
  format: 'round_robin',
  matchesPerParticipant: 2,
} as const;
const level = { scores: { text: '3-3' }, winnerId: null, complete: true } as const;

describe('a timed match that ends level', () => {
  it('[SC8] is a result in a table, and the tournament is over with it', async () => {
    const { admin, tournament } = await published(3, { rules, ...TIMED });
    const [first, ...others] = await matchesOf(admin, tournament);
    if (first === undefined) throw new Error('no match');
    const told = bodyOf(await admin.call('setMatchScores', { params: idOf(first), body: level }));
    expect(told).toMatchObject({ status: 'completed', winnerId: null, scoreText: '3-3' });
    expect(told.consequences?.[0]).toContain('ended level');
    for (const match of others) await win(admin, match, undefined, '5-3');
    const draw = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published;
    const table = draw?.stages[0]?.table;
    expect(table).toMatchObject({ complete: true, open: false });
    // Both sides have played their two matches, of which the level one is neither won nor lost.
    const sides = new Set([first.participant1Id, first.participant2Id]);
    const rows = table?.rows.filter(({ entry }) => sides.has(draw?.entries[entry]?.participantId ?? 0));
    expect(rows?.map(({ wins, losses }) => wins + losses)).toEqual([1, 1]);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('completed');
  });

  it('[D9] can be corrected to level once the tournament is over, and undone', async () => {
    const { admin, tournament } = await published(3, { rules, ...TIMED });
    const matches = await matchesOf(admin, tournament);
    for (const match of matches) await win(admin, match, undefined, '5-3');
    const [first] = await matchesOf(admin, tournament);
    if (first === undefined) throw new Error('no match');
    const reply = await admin.call('setMatchScores', {
      params: idOf(first),
      body: { ...level, confirm: true },
    });
    expect(reply.status).toBe(200);
    const act = bodyOf(reply).undo?.id ?? 0;
    const draw = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published;
    const params = { id: String(tournament.id), drawId: String(draw?.id) };
    const undone = await admin.call('undoInDraw', { params, body: { act } });
    expect(undone.status).toBe(200);
    const [again] = await matchesOf(admin, tournament);
    expect(again).toMatchObject({ winnerId: first.winnerId, scoreText: first.scoreText });
  });

  it('[OU1] is none in a bracket, and no other score is one in a table', async () => {
    const knockout = await published(2, { ...TIMED, rules: { ...rules, format: 'knockout' } });
    const [final] = await matchesOf(knockout.admin, knockout.tournament);
    if (final === undefined) throw new Error('no match');
    const refused = await knockout.admin.call('setMatchScores', { params: idOf(final), body: level });
    expect(refused.status).toBe(409);
    const { admin, tournament } = await published(2, { rules, matchFormat: 'SET3-S:6/TB7' });
    const [match] = await matchesOf(admin, tournament);
    if (match === undefined) throw new Error('no match');
    const body = { ...level, scores: { text: '6-4 4-6' } };
    expect((await admin.call('setMatchScores', { params: idOf(match), body })).status).toBe(409);
  });
});
