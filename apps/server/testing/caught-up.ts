// Somebody who begins to listen to the stream of changes after this hears only what is done later.
import { expect, vi } from 'vitest';
import type { TestServer } from './server.ts';

/** Waits until everything done so far was told. */
export async function caughtUp({ app, database, services }: TestServer): Promise<void> {
  await services.audit.settled();
  const { count } = await database.db.selectFrom('audit_head').select('count').executeTakeFirstOrThrow();
  await vi.waitFor(
    async () => {
      const { body } = await app.inject('/api/live');
      expect(Number(/id: (\d+)\./.exec(body)?.[1])).toBe(count);
    },
    { timeout: 10_000, interval: 10 },
  );
}
