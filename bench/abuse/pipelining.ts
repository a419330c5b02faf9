// A hundred connections send a thousand requests each at once, and nobody reads the answers; and the same with answers that are read.
import type { AbuseCase } from './case.ts';
import { getBytes, openSockets } from './sockets.ts';

const CONNECTIONS = 100;
const REQUESTS = 1000;

function flood(name: string, path: string, isRead: boolean): AbuseCase {
  return {
    name,
    attack: async ({ port }) => {
      const { close } = openSockets(CONNECTIONS, port, (socket) => {
        if (isRead) socket.resume();
        else socket.pause();
        socket.write(getBytes(path).repeat(REQUESTS));
      });
      return async () => close();
    },
  };
}

export const pipelining: readonly AbuseCase[] = [
  flood('pipelining, unread', '/api/tournaments?limit=200', false),
  flood('pipelining, the API document unread', '/api/docs/json', false),
  flood('pipelining, read', '/api/tournaments?limit=200', true),
];

/** A thousand connections that ask again as soon as they are answered. */
export const crowd: AbuseCase = {
  name: 'a thousand connections of one address',
  attack: async ({ port }) => {
    const request = getBytes('/api/tournaments?limit=200');
    const { close } = openSockets(1000, port, (socket) => {
      socket.on('data', (bytes: Buffer) => {
        if (bytes.includes('HTTP/1.1 ')) socket.write(request);
      });
      socket.write(request);
    });
    return async () => close();
  },
};
