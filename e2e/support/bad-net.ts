// A network between browser and server that can be cut, lose a request or an answer, or let the server die between its commit and its answer.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fate of the next write of a log. */
export type Mishap = 'request' | 'answer' | 'server';

export interface BadNet {
  /** The address that the browser uses. */
  readonly url: string;
  /** Nothing goes through. */
  isCut: boolean;
  /** Strikes once. */
  mishap: Mishap | null;
  readonly stop: () => Promise<void>;
}

const LOG = /^\/api\/matches\/\d+\/log$/;

/** Opens it before a server; `kill` ends that server at once. */
export async function openBadNet(server: {
  readonly port: () => number | null;
  readonly kill: () => Promise<void>;
}): Promise<BadNet> {
  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const port = server.port();
    const drop = () => to.destroy();
    const isWrite = from.method === 'PUT' && LOG.test(from.url ?? '');
    const struck = isWrite ? net.mishap : null;
    if (struck !== null) net.mishap = null;
    if (net.isCut || port === null || struck === 'request') {
      from.resume();
      drop();
      return;
    }
    const { method, url: path, headers } = from;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      if (struck !== null) {
        // The server has committed, or refused: nobody hears of it.
        if (struck === 'server') void server.kill();
        answer.resume();
        drop();
        return;
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('error', drop);
    });
    onward.on('error', drop);
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  };
  const gate = createServer(pass);
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const net: BadNet = {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    isCut: false,
    mishap: null,
    stop: async () => {
      const closed = once(gate, 'close');
      gate.close();
      gate.closeAllConnections();
      await closed;
    },
  };
  return net;
}
