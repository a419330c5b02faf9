// The bytes of server-sent events, made once for all who get them.
import type { LiveChange, LivePoints } from '@tennis/contract';
import { writePosition, type LiveEvent, type Position } from './events.ts';

/** Keeps proxies from ending a quiet stream, and lets a page know that it is connected. */
export const HEARTBEAT = Buffer.from('event: beat\ndata: {}\n\n');

/** Tells of a change. */
export function changeBytes({ at, tournament, club, wide, scoring, marks }: LiveEvent): Buffer {
  const change: LiveChange = {
    tournament,
    club,
    ...(wide && { wide }),
    ...(scoring && { scoring }),
    ...(marks !== undefined && { marks }),
  };
  return Buffer.from(`id: ${writePosition(at)}\ndata: ${JSON.stringify(change)}\n\n`);
}

/** Tells the current position of the log, so that a browser that has heard nothing yet can come back there. */
export const standBytes = (at: Position): Buffer =>
  Buffer.from(`id: ${writePosition(at)}\nevent: stand\ndata: {}\n\n`);

/** Tells that more was missed than can be told: everything shown is to be read again. */
export const resetBytes = (at: Position): Buffer =>
  Buffer.from(`id: ${writePosition(at)}\nevent: reset\ndata: {}\n\n`);

/** Tells an account that it has a notice. Without a number: a browser reads its notices whenever it comes back. */
export const NOTICES = Buffer.from('event: notices\ndata: {}\n\n');

/** Tells how a game stands. Without a number: it is of the moment. */
export const pointsBytes = (points: LivePoints): Buffer =>
  Buffer.from(`event: points\ndata: ${JSON.stringify(points)}\n\n`);

/** When to come back, in milliseconds: each browser at another moment. */
export const retryBytes = (leastMs: number, mostMs: number): Buffer =>
  Buffer.from(`retry: ${Math.round(leastMs + Math.random() * (mostMs - leastMs))}\n\n`);
