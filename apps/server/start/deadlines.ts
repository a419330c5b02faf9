// Events that only the clock triggers. When entries close, anybody without a partner gives up the place (AG2). Before the last day of a match, its
// players are reminded (OP39). Notices that have waited go out by mail (D53). A reported result counts if nobody has answered it in time (ADR 34).
import type { FastifyInstance } from 'fastify';
import { routes } from '@tennis/contract';
import { recordDone } from '../audit/audit.ts';
import { startTrail, VISITOR } from '../audit/trail.ts';
import { inRounds } from './in-rounds.ts';
import type { AppServices } from './services.ts';
import { acceptInTime } from '../tennis/matches/reports.ts';
import { listOverdueReports } from '../tennis/matches/report-store.ts';
import { queueDigests } from '../tennis/notices/digests.ts';
import { listToRemind, remind } from '../tennis/order/arranging/reminders.ts';
import { listOverdue, releaseUnpaired } from '../tennis/partner-requests.ts';

const LOOK_MS = 15_000;

/** Closes whatever is overdue now, one tournament at a time. Each entry that loses its place is recorded as an act of the system. */
export async function keepDeadlines(services: AppServices): Promise<void> {
  const failures: unknown[] = [];
  // One tournament that cannot be closed does not keep the others open.
  for (const tournamentId of await listOverdue(services.database.db, services.now()))
    await closeOne(services, tournamentId).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some tournaments could not be closed');
}

const closeOne = ({ audit, now: clock }: AppServices, tournamentId: number): Promise<void> =>
  audit.transact(async (tx) => {
    const now = clock();
    const { clubId, released, promoted } = await releaseUnpaired(tx, tournamentId, now);
    for (const [index, id] of released.entries()) {
      const params = { id: tournamentId, participantId: id };
      const trail = startTrail(routes.setWithdrawal, params, 'entry', { ...VISITOR, role: 'system' });
      trail.clubId = clubId;
      if (index === 0) trail.also = promoted.map((one) => ({ kind: 'entry', id: one, version: null }));
      const said = { act: 'setWithdrawal', trail, status: 200, answer: null, requestId: null } as const;
      await recordDone(tx, { ...said, now });
    }
  });

/** Lets reported results count if nobody has answered them in time, each recorded as an act of the system. */
export async function acceptOverdue({ database, audit, now: clock }: AppServices): Promise<void> {
  const failures: unknown[] = [];
  for (const matchId of await listOverdueReports(database.db, clock()))
    await audit
      .transact(async (tx) => {
        const now = clock();
        const trail = startTrail(routes.answerReport, { id: matchId }, 'match', {
          ...VISITOR,
          role: 'system',
        });
        if (!(await acceptInTime(tx, matchId, trail, now))) return;
        await recordDone(tx, { act: 'answerReport', trail, status: 200, answer: null, requestId: null, now });
      })
      .catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some reported results could not be stored');
}

/** Reminds players whose match has to be played soon, one tournament at a time. */
export async function keepReminders({ database, now: clock }: AppServices): Promise<void> {
  const failures: unknown[] = [];
  // One tournament that cannot be reminded of does not keep the others waiting.
  for (const tournamentId of await listToRemind(database.db, clock()))
    await database
      .transaction((tx) => remind(tx, tournamentId, clock()))
      .catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some players could not be reminded');
}

/** All that is due now. What fails keeps nothing else from being done. */
async function keepTime(services: AppServices): Promise<void> {
  const { database, mailer, now } = services;
  const done = await Promise.allSettled([
    keepDeadlines(services),
    acceptOverdue(services),
    keepReminders(services),
    // Without a mail server nothing waits for one: what is older than a day is no news.
    ...(mailer === null ? [] : [queueDigests(database, now())]),
  ]);
  const failures = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'not everything that is due was done');
}

/** Looks every quarter of a minute, one round after the other; ends with the app and never keeps the process alive. */
export function watchDeadlines(app: FastifyInstance, services: AppServices): void {
  inRounds(app, LOOK_MS, () =>
    keepTime(services).catch((error: unknown) => {
      app.log.warn({ err: error }, 'something that was due could not be done and will be tried again');
    }),
  );
}
