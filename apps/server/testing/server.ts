// A whole server on a fresh database, and people who call it over HTTP without a network.
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import type { KyselyConfig } from 'kysely';
import { onTestFinished } from 'vitest';
import { buildApp } from '../start/app.ts';
import { readConfig } from '../ground/config.ts';
import type { ConnectionLimits } from '../http/connections/limits.ts';
import type { Database } from '../database/connection.ts';
import type { AppServices } from '../start/services.ts';
import { person, type Person } from '../demo/injected-person.ts';
import { freshDatabase, type FreshDatabase } from './fresh-database.ts';

export type { Person };

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: AppServices;
  readonly database: Database;
  /** A visitor with an empty cookie jar. */
  readonly visitor: () => Person;
  /** Registers an account of this role and signs in with it; the first super admin comes from the set-up. */
  readonly signUp: (role: 'super_admin' | 'club_admin' | 'member', name?: string) => Promise<Person>;
  /** Tells the server that a test has changed its database below the API: nothing that it has kept counts any more. */
  readonly changedBelow: () => void;
  /** Sets the present moment. */
  readonly setNow: (moment: string) => void;
  /**
   * Keeps the stored data, the time and the sessions. The function it returns restores all of that, as often as it is called, on a new server: for a
   * scene that takes longer to make than to copy. Afterwards `app`, `services` and `database` are new objects.
   */
  readonly remember: () => Promise<() => Promise<void>>;
}

export interface TestServerOptions {
  readonly log?: KyselyConfig['log'];
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: string;
  readonly limits?: Partial<ConnectionLimits>;
  readonly logLines?: string[];
  /** A database that other servers use too. The test that made it removes it. */
  readonly on?: FreshDatabase;
}

let accounts = 0;

/** The fields of an account that nobody has yet. */
function newAccount(name: string) {
  accounts += 1;
  return {
    username: `user${accounts}`,
    password: 'Tennis123',
    email: `user${accounts}@example.org`,
    name,
  };
}

/** Builds a server that is closed with the test. Every answer is checked against the contract. */
export async function aServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { server, stop } = await startServer(options);
  onTestFinished(stop);
  return server;
}

/** Builds a server that the caller has to stop, for tests that need many. */
export async function startServer(
  options: TestServerOptions = {},
): Promise<{ readonly server: TestServer; readonly stop: () => Promise<void> }> {
  let fresh = options.on ?? (await freshDatabase());
  let now = options.now === undefined ? null : new Date(options.now);
  const { logLines } = options;
  const logger =
    logLines === undefined
      ? pino({ level: 'silent' })
      : pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });

  const open = async () => {
    const database = fresh.open(options.log);
    const config = readConfig(
      { ARGON2_TEST: '1', WEB_DIR: '/nonexistent', ...options.env },
      fresh.place.dataDir,
    );
    const { app, services } = await buildApp({
      config,
      database,
      logger,
      now: () => now ?? new Date(),
      checkAnswers: true,
      ...(options.limits !== undefined && { limits: options.limits }),
    });
    return { app, services, database };
  };
  let running = await open();
  const close = async () => {
    await running.app.close();
    await running.database.close();
  };
  /** Databases that are removed at the end. */
  const remembered: FreshDatabase[] = [];
  const stop = async () => {
    await close();
    if (fresh !== options.on) remembered.push(fresh);
    for (const one of remembered) await one.remove();
  };

  const people: ReturnType<typeof person>[] = [];
  const somebodyNew = () => {
    const somebody = person({
      get inject() {
        return running.app.inject.bind(running.app);
      },
    });
    people.push(somebody);
    return somebody;
  };
  const setUp = async (name: string): Promise<Person> => {
    const somebody = somebodyNew();
    const { code } = running.services.setup;
    if (code === null) throw new Error('The set-up is already done.');
    const reply = await somebody.call('setUp', { body: { code, ...newAccount(name) } });
    if (reply.status !== 201) throw new Error(`Set-up failed: ${JSON.stringify(reply.body)}`);
    somebody.become(reply.body);
    return somebody;
  };
  let firstAdmin: Promise<Person> | null = null;
  const superAdmin = (name: string) => (firstAdmin ??= setUp(name));

  const server: TestServer = {
    get app() {
      return running.app;
    },
    get services() {
      return running.services;
    },
    get database() {
      return running.database;
    },
    visitor: somebodyNew,
    changedBelow: () => {
      running.services.changes.tellGap();
    },
    setNow: (moment) => {
      now = new Date(moment);
    },
    remember: async () => {
      const [moment, admin] = [now, firstAdmin];
      const bringBack = people.map((somebody) => somebody.remember());
      await close();
      const kept = fresh;
      if (kept !== options.on) remembered.push(kept);
      fresh = await kept.copy();
      running = await open();
      return async () => {
        await close();
        await fresh.remove();
        fresh = await kept.copy();
        now = moment;
        firstAdmin = admin;
        people.length = bringBack.length;
        for (const one of bringBack) one();
        running = await open();
      };
    },
    signUp: async (role, name = 'Test Person') => {
      const admin = await superAdmin(role === 'super_admin' ? name : 'Super Admin');
      if (role === 'super_admin') return admin;
      const somebody = somebodyNew();
      const reply = await somebody.call('register', { body: { ...newAccount(name), role } });
      if (reply.status !== 201) throw new Error(`Registering failed: ${JSON.stringify(reply.body)}`);
      somebody.become(reply.body);
      return somebody;
    },
  };
  return { server, stop };
}
