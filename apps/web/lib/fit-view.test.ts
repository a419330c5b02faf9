import type { DrawFit } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { fitView, planFitView } from './fit-view.ts';

const FITS: DrawFit = {
  answer: 'yes',
  entries: 8,
  matches: 7,
  matchMinutes: 90,
  needed: 630,
  others: 0,
  given: 1080,
  days: ['2026-09-12'],
  courts: 2,
  end: '2026-09-12T17:00:00.000Z',
  shortages: [],
  ways: [],
};
const SHORT: DrawFit = {
  ...FITS,
  answer: 'no',
  entries: 32,
  matches: 31,
  needed: 2790,
  given: 2160,
  courts: 4,
  end: null,
  shortages: [{ type: 'court-minutes', needed: 2790, given: 2160 }],
};

describe('[OP25] whether a planned tournament fits', () => {
  it('says what there is and when all is over', () => {
    expect(planFitView(FITS, 'UTC')).toEqual({
      isGood: true,
      title: 'With 8 entries, the matches fit.',
      text: '7 matches on 2 courts. All could be over by Sat, Sep 12 • 5:00 PM.',
      waysTitle: '',
      ways: [],
    });
  });

  it('says how many days it needs, and what else would do', () => {
    const ways = [{ kind: 'days', days: 1 } as const, { kind: 'entries', entries: 24 } as const];
    expect(planFitView({ ...SHORT, ways }, 'UTC')).toMatchObject({
      isGood: false,
      title: 'With 32 entries, the matches do not fit.',
      text: 'About 31 matches need 2 days on 4 courts; you planned one day.',
      waysTitle: 'It would also fit with one of these:',
      ways: ['24 entries or fewer'],
    });
    expect(planFitView({ ...SHORT, ways: ways.slice(0, 1) }, 'UTC')).toMatchObject({
      waysTitle: '',
      ways: [],
    });
  });

  it('[OP9] says how many matches a day would do', () => {
    const shortages = [{ type: 'day-limit' as const, needed: 5, given: 4 }];
    const ways = [{ kind: 'limit', limit: 3 } as const, { kind: 'days', days: 1 } as const];
    expect(planFitView({ ...SHORT, shortages, ways }, 'UTC')).toMatchObject({
      text: 'About 31 matches need 2 days on 4 courts; you planned one day. Somebody may come to 5 matches, and the club’s rules allow 4 in this time.',
      ways: ['3 matches of one player a day, which you can allow when you suggest times'],
    });
    const none = [{ kind: 'limit', limit: 0 } as const];
    expect(fitView({ ...SHORT, shortages, ways: none }, 'UTC')?.ways).toEqual([
      'no limit of matches a day, which you can allow when you suggest times',
    ]);
  });

  it('says what is short where more days do not help', () => {
    const view = planFitView(SHORT, 'UTC');
    expect(view?.text).toBe(
      '31 matches need about 47 court hours. Sat, Sep 12: 4 courts have 36 hours. 11 court hours are missing.',
    );
    expect(view?.waysTitle).toBe('No single change is enough. Change several things at once.');
    expect(fitView(SHORT, 'UTC')?.text).toBe(view?.text);
  });

  it('says nothing where nobody can tell', () => {
    expect(planFitView({ ...FITS, courts: 0 }, 'UTC')).toBeNull();
    expect(planFitView({ ...FITS, answer: null }, 'UTC')).toBeNull();
  });
});
