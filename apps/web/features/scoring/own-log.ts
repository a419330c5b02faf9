// Reads from this device's log alone what was settled first, what waits to be sent, and whether it goes on where another one ends.
import type { LoggedEvent, ScoreLog, ScoreSetup } from '@tennis/contract';

/** A device's own notes of a match, and what it last read of it. */
export interface KeptLog {
  readonly view: ScoreLog;
  readonly firstServer: ScoreSetup['firstServer'];
  /** In mixed doubles, where it was known when the log was begun. */
  readonly women?: ScoreSetup['women'];
  /** The format in which the points are counted; unknown of a log that an older pad has begun. */
  readonly matchFormat?: ScoreSetup['matchFormat'];
  /** The typed score that was shown when the log was begun: it may be replaced. Any other is asked about. */
  readonly typed?: string;
  readonly events: readonly LoggedEvent[];
  /** This many of them are on the server. */
  readonly sent: number;
  /** Somebody has said that the match is over by it: that goes out after its last event. Any later event takes it back. */
  readonly completes?: true;
}

/** Whether a log goes on with all that another one has. */
export const isPrefix = (short: readonly LoggedEvent[], long: readonly LoggedEvent[]): boolean =>
  short.every(({ id }, index) => long[index]?.id === id);

/** Whether nothing more is noted of a match, whatever its log says. */
export const isOver = ({ match: { status, winnerId } }: ScoreLog): boolean =>
  status === 'completed' || status === 'cancelled' || winnerId !== null;

/** The settings made before the first point, of a log of this device. */
export const setupOf = ({
  firstServer,
  women,
  matchFormat,
}: Pick<KeptLog, 'firstServer' | 'women' | 'matchFormat'>): ScoreSetup => ({
  firstServer,
  ...(women !== undefined && { women }),
  ...(matchFormat !== undefined && { matchFormat }),
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

/** Whether two logs have the same events, and say the same of their end. */
const isSame = (one: KeptLog, other: KeptLog): boolean =>
  one.events.length === other.events.length &&
  isPrefix(one.events, other.events) &&
  one.completes === other.completes;

/**
 * The log that stays on the disk although another one was to be written over it, or it was to be forgotten (`log` is null); null if it gives way.
 * Another tab may have written it since this one has read or written `base`: then it gives way only to a log that has all of its events.
 */
export function staysBefore(
  log: KeptLog | null,
  base: KeptLog | null,
  onDisk: KeptLog | null,
): KeptLog | null {
  if (onDisk === null || (base !== null && isSame(base, onDisk))) return null;
  if (log === null) return isPrefix(onDisk.events, base?.events ?? []) ? null : onDisk;
  const isEmpty = onDisk.events.length === 0;
  const goesOn = onDisk.events.length < log.events.length && isPrefix(onDisk.events, log.events);
  return isEmpty || goesOn ? null : onDisk;
}
