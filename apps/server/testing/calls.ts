// Calls over a real network to a server that runs as a process.
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freshDatabase, type DatabasePlace } from './fresh-database.ts';
import type { ServerProcess } from './process.ts';

/** Settings that create the first super admin unattended. */
export const ADMIN = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'Tennis123' };

/** A migrated database that is removed with the test. */
export async function aPlace(): Promise<DatabasePlace> {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  return fresh.place;
}

/** Signs somebody in, the first super admin if nobody is named, and answers their cookies. */
export async function signIn({ url }: Pick<ServerProcess, 'url'>, username = 'admin'): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Tennis123' }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const askForClub = ({ url }: ServerProcess, cookie: string, name: string): Promise<Response> =>
  fetch(`${url}/api/clubs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name }),
  });

/** Creates a club; false when the server refused. */
export const createClub = async (server: ServerProcess, cookie: string, name: string): Promise<boolean> =>
  (await askForClub(server, cookie, name)).status === 201;

/** The same as a browser does it: comes back as often as a busy server asks for it. */
export async function createClubInTime(
  server: ServerProcess,
  cookie: string,
  name: string,
): Promise<boolean> {
  for (;;) {
    const { status, headers } = await askForClub(server, cookie, name);
    if (status !== 503) return status === 201;
    await sleep(Number(headers.get('retry-after')) * 1000);
  }
}

/** The names of all clubs, page after page. */
export async function clubNames({ url }: ServerProcess): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  let next: string | undefined = '/api/clubs?limit=500';
  while (next !== undefined) {
    const response: Response = await fetch(`${url}${next}`);
    for (const club of (await response.json()) as { name: string }[]) names.add(club.name);
    next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return names;
}
