// Anybody can draw a published draw again from what they read of it [UN3].
import type { CreateTournament, DrawBody, DrawOnWire } from '@tennis/contract';
import { drawAs, entriesDrawn, otherLines } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { drawParams, entered, idOf } from '../../testing/draws.ts';
import { bodyOf, tournamentBody } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';

/** Draws again what a visitor reads; the names are made up, since they decide nothing. */
async function drawnAgain(server: TestServer, tournament: { id: number }) {
  const visitor = server.visitor();
  const { rules } = bodyOf(await visitor.call('getTournament', { params: idOf(tournament) }));
  const { published: draw } = bodyOf(await visitor.call('getDraws', { params: idOf(tournament) }));
  if (draw === null) throw new Error('no draw');
  const entries = draw.entries
    .slice(0, entriesDrawn(draw))
    .map(({ participantId, seed, seededLater, club }) => ({
      id: participantId,
      name: '?',
      ...(seed !== null && !seededLater && { seed }),
      ...(club !== null && { club: String(club) }),
    }));
  const again = drawAs(draw.kind, { ...draw.options, randomSeed: draw.options.randomSeed ?? 0 }, entries, {
    matchesPerParticipant: rules.matchesPerParticipant,
    playersProgressing: rules.playersProgressingFromGroups,
  });
  if (!again.ok) throw new Error(again.error.code);
  return { draw, differs: otherLines(again.value.lines, draw.lines), stages: again.value.structure.stages };
}

async function drawnOf(count: number, fields: Partial<CreateTournament>, body: DrawBody, swap?: number[]) {
  const scene = await entered(count, fields);
  const { admin, tournament } = scene;
  const params = idOf(tournament);
  const listed = bodyOf(await admin.call('listParticipants', { params }));
  for (const [index, { id }] of listed.entries())
    await admin.call('updateParticipant', {
      params: { ...params, participantId: String(id) },
      body: { club: `Club ${index % 3}`, ...(index < 2 && { seed: index + 1 }) },
    });
  const qualifying = body.kind === 'qualifying' ? { qualifying: listed.slice(6).map(({ id }) => id) } : {};
  let draw: DrawOnWire = bodyOf(await admin.call('makeDraw', { params, body: { ...body, ...qualifying } }));
  if (swap !== undefined)
    draw = bodyOf(await admin.call('adjustDraw', { params: drawParams(draw), body: { swap } }));
  await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } });
  return scene;
}

const groups = { rules: { ...tournamentBody(0).rules, format: 'groups_knockout' } } as const;
const roundRobin = { rules: { ...tournamentBody(0).rules, format: 'round_robin' } } as const;

describe('a published draw', () => {
  it.each<[string, Partial<CreateTournament>, DrawBody]>([
    ['knockout', {}, { thirdPlace: true }],
    ['knockout without separation', {}, { separateClubs: false, seeding: 'usta', byes: 'usta' }],
    ['consolation', {}, { kind: 'consolation', thirdPlace: true }],
    ['feed-in consolation', {}, { kind: 'feed_in_consolation' }],
    ['compass', {}, { kind: 'compass' }],
    ['qualifying', {}, { kind: 'qualifying', qualifiers: 2 }],
    ['place play-offs', {}, { kind: 'place_play_offs', placesTo: 8 }],
    ['double elimination', {}, { kind: 'double_elimination' }],
    ['groups', groups, { groups: 3, lots: 'director' }],
    ['groups with the best of the next', groups, { groups: 3, bestNext: 2 }],
    ['round robin', roundRobin, {}],
  ])('%s is drawn again the same', async (_kind, fields, body) => {
    const { server, tournament } = await drawnOf(11, fields, body);
    const { draw, differs, stages } = await drawnAgain(server, tournament);
    expect(differs).toEqual([]);
    expect(stages.map(({ lineCount }) => lineCount)).toEqual(draw.stages.map(({ lineCount }) => lineCount));
    expect(new Set(draw.entries.map(({ club }) => club))).toEqual(new Set([1, 2, 3]));
  });

  it('names the lines that were changed by hand', async () => {
    const { server, tournament } = await drawnOf(8, {}, {}, [1, 4]);
    const { draw, differs } = await drawnAgain(server, tournament);
    expect(draw.byHand).toBe(true);
    expect(differs.map(({ line }) => line)).toEqual([1, 4]);
    expect(differs[0]).toMatchObject({ stands: draw.lines[1], drawn: draw.lines[4] });
  });

  it('names the line on which an alternate has stepped in', async () => {
    const { server, admin, tournament } = await drawnOf(5, {}, {});
    const params = idOf(tournament);
    const late = bodyOf(await admin.call('addParticipant', { params, body: { name: 'Late Entry' } }));
    const { entries } = (await drawnAgain(server, tournament)).draw;
    const leaving = entries.at(-1)?.participantId ?? 0;
    await admin.call('setWithdrawal', {
      params: { ...params, participantId: String(leaving) },
      body: { withdrawn: true, reason: 'injury', confirm: true },
    });
    const { draw, differs } = await drawnAgain(server, tournament);
    expect(differs).toHaveLength(1);
    const [{ drawn, stands } = { drawn: -1, stands: -1 }] = differs;
    expect(draw.entries[drawn]?.participantId).toBe(leaving);
    expect(draw.entries[stands]?.participantId).toBe(late.id);
  });
});
