// A thumb that bounces notes one event, not two (brief section 8).
import { expect, it } from 'vitest';
import { createBounceGuard } from './bounce.ts';

/** Taps at these milliseconds; answers which of them count. */
function counted(taps: readonly (readonly [number, string])[]): boolean[] {
  let now = 0;
  const isBounce = createBounceGuard(() => now);
  return taps.map(([at, kind]) => {
    now = at;
    return !isBounce(kind);
  });
}

it.each(['point', 'fault', 'undo'])(
  'counts two taps on %s within 250 ms once, and a later one again',
  (kind) => {
    expect(
      counted([
        [0, kind],
        [249, kind],
        [250, kind],
      ]),
    ).toEqual([true, false, true]);
  },
);

it('takes two kinds of events in quick succession: a fault, and its undo', () => {
  expect(
    counted([
      [0, 'fault'],
      [100, 'undo'],
      [200, 'fault'],
    ]),
  ).toEqual([true, true, false]);
});
