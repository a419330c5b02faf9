import { describe, expect, it } from 'vitest';
import { BEST_OF_3, games, singles, stateAfter, won } from './fixtures.ts';
import type { MatchState } from './replay.ts';

describe('what the next point is worth', () => {
  it.each<readonly [string, string, string, MatchState['stakes']]>([
    ['SET3-S:6/TB7', '11111', '222', [null, 'game']],
    ['SET3-S:6/TB7', '11111', '111', ['set', null]],
    ['SET3-S:6/TB7', '11111111111', '111', ['match', null]],
    ['SET3-S:6/TB7', '11111122222', '222', [null, 'set']],
    ['SET3-S:6/TB7', '111111222222111112', '111', ['match', null]],
    ['SET3-S:6/TB7', '121212121212', '111111', ['set', null]],
    ['SET3-S:6/TB7', '121212121212', '11111222222', [null, 'set']],
    ['SET3-S:6/TB7', '121212121212', '222222', [null, 'set']],
    ['SET3-S:6/TB7', '121212121212', '111', [null, null]],
    ['SET3-S:6', '121212121212', '111', ['game', null]],
    ['SET3-S:6', '1212121212121', '111', ['set', null]],
    ['SET3X-S:6', '11111111111', '111', ['set', null]],
    ['SET2-S:6', '11111111111', '111', ['match', null]],
    ['SET3X-S:6', '11111122222211111', '111', ['match', null]],
    ['SET2-S:6', '11111122222', '222', [null, 'set']],
  ])('%s, games %s, points %s: %j', (code, played, points, stakes) => {
    expect(stateAfter(singles(code), games(played), won(points)).stakes).toEqual(stakes);
  });

  it('[SC1] a break point is the receiver’s', () => {
    expect(stateAfter(BEST_OF_3, games('1'), won('111')).stakes).toEqual(['break', null]);
    expect(stateAfter(BEST_OF_3, games('1'), won('222')).stakes).toEqual([null, 'game']);
  });
});
