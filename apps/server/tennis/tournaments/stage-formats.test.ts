// Parts of a tournament with match formats of their own (D25, ADR 66).
import type { Match } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { drawParams, entered, idOf, matchesOf, published, win } from '../../testing/draws.ts';
import type { Person } from '../../testing/server.ts';
import { anEntry, bodyOf, matchBody, tournamentBody } from '../../testing/factories.ts';

const USUAL = 'SET3-S:6/TB7';
const ONE_SET = 'SET1-S:6/TB7';
const GROUPS = { ...tournamentBody(0).rules, format: 'groups_knockout', matchesPerParticipant: 2 } as const;

/** The formats of matches, by their round. */
const formatsOf = (matches: readonly Match[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(matches, ({ round }) => round)].map(([round, own]) => [
      round,
      [...new Set(own.map(({ matchFormat }) => matchFormat))],
    ]),
  );

/** Plays all groups and answers a semi-final that can be played. */
async function playedToSemi(admin: Person, tournament: { readonly id: number }): Promise<Match> {
  const inGroups = (await matchesOf(admin, tournament)).filter(
    ({ round, status }) => round === 'group_stage' && status === 'scheduled',
  );
  for (const match of inGroups)
    expect((await win(admin, match, match.participant1Id, '6-4')).status).toBe(200);
  const semi = (await matchesOf(admin, tournament)).find(
    ({ round, participant1Id, participant2Id }) =>
      round === 'semi_final' && participant1Id !== null && participant2Id !== null,
  );
  if (semi === undefined) throw new Error('no semi-final');
  return semi;
}

describe('a tournament whose groups are played in one set', () => {
  it('[D25] gives its matches the format of their part, and judges and plans them by it', async () => {
    const stageFormats = { groups: 'set1-s:6/tb7', final: USUAL };
    const scene = await published(6, { rules: GROUPS, stageFormats }, { groups: 2 });
    const { admin, tournament } = scene;
    // In their normal spelling; the format of the tournament itself is none of its own.
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).stageFormats).toEqual({
      groups: ONE_SET,
    });
    const matches = await matchesOf(admin, tournament);
    expect(formatsOf(matches)).toEqual({ group_stage: [ONE_SET], semi_final: [USUAL], final: [USUAL] });
    expect(matches.some(({ shortened }) => shortened === true)).toBe(false);
    const first = matches.find(({ round }) => round === 'group_stage');
    if (first === undefined) throw new Error('no match');
    const tooLong = await win(admin, first);
    expect(tooLong).toMatchObject({ status: 409, body: { reason: 'too-many-sets' } });
    expect((await win(admin, first, first.participant1Id, '6-4')).status).toBe(200);
    const { published: draw } = bodyOf(await admin.call('getDraws', { params: idOf(tournament) }));
    expect(
      draw?.stages.flatMap(({ table }) => table?.rows ?? []).filter(({ wins }) => wins === 1),
    ).toHaveLength(1);
  });

  it('[OP25] needs less time, whether it is stored or only planned', async () => {
    const { admin, tournament } = await entered(6, { rules: GROUPS });
    const params = idOf(tournament);
    const fit = async (query = {}) => bodyOf(await admin.call('getDrawFit', { params, query })).needed;
    const usual = await fit();
    const planned = await fit({ stageFormats: JSON.stringify({ groups: ONE_SET }) });
    expect(planned).toBeLessThan(usual);
    bodyOf(await admin.call('updateTournament', { params, body: { stageFormats: { groups: ONE_SET } } }));
    expect(await fit()).toBe(planned);
    expect(await admin.call('getDrawFit', { params, query: { stageFormats: '{"groups":1' } })).toMatchObject({
      status: 400,
    });
  });
});

describe('a change of these formats', () => {
  it('[D25] is followed by the matches, but for parts in which a match has a score', async () => {
    const { admin, tournament } = await published(
      8,
      { stageFormats: { final: 'SET5-S:6/TB7' } },
      {
        kind: 'consolation',
      },
    );
    const params = idOf(tournament);
    const change = (body: object) => admin.call('updateTournament', { params, body });
    const ofPart = async (part: 'own' | 'places' | 'final') =>
      (await matchesOf(admin, tournament)).filter(({ round, drawRound }) =>
        part === 'final'
          ? round === 'final'
          : (drawRound?.stage !== undefined) === (part === 'places') && round !== 'final',
      );
    const codes = async (part: 'own' | 'places' | 'final') => [
      ...new Set((await ofPart(part)).map(({ matchFormat }) => matchFormat)),
    ];
    expect([await codes('own'), await codes('places'), await codes('final')]).toEqual([
      [USUAL],
      [USUAL],
      ['SET5-S:6/TB7'],
    ]);
    bodyOf(await change({ stageFormats: { places: 'SET1-S:8/TB7', final: null } }));
    expect([await codes('places'), await codes('final')]).toEqual([['SET1-S:8/TB7'], [USUAL]]);
    // A dialog sends the round with everything else.
    const [moved] = await ofPart('places');
    const body = { round: moved?.round, court: 'Court 9' };
    const stays = bodyOf(await admin.call('updateMatch', { params: idOf(moved ?? { id: 0 }), body }));
    expect([stays.court, stays.matchFormat]).toEqual(['Court 9', 'SET1-S:8/TB7']);

    const first = (await ofPart('own')).find(
      ({ participant1Id, participant2Id }) => participant1Id !== null && participant2Id !== null,
    );
    if (first === undefined) throw new Error('no match');
    expect((await win(admin, first)).status).toBe(200);
    // The consolation has no score yet.
    bodyOf(await change({ stageFormats: { places: ONE_SET } }));
    expect(await codes('places')).toEqual([ONE_SET]);
    const played = (await ofPart('own')).filter(
      ({ status, participant1Id, participant2Id, id }) =>
        status === 'scheduled' && id !== first.id && participant1Id !== null && participant2Id !== null,
    );
    for (const match of played) expect((await win(admin, match)).status).toBe(200);
    const lost = (await ofPart('places')).find(
      ({ status, participant1Id, participant2Id }) =>
        status === 'scheduled' && participant1Id !== null && participant2Id !== null,
    );
    if (lost === undefined) throw new Error('no match of the consolation');
    expect((await win(admin, lost, lost.participant1Id, '6-3')).status).toBe(200);
    const refused = await change({ stageFormats: { places: 'SET1-S:TB10' } });
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'formatHasScores', issues: [{ path: 'stageFormats.places' }] },
    });
    expect(await codes('places')).toEqual([ONE_SET]);
  });

  it('[D25] leaves the rest of a tournament free, whose format is judged by its own scores', async () => {
    const scene = await published(6, { rules: GROUPS, stageFormats: { groups: ONE_SET } }, { groups: 2 });
    const { admin, tournament } = scene;
    const group = (await matchesOf(admin, tournament)).find(({ round }) => round === 'group_stage');
    if (group === undefined) throw new Error('no match');
    expect((await win(admin, group, group.participant1Id, '6-4')).status).toBe(200);
    const params = idOf(tournament);
    const shorter = 'SET3-S:6/TB7-F:TB10';
    bodyOf(await admin.call('updateTournament', { params, body: { matchFormat: shorter } }));
    expect(formatsOf(await matchesOf(admin, tournament))).toEqual({
      group_stage: [ONE_SET],
      semi_final: [shorter],
      final: [shorter],
    });
    const semi = await playedToSemi(admin, tournament);
    expect((await win(admin, semi)).status).toBe(200);
    expect(await admin.call('updateTournament', { params, body: { matchFormat: USUAL } })).toMatchObject({
      status: 409,
      body: { reason: 'formatHasScores', issues: [{ path: 'matchFormat' }] },
    });
  });

  it('[D25] does not count a walkover that the draw has given', async () => {
    const { admin, tournament, draw } = await published(8, {}, { kind: 'consolation' });
    const params = idOf(tournament);
    const [gone] = draw.entries;
    const of = { ...params, participantId: String(gone?.participantId ?? 0) };
    bodyOf(
      await admin.call('setWithdrawal', {
        params: of,
        body: { withdrawn: true, reason: 'injury', confirm: true },
      }),
    );
    expect((await matchesOf(admin, tournament)).some(({ scoreText }) => scoreText !== null)).toBe(true);
    const body = { stageFormats: { places: ONE_SET } };
    expect((await admin.call('updateTournament', { params, body })).status).toBe(200);
  });

  it('drops parts that a tournament of its format does not have', async () => {
    const { admin, tournament } = await entered(4, { stageFormats: { groups: ONE_SET, final: ONE_SET } });
    expect(tournament.stageFormats).toEqual({ final: ONE_SET });
    const { stageFormats } = bodyOf(await admin.call('getTournament', { params: idOf(tournament) }));
    expect(stageFormats).toEqual({ final: ONE_SET });
  });

  it('names the part of a format that cannot be played', async () => {
    const { admin, tournament } = await entered(4);
    const answer = await admin.call('updateTournament', {
      params: idOf(tournament),
      body: { stageFormats: { final: 'SET9-S:6' } },
    });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'stageFormats.final' }] } });
  });
});

it('[D15, OP4] sees a clash with a match that its part makes longer than the tournament plans', async () => {
  const { admin, tournament } = await entered(0, { stageFormats: { final: 'SET5-S:6/TB7' } });
  const ids: number[] = [];
  for (const name of ['Ida Lund', 'Lea Wirz', 'Nora Weiss', 'Zoe Blum'])
    ids.push((await anEntry(admin, tournament.id, name)).id);
  const [one = 0, two = 0, three = 0, four = 0] = ids;
  const add = async (match: object) =>
    bodyOf(await admin.call('createMatch', { params: idOf(tournament), body: match as never }));
  await add(matchBody(one, two));
  // 100 minutes after the beginning of a final that takes longer than that.
  const later = { ...matchBody(three, four), round: 'semi_final', startTime: '2026-09-12T15:40:00.000Z' };
  expect((await add(later)).conflicts).toMatchObject([{ kind: 'court' }]);
});

it('[D15, D25] gives a match made by hand the format of its round, also when the round changes', async () => {
  const { admin, tournament } = await entered(0, { stageFormats: { final: ONE_SET } });
  const [one, two] = [
    await anEntry(admin, tournament.id, 'Ida Lund'),
    await anEntry(admin, tournament.id, 'Lea Wirz'),
  ];
  const made = bodyOf(
    await admin.call('createMatch', { params: idOf(tournament), body: matchBody(one.id, two.id) }),
  );
  expect(made.matchFormat).toBe(ONE_SET);
  const moved = bodyOf(
    await admin.call('updateMatch', { params: idOf(made), body: { round: 'semi_final' } }),
  );
  expect(moved.matchFormat).toBe(USUAL);
});

it('keeps formats of parts with a draw that is taken back and published again', async () => {
  const { admin, tournament, draw } = await published(
    6,
    { rules: GROUPS, stageFormats: { groups: ONE_SET } },
    { groups: 2 },
  );
  const params = drawParams(draw);
  bodyOf(
    await admin.call('setDrawPublished', {
      params,
      body: { published: false, reason: 'A name is missing.' },
    }),
  );
  bodyOf(await admin.call('setDrawPublished', { params, body: { published: true } }));
  expect(formatsOf(await matchesOf(admin, tournament))['group_stage']).toEqual([ONE_SET]);
});
