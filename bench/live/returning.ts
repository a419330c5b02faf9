// So many browsers that come back by themselves: each waits as long as the server has told it, and goes on from the last number that it has heard.
// `returning.ts PORT CLIENTS FROM_ONE PATH`. It says `ready` once all are there. `mark` on its input begins to wait for a change that comes after it,
// `port N` says where the server is now. When all have heard the change, it says `back` and when that was, in nanoseconds, then the worst and the median
// wait of a client from its connection until it had the change, in milliseconds, how many connections were refused, and how many clients had to begin anew.
import { connect } from 'node:net';
import { argv, hrtime, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';

const [, , portText, countText, eachText, address = '/'] = argv;
const count = Number(countText);
const each = Number(eachText);
let port = Number(portText);
/** At first no more at once than a server lets wait. */
const AT_ONCE = 50;

const nowMs = (): number => Number(hrtime.bigint()) / 1e6;

let isMarked = false;
let missing = 0;
let refused = 0;
let resets = 0;
const waits: number[] = [];

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

class Client {
  readonly #from: string;
  readonly #onFirst: () => void;
  #lastId: string | null = null;
  #retryMs = 1000;
  #isAwaited = false;
  #begunAt = 0;

  constructor(index: number, onFirst: () => void) {
    this.#from = `127.0.0.${1 + Math.floor(index / each)}`;
    this.#onFirst = onFirst;
    this.#come();
  }

  /** From now on a change is awaited. */
  mark(): void {
    this.#isAwaited = true;
  }

  #come(): void {
    let text = '';
    this.#begunAt = nowMs();
    const socket = connect({ host: '127.0.0.1', port, localAddress: this.#from });
    const last = this.#lastId === null ? '' : `Last-Event-ID: ${this.#lastId}\r\n`;
    socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\n${last}\r\n`);
    socket.setEncoding('utf8');
    socket.on('data', (more: string) => {
      text += more;
      const end = text.lastIndexOf('\n\n');
      if (end === -1) return;
      for (const block of text.slice(0, end).split('\n\n')) this.#hear(block);
      text = text.slice(end + 2);
    });
    socket.on('error', () => {
      refused += 1;
    });
    socket.on('close', () => {
      setTimeout(() => this.#come(), this.#retryMs);
    });
  }

  #hear(block: string): void {
    const retry = /^retry: (\d+)$/m.exec(block)?.[1];
    if (retry !== undefined) this.#retryMs = Number(retry);
    const id = /^id: (.+)$/m.exec(block)?.[1];
    if (id === undefined) return;
    if (this.#lastId === null) this.#onFirst();
    this.#lastId = id;
    if (block.includes('event: reset')) resets += 1;
    if (!this.#isAwaited || block.includes('event: ')) return;
    this.#isAwaited = false;
    waits.push(nowMs() - this.#begunAt);
    missing -= 1;
    if (missing > 0 || !isMarked) return;
    isMarked = false;
    const said = [Math.max(...waits), median(waits)].map((ms) => ms.toFixed(0));
    stdout.write(`back ${hrtime.bigint()} ${said.join(' ')} ${refused} ${resets}\n`);
  }
}

const clients: Client[] = [];
while (clients.length < count) {
  const some = Array.from(
    { length: Math.min(AT_ONCE, count - clients.length) },
    (_, at) => at + clients.length,
  );
  await Promise.all(
    some.map(
      (index) =>
        new Promise<void>((resolve) => {
          clients.push(new Client(index, resolve));
        }),
    ),
  );
}
stdout.write('ready\n');

createInterface(stdin).on('line', (line) => {
  const [word, value] = line.split(' ');
  if (word === 'port') port = Number(value);
  if (word !== 'mark') return;
  isMarked = true;
  missing = count;
  refused = 0;
  resets = 0;
  waits.length = 0;
  for (const client of clients) client.mark();
});
