// Relatives are kept apart in a draw by the choice of its number, so the draw does not show who is related [UN2, UN3] (D46).
import type { DrawBody, DrawOnWire } from '@tennis/contract';
import { drawAgain } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { drawParams, entered, idOf } from '../../testing/draws.ts';
import { bodyOf, tournamentBody } from '../../testing/factories.ts';

/**
 * Eight players without a club. The last four are a father, his two children, and another child, whom he looks after together with somebody who does
 * not play.
 */
async function aFamilyOfFour(rules: Partial<ReturnType<typeof tournamentBody>['rules']> = {}) {
  const scene = await entered(8, { rules: { ...tournamentBody(0).rules, ...rules } });
  const { server, admin, tournament } = scene;
  const params = idOf(tournament);
  const listed = bodyOf(await admin.call('listParticipants', { params }));
  const father = await server.signUp('member', 'Goran Kovač');
  const mother = await server.signUp('member', 'Marija Kovač');
  const [own = 0, ...children] = listed.slice(4).map(({ personId }) => personId ?? 0);
  const { db } = server.database;
  const account = father.user?.id ?? 0;
  await db.updateTable('persons').set({ account_id: null }).where('account_id', '=', account).execute();
  await db.updateTable('persons').set({ account_id: account }).where('id', '=', own).execute();
  const [first = 0, second = 0, third = 0] = children;
  const looksAfter = [
    [first, father],
    [second, father],
    [second, mother],
    [third, mother],
  ] as const;
  await db
    .insertInto('person_managers')
    .values(
      looksAfter.map(([personId, { user }]) => ({
        person_id: personId,
        user_id: user?.id ?? 0,
        created_at: '2026-09-01T10:00:00.000Z',
      })),
    )
    .execute();
  const family = new Set(listed.slice(4).map(({ id }) => id));
  const make = async (body: DrawBody) => bodyOf(await admin.call('makeDraw', { params, body }));
  return { ...scene, params, family, make };
}

/** How many matches of the first round are played within the family. */
const within = ({ lines, entries }: DrawOnWire, family: ReadonlySet<number>): number => {
  const isOf = (line: number) => family.has(entries[lines[line] ?? -1]?.participantId ?? 0);
  return lines.filter((_, line) => line % 2 === 0 && isOf(line) && isOf(line + 1)).length;
};

const saidOf = ({ breaches = [] }: DrawOnWire) => breaches.map(({ rule, message }) => `${rule} ${message}`);

describe('relatives in a draw', () => {
  it('[UN2, UN3] do not meet in their first match, nor when the rest is redrawn, and the number alone gives the draw', async () => {
    const { server, admin, params, family, make } = await aFamilyOfFour();
    let draw = await make({ separateFamilies: true });
    expect([within(draw, family), saidOf(draw)]).toEqual([0, []]);
    for (const line of [0, 2]) {
      const body = { redraw: { keep: [line] } };
      draw = bodyOf(await admin.call('adjustDraw', { params: drawParams(draw), body }));
      expect([within(draw, family), saidOf(draw)]).toEqual([0, []]);
    }
    await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } });
    const { published } = bodyOf(await server.visitor().call('getDraws', { params }));
    if (published?.groupRules === undefined) throw new Error('no draw');
    const again = drawAgain({
      kind: published.kind,
      choices: { ...published.options, randomSeed: published.options.randomSeed ?? 0 },
      entries: published.entries.map(({ participantId }) => ({ id: participantId, name: '?' })),
      rules: published.groupRules,
      redraws: published.redraws ?? [],
    });
    expect(again.ok && again.value.byNumber).toEqual(published.lines);
  });

  it('[UN2] who meet all the same are named beside their lines to those who direct, and to nobody else', async () => {
    const { server, admin, params, family, make } = await aFamilyOfFour();
    let draw = await make({ separateFamilies: true });
    const [first = 0, second = 0] = draw.lines.flatMap((entry, line) =>
      family.has(draw.entries[entry]?.participantId ?? 0) ? [line] : [],
    );
    const swap = [first ^ 1, second];
    draw = bodyOf(await admin.call('adjustDraw', { params: drawParams(draw), body: { swap } }));
    expect(within(draw, family)).toBe(1);
    expect(draw.breaches).toEqual([
      {
        rule: 'UN2',
        lines: [first & ~1, first | 1],
        message: expect.stringMatching(
          /^Entry 0\d and Entry 0\d meet in their first match and are of one family\.$/,
        ),
        code: 'first-match',
        params: expect.objectContaining({ key: 'family', value: '1' }),
      },
    ]);
    const read = bodyOf(await admin.call('getDraws', { params }));
    expect(read.draft?.breaches).toEqual(draw.breaches);
    const open = bodyOf(
      await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }),
    );
    expect(open.breaches).toEqual(draw.breaches);
    const { published } = bodyOf(await server.visitor().call('getDraws', { params }));
    expect(published).not.toHaveProperty('breaches');
    expect(JSON.stringify(published)).not.toMatch(/family"/);
    const stored = await server.database.db.selectFrom('draws').select(['drawn', 'options']).execute();
    expect(JSON.stringify(stored)).not.toMatch(/family\\?"/);
  });

  it('[RR2] share no group where the groups are enough, and as few as can be where they are not', async () => {
    const { family, make } = await aFamilyOfFour({ format: 'groups_knockout', matchesPerParticipant: 1 });
    const apart = await make({ separateFamilies: true, groups: 4 });
    expect([within(apart, family), saidOf(apart)]).toEqual([0, []]);
    const together = await make({ separateFamilies: true, groups: 2 });
    expect(saidOf(together)).toEqual([
      expect.stringMatching(/^RR2 Entry 0\d and Entry 0\d share Group A and are of one family\.$/),
      expect.stringMatching(/^RR2 Entry 0\d and Entry 0\d share Group B and are of one family\.$/),
    ]);
  });

  it('are told by nothing where the draw is not to keep them apart', async () => {
    const { family, make } = await aFamilyOfFour();
    const drawn = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(async (randomSeed) => make({ randomSeed })));
    expect(drawn.some((draw) => within(draw, family) > 0)).toBe(true);
    expect(drawn.flatMap(saidOf)).toEqual([]);
  });

  it('[UN3] a number that is given is obeyed, and says who meets', async () => {
    const { family, make } = await aFamilyOfFour();
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    for (const randomSeed of numbers) {
      const draw = await make({ randomSeed, separateFamilies: true });
      expect([draw.randomSeed, draw.options.randomSeed]).toEqual([randomSeed, randomSeed]);
      expect(saidOf(draw)).toHaveLength(within(draw, family));
    }
  });
});
