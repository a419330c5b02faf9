// A draw whose last places are played for: made, published, played through, taken apart when it is asked for wrongly (SD, BY, UN3).
import { describe, expect, it } from 'vitest';
import { drawParams, entered, idOf, matchesOf, playOut } from '../../testing/draws.ts';
import { bodyOf, tournamentBody } from '../../testing/factories.ts';

/** Ten entries, the last four of whom play for two places of a main draw of eight. */
async function tenEntered() {
  const scene = await entered(10);
  const listed = bodyOf(await scene.admin.call('listParticipants', { params: idOf(scene.tournament) }));
  const qualifying = listed.slice(6).map(({ id }) => id);
  return { ...scene, body: { kind: 'qualifying', qualifiers: 2, qualifying, randomSeed: 3 } as const };
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
