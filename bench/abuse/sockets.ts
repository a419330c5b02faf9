// Connections of an attacker, all from one address.
import { connect, type Socket } from 'node:net';

/** Opens this many connections and runs a function on each; if the server ends one, it stays ended. */
export function openSockets(
  count: number,
  port: number,
  onOpen: (socket: Socket) => void,
): { readonly sockets: readonly Socket[]; readonly close: () => void } {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.3' });
    socket.on('error', () => {});
    socket.once('connect', () => onOpen(socket));
    return socket;
  });
  return {
    sockets,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The bytes of a GET. */
export const getBytes = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
