// Scores with the answer that the rules of tennis give, to measure how often each engine finds it.
export interface ScoreCase {
  readonly format: string;
  readonly text: string;
  /** Whether this is the score of a match that was played out in this format. */
  readonly isResult: boolean;
}

const cases = (format: string, isResult: boolean, texts: readonly string[]): readonly ScoreCase[] =>
  texts.map((text) => ({ format, text, isResult }));

export const SCORE_CASES: readonly ScoreCase[] = [
  ...cases('SET3-S:6/TB7', true, [
    '6-4 6-4',
    '7-5 6-4',
    '6-4 3-6 7-6(5)',
    '6-7(10) 7-6(8) 6-0',
    '0-6 7-5 7-6(0)',
  ]),
  ...cases('SET3-S:6/TB7', false, [
    '6-5 6-5',
    '7-6(7-9) 6-4',
    '6-4 7-3',
    '6-4 6-4 6-4',
    '6-4',
    '6-4 3-6',
    '8-6 6-4',
  ]),
  ...cases('SET3-S:6/TB7', false, ['7-5(3) 6-4', '6-4 4-6 [10-8]', '7-6(7-6) 6-4', '6-3 7-7']),
  ...cases('SET3-S:6/TB7-F:TB10', true, ['6-4 4-6 [10-8]', '6-4 4-6 [12-10]', '6-4 6-4']),
  ...cases('SET3-S:6/TB7-F:TB10', false, ['6-4 4-6 [10-9]', '6-4 4-6 [11-8]', '6-4 4-6']),
  ...cases('SET5-S:6/TB7-F:6', true, ['6-4 3-6 6-7(7) 7-6(3) 70-68', '6-4 6-4 6-4', '6-4 4-6 6-4 4-6 8-6']),
  ...cases('SET5-S:6/TB7-F:6', false, ['6-4 4-6 6-4 4-6 7-6(5)', '6-4 4-6 6-4 4-6 8-7', '6-4 6-4']),
  ...cases('SET3-S:4/TB5@3', true, ['4-3(3) 4-2', '4-0 2-4 4-1']),
  ...cases('SET3-S:4/TB5@3', false, ['5-3 4-2', '4-3(5-4) 4-2']),
  ...cases('SET1-S:8/TB7', true, ['8-6', '9-7', '9-8(5)']),
  ...cases('SET1-S:8/TB7', false, ['8-7', '10-8', '9-6']),
];
