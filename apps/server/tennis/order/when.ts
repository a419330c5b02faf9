// When each match of a published day is expected to begin (OP38): worked out anew when anything has changed, and once a minute.
import { whenDoTheyPlay } from '@tennis/domain';
import type { Planned } from './situation.ts';
import { basisOf, type Scene } from './scene.ts';

export interface MomentEstimate {
  readonly median: string;
  readonly low: string;
  readonly high: string;
}

/** Times are told in steps of five minutes: nobody can know them better. */
const STEP = 5;
const MOST_KEPT = 100;
const kept = new Map<string, ReadonlyMap<number, MomentEstimate>>();

/** The estimates by match; empty for what is over, on court or on none of the club's courts. */
export function estimatesOf(scene: Scene, planned: Planned): ReadonlyMap<number, MomentEstimate> {
  const { situation, clock } = planned;
  const key = `${basisOf(scene)} ${situation.now ?? ''}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = whenDoTheyPlay(situation, { callEarly: 0 });
  const moment = (minute: number): string => clock.momentAt(Math.round(minute / STEP) * STEP);
  const estimates = new Map(
    (found.ok ? found.value : []).map(({ match, median, low, high }) => [
      Number(match),
      { median: moment(median), low: moment(low), high: moment(high) },
    ]),
  );
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, estimates);
  return estimates;
}
