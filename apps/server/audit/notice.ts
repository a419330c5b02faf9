// What the server's log says of the chain: at the start whether it is whole, then every hour where it ends. The log lies elsewhere than
// the database, so a chain that is written anew later does not fit what was noted there (ADR 12).
import type { FastifyInstance } from 'fastify';
import type { Services } from '../handler.ts';
import { findHead } from './chain.ts';
import { verifyChain } from './verify.ts';

const HOUR_MS = 3_600_000;

/** Checks the chain once without making anybody wait, and notes its end every hour; stops with the app. */
export function keepWatchOverChain(app: FastifyInstance, { database: { db } }: Services): void {
  const orWarn = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      app.log.warn({ err: error }, 'the audit log could not be read');
    });
  };
  const check = async (): Promise<void> => {
    const { state, ...found } = await verifyChain(db);
    if (state === 'intact') app.log.info(found, 'the audit log is whole');
    else app.log.error(found, 'the audit log was changed behind the product’s back');
  };
  const note = async (): Promise<void> => {
    app.log.info({ ...(await findHead(db)) }, 'the end of the audit log');
  };
  orWarn(check());
  const timer = setInterval(() => orWarn(note()), HOUR_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
}
