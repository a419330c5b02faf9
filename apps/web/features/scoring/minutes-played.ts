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

/** The time played up to the last event of a log, in milliseconds, and when that was. */
interface Played {
  readonly events: readonly LoggedEvent[];
  readonly played: number;
  readonly last: number | null;
}

const NOTHING: Played = { events: [], played: 0, last: null };

/** What was counted last: a log grows by one event at a tap, and only that one is read. */
let counted = NOTHING;

const addedTime = (last: number | null, moment: number): number => {
  const since = last === null ? 0 : moment - last;
  return since > 0 && since <= LONGEST_MS ? since : 0;
};

function playedIn(events: readonly LoggedEvent[]): Played {
  // The same event at the same place: what comes before it is the same too, since a log only grows.
  const at = counted.events.length - 1;
  const from = at >= 0 && events[at] === counted.events[at] ? counted : NOTHING;
  let { played, last } = from;
  for (const { at: time, event } of events.slice(from.events.length)) {
    if (last === null && event.type === 'order') continue;
    const moment = Date.parse(time);
    played += addedTime(last, moment);
    last = moment;
  }
  counted = { events, played, last };
  return counted;
}

/** The minutes from the first event other than the choice of server and receiver until now, without breaks; null before it. */
export function minutesPlayed(events: readonly LoggedEvent[], now: number): number | null {
  const { played, last } = playedIn(events);
  return last === null ? null : Math.floor((played + addedTime(last, now)) / MINUTE_MS);
}
