// A clock that was a year ahead for a moment and is right again. It locks nobody out, signs nobody out for good and deletes nothing, and nothing that
// was stamped meanwhile lives for a year.
import { describe, expect, it } from 'vitest';
import { cleanUp, createClockWatch } from '../start/housekeeping.ts';
import { createSetupGate } from '../accounts/setup-gate.ts';
import { claimMail, queueMail } from '../mail/outbox.ts';
import { bodyOf, aClub } from '../testing/factories.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

const TODAY = '2026-09-01T10:00:00.000Z';
const IN_A_YEAR = '2027-09-01T10:00:00.000Z';
const BACK = '2026-09-01T10:05:00.000Z';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const signIn = (somebody: Person, username: string, password = 'Tennis123') =>
  somebody.call('login', { body: { username, password } });

async function aScene() {
  const server = await aServer({ now: TODAY });
  const { admin, club } = await aClub(server);
  const { username } = bodyOf(await admin.call('getSession', {}));
  return { server, admin, club, username };
}

async function inAYear(server: TestServer, act: () => Promise<unknown>): Promise<void> {
  server.setNow(IN_A_YEAR);
  await act();
  server.setNow(BACK);
}

describe('a clock that was a year ahead for a moment', () => {
  it('shuts no account whose password was guessed meanwhile', async () => {
    const { server, username } = await aScene();
    await inAYear(server, async () => {
      for (let n = 0; n < 30; n += 1) await signIn(server.visitor(), username, 'wrong-password');
    });
    expect((await signIn(server.visitor(), username)).status).toBe(200);
  });

  it('leaves those signed in who were, and ends a session that began meanwhile as any other', async () => {
    const { server, admin, username } = await aScene();
    const early = server.visitor();
    await inAYear(server, async () => {
      await admin.call('getSession', {});
      await signIn(early, username);
    });
    expect((await admin.call('getSession', {})).status).toBe(200);
    expect((await early.call('getSession', {})).status).toBe(200);
    await cleanUp(server.services);
    server.setNow(new Date(Date.parse(BACK) + 15 * DAY_MS).toISOString());
    expect((await early.call('getSession', {})).status).toBe(401);
  });

  it('sends the mails that were queued meanwhile, and forgets none', async () => {
    const { server } = await aScene();
    const { database } = server;
    await inAYear(server, () =>
      database.transaction((tx) =>
        queueMail(tx, { kind: 'reset', recipient: 'a@example.org', language: 'en' }, new Date(IN_A_YEAR)),
      ),
    );
    expect(await claimMail(database, new Date(BACK))).toMatchObject({ recipient: 'a@example.org' });
  });

  it('leaves no reset link that is good for a year', async () => {
    const { server, username } = await aScene();
    const superAdmin = await server.signUp('super_admin');
    const { id } = bodyOf(await (await signedIn(server, username)).call('getSession', {}));
    server.setNow(IN_A_YEAR);
    const again = await signedIn(server, superAdmin.user?.username ?? '');
    const { url } = bodyOf(await again.call('issueResetLink', { params: { id: String(id) } }));
    const token = url.split('/').at(-1) ?? '';
    expect((await server.visitor().call('checkResetToken', { params: { token } })).status).toBe(200);
    server.setNow(BACK);
    expect((await server.visitor().call('checkResetToken', { params: { token } })).status).toBe(400);
  });

  it('uses up no invitations of today, and an invitation of then ends in a week', async () => {
    const { server, admin, club, username } = await aScene();
    const params = { clubId: String(club.id) };
    const invite = (somebody: Person, email: string) =>
      somebody.call('createInvitation', { params, body: { email } });
    await inAYear(server, async () => {
      const again = await signedIn(server, username);
      for (let n = 0; n < 6; n += 1) await invite(again, `family+${n}@example.org`);
    });
    expect((await invite(admin, 'family+9@example.org')).status).toBe(201);
    await cleanUp(server.services);
    const expiries = bodyOf(await admin.call('listInvitations', { params })).map(
      ({ expiresAt }) => expiresAt,
    );
    expect(new Set(expiries)).toEqual(new Set(['2026-09-08T10:05:00.000Z']));
  });

  it('does not shut the set-up', () => {
    const gate = createSetupGate('ABCD-EFGH', async () => true);
    for (let n = 0; n < 100; n += 1) gate.admit('wrong', new Date(IN_A_YEAR));
    expect(gate.admit(gate.code ?? '', new Date(BACK))).toBe('admitted');
  });
});

async function signedIn(server: TestServer, username: string): Promise<Person> {
  const somebody = server.visitor();
  expect((await signIn(somebody, username)).status).toBe(200);
  return somebody;
}

describe('what is forgotten once an hour', () => {
  function aClock() {
    const clock = { at: Date.parse(TODAY), passed: 0 };
    const isBelievable = createClockWatch(
      () => new Date(clock.at),
      () => clock.passed,
    );
    const hourLater = (setBy = 0): boolean => {
      clock.at += HOUR_MS + setBy;
      clock.passed += HOUR_MS;
      return isBelievable();
    };
    return hourLater;
  }

  it('is forgotten by a clock that goes steadily, or is a little off', () => {
    const hourLater = aClock();
    expect([hourLater(), hourLater(60_000), hourLater(-60_000)]).toEqual([true, true, true]);
  });

  it.each([365 * DAY_MS, -365 * DAY_MS, HOUR_MS])(
    'waits three hours after a clock was set by %i ms',
    (setBy) => {
      const hourLater = aClock();
      hourLater();
      expect([hourLater(setBy), hourLater(), hourLater(), hourLater()]).toEqual([false, false, false, true]);
    },
  );

  it('waits again when it is set back', () => {
    const hourLater = aClock();
    const year = 365 * DAY_MS;
    expect([hourLater(year), hourLater(), hourLater(-year), hourLater(), hourLater(), hourLater()]).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});
