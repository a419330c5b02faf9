// Does it fit: yes with a plan, no with what is short [OP25].
import { describe, expect, it } from 'vitest';
import { fits } from './fits.ts';
import { aMatch, aProblem, aSituation, of } from './fixtures.ts';

describe('does it fit', () => {
  it('[OP25] says yes where there is a plan, and by when at best', () => {
    expect(fits(aProblem(aSituation()))).toEqual({
      answer: 'yes',
      bound: 690,
      end: 690,
      shortages: [],
      unplaced: 0,
    });
  });

  it('[OP25] names court minutes that are missing', () => {
    const courts = [{ id: '1', open: [[540, 660]] as const }];
    expect(fits(aProblem(aSituation({ courts })))).toMatchObject({
      answer: 'no',
      shortages: [
        { type: 'court-minutes', needed: 180, given: 120 },
        { type: 'rounds', match: 'f' },
      ],
    });
  });

  it('[OP25] counts neither what others have on the courts nor the time that has passed', () => {
    const courts = [{ id: '1', open: [[540, 770]] as const }];
    const other = aMatch('o', [of('eva'), of('fay')]);
    const situation = aSituation({ courts });
    const taken = aSituation({
      courts,
      now: 560,
      matches: [...situation.matches, other],
      running: [{ match: 'o', court: '1', start: 540, end: 600 }],
    });
    expect(fits(aProblem(situation)).shortages).not.toContainEqual(
      expect.objectContaining({ type: 'court-minutes' }),
    );
    expect(fits(aProblem(taken)).shortages).toContainEqual({
      type: 'court-minutes',
      needed: 180,
      given: 170,
    });
  });

  it('[OP25] stops looking when the caller has no more time', () => {
    const matches = ['x', 'y', 'z'].map((id) => aMatch(id, [of('ann'), of(`${id}1`)]));
    const courts = ['1', '2'].map((id) => ({ id, open: [[540, 720]] as const }));
    let asked = 0;
    fits(aProblem(aSituation({ matches, courts })), 1, () => {
      asked += 1;
      return false;
    });
    expect(asked).toBe(1);
  });

  it('[OP25] names the match that comes too late however many courts there are', () => {
    const courts = [1, 2, 3, 4].map((id) => ({ id, open: [[540, 680]] as const }));
    expect(fits(aProblem(aSituation({ courts })))).toMatchObject({
      answer: 'no',
      shortages: [{ type: 'rounds', match: 'f' }],
    });
  });

  it('[OP25] [OP9] names a player whose matches are too many for the days', () => {
    const limits = { default: { total: 1 } };
    expect(fits(aProblem(aSituation({ limits })))).toMatchObject({
      answer: 'no',
      shortages: [{ type: 'day-limit', needed: 2, given: 1 }],
    });
    const ofAKind = { default: { singles: 1, total: 3 } };
    expect(fits(aProblem(aSituation({ limits: ofAKind })))).toMatchObject({
      answer: 'no',
      shortages: [{ type: 'day-limit', needed: 2, given: 1 }],
    });
  });

  it('[OP25] is unsure where no bound forbids it and no plan was found', () => {
    const matches = ['x', 'y', 'z'].map((id) => aMatch(id, [of('ann'), of(`${id}1`)]));
    const courts = [
      { id: '1', open: [[540, 720]] as const },
      { id: '2', open: [[540, 720]] as const },
    ];
    expect(fits(aProblem(aSituation({ matches, courts })))).toMatchObject({ answer: 'unsure', unplaced: 1 });
  });
});
