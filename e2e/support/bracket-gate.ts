// Stands between the browser and the server and puts the sentences of answers in brackets. It is its own server, because a browser caches no files
// while Playwright changes its answers: each page would load and compile the whole app again.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Gate {
  /** The address that the browser uses, without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Opens it before the server at `url`; `change` gets each JSON answer of the API and returns the one for the browser. */
export async function openGate(url: string, change: (answer: unknown) => unknown): Promise<Gate> {
  const { hostname, port } = new URL(url);
  const answerWith = async (answer: IncomingMessage, to: ServerResponse): Promise<void> => {
    const { 'content-length': _, ...headers } = answer.headers;
    const body = await buffer(answer);
    const text = body.length === 0 ? '' : JSON.stringify(change(JSON.parse(body.toString())));
    to.writeHead(answer.statusCode ?? 502, headers).end(text);
  };
  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const drop = () => to.destroy();
    const isApi = from.url?.startsWith('/api/') === true;
    const { 'accept-encoding': encoding, ...others } = from.headers;
    // An answer that is changed has to come without coding.
    const headers = isApi
      ? others
      : { ...others, ...(encoding !== undefined && { 'accept-encoding': encoding }) };
    const onward = request({ hostname, port, method: from.method, path: from.url, headers }, (answer) => {
      answer.on('error', drop);
      const isJson = answer.headers['content-type']?.includes('json') === true;
      if (isApi && isJson) {
        answerWith(answer, to).catch(drop);
        return;
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      to.flushHeaders();
      answer.pipe(to);
    });
    onward.on('error', drop);
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  };
  const gate = createServer(pass).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(gate, 'close');
      gate.close();
      gate.closeAllConnections();
      await closed;
    },
  };
}
