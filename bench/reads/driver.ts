// Sends one request again and again over a few connections, the next as soon as the last is answered.
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The bytes of a GET. */
export function getOf(address: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n${lines.join('')}\r\n`,
  );
}

export interface Raw {
  readonly status: number;
  /** Names and values in turn, as they came. */
  readonly head: readonly string[];
  readonly body: Buffer;
}

/** How long an answer is that begins so; null while its head is not whole. */
function lengthOf(
  bytes: Buffer,
): { readonly head: string; readonly from: number; readonly whole: number } | null {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end === -1) return null;
  const head = bytes.toString('latin1', 0, end);
  const from = end + END_OF_HEAD.length;
  return { head, from, whole: from + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) };
}

/** Asks this many times on one connection; answers the last answer. */
function askOnOne(port: number, request: Buffer, times: number): Promise<Raw> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    const state = { left: times, come: [] as Buffer[], length: 0, whole: 0 };
    socket.on('error', fail);
    socket.on('data', (bytes) => {
      state.come.push(bytes);
      state.length += bytes.length;
      if (state.whole === 0) state.whole = lengthOf(Buffer.concat(state.come))?.whole ?? 0;
      if (state.whole === 0 || state.length < state.whole) return;
      state.left -= 1;
      if (state.left > 0) {
        Object.assign(state, { come: [], length: 0, whole: 0 });
        socket.write(request);
        return;
      }
      socket.destroy();
      const all = Buffer.concat(state.come);
      const { head, from } = lengthOf(all) ?? { head: '', from: 0 };
      const [line = '', ...lines] = head.split('\r\n');
      const pairs = lines.flatMap((text) => {
        const colon = text.indexOf(': ');
        return [text.slice(0, colon), text.slice(colon + 2)];
      });
      done({ status: Number(line.slice(9, 12)), head: pairs, body: all.subarray(from) });
    });
    socket.write(request);
  });
}

const CONNECTIONS = 16;

/** Asks this many times in all; answers one of the answers. */
export async function ask(port: number, request: Buffer, times: number): Promise<Raw> {
  const each = Math.ceil(times / CONNECTIONS);
  const answers = await Promise.all(
    Array.from({ length: times < CONNECTIONS ? 1 : CONNECTIONS }, () => askOnOne(port, request, each)),
  );
  const [first] = answers;
  if (first === undefined) throw new Error('Nothing was asked.');
  return first;
}
