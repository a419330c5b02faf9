// Reads from this device's log alone what was settled first, what waits to be sent, and whether it goes on where another one ends.
import type { LoggedEvent, ScoreSetup } from '@tennis/contract';
import type { KeptLog } from './kept-logs.ts';

/** Whether a log goes on with all that another one has. */
export const isPrefix = (short: readonly LoggedEvent[], long: readonly LoggedEvent[]): boolean =>
  short.every(({ id }, index) => long[index]?.id === id);

/** The settings made before the first point, of a log of this device. */
export const setupOf = ({ firstServer, women }: Pick<KeptLog, 'firstServer' | 'women'>): ScoreSetup => ({
  firstServer,
  ...(women !== undefined && { women }),
});

/** A log with one event more; whatever was said of its end was said before. */
export function withEvent({ completes: _taken, ...log }: KeptLog, event: LoggedEvent): KeptLog {
  return { ...log, events: [...log.events, event] };
}

/** How many events wait to be sent. The choice of the first server comes before play: the match begins with its first point. */
export function unsentOf({ events, sent }: KeptLog): number {
  const hasBegun = sent > 0 || events.some(({ event }) => event.type !== 'order');
  return hasBegun ? events.length - sent : 0;
}
