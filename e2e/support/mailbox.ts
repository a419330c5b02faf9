// A mailbox on loopback (RFC 5321, as much as one sender needs): the mails of the product during a journey.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The mails that have arrived, by recipient. */
interface Received {
  readonly to: string;
  readonly text: string;
}

/** A running mailbox. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** All mails to an address so far, the newest last. */
  readonly mailsTo: (address: string) => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Takes the soft breaks and the escapes of quoted-printable text away (RFC 2045, 6.7). */
function readable(raw: string): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Talks to one sender. */
function talk(socket: Socket, received: Received[]): void {
  let waiting = '';
  let to = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    isData = verb === 'DATA';
    if (isData) say('354 go on');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  };
  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    waiting += chunk;
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (isData ? 5 : 2));
      if (isData) {
        received.push({ to, text: readable(part) });
        isData = false;
        say('250 ok');
      } else hear(part);
    }
  });
  say('220 journey');
}

/** Opens a mailbox. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Received[] = [];
  const server = createServer((socket) => talk(socket, received));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo: (address) => received.filter(({ to }) => to === address).map(({ text }) => text),
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
