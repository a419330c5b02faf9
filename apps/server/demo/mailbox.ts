// The mailbox of a demo (D23): its mails are sent nowhere, but can be read. They hold links that work, so only a demo that nobody but the
// person at this machine can reach has one.
import type { DemoMail } from '@tennis/contract';
import type { Config } from '../ground/config.ts';
import type { Mailbox } from '../mail/transport.ts';

const MOST_KEPT = 50;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** A mailbox in memory, or null where others could read it too. */
export function createMailbox({ host }: Config, now: () => Date): Mailbox | null {
  if (!LOOPBACK.has(host)) return null;
  let mails: readonly DemoMail[] = [];
  return {
    mailer: {
      send: async ({ to, subject, text }) => {
        mails = [{ at: now().toISOString(), to, subject, text }, ...mails].slice(0, MOST_KEPT);
      },
      close: () => {},
    },
    mails: () => mails,
  };
}
