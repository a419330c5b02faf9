// Nothing deleted from the embedded database remains in its files: deletions are overwritten, and the hourly clean-up empties the write-ahead log
// (ADR 14).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cleanUp } from '../start/housekeeping.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { aMarkedPerson, MARK, PASSWORD } from '../testing/marked-person.ts';
import { aServer } from '../testing/server.ts';

it('leaves none of the marks of somebody erased in the bytes of the data folder', async () => {
  const mails = await aMailServer();
  const server = await aServer({ now: '2026-09-01T10:00:00Z', env: { SMTP_URL: mails.url } });
  const folder = path.dirname(server.services.config.dataDir);
  expect(existsSync(path.join(folder, 'tennis.sqlite'))).toBe(true);
  const marked = () =>
    readdirSync(folder).filter((file) =>
      readFileSync(path.join(folder, file), 'latin1').toLowerCase().includes(MARK),
    );
  const { marked: person } = await aMarkedPerson(server, mails);
  await cleanUp(server.services);
  expect(marked()).toEqual(['tennis.sqlite']);
  expect((await person.call('eraseAccount', { body: { password: PASSWORD } })).status).toBe(204);
  await cleanUp(server.services);
  expect(marked()).toEqual([]);
});
