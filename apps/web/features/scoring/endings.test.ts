// A match ends without a serve where nobody has served ([OU1]).
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { endingsWithoutServe } from './endings.tsx';
import { viewBefore } from './pad-view.ts';
import type { ScoreEvent } from './typed-score.ts';

function endingsAt(score: ScoreEvent | null): readonly string[] {
  const match = { ...sampleMatch(1), matchFormat: 'SET3-S:6/TB7' };
  const view = viewBefore(
    { match, doubles: false, pairs: null, women: null, timeLimit: 90, log: null },
    score,
  );
  return view === null ? [] : endingsWithoutServe(view, ['Nina', 'Priya']).map(({ text }) => text);
}

it('[OU1] before it has begun somebody did not come or is defaulted, and nobody retires', () => {
  expect(endingsAt(null)).toEqual([
    'Nina is defaulted',
    'Nina did not come',
    'Priya is defaulted',
    'Priya did not come',
  ]);
});

it('[OU1] after a typed score it has begun, and nobody gives a walkover', () => {
  expect(endingsAt({ type: 'score', sets: [[6, 4]], games: [2, 1], points: [0, 0] })).toEqual([
    'Nina retires',
    'Nina is defaulted',
    'Priya retires',
    'Priya is defaulted',
    'The match is abandoned',
  ]);
});
