// A draw whose last places are decided by qualifying: made, published, played through, and refused if it is asked for wrongly (SD, BY, UN3).
import { describe, expect, it } from 'vitest';
import { drawParams, entered, idOf, matchesOf, playOut, win } from '../../testing/draws.ts';
import { bodyOf, tournamentBody } from '../../testing/factories.ts';

/** Ten entries; the last four play for two places in a main draw of eight. */
async function tenEntered() {
  const scene = await entered(10);
  const listed = bodyOf(await scene.admin.call('listParticipants', { params: idOf(scene.tournament) }));
  const qualifying = listed.slice(6).map(({ id }) => id);
  return { ...scene, body: { kind: 'qualifying', qualifiers: 2, qualifying, randomSeed: 3 } as const };
}

/** The draw of ten published, with its qualifying matches. */
async function qualified() {
  const scene = await tenEntered();
  const { admin, tournament, body } = scene;
  const params = idOf(tournament);
  const made = bodyOf(await admin.call('makeDraw', { params, body }));
  const draw = bodyOf(
    await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }),
  );
  const all = await matchesOf(admin, tournament);
  const finals = all.filter(({ round }) => round === 'knockout');
  const leave = (id: number | null, more: object = {}) =>
    admin.call('setWithdrawal', {
      params: { ...params, participantId: String(id) },
      body: { withdrawn: true, reason: 'injury', ...more },
    });
  return { ...scene, params, draw, finals, leave };
}

describe('a qualifying draw', () => {
  it('has sections and a main draw, and is the same again by its number', async () => {
    const { admin, tournament, body } = await tenEntered();
    const params = idOf(tournament);
    const made = bodyOf(await admin.call('makeDraw', { params, body }));
    expect(made).toMatchObject({ kind: 'qualifying', options: body });
    expect(made.stages.map(({ title, lineCount, rounds }) => [title, lineCount, rounds])).toEqual([
      [{ code: 'qualifying' }, 4, 1],
      [{ code: 'main' }, 8, 3],
    ]);
    expect(made.lines.slice(4).filter((occupant) => occupant === -1)).toHaveLength(2);
    const again = bodyOf(await admin.call('makeDraw', { params, body }));
    expect(again.lines).toEqual(made.lines);
  });

  it('is played from the first qualifying match to the champion', async () => {
    const { server, admin, tournament, body } = await tenEntered();
    const params = idOf(tournament);
    const made = bodyOf(await admin.call('makeDraw', { params, body }));
    await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } });
    const matches = await matchesOf(server.visitor(), tournament);
    expect([...Map.groupBy(matches, ({ round }) => round)].map(([round, of]) => [round, of.length])).toEqual([
      ['knockout', 2],
      ['quarter_final', 4],
      ['semi_final', 2],
      ['final', 1],
    ]);
    expect(await playOut(admin, tournament)).toBe(9);
    const { published: over } = bodyOf(await server.visitor().call('getDraws', { params }));
    expect(over?.slots.every((occupant) => occupant >= 0)).toBe(true);
  });

  it('refuses somebody who is not entered, and says which field is wrong', async () => {
    const { admin, tournament, body } = await tenEntered();
    const other = await entered(1);
    const stranger = bodyOf(await other.admin.call('listParticipants', { params: idOf(other.tournament) }));
    const refused = await admin.call('makeDraw', {
      params: idOf(tournament),
      body: { ...body, qualifying: [...body.qualifying, (stranger[0]?.id ?? 0) + 1000] },
    });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'qualifying' }] } });
  });

  it.each([
    ['without a word on who qualifies', 409, { qualifying: [] }],
    ['for more places than there are players', 409, { qualifiers: 9 }],
    ['for no place', 400, { qualifiers: 0 }],
  ])('is refused %s', async (_case, status, change) => {
    const { admin, tournament, body } = await tenEntered();
    const refused = await admin.call('makeDraw', { params: idOf(tournament), body: { ...body, ...change } });
    expect(refused.status).toBe(status);
  });

  it('forgets who would have qualified when another kind is drawn', async () => {
    const { admin, tournament, body } = await tenEntered();
    const params = idOf(tournament);
    const made = bodyOf(await admin.call('makeDraw', { params, body: { ...body, kind: 'knockout' } }));
    expect(made.options).toEqual({ kind: 'knockout', randomSeed: 3 });
  });

  it('is not drawn for a tournament that is a round robin', async () => {
    const { admin, tournament } = await entered(4, {
      rules: { ...tournamentBody(0).rules, format: 'round_robin' },
    });
    const body = { kind: 'qualifying' as const, qualifiers: 1, qualifying: [] };
    const refused = await admin.call('makeDraw', { params: idOf(tournament), body });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'kind' }] } });
  });
});

describe('lucky losers [SB1]', () => {
  it('are not known before the last qualifying match is played: an alternate steps in', async () => {
    const { admin, tournament, finals, leave, body } = await qualified();
    const [first] = finals;
    if (first === undefined) throw new Error('no qualifying');
    await win(admin, first);
    const late = bodyOf(
      await admin.call('addParticipant', { params: idOf(tournament), body: { name: 'Late Entry' } }),
    );
    const listed = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
    const direct = listed.find(({ id }) => !body.qualifying.includes(id))?.id ?? 0;
    const told = bodyOf(await leave(direct));
    expect(told.alternates).toEqual([{ participantId: late.id, name: 'Late Entry', luckyLoser: false }]);
  });

  it('come before alternates once it is over, in an order by lot that stays the same', async () => {
    const { server, admin, tournament, params, draw, finals, leave, body } = await qualified();
    for (const match of finals) await win(admin, match);
    await admin.call('addParticipant', { params, body: { name: 'Late Entry' } });
    const losers = finals.map(({ participant2Id }) => participant2Id);
    const direct = draw.entries.find(({ participantId }) => !body.qualifying.includes(participantId));
    const told = bodyOf(await leave(direct?.participantId ?? 0));
    expect(told.alternates.map(({ name, luckyLoser }) => [luckyLoser, name === 'Late Entry'])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    const [first, second] = told.alternates.map(({ participantId }) => participantId);
    expect(new Set([first, second])).toEqual(new Set(losers));
    expect(told.replacement).toMatchObject({ participantId: first, luckyLoser: true });
    expect(bodyOf(await leave(direct?.participantId ?? 0)).alternates).toEqual(told.alternates);

    // The lucky loser stands on the line of the player who has left, and the draw is still the one that was drawn.
    const done = bodyOf(await leave(direct?.participantId ?? 0, { confirm: true }));
    const now = bodyOf(await server.visitor().call('getDraws', { params })).published;
    const line = draw.lines.findIndex((entry) => draw.entries[entry] === direct);
    expect(now?.entries[now.lines[line] ?? -1]?.participantId).toBe(first);
    // The other one is next, also when a qualifier leaves.
    const qualifier = finals[0]?.participant1Id ?? 0;
    expect(bodyOf(await leave(qualifier)).replacement?.participantId).toBe(second);
    bodyOf(await leave(qualifier, { confirm: true }));
    expect(await playOut(admin, tournament)).toBe(7);
    expect(done.undo).not.toBeNull();
  });

  it('do not step into the qualifying', async () => {
    const { admin, finals, leave } = await qualified();
    const [first, second] = finals;
    if (first === undefined || second === undefined) throw new Error('no qualifying');
    await win(admin, first);
    expect(bodyOf(await leave(second.participant2Id)).alternates).toEqual([]);
  });

  it('[SB2] step in no more once the first match has been played', async () => {
    const { admin, tournament, finals, leave } = await qualified();
    for (const match of finals) await win(admin, match);
    const main = (await matchesOf(admin, tournament)).find(({ round }) => round === 'quarter_final');
    if (main === undefined) throw new Error('no match');
    await win(admin, main);
    expect(bodyOf(await leave(main.participant1Id)).alternates).toEqual([]);
    const [loser] = finals.map(({ participant2Id }) => participant2Id);
    const named = await leave(main.participant1Id, { replacement: loser });
    expect(named).toMatchObject({ status: 400, body: { reason: 'noPlaceLeft' } });
  });
});
