// Three hundred wrong sign-ins at once from one address, again and again.
import { bytesOf } from '../lean-connection.ts';
import type { AbuseCase } from './case.ts';
import { openSockets } from './sockets.ts';

const AT_ONCE = 300;

export const wrongSignIns: AbuseCase = {
  name: 'wrong sign-ins',
  attack: async ({ port }) => {
    let guesses = 0;
    const { close } = openSockets(AT_ONCE, port, (socket) => {
      const guess = (): void => {
        guesses += 1;
        const body = { username: `nobody${guesses}`, password: 'wrong-password' };
        socket.write(bytesOf({ method: 'POST', path: '/api/auth/login', body }));
      };
      socket.on('data', guess);
      guess();
    });
    return async () => close();
  },
};
