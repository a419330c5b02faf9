// Other people who go on writing scores while something is wrong with the data file. Most writes are refused then, and tried again.
import { bytesOf, LeanClient } from '../lean-connection.ts';
import { scoreWrite } from '../writes/scores.ts';
import { pause } from './case.ts';

const WRITERS = 10;
const REST_MS = 20;

/** Signs the desk of the first club in and begins; answers what ends it. */
export async function letWriteOn(port: number): Promise<() => Promise<void>> {
  const client = new LeanClient(port, '127.0.0.3');
  const body = { username: 'desk0', password: 'Tennis123' };
  const signedIn = await client.ask(bytesOf({ method: 'POST', path: '/api/auth/login', body }));
  const cookie = [...signedIn.head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, one]) => one).join('; ');
  const listed = await client.ask(bytesOf({ method: 'GET', path: '/api/tournaments/1/matches' }));
  const matches = (JSON.parse(listed.body) as { id: number }[]).map(({ id }) => id);
  const state = { isOver: false };
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = writer; !state.isOver; turn += 1) {
      await client.ask(scoreWrite({ cookie }, matches[writer] ?? 0, turn)).catch(() => undefined);
      await pause(REST_MS);
    }
  });
  return async () => {
    state.isOver = true;
    await Promise.all(writers);
    client.close();
  };
}
