// One visitor with a hundred connections and a thousand requests on each reads no answer. The process survives with little memory, others are
// answered all the while, and once the visitor has gone, no more work is done for them.
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyPlace } from '../../testing/fresh-database.ts';
import { freePort, pause, spawnServer, untilReady } from '../../testing/process.ts';
import { getBytes, rawSocket } from '../../testing/raw-socket.ts';

it('a flood of requests ends neither the process nor the answers to others', async () => {
  const { place, remove } = await emptyPlace();
  onTestFinished(remove);
  const port = await freePort();
  const server = spawnServer(place, port, {}, ['--max-old-space-size=160']);
  await untilReady(server);
  const flood = await Promise.all(Array.from({ length: 100 }, () => rawSocket(port)));
  for (const { socket, send } of flood) {
    socket.pause();
    send(getBytes('/api/docs/json').repeat(1000));
  }
  for (let n = 0; n < 20; n += 1) {
    const honest = await rawSocket(port, '127.0.0.2');
    honest.send(getBytes('/api/health'));
    await vi.waitFor(() => expect(honest.received()).toContain('200 OK'), { timeout: 20_000, interval: 5 });
    honest.socket.destroy();
  }
  for (const { socket } of flood) socket.destroy();
  await pause(500);
  const handled = () => server.output().split('"msg":"request"').length;
  const before = handled();
  await pause(500);
  expect(handled()).toBe(before);
  expect(before).toBeLessThan(5000);
  expect(server.child.exitCode).toBeNull();
});
