// Anybody can draw a published draw again from what they read of it [UN3].
import type { CreateTournament, DrawBody, DrawOnWire } from '@tennis/contract';
import { drawAgain, entriesDrawn, otherLines } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { drawParams, entered, idOf, published } from '../../testing/draws.ts';
import { bodyOf, tournamentBody } from '../../testing/factories.ts';
import type { Person, TestServer } from '../../testing/server.ts';

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
  const again = drawAgain({
    kind: draw.kind,
    choices: { ...draw.options, randomSeed: draw.options.randomSeed ?? 0 },
    entries,
    rules: draw.groupRules ?? {
      matchesPerParticipant: rules.matchesPerParticipant,
      playersProgressing: rules.playersProgressingFromGroups,
    },
    redraws: draw.redraws ?? [],
  });
  if (!again.ok) throw new Error(again.error.code);
  const { byNumber } = again.value;
  const { stages } = again.value.draw.structure;
  return { draw, differs: otherLines(byNumber, draw.lines), stages };
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

  it.each<[string, Partial<CreateTournament>]>([
    ['the club of an entry', {}],
    ['in groups too', groups],
  ])('is drawn again the same when %s was corrected since', async (_what, fields) => {
    const { server, admin, tournament } = await drawnOf(11, fields, { randomSeed: 5 });
    const params = idOf(tournament);
    for (const { id } of bodyOf(await admin.call('listParticipants', { params })).slice(3, 9)) {
      const corrected = await admin.call('updateParticipant', {
        params: { ...params, participantId: String(id) },
        body: { club: 'Club 2' },
      });
      expect(corrected.status).toBe(200);
    }
    expect((await drawnAgain(server, tournament)).differs).toEqual([]);
  });

  it('is drawn again the same when the rules of groups were changed between the draw and its publication', async () => {
    const { server, admin, tournament } = await entered(9, groups);
    const params = idOf(tournament);
    const draw = bodyOf(await admin.call('makeDraw', { params, body: {} }));
    const changed = await admin.call('updateTournament', {
      params,
      body: { rules: { ...tournament.rules, matchesPerParticipant: 4, playersProgressingFromGroups: 1 } },
    });
    expect(changed.status).toBe(200);
    await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } });
    expect((await drawnAgain(server, tournament)).differs).toEqual([]);
  });

  it('keeps the rules of its groups once it is published', async () => {
    const { admin, tournament } = await drawnOf(9, groups, {});
    for (const other of [{ matchesPerParticipant: 4 }, { playersProgressingFromGroups: 1 }]) {
      const body = { rules: { ...tournament.rules, ...other } };
      const refused = await admin.call('updateTournament', { params: idOf(tournament), body });
      const [key] = Object.keys(other);
      expect(refused).toMatchObject({
        status: 409,
        body: { reason: 'drawPublishedRules', issues: [{ path: `rules.${key}` }] },
      });
    }
  });

  it('stored before what it was drawn with was kept is drawn again from how things are now', async () => {
    const { server, tournament } = await drawnOf(11, groups, { groups: 3 });
    const { db } = server.database;
    const row = await db.selectFrom('draws').select(['id', 'options']).executeTakeFirstOrThrow();
    const { asDrawn, ...options } = JSON.parse(row.options) as Record<string, unknown>;
    expect(asDrawn).toBeDefined();
    await db
      .updateTable('draws')
      .set({ options: JSON.stringify(options) })
      .where('id', '=', row.id)
      .execute();
    const { draw, differs } = await drawnAgain(server, tournament);
    expect(draw.groupRules).toBeUndefined();
    expect(differs).toEqual([]);
  });
});

async function redrawn(draw: DrawOnWire, admin: Person, keep: readonly number[]): Promise<DrawOnWire> {
  const call = { params: drawParams(draw), body: { redraw: { keep: [...keep] } } };
  return bodyOf(await admin.call('adjustDraw', call));
}

async function drafted(count: number, body: DrawBody = {}) {
  const scene = await entered(count);
  const params = idOf(scene.tournament);
  return { ...scene, draw: bodyOf(await scene.admin.call('makeDraw', { params, body })) };
}

describe('[UN3] a draw of which the rest was redrawn', () => {
  it('is another draw each time, with its own number, logged as made', async () => {
    const { server, admin, tournament, draw: first } = await drafted(12);
    const second = await redrawn(first, admin, [0, 5]);
    const third = await redrawn(second, admin, [0]);
    expect([first, second, third].map(({ number, made }) => [number, made])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(new Set([first, second, third].map(({ id }) => id)).size).toBe(3);
    expect(new Set([first, second, third].map(({ randomSeed }) => randomSeed)).size).toBe(3);
    expect(third.byHand).toBe(false);
    await server.services.audit.settled();
    const records = await server.database.db
      .selectFrom('audit_log')
      .select(['act', 'object_id'])
      .where('object_kind', '=', 'draw')
      .orderBy('seq')
      .execute();
    expect(records).toEqual([first, second, third].map(({ id }) => ({ act: 'makeDraw', object_id: id })));
    await admin.call('setDrawPublished', { params: drawParams(third), body: { published: true } });
    const { draw, differs } = await drawnAgain(server, tournament);
    expect(differs).toEqual([]);
    expect(draw).toMatchObject({ number: 3, made: 3, redraws: [{ from: 1 }, { from: 2 }] });
  });

  it('says which of the kept lines a hand had moved before', async () => {
    const { server, admin, tournament, draw: first } = await drafted(8);
    const swapped = bodyOf(
      await admin.call('adjustDraw', { params: drawParams(first), body: { swap: [1, 4] } }),
    );
    const second = await redrawn(swapped, admin, [1, 6]);
    expect(second).toMatchObject({ byHand: true, redraws: [{ moved: [[1, first.lines[4]]] }] });
    await admin.call('setDrawPublished', { params: drawParams(second), body: { published: true } });
    const { differs } = await drawnAgain(server, tournament);
    expect(differs).toEqual([{ line: 1, drawn: first.lines[1], stands: first.lines[4] }]);
  });

  it('is of the number alone again when what a hand had moved is redrawn', async () => {
    const { admin, draw: first } = await drafted(8);
    const swapped = bodyOf(
      await admin.call('adjustDraw', { params: drawParams(first), body: { swap: [1, 4] } }),
    );
    expect(await redrawn(swapped, admin, [6])).toMatchObject({ byHand: false, redraws: [{ moved: [] }] });
  });

  it('keeps those apart who are of one club when it is redrawn', async () => {
    const { server, admin, tournament, draw: first } = await drafted(8);
    const params = idOf(tournament);
    const listed = bodyOf(await admin.call('listParticipants', { params }));
    for (const { id } of listed.slice(0, 4))
      await admin.call('updateParticipant', {
        params: { ...params, participantId: String(id) },
        body: { club: 'Club 1' },
      });
    const second = await redrawn(first, admin, [0]);
    await admin.call('setDrawPublished', { params: drawParams(second), body: { published: true } });
    for (const { id } of listed)
      await admin.call('updateParticipant', {
        params: { ...params, participantId: String(id) },
        body: { club: 'Club 3' },
      });
    const { draw, differs } = await drawnAgain(server, tournament);
    expect(differs).toEqual([]);
    expect(draw.redraws?.[0]?.clubs?.filter((club) => club === 1)).toHaveLength(4);
  });

  it('[D16] is shown to another organiser who still changes the one before, and 404 only where none is left', async () => {
    const { server, admin, tournament, draw: first } = await drafted(8);
    const other = await server.signUp('super_admin');
    const second = await redrawn(first, admin, [0]);
    const stale = {
      status: 409,
      body: { reason: 'stale', details: { current: { id: second.id, number: 2 } } },
    };
    const params = drawParams(first);
    const swap = { params, body: { swap: [1, 2] } };
    expect(await other.call('adjustDraw', swap, { 'if-match': String(first.version) })).toMatchObject(stale);
    expect(await other.call('adjustDraw', { params, body: { redraw: { keep: [0] } } })).toMatchObject(stale);
    expect(await other.call('setDrawPublished', { params, body: { published: true } })).toMatchObject(stale);
    expect(await other.call('discardDraw', { params })).toMatchObject(stale);
    const { draft } = bodyOf(await admin.call('getDraws', { params: idOf(tournament) }));
    expect(draft).toEqual(second);
    await admin.call('discardDraw', { params: drawParams(second) });
    expect(await other.call('adjustDraw', swap)).toMatchObject({ status: 404 });
  });

  it('[D16] is not taken for the published draw beside which it was made', async () => {
    const { admin, draw: open } = await published(8);
    const params = { id: String(open.tournamentId) };
    const first = bodyOf(await admin.call('makeDraw', { params, body: {} }));
    const second = await redrawn(first, admin, [0]);
    const swap = { params: drawParams(first), body: { swap: [1, 2] } };
    expect(await admin.call('adjustDraw', swap)).toMatchObject({
      status: 409,
      body: { reason: 'stale', details: { current: { id: second.id } } },
    });
    await admin.call('discardDraw', { params: drawParams(second) });
    expect(await admin.call('adjustDraw', swap)).toMatchObject({ status: 404 });
  });

  it('is answered again under the key of its request', async () => {
    const { admin, draw } = await drafted(8);
    const call = { params: drawParams(draw), body: { redraw: { keep: [0] } } };
    const key = { 'idempotency-key': 'redraw-once-and-no-more' };
    const once = bodyOf(await admin.call('adjustDraw', call, key));
    expect(bodyOf(await admin.call('adjustDraw', call, key))).toMatchObject({ id: once.id, made: 2 });
  });

  it('is redrawn a number of times and no more, since all of them are told', async () => {
    const { server, admin, draw } = await drafted(8);
    const one = { from: 1, randomSeed: 1, keep: [], moved: [] };
    const options = JSON.stringify({
      ...draw.options,
      redraws: Array.from({ length: 50 }, () => one),
    });
    await server.database.db.updateTable('draws').set({ options }).where('id', '=', draw.id).execute();
    const reply = await admin.call('adjustDraw', {
      params: drawParams(draw),
      body: { redraw: { keep: [0] } },
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});
