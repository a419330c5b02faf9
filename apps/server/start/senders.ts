// Sends mails and notifications while the server runs. When it stops, the messages under way are waited for, so that the next start does not send them
// again; no other is begun.
import type { FastifyInstance } from 'fastify';
import { deliverMails, type MailServices } from '../mail/delivery.ts';
import { deliverPushes, type PushServices } from '../push/delivery.ts';
import { inRounds } from './in-rounds.ts';

const MAIL_POLL_MS = 3000;
const PUSH_POLL_MS = 2000;
/** How long a stop waits for messages under way. A server that does not answer must not keep the process: then they are tried again. */
const ENDS_WITHIN_MS = 2500;

/** Looks into the outbox every three seconds, one round after the other; ends with the app. */
export function keepDelivering(app: FastifyInstance, services: MailServices): void {
  const { mailer } = services;
  if (mailer === null) return;
  const deliver = (ending: AbortSignal) =>
    deliverMails(services, ending).catch((error: unknown) => {
      app.log.warn({ err: error }, 'mails could not be sent and will be tried again');
    });
  // Hooks run from the last to the first: the way to the mail server is closed once the last round has ended.
  app.addHook('onClose', async () => {
    mailer.close();
  });
  inRounds(app, MAIL_POLL_MS, deliver, { endsWithinMs: ENDS_WITHIN_MS });
}

/** Looks every two seconds for what is due, one round after the other; ends with the app. */
export function keepPushing(app: FastifyInstance, services: PushServices): void {
  const deliver = (ending: AbortSignal) =>
    deliverPushes(services, ending).catch((error: unknown) => {
      app.log.warn({ err: error }, 'notifications could not be sent and will be tried again');
    });
  inRounds(app, PUSH_POLL_MS, deliver, { endsWithinMs: ENDS_WITHIN_MS });
}
