// Guessing passwords over the API (D27, D37; ADR 9): at most a hundred guesses, from however many addresses, and the owner can always sign in.
import { describe, expect, it } from 'vitest';
import { pause } from '../testing/process.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';
import { Refused } from '../ground/refusal.ts';
import { REGISTRATIONS, SIGN_INS } from '../http/rate-limits.ts';

const PASSWORD = 'Tennis123';
const BEHIND_PROXY = { env: { TRUST_PROXY: 'true' }, now: '2026-09-01T10:00:00Z' };

const from = (address: string) => ({ 'x-forwarded-for': address });
const stranger = (n: number): string => `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`;

const signIn = (somebody: Person, username: string, password: string, address = '198.51.100.7') =>
  somebody.call('login', { body: { username, password } }, from(address));

/** An account whose owner has registered from one address and left. */
async function anOwner(server: TestServer, address = '198.51.100.7') {
  await server.signUp('super_admin');
  const owner = server.visitor();
  const body = { username: 'marta', password: PASSWORD, email: 'marta@example.org', name: 'Marta Silva' };
  await owner.call('register', { body }, from(address));
  await owner.call('logout', { body: {} });
  return { owner, username: 'marta' };
}

/** Does something many times at once; answers the statuses. */
const many = (times: number, act: (n: number) => Promise<{ status: number }>): Promise<number[]> =>
  Promise.all(Array.from({ length: times }, async (_, n) => (await act(n)).status));

/** Guesses wrong from as many addresses; answers the statuses. */
function attack(server: TestServer, username: string, times: number): Promise<number[]> {
  return many(times, (n) => signIn(server.visitor(), username, 'wrong-password', stranger(n)));
}

const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

describe('guessing at one account', () => {
  it('evaluates ten of 300 guesses that come at once from 300 addresses, and the owner gets in', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { owner, username } = await anOwner(server);
    const statuses = await attack(server, username, 300);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 290]);
    expect((await signIn(server.visitor(), username, PASSWORD, stranger(400))).status).toBe(429);
    const onOwnDevice = await signIn(owner, username, PASSWORD, '192.0.2.200');
    expect(onOwnDevice.status).toBe(200);
    const atOwnAddress = await signIn(server.visitor(), username, PASSWORD);
    expect(atOwnAddress.status).toBe(200);
  });

  it('says how long to wait, and takes the right password afterwards', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { username } = await anOwner(server);
    await attack(server, username, 10);
    const refused = await signIn(server.visitor(), username, PASSWORD, stranger(50));
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { code: 'too_many_requests' },
    });
    server.setNow('2026-09-01T10:00:30Z');
    expect((await signIn(server.visitor(), username, PASSWORD, stranger(50))).status).toBe(200);
  });

  it('evaluates at most 100 in a day of guessing every three minutes', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { owner, username } = await anOwner(server);
    let evaluated = 0;
    for (let minute = 0; minute < 1440; minute += 3) {
      server.setNow(new Date(Date.UTC(2026, 8, 1, 10, minute)).toISOString());
      const { status } = await signIn(server.visitor(), username, 'wrong-password', stranger(minute));
      evaluated += Number(status === 401);
    }
    expect(evaluated).toBeGreaterThan(9);
    expect(evaluated).toBeLessThanOrEqual(100);
    expect((await signIn(owner, username, PASSWORD)).status).toBe(200);
  });

  it('refuses an unknown username at the same point with the same bytes', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { username } = await anOwner(server);
    const replies = async (name: string) => {
      const seen: unknown[] = [];
      for (let n = 0; n < 12; n += 1) {
        const { status, body, headers } = await signIn(server.visitor(), name, 'wrong-password', stranger(n));
        seen.push({ status, body, wait: headers['retry-after'] });
      }
      return seen;
    };
    expect(await replies('nobody-at-all')).toEqual(await replies(username));
  });

  it('refuses an unknown address at the same point with the same bytes, at the owner’s address too', async () => {
    const server = await aServer(BEHIND_PROXY);
    await anOwner(server);
    const replies = async (email: string) => {
      const seen: unknown[] = [];
      for (let n = 0; n < 12; n += 1) {
        const { status, body, headers } = await signIn(
          server.visitor(),
          email,
          'wrong-password',
          stranger(n),
        );
        seen.push({ status, body, wait: headers['retry-after'] });
      }
      const beside = await signIn(server.visitor(), email, 'wrong-password');
      return [...seen, { status: beside.status, wait: beside.headers['retry-after'] }];
    };
    expect(await replies('nobody@example.org')).toEqual(await replies('marta@example.org'));
  });

  it('does not show by its counts which username and which address belong together', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { owner, username } = await anOwner(server);
    await attack(server, 'marta@example.org', 12);
    expect((await signIn(server.visitor(), username, 'wrong-password', stranger(50))).status).toBe(401);
    expect((await signIn(owner, 'marta@example.org', PASSWORD, stranger(51))).status).toBe(200);
  });

  it('limits the owner’s own device too, on a budget of its own', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { owner, username } = await anOwner(server);
    for (let n = 0; n < 10; n += 1) await signIn(owner, username, 'wrong-password');
    expect((await signIn(owner, username, PASSWORD)).status).toBe(429);
  });

  it('evaluates at most 100 in a day on a device that its owner shares, though they sign in between', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { owner, username } = await anOwner(server);
    let evaluated = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      server.setNow(new Date(Date.UTC(2026, 8, 1, 10 + hour)).toISOString());
      await signIn(owner, username, PASSWORD);
      for (let n = 0; n < 9; n += 1) {
        const { status } = await signIn(owner, username, 'wrong-password');
        evaluated += Number(status === 401);
      }
    }
    expect(evaluated).toBeGreaterThan(9);
    expect(evaluated).toBeLessThanOrEqual(100);
  });

  it('lets the owner in without waiting for their own typing errors', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { owner, username } = await anOwner(server);
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) await signIn(owner, username, 'wrong-password');
      expect((await signIn(owner, username, PASSWORD)).status).toBe(200);
    }
  });

  it('counts in the database, for all processes and after a restart', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { username } = await anOwner(server);
    await attack(server, username, 10);
    const rows = await server.database.db.selectFrom('guess_budgets').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ in_spell: 10, in_day: 10 })]);
    expect(JSON.stringify(rows)).not.toContain(username);
  });
});

const noTime = () => Promise.reject(new Refused({ type: 'too-many-requests', retryAfterSeconds: 10 }));

/** Slows password checks down, so that all guesses sent at once are charged before the first is judged. */
function lookSlowly({ services }: TestServer): void {
  const { passwords } = services;
  const verify: typeof passwords.verify = async (...asked) => {
    await pause(300);
    return passwords.verify(...asked);
  };
  Object.assign(services, { passwords: { ...passwords, verify } });
}

describe('an account that many devices share', () => {
  it.each([
    ['at one place', () => '198.51.100.7'],
    ['at many places', stranger],
  ])('signs in on forty of them at once, %s', async (_, at) => {
    const server = await aServer(BEHIND_PROXY);
    const { username } = await anOwner(server);
    lookSlowly(server);
    const statuses = await many(40, (n) => signIn(server.visitor(), username, PASSWORD, at(n)));
    expect(count(statuses, 200)).toBe(40);
    const rows = await server.database.db
      .selectFrom('guess_budgets')
      .select(['in_spell', 'in_day'])
      .execute();
    expect(rows).toEqual([{ in_spell: 0, in_day: 0 }]);
  });

  it('signs in among guesses, of which no more are looked at than before', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { username } = await anOwner(server);
    lookSlowly(server);
    const statuses = await many(60, (n) =>
      signIn(server.visitor(), username, n % 4 === 0 ? PASSWORD : 'wrong-password', stranger(n)),
    );
    expect(count(statuses, 401)).toBeLessThanOrEqual(10);
    expect(count(statuses, 200) + count(statuses, 401) + count(statuses, 429)).toBe(60);
  });

  it('is charged nothing for a password that nobody had time to look at', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { username } = await anOwner(server);
    const { passwords } = server.services;
    Object.assign(server.services, { passwords: { ...passwords, verify: noTime } });
    expect(new Set(await many(20, (n) => signIn(server.visitor(), username, PASSWORD, stranger(n))))).toEqual(
      new Set([429]),
    );
    Object.assign(server.services, { passwords });
    expect((await signIn(server.visitor(), username, PASSWORD, stranger(50))).status).toBe(200);
  });
});

describe('an account that a demo publishes', () => {
  it('is shut by nobody’s guesses; the limit of an address stays', async () => {
    const server = await aServer(BEHIND_PROXY);
    const { username } = await anOwner(server);
    Object.assign(server.services, { demoAccounts: [{ username, password: PASSWORD, role: 'member' }] });
    expect(count(await attack(server, username, 30), 401)).toBe(30);
    expect((await signIn(server.visitor(), username, PASSWORD, stranger(50))).status).toBe(200);
    expect(await server.database.db.selectFrom('guess_budgets').selectAll().execute()).toEqual([]);
    expect(count(await attack(server, 'somebody-else', 11), 429)).toBe(1);
    await server.database.db.updateTable('rate_windows').set({ used: SIGN_INS.most }).execute();
    expect((await signIn(server.visitor(), username, PASSWORD, stranger(50))).status).toBe(429);
  });
});

describe('one address', () => {
  it('[D37] may sign in at least 100 times a minute, and not without end', async () => {
    const server = await aServer(BEHIND_PROXY);
    await anOwner(server);
    const statuses = await many(SIGN_INS.most + 20, (n) =>
      signIn(server.visitor(), `guest-${n}`, 'wrong-password'),
    );
    expect(SIGN_INS.most).toBeGreaterThanOrEqual(100);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([SIGN_INS.most, 20]);
    server.setNow('2026-09-01T10:01:00Z');
    expect((await signIn(server.visitor(), 'guest', 'wrong-password')).status).toBe(401);
  });

  it('[D37] may register at least 60 people an hour, and not without end', async () => {
    const server = await aServer(BEHIND_PROXY);
    await anOwner(server);
    const register = (n: number) => {
      const body = { username: `guest${n}`, password: PASSWORD, email: `g${n}@example.org`, name: 'Guest' };
      return server.visitor().call('register', { body }, from('198.51.100.9'));
    };
    expect(await many(60, register)).toEqual(Array.from({ length: 60 }, () => 201));
    await server.database.db.updateTable('rate_windows').set({ used: REGISTRATIONS.most }).execute();
    expect((await register(61)).status).toBe(429);
  });

  it.each([
    ['true', '203.0.113.7, 198.51.100.9'],
    ['2', '203.0.113.7, 198.51.100.9, 10.0.0.2'],
    ['127.0.0.1, 10.0.0.0/8', '203.0.113.7, 198.51.100.9, 10.0.0.2'],
  ])(
    'is with TRUST_PROXY=%s the one that a proxy saw, not the one that the caller claims: %s',
    async (trusted, path) => {
      const server = await aServer({ ...BEHIND_PROXY, env: { TRUST_PROXY: trusted } });
      const behind = trusted === 'true' ? '' : ', 10.0.0.2';
      const { username } = await anOwner(server, `203.0.113.7${behind}`);
      const guess = () => signIn(server.visitor(), username, 'wrong-password', path);
      for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
      expect((await guess()).status).toBe(429);
      // The owner at home is not charged for somebody who claims to sit there.
      expect((await signIn(server.visitor(), username, PASSWORD, `203.0.113.7${behind}`)).status).toBe(200);
      await server.database.db.updateTable('rate_windows').set({ used: SIGN_INS.most }).execute();
      const claimed = path.replace('203.0.113.7', '203.0.113.200');
      expect((await signIn(server.visitor(), 'nobody', 'wrong-password', claimed)).status).toBe(429);
    },
  );

  it('is the connection’s own unless a proxy is trusted', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const { username } = await anOwner(server);
    await attack(server, username, 3);
    const windows = await server.database.db
      .selectFrom('rate_windows')
      .select('used')
      .orderBy('used', 'desc')
      .execute();
    expect(windows[0]?.used).toBe(3);
  });
});
