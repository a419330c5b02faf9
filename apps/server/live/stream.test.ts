// The bytes of a stream go past the account of Node's streams while their reader keeps up, and arrive in order when they fall behind (ADR 32).
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { beginStream, type Stream } from './stream.ts';

const NOBODY = { tournaments: new Set<number>(), clubs: new Set<number>(), everything: false };
const VISITOR = { caller: null, session: null, address: '127.0.0.1' };

/** A stream, and its reader. */
async function streaming() {
  const begun = Promise.withResolvers<{ readonly stream: Stream; readonly socket: Socket }>();
  const server = createServer((request, response) => {
    const stream = beginStream(response, {}, NOBODY, VISITOR);
    const { socket } = request;
    if (stream !== null) begun.resolve({ stream, socket });
    onTestFinished(() => void socket.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  reader.setEncoding('latin1').on('data', (text: string) => (heard += text));
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return { ...(await begun.promise), reader, heard: () => heard };
}

const MOST_BLOCKS = 20_000;
const block = (number: number): string => `[${number}]`.padEnd(4096, '.');

it('a reader who falls behind for a while hears everything once and in order', async () => {
  const { stream, socket, reader, heard } = await streaming();
  await vi.waitFor(() => expect(heard()).toContain('200 OK'));
  stream.write(Buffer.from(block(0)));
  await vi.waitFor(() => expect(heard()).toContain('[0]'));
  reader.pause();
  let count = 1;
  const more = (blocks: number): void => {
    for (let n = 0; n < blocks; n += 1) stream.write(Buffer.from(block(count++)));
  };
  // The system takes some megabytes before anything waits here.
  for (let n = 0; n < MOST_BLOCKS && socket.writableLength === 0; n += 1) more(1);
  more(5);
  expect(socket.writableLength).toBeGreaterThan(5 * 4096 - 1);
  reader.resume();
  await vi.waitFor(() => expect(heard()).toContain(`[${count - 1}]`), 10_000);
  more(3);
  await vi.waitFor(() => expect(heard()).toContain(`[${count - 1}]`), 10_000);
  const numbers = [...heard().matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: count }, (_, number) => number));
});

it('a reader who has left is forgotten without an error', async () => {
  const { stream, socket, reader } = await streaming();
  const closed = once(reader, 'close');
  reader.resetAndDestroy();
  await closed;
  for (let n = 0; n < 20; n += 1) {
    stream.write(Buffer.from(block(n)));
    await new Promise(setImmediate);
  }
  stream.end(Buffer.from('bye'));
  expect(socket.destroyed).toBe(true);
});
