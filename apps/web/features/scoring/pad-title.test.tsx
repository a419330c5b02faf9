// The pad names a match as its card and its draw do.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { PadTitle } from './pad-title.tsx';

const titleOf = (change: Parameters<typeof sampleMatch>[1]): string =>
  renderToStaticMarkup(<PadTitle match={sampleMatch(1, { court: '3', ...change })} />).replaceAll(
    /<[^>]+>/gu,
    ' ',
  );

it('says the round of the draw, where lists only know a knockout [brief 8]', () => {
  const drawn = titleOf({ round: 'knockout', drawRound: { players: 16 } });
  expect(drawn).toContain('Round of 16');
  expect(drawn).not.toContain('Knockout');
  expect(titleOf({ round: 'semi_final' })).toMatch(/Court 3.+, Semi Final/u);
});
