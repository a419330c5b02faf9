// A visitor who speaks HTTP byte by byte, as no browser would.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

export interface RawSocket {
  readonly socket: Socket;
  readonly send: (text: string) => void;
  /** All that has come so far. */
  readonly received: () => string;
  /** How many answers have come so far. */
  readonly answers: () => number;
  /** Resolves when either end closes the connection; answers after how many milliseconds. */
  readonly closed: Promise<number>;
}

/** Opens a connection to a port of this machine; it is ended with the test. */
export async function rawSocket(port: number, localAddress = '127.0.0.1'): Promise<RawSocket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress, noDelay: true });
  const begun = performance.now();
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - begun));
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return {
    socket,
    send: (text) => void socket.write(text),
    received: () => received,
    answers: () => received.split('HTTP/1.1 ').length - 1,
    closed,
  };
}

/** The bytes of a GET. */
export const getBytes = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Lets a server listen; answers its port. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
