// Connections that give or take a byte now and then: the heads of requests, their bodies, and answers.
import type { AbuseCase } from './case.ts';
import { getBytes, openSockets } from './sockets.ts';

const CONNECTIONS = 500;
const EVERY_MS = 200;

function drip(name: string, start: string): AbuseCase {
  return {
    name,
    attack: async ({ port }) => {
      const { sockets, close } = openSockets(CONNECTIONS, port, (socket) => void socket.write(start));
      const timer = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('x');
      }, EVERY_MS);
      return async () => {
        clearInterval(timer);
        close();
      };
    },
  };
}

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

export const slowSockets: readonly AbuseCase[] = [
  drip('slow heads', `${HEAD}X-Drop: `),
  drip('slow bodies', `${HEAD}Content-Length: 60000\r\n\r\n{"username":"`),
  {
    name: 'slow readers',
    attack: async ({ port }) => {
      const { sockets, close } = openSockets(CONNECTIONS, port, (socket) => {
        socket.pause();
        socket.write(getBytes('/api/docs/json').repeat(20));
      });
      const timer = setInterval(() => {
        for (const socket of sockets) socket.read(1);
      }, EVERY_MS);
      return async () => {
        clearInterval(timer);
        close();
      };
    },
  },
];
