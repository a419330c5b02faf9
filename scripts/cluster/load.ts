// People at the proxy: some write all the time and remember their acknowledged writes, some read.
import { setTimeout as pause } from 'node:timers/promises';

/** A call that was answered, or not. Times in milliseconds of this process's clock. */
interface Call {
  readonly begun: number;
  readonly ended: number;
  readonly isOk: boolean;
  /** The status, or what went wrong. */
  readonly said: string;
}

/** The results of one kind of people. */
export interface Seen {
  readonly calls: Call[];
}

export interface Load {
  readonly acknowledged: ReadonlySet<string>;
  readonly writes: Seen;
  /** Reads of visitors, which are made once for all of them, and of people who are signed in. */
  readonly visitors: Seen;
  readonly members: Seen;
  readonly stop: () => Promise<void>;
}

const WRITERS = 6;
const READERS = 3;
const GIVEN_UP_MS = 20_000;
/** People pause too; and the machine is to be busy with the cluster. */
const PAUSE_MS = 10;

/** Signs the super admin in; answers their cookies. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Tennis123' }),
  });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Makes a call and notes how it went. */
async function ask(seen: Seen, url: string, init: RequestInit): Promise<boolean> {
  const begun = performance.now();
  let isOk = false;
  let said: string;
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(GIVEN_UP_MS) });
    await answer.arrayBuffer();
    isOk = answer.ok;
    said = String(answer.status);
  } catch (error) {
    said = (error as Error).name;
  }
  seen.calls.push({ begun, ended: performance.now(), isOk, said });
  return isOk;
}

/** Begins. Each write has its own name and key and is sent once: an unacknowledged write is neither counted nor missed. */
export function begin(url: string, cookie: string): Load {
  const acknowledged = new Set<string>();
  const [writes, visitors, members]: [Seen, Seen, Seen] = [{ calls: [] }, { calls: [] }, { calls: [] }];
  const over = new AbortController();
  let number = 0;
  const write = async (): Promise<void> => {
    number += 1;
    const name = `Club ${number}`;
    const headers = {
      cookie,
      'content-type': 'application/json',
      'idempotency-key': `write-${number}-of-this-run`,
    };
    if (await ask(writes, `${url}/api/clubs`, { method: 'POST', headers, body: JSON.stringify({ name }) }))
      acknowledged.add(name);
  };
  const keep = async (work: () => Promise<unknown>): Promise<void> => {
    while (!over.signal.aborted) {
      await work();
      await pause(PAUSE_MS);
    }
  };
  const people = [
    ...Array.from({ length: WRITERS }, () => keep(write)),
    ...Array.from({ length: READERS }, () => keep(() => ask(visitors, `${url}/api/tournaments`, {}))),
    ...Array.from({ length: READERS }, () =>
      keep(() => ask(members, `${url}/api/auth/me`, { headers: { cookie } })),
    ),
  ];
  return {
    acknowledged,
    writes,
    visitors,
    members,
    stop: async () => {
      over.abort();
      await Promise.all(people);
    },
  };
}

/** The names of all clubs, page after page. */
export async function storedClubs(url: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (let next: string | undefined = '/api/clubs?limit=500'; next !== undefined;) {
    const answer: Response = await fetch(new URL(next, url));
    if (!answer.ok) throw new Error(`The clubs could not be read: ${answer.status}.`);
    for (const { name } of (await answer.json()) as { readonly name: string }[]) names.add(name);
    next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return names;
}
