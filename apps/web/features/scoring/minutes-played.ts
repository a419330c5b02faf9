// How long a match has been played, by the times of its points.
import type { LoggedEvent } from '@tennis/contract';

const MINUTE_MS = 60_000;
/** The longest time between two points that is still play: rain, the dark and a move to another court last longer, and clocks stop meanwhile (D56). */
const LONGEST_MS = 20 * MINUTE_MS;

/** The events of the set under way, where the clock has ended those before it and nobody has taken that back. */
export function sinceTime(events: readonly LoggedEvent[]): readonly LoggedEvent[] {
  const standing: number[] = [];
  for (const [at, { event }] of events.entries()) {
    if (event.type === 'undo') standing.pop();
    else standing.push(at);
  }
  const last = standing.findLast((at) => events[at]?.event.type === 'time') ?? -1;
  return events.slice(last + 1);
}

/** The minutes from the first event other than the choice of server and receiver until now, without breaks; null before it. */
export function minutesPlayed(events: readonly LoggedEvent[], now: number): number | null {
  const first = events.findIndex(({ event }) => event.type !== 'order');
  if (first === -1) return null;
  let played = 0;
  let last: number | null = null;
  for (const moment of [...events.slice(first).map(({ at }) => Date.parse(at)), now]) {
    const since = last === null ? 0 : moment - last;
    if (since > 0 && since <= LONGEST_MS) played += since;
    last = moment;
  }
  return Math.floor(played / MINUTE_MS);
}
