import { describe, expect, it } from 'vitest';
import { BEST_OF_3, games, refusalOf, stateAfter, won } from './fixtures.ts';
import type { LogEvent } from './point-log.ts';
import { callOf, replayLog, undoTarget } from './replay.ts';

const UNDO: LogEvent = { type: 'undo' };

describe('undo', () => {
  it('takes back the last event that stands, to any depth', () => {
    expect(stateAfter(BEST_OF_3, won('12'), [UNDO])).toEqual(stateAfter(BEST_OF_3, won('1')));
    expect(stateAfter(BEST_OF_3, won('12'), [UNDO, UNDO])).toEqual(stateAfter(BEST_OF_3));
    expect(stateAfter(BEST_OF_3, won('12'), [UNDO], won('11'), [UNDO])).toEqual(
      stateAfter(BEST_OF_3, won('11')),
    );
  });

  it('crosses games, sets and the end of the match', () => {
    const end = games('111111111111');
    expect(callOf(stateAfter(BEST_OF_3, end, [UNDO]))).toBe('40-0');
    expect(stateAfter(BEST_OF_3, games('111111'), [UNDO]).games).toEqual([5, 0]);
  });

  it('says where it leads', () => {
    const target = undoTarget(BEST_OF_3, won('11221'));
    expect(target?.ok === true ? callOf(target.value) : null).toBe('30-30');
    expect(undoTarget(BEST_OF_3, [])).toBe(null);
    expect(undoTarget(BEST_OF_3, [...won('1'), UNDO])).toBe(null);
  });

  it('has nothing to take back at the start', () => {
    expect(refusalOf(BEST_OF_3, [UNDO])).toEqual(['nothing-to-undo', 0]);
    expect(refusalOf(BEST_OF_3, won('1'), [UNDO, UNDO])?.[1]).toBe(2);
  });

  it('names the place of a wrong event in the log as given', () => {
    expect(refusalOf(BEST_OF_3, won('1'), [UNDO, { type: 'time' }])?.[1]).toBe(2);
    const broken = undoTarget(BEST_OF_3, [{ type: 'time' }, ...won('1')]);
    expect(broken?.ok).toBe(false);
  });

  it('says which family an error belongs to', () => {
    const replayed = replayLog(BEST_OF_3, [UNDO]);
    expect(replayed.ok ? null : replayed.error.type).toBe('point-log');
    const wrong = replayLog(BEST_OF_3, [{ type: 'time' }]);
    expect(wrong.ok ? null : wrong.error.type).toBe('point-log');
  });
});
