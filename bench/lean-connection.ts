// Calls over kept-alive connections that cost the caller next to nothing. If a machine measures itself, the server lacks all time that the callers
// use; in real life callers sit elsewhere. Understands only answers with a `Content-Length`.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The bytes of a request, to be made once and sent often. */
export function bytesOf({ method, path, headers = {}, body }: Request): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (payload !== '')
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(payload)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`);
}

/** Reads one answer out of what has come so far; null while something of it is missing. */
function answerIn(bytes: Buffer): Answer | null {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end === -1) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length: ${head}`);
  const from = end + END_OF_HEAD.length;
  if (bytes.length < from + Number(length)) return null;
  return {
    status: Number(head.slice(9, 12)),
    head,
    body: bytes.toString('utf8', from, from + Number(length)),
  };
}

class Connection {
  readonly #socket: Socket;
  #come: Buffer = Buffer.alloc(0);
  #settle: { readonly done: (answer: Answer) => void; readonly fail: (error: Error) => void } | null = null;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes: Buffer) => {
      this.#come = this.#come.length === 0 ? bytes : Buffer.concat([this.#come, bytes]);
      const answer = answerIn(this.#come);
      if (answer === null) return;
      this.#come = Buffer.alloc(0);
      const settle = this.#settle;
      this.#settle = null;
      settle?.done(answer);
    });
    const fail = (error: Error): void => this.#settle?.fail(error);
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection.')));
  }

  /** The server ends connections that nobody has used for a while. */
  get isOpen(): boolean {
    return this.#socket.writable;
  }

  ask(request: Buffer): Promise<Answer> {
    return new Promise((done, fail) => {
      this.#settle = { done, fail };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Connections to one port of this machine. Each carries one call at a time, and there are as many as were needed at once. */
export class LeanClient {
  readonly #port: number;
  readonly #from: string | undefined;
  readonly #free: Connection[] = [];
  readonly #all: Connection[] = [];

  /** `from`: the address of this machine that the server sees, such as 127.0.0.2. */
  constructor(port: number, from?: string) {
    this.#port = port;
    this.#from = from;
  }

  async #open(): Promise<Connection> {
    const from = this.#from === undefined ? {} : { localAddress: this.#from };
    const socket = connect({ host: '127.0.0.1', port: this.#port, noDelay: true, ...from });
    await once(socket, 'connect');
    const connection = new Connection(socket);
    this.#all.push(connection);
    return connection;
  }

  /** Sends a request; rejects when the server does not answer or refuses. */
  async ask(request: Buffer): Promise<Answer> {
    let connection = this.#free.pop();
    while (connection?.isOpen === false) connection = this.#free.pop();
    connection ??= await this.#open();
    const answer = await connection.ask(request);
    this.#free.push(connection);
    if (answer.status >= 300)
      throw new Error(
        `${answer.status} ${answer.body} for ${request.toString('latin1', 0, request.indexOf(13))}`,
      );
    return answer;
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }
}
