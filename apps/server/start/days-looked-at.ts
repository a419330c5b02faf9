// What the server looks at while days are played: who is next on a court (D53), and who will play later than they were told (OP38).
import type { FastifyInstance } from 'fastify';
import { tellWhoIsNext } from '../tennis/next/tell-next.ts';
import { tellWhoIsLate } from '../tennis/order/tell-late.ts';
import { lookInRounds } from './looks.ts';
import type { AppServices } from './services.ts';

const COURTS_MS = 2000;
const DAYS_MS = 60_000;

/** Tells people what changes on courts and days that are played now. */
export function lookAtDays(app: FastifyInstance, services: AppServices): void {
  lookInRounds(app, {
    everyMs: COURTS_MS,
    look: () => tellWhoIsNext(services),
    fails: 'courts could not be looked at and will be looked at again',
    isWell: 'all courts can be looked at again',
  });
  lookInRounds(app, {
    everyMs: DAYS_MS,
    look: () => tellWhoIsLate(services),
    fails: 'who plays late could not be told and will be looked at again',
    isWell: 'all who play late can be told again',
  });
}
