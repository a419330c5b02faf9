// One request of a connection at a time, and no more connections, unanswered requests and unread answers than we can hold. Node itself begins every
// request that arrives, however many were sent ahead of their answers, and works on when nobody waits for them any more.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './limits.ts';
import { createShortTurns } from './short-turns.ts';
import { cut, readOn, stopReading, STREAMS_ON } from './socket.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  readonly socket: Socket;
  /** Null if many people come from it: a proxy of ours. */
  readonly address: string | null;
  /** The request that is at work. */
  current: ServerResponse | null;
  /** Those that were sent ahead. */
  readonly ahead: Exchange[];
  /** Since when its answer is done and not taken; 0: it is not. */
  unreadSince: number;
}

const TOO_MANY =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

export interface Gate {
  readonly onConnection: (socket: Socket) => void;
  readonly onRequest: Handle;
  /** Nothing moved on a connection for a while. */
  readonly onTimeout: (socket: Socket) => void;
  /** Looks after unread answers; to be called now and then. */
  readonly sweep: (now: number) => void;
}

/** Builds the gate before a handler. `isProxy` recognises addresses that serve many people. */
export function createGate(
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
  handle: Handle,
): Gate {
  const connections = new Map<Socket, Connection>();
  const byAddress = new Map<string, number>();
  const turns = createShortTurns(limits.turnMs);
  let aheadOfAll = 0;

  const count = (address: string | null, by: 1 | -1): number => {
    if (address === null) return 0;
    const number = (byAddress.get(address) ?? 0) + by;
    if (number === 0) byAddress.delete(address);
    else byAddress.set(address, number);
    return number;
  };

  const forget = (connection: Connection): void => {
    if (!connections.delete(connection.socket)) return;
    count(connection.address, -1);
    aheadOfAll -= connection.ahead.length;
    connection.ahead.length = 0;
    connection.current = null;
  };

  const begin = (connection: Connection, { request, response }: Exchange): void => {
    connection.current = response;
    connection.unreadSince = 0;
    const source = connection.address ?? '';
    const waiting = { begin: () => handle(request, response) };
    response.once('close', () => {
      connection.current = null;
      turns.drop(source, waiting);
      // In a turn of its own: others are answered in between.
      if (connection.ahead.length > 0) setImmediate(beginNext, connection);
    });
    turns.ask(source, waiting);
  };

  const beginNext = (connection: Connection): void => {
    if (connection.current !== null) return;
    const next = connection.ahead.shift();
    if (next === undefined) return;
    aheadOfAll -= 1;
    if (connection.ahead.length === 0) readOn(connection.socket);
    begin(connection, next);
  };

  return {
    onConnection: (socket) => {
      turns.hurry();
      const from = socket.remoteAddress ?? '';
      const address = isProxy(from) ? null : from;
      if (count(address, 1) > limits.connectionsFromOne || connections.size >= limits.connections) {
        count(address, -1);
        socket.end(TOO_MANY, () => socket.destroy());
        return;
      }
      const connection: Connection = { socket, address, current: null, ahead: [], unreadSince: 0 };
      connections.set(socket, connection);
      socket.once('close', () => forget(connection));
      socket.once(STREAMS_ON, () => forget(connection));
    },
    onRequest: (request, response) => {
      const connection = connections.get(request.socket);
      // Ended a moment ago: what still comes out of its last bytes is for nobody.
      if (connection === undefined || request.socket.destroyed) return;
      if (connection.current === null && connection.ahead.length === 0) {
        begin(connection, { request, response });
        return;
      }
      if (aheadOfAll >= limits.aheadOfAll) {
        cut(connection.socket);
        forget(connection);
        return;
      }
      connection.ahead.push({ request, response });
      aheadOfAll += 1;
      if (connection.ahead.length >= limits.ahead) stopReading(connection.socket);
    },
    onTimeout: (socket) => {
      const current = connections.get(socket)?.current ?? null;
      // The server itself is slow; clients may wait for it.
      if (current !== null && !current.writableEnded && socket.writableLength === 0) return;
      socket.destroy();
    },
    sweep: (now) => {
      const unread: Connection[] = [];
      let bytes = 0;
      for (const connection of connections.values()) {
        const { current, socket } = connection;
        if (current === null || !current.writableEnded || socket.writableLength === 0) continue;
        if (connection.unreadSince === 0) connection.unreadSince = now;
        if (now - connection.unreadSince > limits.answerMs) socket.destroy();
        else unread.push(connection);
        bytes += socket.writableLength;
      }
      if (bytes <= limits.unreadBytes) return;
      for (const { socket } of unread.toSorted((a, b) => a.unreadSince - b.unreadSince)) {
        bytes -= socket.writableLength;
        socket.destroy();
        if (bytes <= limits.unreadBytes) return;
      }
    },
  };
}
