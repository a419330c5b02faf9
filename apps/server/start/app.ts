// Builds the server on an open, migrated database. main.ts listens; tests inject.
import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { routes, type DemoAccount } from '@tennis/contract';
import { config as zodConfig, locales } from 'zod/mini';
import { createAudit } from '../audit/audit.ts';
import { watchRefusals } from '../http/watch.ts';
import { createChanges } from '../changes/changes.ts';
import type { Config } from '../ground/config.ts';
import { createHttpServers } from '../http/connections/http-server.ts';
import { createLeaving } from '../ground/leaving.ts';
import { LIMITS, type ConnectionLimits } from '../http/connections/limits.ts';
import type { Database } from '../database/connection.ts';
import { createLive } from '../live/live.ts';
import { hasNoUsers } from '../accounts/store.ts';
import { createOpenGuesses } from '../accounts/open-guesses.ts';
import { giveAccount, refuseNamesakes } from '../tennis/persons/namesakes.ts';
import { createPasswords } from '../accounts/passwords/passwords.ts';
import { setupCodeOf } from '../accounts/setup-code.ts';
import { createSetupGate } from '../accounts/setup-gate.ts';
import { handlers } from './handlers.ts';
import { keepDressed } from './dressing.ts';
import { letterWriter } from './letters.ts';
import type { AppServices } from './services.ts';
import { registerCookies } from '../http/cookies.ts';
import { registerDocumentation } from '../http/documentation.ts';
import { oneClickUrl, registerOneClick } from '../http/one-click.ts';
import { createLastSeen } from '../http/last-seen.ts';
import { registerErrors } from '../http/errors.ts';
import { registerLogging } from '../http/logging.ts';
import { registerPasswordTurns } from '../http/password-turns.ts';
import { contactOf, createMailer, type Mailbox } from '../mail/transport.ts';
import { readKeys } from '../push/keys.ts';
import { writePush } from './push-letter.ts';
import { createEstimates } from '../tennis/order/estimates.ts';
import { readableUrl } from '../http/readable-url.ts';
import { registerRequestTurns } from '../http/request-turns.ts';
import { registerRoutes } from '../http/walk/routes.ts';
import { registerSecurity } from '../http/security.ts';
import { createFront } from '../http/prepared/front.ts';
import { sendReady } from '../http/prepared/sending.ts';
import { registerDoor } from '../http/prepared/door.ts';
import { makeForVisitors } from './for-visitors.ts';
import { createPreparedAnswers } from '../http/prepared/answers.ts';
import { readFiles } from '../http/prepared/files.ts';
import { registerChoiceOfLanguage } from '../http/choose-language.ts';
import { registerWebApp } from '../http/web-app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of the request, for the log; null for a visitor. */
    callerId: number | null;
  }
}

const BODY_LIMIT = 65_536;
/** Longer than any token that we make: a longer one is for its route to refuse. */
const LONGEST_PARAM = 1000;

// The wording of what no schema says in its own words.
zodConfig(locales.en());

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  readonly now?: () => Date;
  readonly checkAnswers?: boolean;
  /** Tests set shorter and smaller ones. */
  readonly limits?: Partial<ConnectionLimits>;
  /** Only a demo server has them (D6). */
  readonly demoAccounts?: readonly DemoAccount[];
  /** Only a demo server has one (D23). */
  readonly mailbox?: Mailbox | null;
}

/** The proxies that are believed about the caller's address; a number means that many of the nearest in a row. */
const believed = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

const LOOK_MS = 1000;

/** Another process may take the first set-up. */
function watchSetup(app: FastifyInstance, { setup, database }: AppServices): void {
  if (database.engine === 'sqlite' || setup.code === null) return;
  const timer = setInterval(() => {
    if (setup.code === null) clearInterval(timer);
    else
      setup
        .look()
        .catch((error: unknown) => app.log.debug({ err: error }, 'nobody knows who has an account'));
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Builds the app; the database must be migrated. Returns the services too, for callers that need them. */
export async function buildApp(
  options: AppOptions,
): Promise<{ readonly app: FastifyInstance; readonly services: AppServices }> {
  const { config, database, logger } = options;
  const limits = { ...LIMITS, ...options.limits };
  const now = options.now ?? (() => new Date());
  const changes = createChanges(logger);
  // Before anybody else hears it: what is read because of it is read where it is.
  if (database.standbys !== null) {
    changes.subscribe(database.standbys.note);
    changes.onGap(database.standbys.note);
  }
  const pushKeys = await database.transaction((tx) => readKeys(tx, now()));
  const isSetupNeeded = () => hasNoUsers(database.db);
  const setup = createSetupGate(
    (await isSetupNeeded()) ? setupCodeOf(pushKeys.privateKey) : null,
    isSetupNeeded,
  );
  const services: AppServices = {
    config,
    database,
    changes,
    leaving: createLeaving(),
    front: createFront(config.publicUrl),
    lastSeen: createLastSeen(database),
    audit: createAudit(database, now, logger, changes),
    now,
    setup,
    prepared: createPreparedAnswers(changes),
    live: createLive({ database, changes, now, log: logger, limits }),
    whenTheyPlay: createEstimates(changes),
    files: await readFiles(config.webDir, () => setup.code === null),
    passwords: await createPasswords(config.weakPasswordHashes),
    openGuesses: createOpenGuesses(),
    people: { refuseNamesakes, giveAccount },
    mailer: options.mailbox?.mailer ?? (await createMailer(config)),
    writeLetter: letterWriter(config),
    pushKeys,
    writePush,
    pushContact: contactOf(config),
    mailbox: options.mailbox ?? null,
    demoAccounts: options.demoAccounts ?? null,
    checkAnswers: options.checkAnswers ?? false,
  };
  const undress = await keepDressed(services, logger);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: believed(config),
    serverFactory: createHttpServers(config, limits, services.leaving, services.front),
    // Calls that come on connections that are kept are answered to the last.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: LONGEST_PARAM },
    // If the router could not read an address, it would answer in its own words and without our headers.
    rewriteUrl: ({ method, url = '/' }) => readableUrl(oneClickUrl(method, url), LONGEST_PARAM),
    forceCloseConnections: 'idle',
  });
  // Bodies must be JSON: forms and plain text, which other sites can send, are refused.
  app.removeContentTypeParser('text/plain');
  registerOneClick(app);
  app.decorateRequest('callerId', null);
  app.addHook('preClose', services.live.close);
  app.addHook('onClose', services.passwords.close);
  app.addHook('onClose', services.lastSeen.close);
  app.addHook('onClose', undress);
  registerErrors(app);
  registerPasswordTurns(app, services);
  registerRequestTurns(app, limits);
  registerLogging(app, services.front.onAnswered);
  watchRefusals(app, services);
  registerCookies(app, config);
  const made = makeForVisitors(app, services, limits);
  registerDoor(app, { ...services, made });
  registerSecurity(app, config);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Nobody sends us packed bodies.
    globalDecompression: false,
  });
  registerRoutes(app, services, routes, handlers);
  await registerDocumentation(app);
  watchSetup(app, services);
  registerChoiceOfLanguage(app);
  registerWebApp(app, {
    hasPages: services.files.hasPages,
    needsSetup: () => setup.code !== null,
    sendMade: async (request, reply) => {
      const ready = await made.make(request, now());
      if (ready !== undefined) sendReady(ready, request, reply);
      return ready !== undefined;
    },
  });
  return { app, services };
}
