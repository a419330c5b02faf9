// One connected browser: its bytes go straight to its socket, and if it does not read them, it is cut off.
import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Caller } from '@tennis/domain';
import { STREAMS_ON, writeStraight } from '../http/connections/socket.ts';
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
  /** Writes; `at` is the present of `performance`, asked for once if many are written to. */
  readonly write: (bytes: Buffer, at?: number) => void;
  readonly writtenAt: () => number;
  /** Says a last word and ends the connection. */
  readonly end: (word: Buffer) => void;
}

/** Bytes that may wait for a slow reader: some hundred events. */
const MOST_UNREAD = 65_536;

/** A class, since ten thousand of them are gone through for each change: all that one needs lies together. */
class SocketStream implements Stream {
  readonly follower: Follower;
  readonly #followed: Followed;
  readonly #socket: Socket;
  #writtenAt = performance.now();
  /** Bytes past the account of Node's stream are still on their way to the system. */
  #isStraight = false;
  readonly #done: (error?: Error | null) => void;

  constructor(socket: Socket, followed: Followed, follower: Follower) {
    this.follower = follower;
    this.#followed = followed;
    this.#socket = socket;
    this.#done = (error) => {
      this.#isStraight = false;
      // They have left.
      if (error !== undefined && error !== null) socket.destroy();
    };
  }

  wants({ event, audience }: MadeEvent): boolean {
    return isFor(this.#followed, this.follower.caller, event, audience);
  }

  wantsPoints(made: MadePoints): boolean {
    return arePointsFor(this.#followed, this.follower.caller, made);
  }

  write(bytes: Buffer, at = performance.now()): void {
    const socket = this.#socket;
    this.#writtenAt = at;
    // Most have taken all that was written to them.
    if (!this.#isStraight && socket.writableLength === 0 && socket.writable) {
      this.#isStraight = true;
      writeStraight(socket, bytes, this.#done);
    } else if (socket.writableLength > MOST_UNREAD) socket.destroy();
    else socket.write(bytes);
  }

  writtenAt(): number {
    return this.#writtenAt;
  }

  end(word: Buffer): void {
    this.#socket.end(word);
  }
}

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
  return new SocketStream(socket, followed, follower);
}
