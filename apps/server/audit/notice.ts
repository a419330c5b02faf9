// Writes about the chain into the server's log. At the start and every hour: whether everything sealed since the last check is whole, and where it
// ends. Once a day: whether all of it is. The server's log is kept apart from the database, so if somebody rewrites the chain later, it no longer
// fits these notes (ADR 12).
import type { FastifyInstance } from 'fastify';
import type { AuditVerification } from '@tennis/contract';
import type { Database } from '../database/connection.ts';
import type { Audit } from './audit.ts';
import { verifyTail, verifyWholeWhenDue } from './checkpoint.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SECOND_MS = 1000;

interface Watched {
  readonly audit: Audit;
  readonly database: Database;
  readonly now: () => Date;
}

/** Seals what an earlier process has left, checks the chain without making anybody wait, and goes on doing both; stops with the app. */
export function keepWatchOverChain(app: FastifyInstance, { audit, database, now }: Watched): void {
  const orWarn = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      app.log.warn({ err: error }, 'the audit log could not be read');
    });
  };
  const report = ({ state, ...found }: AuditVerification, whole: string): void => {
    if (state === 'intact') app.log.info(found, whole);
    else app.log.error(found, 'the audit log was changed behind the product’s back');
  };
  const check = async (): Promise<void> => {
    await audit.seal();
    report(await verifyTail(database), 'the audit log is whole');
  };
  const checkWhole = async (): Promise<void> => {
    const found = await verifyWholeWhenDue(database, now);
    if (found !== null) report(found, 'the audit log is whole from its first record on');
  };
  orWarn(check());
  const timers = [
    // Records of a process that was killed, and of others whose sealing is held up.
    setInterval(() => void audit.seal(), SECOND_MS),
    setInterval(() => orWarn(check()), HOUR_MS),
    setTimeout(() => orWarn(checkWhole()), MINUTE_MS),
    setInterval(() => orWarn(checkWhole()), HOUR_MS),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
  });
}
