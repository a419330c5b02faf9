// The texts of a draw, in the reader's language and as codes (ADR 20): consequences, refusals, and broken rules.
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/factories.ts';
import { drawParams, entered, idOf, matchesOf, published, win } from '../../testing/draws.ts';

const GERMAN = { 'accept-language': 'de' };
const FRENCH = { 'accept-language': 'fr' };

describe('a result in a draw', () => {
  it('tells what follows in the language of the call, and as codes', async () => {
    const { admin, tournament } = await published(4);
    const [first] = await matchesOf(admin, tournament);
    if (first === undefined) throw new Error('no match');
    const body = { scores: { text: '6-4 6-4' }, winnerId: first.participant1Id };
    const reply = bodyOf(await admin.call('setMatchScores', { params: idOf(first), body }, GERMAN));
    const { p1Name } = first;
    expect(reply.consequences?.slice(1, 3)).toEqual([
      `Halbfinale, Match 1: ${p1Name} gewinnt.`,
      `Finale: ${p1Name} rückt ein.`,
    ]);
    expect(reply.consequenceCodes?.slice(1, 3)).toEqual([
      { code: 'wins', params: { match: { code: 'semi-final', position: 1, stage: null }, name: p1Name } },
      { code: 'moves-in', params: { match: { code: 'final', stage: null }, name: p1Name } },
    ]);
  });

  it('[D14] that would overwrite others is refused so, too', async () => {
    const { admin, tournament } = await published(4);
    for (const round of ['semi_final', 'semi_final', 'final'] as const) {
      const open = (await matchesOf(admin, tournament)).find(
        (match) => match.round === round && match.status === 'scheduled',
      );
      if (open === undefined) throw new Error(`no ${round}`);
      await win(admin, open);
    }
    const [first] = await matchesOf(admin, tournament);
    if (first === undefined) throw new Error('no match');
    const body = { scores: { text: '4-6 4-6' }, winnerId: first.participant2Id };
    const refused = await admin.call('setMatchScores', { params: idOf(first), body }, FRENCH);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'Finale\u00A0: ce match a été joué ou commencé avec d’autres joueurs. Confirmez pour supprimer ce résultat.',
        reason: 'overwrites_played',
        params: { matches: [{ code: 'final', stage: null }] },
        details: { code: 'overwrites_played', canConfirm: true },
      },
    });
    const { consequences, consequenceCodes } = (
      refused.body as unknown as { details: { consequences: string[]; consequenceCodes: { code: string }[] } }
    ).details;
    expect(consequences[0]).toMatch(
      /^Demi-finale, match 1\u00A0: .+ bat .+, et non plus «\u00A0.+\u00A0»\.$/,
    );
    expect(consequenceCodes.map(({ code }) => code).slice(0, 2)).toEqual([
      'result-changed',
      'result-removed',
    ]);
    expect(consequenceCodes).toHaveLength(consequences.length);
  });
});

describe('a draw that is being made', () => {
  it('says what it does not keep to each reader in their language, also where the answer is kept', async () => {
    const { admin, tournament } = await entered(6);
    for (const seed of [1, 2])
      await admin.call('addParticipant', { params: idOf(tournament), body: { name: `Seed ${seed}`, seed } });
    const draw = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: {} }));
    const seed = draw.lines.findIndex((entry) => draw.entries[entry]?.seed === 1);
    const swap = [seed, seed === 0 ? 3 : 0];
    await admin.call('adjustDraw', { params: drawParams(draw), body: { swap } });
    const read = async (headers: Readonly<Record<string, string>>) =>
      bodyOf(await admin.call('getDraws', { params: idOf(tournament) }, headers)).draft;
    const [english, german, again] = [await read({}), await read(GERMAN), await read({})];
    expect(english?.breaches?.[0]).toMatchObject({
      message: expect.stringMatching(/, seed 1, stands on line \d and belongs on line 1\.$/),
      code: 'seed-misplaced',
      params: { seed: 1, seedOf: 'own', lines: [1] },
    });
    expect(german?.breaches?.[0]?.message).toMatch(
      / \(Nr\. 1\) steht auf Zeile \d und gehört auf Zeile 1\.$/,
    );
    expect(again).toEqual(english);
    expect(german?.stages).toEqual(english?.stages);
    expect(english?.stages[0]).toMatchObject({ name: 'Main draw', title: { code: 'main' } });
  });

  it('says in the language of the call why it cannot be changed', async () => {
    const { admin, tournament } = await entered(3);
    const draw = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: {} }));
    const line = draw.lines.indexOf(-2);
    const refused = await admin.call(
      'adjustDraw',
      { params: drawParams(draw), body: { swap: [line, line === 0 ? 1 : 0] } },
      GERMAN,
    );
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: `Hauptfeld, Zeile ${line + 1}: Ein Freilos wird nie verschoben.`,
        reason: 'line-is-bye',
        params: { line: line + 1, stage: { code: 'main' } },
      },
    });
  });
});
