// Node's HTTP server with the same bytes and headers and nothing else to do: the yardstick of `npm run bench -- reads`.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer for an address; heads are names and values in turn. */
export interface Sent {
  readonly head: readonly string[];
  readonly sameHead: readonly string[];
  readonly tag: string;
  readonly body: string;
}

const sent = new Map<string, Omit<Sent, 'body'> & { readonly body: Buffer }>();

function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  const found = sent.get(url);
  if (found === undefined) {
    response.writeHead(404).end();
  } else if (headers['if-none-match'] === found.tag) {
    response.writeHead(304, [...found.sameHead]).end();
  } else {
    response.writeHead(200, [...found.head]);
    response.end(found.body);
  }
}

const server = createServer(answer);
process.on('disconnect', () => process.exit());
process.on('message', (message: 'cpu' | readonly (readonly [string, Sent])[]) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  for (const [address, one] of message) sent.set(address, { ...one, body: Buffer.from(one.body, 'base64') });
  process.send?.('ready');
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
