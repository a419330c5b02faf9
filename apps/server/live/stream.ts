// One connected browser: its bytes go straight to its socket, and if it does not read them, it is cut off.
import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Caller } from '@tennis/domain';
import { STREAMS_ON } from '../http/connections/socket.ts';
import { arePointsFor, isFor, type Followed } from './audience.ts';
import type { MadeEvent } from './past.ts';
import type { MadePoints } from './points.ts';

/** The follower. */
export interface Follower {
  readonly caller: Caller | null;
  /** By what the session is known; null for a visitor. */
  readonly session: string | null;
  readonly address: string;
}

export interface Stream {
  readonly follower: Follower;
  readonly wants: (made: MadeEvent) => boolean;
  readonly wantsPoints: (made: MadePoints) => boolean;
  readonly write: (bytes: Buffer) => void;
  readonly writtenAt: () => number;
  /** Says a last word and ends the connection. */
  readonly end: (word: Buffer) => void;
}

/** Bytes that may wait for a slow reader: some hundred events. */
const MOST_UNREAD = 65_536;

/**
 * Begins the answer. Its length is unknown and it ends with its connection, so it is sent without chunks: the same bytes go to all. Null if there is
 * no connection of its own, as for tests without a network: then the answer ends after the missed events.
 */
export function beginStream(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  followed: Followed,
  follower: Follower,
): Stream | null {
  response.removeHeader('transfer-encoding');
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    // nginx would hold it back.
    'x-accel-buffering': 'no',
  });
  const { socket } = response;
  if (!(socket instanceof Socket)) return null;
  response.flushHeaders();
  socket.setNoDelay(true);
  socket.emit(STREAMS_ON);
  let writtenAt = performance.now();
  return {
    follower,
    wants: (made) => isFor(followed, follower.caller, made.event, made.audience),
    wantsPoints: (made) => arePointsFor(followed, follower.caller, made),
    writtenAt: () => writtenAt,
    write: (bytes) => {
      writtenAt = performance.now();
      if (socket.writableLength > MOST_UNREAD) socket.destroy();
      else socket.write(bytes);
    },
    end: (word) => {
      socket.end(word);
    },
  };
}
