// Hands mails to the SMTP server of SMTP_URL.
import type { DemoMail } from '@tennis/contract';
import type { Config } from '../ground/config.ts';
import { ownAddress } from '../ground/links.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the message. */
  readonly send: (message: Message) => Promise<void>;
  readonly close: () => void;
}

/** A mailer whose mails go nowhere and can be read. */
export interface Mailbox {
  readonly mailer: Mailer;
  /** Newest first. */
  readonly mails: () => readonly DemoMail[];
}

const TIMEOUT_MS = 20_000;

/** Who mails come from: MAIL_FROM, or a no-reply address of the product's own host. */
const senderOf = (config: Config): string =>
  config.mailFrom ?? `Tennis Tournament Organizer <no-reply@${new URL(ownAddress(config)).hostname}>`;

/** Who runs this server, as a mailto: address: whom push services may ask. */
export function contactOf(config: Config): string {
  const sender = senderOf(config);
  return `mailto:${/<([^<>]+)>$/.exec(sender)?.[1] ?? sender}`;
}

/** A mailer, or null without SMTP_URL. The library is loaded only where it is used. */
export async function createMailer(config: Config): Promise<Mailer | null> {
  if (config.smtpUrl === null) return null;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing that a mail says may make the server read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = senderOf(config);
  return {
    send: async ({ to, subject, text, html }) => {
      // As an object: an address that contains commas or brackets stays one address.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => {
      transport.close();
    },
  };
}
