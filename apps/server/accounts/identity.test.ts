// Accounts over the API: set-up, registration, sign-in, session, sign-out (D4, D6).
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../testing/factories.ts';
import { aServer } from '../testing/server.ts';

const account = {
  username: 'marta',
  password: 'Tennis123',
  email: 'marta@example.org',
  name: 'Marta Silva',
};

describe('the first set-up [D6]', () => {
  it('creates the super admin with the code, once', async () => {
    const server = await aServer();
    const visitor = server.visitor();
    expect(bodyOf(await visitor.call('getSetup', {}))).toEqual({ needed: true, demo: null, mailbox: false });
    const code = server.services.setup.code ?? '';
    const done = await visitor.call('setUp', { body: { ...account, code } });
    expect(done).toMatchObject({ status: 201, body: { role: 'super_admin', username: 'marta' } });
    expect(bodyOf(await visitor.call('getSetup', {}))).toEqual({ needed: false, demo: null, mailbox: false });
    const again = await server.visitor().call('setUp', {
      body: { ...account, username: 'other', email: 'other@example.org', code },
    });
    expect(again.status).toBe(409);
  });

  it('takes the code in lower case and without its hyphen', async () => {
    const server = await aServer();
    const code = (server.services.setup.code ?? '').replace('-', '').toLowerCase();
    expect((await server.visitor().call('setUp', { body: { ...account, code } })).status).toBe(201);
  });

  it('refuses a wrong code, and after 100 of them any code until the hour is over', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const visitor = server.visitor();
    const wrong = () => visitor.call('setUp', { body: { ...account, code: 'AAAA-AAA1' } });
    expect(await wrong()).toMatchObject({ status: 403, body: { issues: [{ path: 'code' }] } });
    for (let guess = 1; guess < 100; guess += 1) await wrong();
    server.setNow('2026-09-01T10:20:00Z');
    const right = () =>
      visitor.call('setUp', { body: { ...account, code: server.services.setup.code ?? '' } });
    expect(await right()).toMatchObject({ status: 429, headers: { 'retry-after': '2400' } });
    server.setNow('2026-09-01T11:00:00Z');
    for (let guess = 0; guess < 99; guess += 1) expect((await wrong()).status).toBe(403);
    expect((await right()).status).toBe(201);
  });

  it('comes before any registration', async () => {
    const server = await aServer();
    const reply = await server.visitor().call('register', { body: { ...account, role: 'member' } });
    expect(reply.status).toBe(403);
  });
});

describe('registration', () => {
  it('creates the account, signs in and never shows the password [S6.8]', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    const visitor = server.visitor();
    const reply = await visitor.call('register', { body: account });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(Number) as number,
      username: 'marta',
      name: 'Marta Silva',
      email: 'marta@example.org',
      role: 'member',
      clubId: null,
      dateOfBirth: null,
      language: null,
      preferences: { theme: null, hours: null, timeZone: null, shortcuts: true, showsEmail: false },
      picture: null,
      clubs: [],
    });
    expect(bodyOf(await visitor.call('getSession', {})).username).toBe('marta');
  });

  it.each([
    ['username', { username: 'MARTA', email: 'else@example.org' }],
    ['e-mail', { username: 'else', email: 'Marta@Example.org' }],
  ])('refuses a %s that is taken, in whatever case', async (_, change) => {
    const server = await aServer();
    await server.signUp('super_admin');
    await server.visitor().call('register', { body: account });
    const reply = await server.visitor().call('register', { body: { ...account, ...change } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('refuses a username that looks like a taken one, like another alphabet’s or like nothing', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    await server.visitor().call('register', { body: account });
    const register = async (username: string) => {
      const body = { ...account, username, email: 'else@example.org' };
      return { username, ...(await server.visitor().call('register', { body })) };
    };
    const message = 'This username is taken. Please choose another one.';
    for (const username of ['ｍarta', 'ＭARTA', 'marta\u200b', 'mar\u00adta', 'mar\u200dta', 'marta\u3164']) {
      expect(await register(username)).toMatchObject({ username, status: 409, body: { message } });
    }
    const issues = [{ path: 'username' }];
    for (const username of ['mаrta', 'mar\nta', 'mar\u2028ta', '\u202eatram', '\u200b\u200b\u200b']) {
      expect(await register(username)).toMatchObject({ username, status: 400, body: { issues } });
    }
  });

  it.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters.'],
    [{ password: '12345' }, 'Password must be at least 6 characters.'],
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ name: 'X' }, 'Name must be at least 2 characters.'],
    [{ role: 'super_admin' }, 'Please select a role.'],
  ])('[§5] answers %j with the words of the specification', async (change, message) => {
    const server = await aServer();
    await server.signUp('super_admin');
    const reply = await server.visitor().send({
      method: 'POST',
      url: '/api/auth/register',
      payload: { ...account, ...change },
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', message } });
  });
});

describe('sign-in and sign-out', () => {
  it('starts a session in an HttpOnly cookie and ends it on the server [S4.2]', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    await server.visitor().call('register', { body: account });
    const visitor = server.visitor();
    const { headers } = await visitor.call('login', { body: { username: 'Marta', password: 'Tennis123' } });
    const cookies = [headers['set-cookie']].flat().map(String);
    const session = cookies.find((cookie) => cookie.startsWith('session='));
    expect(session).toMatch(/; HttpOnly; SameSite=Lax$/);
    const stolen = visitor.cookies['session'] ?? '';
    await visitor.call('logout', { body: {} });
    expect((await visitor.call('getSession', {})).status).toBe(401);
    const thief = await server.visitor().send({
      method: 'GET',
      url: '/api/auth/me',
      headers: { cookie: `session=${stolen}` },
    });
    expect(thief.status).toBe(401);
  });

  it('lets in people whose usernames could not be chosen any more, each into their own account', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    await server.visitor().call('register', { body: account });
    const { db } = server.database;
    const odd = ['\u202eatram', '\u200b\u200b\u200b', 'ｍarta', 'mаrta', 'mar\nta'];
    for (const [n, username] of odd.entries()) {
      const somebody = { ...account, username: `older${n}`, email: `older${n}@example.org` };
      await server.visitor().call('register', { body: somebody });
      const older = { username, username_key: username.normalize('NFC').toLowerCase() };
      await db.updateTable('users').set(older).where('username', '=', somebody.username).execute();
    }
    for (const username of [...odd, 'marta']) {
      const reply = await server.visitor().call('login', { body: { username, password: account.password } });
      expect(reply).toMatchObject({ status: 200, body: { username } });
    }
    for (const typed of ['ＭＡRTA', ' marta\u200b']) {
      const reply = await server
        .visitor()
        .call('login', { body: { username: typed, password: 'Tennis123' } });
      expect(reply.body).toMatchObject({ username: 'marta' });
    }
  });

  it('hands out no cookie when what it stands for could not be stored', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    await server.visitor().call('register', { body: account });
    await server.database.db.schema.dropTable('sessions').execute();
    const { username, password } = account;
    const replies = [
      await server.visitor().call('login', { body: { username, password } }),
      await server.visitor().call('register', {
        body: { ...account, username: 'other', email: 'other@example.org' },
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([500, 500]);
    expect(replies.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
  });

  it('takes over no session that was planted, and ends the one that the request came with', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    const visitor = server.visitor();
    await visitor.call('register', { body: account });
    const earlier = visitor.cookies['session'] ?? '';
    await visitor.call('login', { body: { username: 'marta', password: 'Tennis123' } });
    expect(visitor.cookies['session']).not.toBe(earlier);
    const planted = 'planted-by-somebody-else';
    for (const token of [earlier, planted]) {
      const headers = { cookie: `session=${token}` };
      expect((await server.visitor().send({ method: 'GET', url: '/api/auth/me', headers })).status).toBe(401);
    }
    const { headers } = await server
      .visitor()
      .call(
        'login',
        { body: { username: 'marta', password: 'Tennis123' } },
        { cookie: `session=${planted}` },
      );
    expect(String(headers['set-cookie'])).not.toContain(planted);
  });

  it('marks the cookie Secure when the product is reached by https', async () => {
    const server = await aServer({ env: { PUBLIC_URL: 'https://tennis.example.org' } });
    const admin = await server.signUp('super_admin');
    const username = admin.user?.username ?? '';
    const { headers } = await server.visitor().call('login', { body: { username, password: 'Tennis123' } });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      '__Host-device',
      '__Host-session',
      '__Host-signed_in',
    ]);
    expect(
      cookies.filter((cookie) => !/; Path=\/; (?:HttpOnly; )?Secure; SameSite=Lax$/.test(cookie)),
    ).toEqual([]);
    expect(cookies.join()).not.toContain('Domain');
  });

  it('reads no session from a cookie that a neighbouring host could have planted, and takes its own away', async () => {
    const server = await aServer({ env: { PUBLIC_URL: 'https://tennis.example.org' } });
    const admin = await server.signUp('super_admin');
    const ask = (cookie: string) =>
      server.visitor().send({ method: 'GET', url: '/api/auth/me', headers: { cookie } });
    const token = admin.cookies['__Host-session'] ?? '';
    expect((await ask(`session=${token}`)).status).toBe(401);
    expect((await ask(`__Host-session=${token}`)).status).toBe(200);
    const { headers } = await admin.call('logout', { body: {} });
    const gone = [headers['set-cookie']].flat().map(String);
    expect(gone).toHaveLength(2);
    // A browser refuses to change such a cookie without these.
    expect(gone.filter((cookie) => !/^__Host-\w+=; .*Path=\/; .*Secure/.test(cookie))).toEqual([]);
  });

  it('behind a proxy that is trusted, each request says whether it came by https', async () => {
    const server = await aServer({ env: { TRUST_PROXY: 'true' } });
    const admin = await server.signUp('super_admin');
    const body = { username: admin.user?.username ?? '', password: 'Tennis123' };
    const tokens = new Map<string, string>();
    for (const [proto, prefix] of [
      ['http', ''],
      ['https', '__Host-'],
    ] as const) {
      const visitor = server.visitor();
      const { headers } = await visitor.call('login', { body }, { 'x-forwarded-proto': proto });
      const cookies = [headers['set-cookie']].flat().map(String);
      expect(Object.keys(visitor.cookies).sort()).toEqual(
        [`${prefix}device`, `${prefix}session`, `${prefix}signed_in`].sort(),
      );
      expect(cookies.map((cookie) => cookie.includes('; Secure'))).toEqual(
        cookies.map(() => proto === 'https'),
      );
      tokens.set(proto, visitor.cookies[`${prefix}session`] ?? '');
    }
    const ask = async (proto: string, cookie: string) =>
      (
        await server.visitor().send({
          method: 'GET',
          url: '/api/auth/me',
          headers: { 'x-forwarded-proto': proto, cookie },
        })
      ).status;
    for (const token of tokens.values()) {
      expect(await ask('https', `__Host-session=${token}`)).toBe(200);
      expect(await ask('http', `session=${token}`)).toBe(200);
      expect(await ask('https', `session=${token}`)).toBe(401);
      expect(await ask('http', `__Host-session=${token}`)).toBe(401);
    }
  });

  it('takes the hint away when the session is over, so that the browser does not ask again', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const admin = await server.signUp('super_admin');
    server.setNow('2026-09-22T10:00:00Z');
    expect(Object.keys(admin.cookies)).toContain('signed_in');
    expect((await admin.call('getSession', {})).status).toBe(401);
    expect(Object.keys(admin.cookies).sort()).toEqual(['device', 'session']);
    // A request without the hint is told nothing: a page elsewhere must not take anything away.
    const answers = [await admin.call('getSession', {}), await server.visitor().call('getSession', {})];
    expect(answers.map(({ status, headers }) => [status, headers['set-cookie']])).toEqual([
      [401, undefined],
      [401, undefined],
    ]);
  });

  it('takes away what is left of the time before https: at sign-in, at sign-out, and once it asks in vain', async () => {
    const server = await aServer({ env: { PUBLIC_URL: 'https://tennis.example.org' } });
    const admin = await server.signUp('super_admin');
    const body = { username: admin.user?.username ?? '', password: 'Tennis123' };
    const visitor = server.visitor();
    const names = () => Object.keys(visitor.cookies).sort();
    const of = 'before';
    Object.assign(visitor.cookies, { session: of, signed_in: '1', device: of });
    await visitor.call('login', { body });
    expect(names()).toEqual(['__Host-device', '__Host-session', '__Host-signed_in']);
    Object.assign(visitor.cookies, { session: of, signed_in: '1' });
    await visitor.call('logout', { body: {} });
    expect(names()).toEqual(['__Host-device']);
    Object.assign(visitor.cookies, { signed_in: '1' });
    expect((await visitor.call('getSession', {})).status).toBe(401);
    expect(names()).toEqual(['__Host-device']);
  });

  it('takes the address of an account for its username, but who has it as username comes first', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    const long = `${'m'.repeat(40)}.${'s'.repeat(20)}@example.org`;
    await server.visitor().call('register', { body: { ...account, email: long } });
    const as = (username: string, password = 'Tennis123') =>
      server.visitor().call('login', { body: { username, password } });
    expect(await as(long.toUpperCase())).toMatchObject({ status: 200, body: { username: 'marta' } });
    const unknown = await as('nobody@example.org');
    expect(unknown).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    const wrong = await as(long, 'wrong-one');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    const other = {
      ...account,
      username: 'nina@example.org',
      email: 'else@example.org',
      password: 'Other1234',
    };
    await server.visitor().call('register', { body: other });
    await server.visitor().call('register', {
      body: { ...account, username: 'nina', email: 'nina@example.org' },
    });
    expect((await as('nina@example.org')).status).toBe(401);
    expect((await as('nina@example.org', 'Other1234')).body).toMatchObject({ email: 'else@example.org' });
  });

  it('says the same for a wrong password and for an unknown user', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    await server.visitor().call('register', { body: account });
    const visitor = server.visitor();
    const wrong = await visitor.call('login', { body: { username: 'marta', password: 'wrong-one' } });
    const unknown = await visitor.call('login', { body: { username: 'nobody', password: 'wrong-one' } });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      code: 'not_signed_in',
      message: 'Invalid username or password',
      reason: 'wrongPassword',
      params: {},
    });
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 401, body: wrong.body });
  });

  it('stores neither the token nor the password in readable form', async () => {
    const server = await aServer();
    await server.signUp('super_admin');
    const visitor = server.visitor();
    await visitor.call('register', { body: account });
    const stored = JSON.stringify([
      await server.database.db.selectFrom('users').selectAll().execute(),
      await server.database.db.selectFrom('sessions').selectAll().execute(),
    ]);
    expect(stored).not.toContain('Tennis123');
    expect(stored).not.toContain(visitor.cookies['session']);
    expect(stored).toContain('$argon2id$');
  });

  it('ends a session that has expired', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const admin = await server.signUp('super_admin');
    for (const moment of ['2026-09-14T10:00:00Z', '2026-09-27T10:00:00Z', '2026-10-01T09:59:00Z']) {
      server.setNow(moment);
      expect((await admin.call('getSession', {})).status).toBe(200);
      await server.services.lastSeen.settle();
    }
    server.setNow('2026-10-01T10:01:00Z');
    expect((await admin.call('getSession', {})).status).toBe(401);
  });
});
