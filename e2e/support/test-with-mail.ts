// The `test` of journeys that read the product's mails: its server sends to a mailbox of the worker.
import { openMailbox, type Mailbox } from './mailbox.ts';
import { startServer, type RunningServer } from './server.ts';
import { SUPER_ADMIN, test as base } from './test.ts';

export const test = base.extend<object, { mailbox: Mailbox; server: RunningServer }>({
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the fixtures taken apart
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ engine, mailbox }, use) => {
      const server = await startServer(engine, {
        ADMIN_EMAIL: SUPER_ADMIN.email,
        ADMIN_PASSWORD: SUPER_ADMIN.password,
        SMTP_URL: mailbox.url,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
