import { describe, expect, it } from 'vitest';
import { parseScore } from './parse-score.ts';
import { ENDINGS } from './score.ts';
import type { EndingKind } from './score.ts';

/** Every spelling, as people write it. */
const SPELLINGS: Readonly<Record<EndingKind, string>> = {
  retired: 'ret. RE Retd rtd retired retire retires retirement r. rit. Aufg. Aufgabe ab. abandon',
  walkover: 'w/o W|O walkover wkov by-walkover forfait forfeit',
  defaulted: 'def. default defaulted DQ DSQ disq. disqualified no-show N/S',
  withdrawn: 'w/d wdn. wdr. withdrawn withdrew withdrawal',
  abandoned:
    'abn. abd. aban. abandoned unf. unfin. unfinished incomplete played-and-abandoned played-and-unfinished played-and-unplayed',
  cancelled: 'canc. cancelled canceled not-played unplayed n.p. UNP',
};

const spellings = ENDINGS.flatMap((kind) =>
  SPELLINGS[kind].split(' ').map((word) => [word.replaceAll('-', ' '), kind] as const),
);

describe('[OU1] every word that ends a match', () => {
  it.each(spellings)('[OU1] %s: %s', (word, kind) => {
    const parsed = parseScore(word, { winnerFirst: true });
    const by = kind === 'abandoned' || kind === 'cancelled' ? null : 2;
    expect(parsed).toEqual({ ok: true, value: { sets: [], ending: { kind, by } } });
  });

  it.each(spellings.filter(([, kind]) => kind !== 'abandoned' && kind !== 'cancelled'))(
    '[OU1] double %s: %s of both',
    (word, kind) => {
      const parsed = parseScore(`double ${word}`);
      expect(parsed.ok ? parsed.value.ending : null).toEqual({ kind, by: 'both' });
    },
  );

  it.each([
    ['dbl w/o', 'walkover'],
    ['DWO', 'walkover'],
    ['2 w.o.', 'unknown'],
    ['ddef', 'defaulted'],
    ['double abn.', 'unknown'],
    ['dret', 'unknown'],
  ])('[OU1] %s is %s of both', (word, kind) => {
    const parsed = parseScore(word);
    expect(parsed.ok ? parsed.value.ending : { kind: 'unknown', by: 'both' }).toEqual({ kind, by: 'both' });
  });

  it.each(['W-O', 'walk-over', 'Walk - Over'])('[OU1] %s is a walkover', (word) => {
    expect(parseScore(word)).toEqual(parseScore('w.o.'));
  });

  it.each(['not played', 'unplayed', 'n.p.', 'UNP'])(
    '[OU1] %s behind sets: the rest was not played, so the match was abandoned',
    (word) => {
      expect(parseScore(`6-4 3-3 ${word}`)).toEqual(parseScore('6-4 3-3 abandoned'));
    },
  );

  it('[OU1] cancelled behind sets stays a contradiction', () => {
    const parsed = parseScore('6-4 3-3 cancelled');
    expect(parsed.ok ? parsed.value.ending : null).toEqual({ kind: 'cancelled', by: null });
  });

  it.each(['in progress', 'live', 'suspended', 'susp.', 'to be continued'])('%s ends nothing', (word) => {
    expect(parseScore(`6-4 ${word}`)).toEqual(parseScore('6-4'));
  });

  it.each([
    'na',
    'NaN',
    'null',
    'none',
    'undefined',
    'unk',
    'unknown',
    'no score',
    'not available',
    'score not available',
    'tba',
    'tbd',
    '-',
    '--',
    '?',
    '??',
    '???',
  ])('%s says that nothing was recorded', (word) => {
    const parsed = parseScore(word);
    expect(parsed.ok ? null : parsed.error.code).toBe('not-recorded');
  });
});
