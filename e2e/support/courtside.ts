// The parts of journeys at the net post: phones, a network that fails and a server that dies.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { LoggedEvent, ScoreLog } from '@tennis/contract';
import { createClub, PASSWORD, signUp, type Account } from './accounts.ts';
import { openBadNet, type BadNet } from './bad-net.ts';
import { addMatch } from './matches.ts';
import { send } from './send.ts';
import { startMortal, type MortalServer } from './server.ts';
import { SUPER_ADMIN } from './test.ts';
import { createTournament, enter } from './tournaments.ts';

/** How long anything may take before a journey gives up. */
export const PATIENCE_MS = 20_000;
/** The pad takes two taps within a quarter of a second for one. */
export const BOUNCE_MS = 260;
/** The two players of each match. */
export const NAMES = ['Nina Kovač', 'Priya Raman'] as const;

/** A server that can be killed, behind a network that can be cut. */
export interface Ground {
  readonly server: MortalServer;
  readonly net: BadNet;
  readonly stop: () => Promise<void>;
}

/** Opens it. */
export async function openGround(): Promise<Ground> {
  const server = await startMortal({
    ADMIN_EMAIL: SUPER_ADMIN.email,
    ADMIN_PASSWORD: SUPER_ADMIN.password,
  });
  const net = await openBadNet(server);
  const stop = async () => {
    await net.stop();
    await server.stop();
  };
  return { server, net, stop };
}

/** Somebody's phone: its cookies, and what its browser keeps. Its clock can be wrong. */
export async function aPhone(browser: Browser, net: BadNet): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: net.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(() => {
    const wrong = Number(localStorage.getItem('wrong-clock') ?? 0);
    const RightDate = Date;
    const now = () => RightDate.now() + wrong;
    globalThis.Date = new Proxy(RightDate, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  });
  return context;
}

/** A club with a match for each run; answers how to make another. */
export async function aClub(page: Page): Promise<{ account: Account; anotherMatch: () => Promise<number> }> {
  const account = await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  const players: [number, number] = [await enter(page, id, NAMES[0]), await enter(page, id, NAMES[1])];
  let court = 0;
  const anotherMatch = () =>
    addMatch(page, id, { round: 'semi_final', players, court: `Court ${(court += 1)}` });
  return { account, anotherMatch };
}

export type Event = LoggedEvent['event'];
/** The log on the server. */
export const logOf = (page: Page, matchId: number) =>
  send<ScoreLog>(page, 'GET', `/api/matches/${matchId}/log`);

/** The log of a match that the browser itself has kept. */
export const keptIn = (page: Page, matchId: number): Promise<LoggedEvent[]> =>
  page.evaluate(
    (id) =>
      new Promise<LoggedEvent[]>((resolve, reject) => {
        const opening = indexedDB.open('score-logs', 1);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('logs').objectStore('logs').get(id);
          reading.addEventListener('success', () => {
            const log = reading.result as { events: LoggedEvent[] } | undefined;
            opening.result.close();
            resolve(log?.events ?? []);
          });
        });
      }),
    matchId,
  );

/** Signs the page's browser in again. */
export const signIn = (page: Page, { username }: Account) =>
  send(page, 'POST', '/api/auth/login', { username, password: PASSWORD });
