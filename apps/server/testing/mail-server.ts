// A real SMTP server on loopback and a reader of the mails that reach it.
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived: its headers in lower case, its two bodies decoded. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** While set, every mail is refused for the moment with this text. */
  refuseWith: string | null;
}

/** Joins the soft line breaks of quoted-printable text and decodes its bytes (RFC 2045, 6.7). */
function decodeQuotedPrintable(body: string): string {
  const joined = body.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function partOf(raw: string): Part {
  const gap = raw.indexOf('\r\n\r\n');
  const headers = headersOf(raw.slice(0, gap));
  const body = raw.slice(gap + 4);
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return { headers, body: Buffer.from(body, 'base64').toString('utf8') };
  return { headers, body: encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body };
}

function readMail(raw: string, to: readonly string[]): ReceivedMail {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r\n/, '')));
  const find = (type: string): string =>
    parts.find((part) => part.headers['content-type']?.startsWith(type) === true)?.body ?? '';
  return { to, headers, text: find('text/plain'), html: find('text/html'), raw };
}

/** Starts a mail server that ends with the test. */
export async function aMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const state: { refuseWith: string | null } = { refuseWith: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, callback) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        raw += chunk;
      });
      stream.on('end', () => {
        if (state.refuseWith !== null) {
          callback(Object.assign(new Error(state.refuseWith), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push(readMail(raw, to));
        callback();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  onTestFinished(async () => {
    await new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
    });
  });
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    get refuseWith() {
      return state.refuseWith;
    },
    set refuseWith(reason) {
      state.refuseWith = reason;
    },
  };
}

/** The token in the only link of a mail. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const token = /(?:reset-password\/|partner\/|register\?token=)([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('This mail has no link with a token.');
  return token;
}
