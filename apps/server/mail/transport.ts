// Hands mails to the SMTP server of SMTP_URL.
import type { DemoMail } from '@tennis/contract';
import type { Config } from '../ground/config.ts';
import { ownAddress } from '../ground/links.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An address that ends mails of this kind, by a press in the mail program too (RFC 8058). */
  readonly stop?: string | undefined;
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

/** The sender of mails: MAIL_FROM, or a no-reply address of the product's own host. */
const senderOf = (config: Config): string =>
  config.mailFrom ?? `Tennis Tournament Organizer <no-reply@${new URL(ownAddress(config)).hostname}>`;

/** The people who run this server, as a mailto: address that push services may write to. */
export function contactOf(config: Config): string {
  const sender = senderOf(config);
  return `mailto:${/<([^<>]+)>$/.exec(sender)?.[1] ?? sender}`;
}

/** Opens the way to the mail server. The library is loaded only where it is used. */
async function open(smtpUrl: string, timeout: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Nothing that a mail says may make the server read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const TRIAL_MS = 5000;

/** Whether the mail server answers and accepts our name and password, without sending anything. Returns the reason if not, or null. */
export async function tryMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<string | null> {
  if (smtpUrl === null) return null;
  const transport = await open(smtpUrl, TRIAL_MS);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    // The server's message may repeat our name: the code is enough.
    return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given';
  } finally {
    transport.close();
  }
}

/** A mailer, or null without SMTP_URL. */
export async function createMailer(config: Config): Promise<Mailer | null> {
  if (config.smtpUrl === null) return null;
  const transport = await open(config.smtpUrl, TIMEOUT_MS);
  const from = senderOf(config);
  return {
    send: async ({ to, subject, text, html, stop }) => {
      const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({
        from,
        // As an object: an address that contains commas or brackets stays one address.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(stop !== undefined && { list: { unsubscribe: stop }, headers: oneClick }),
      });
    },
    close: () => {
      transport.close();
    },
  };
}
