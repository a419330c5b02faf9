// Keys of writes without the bodies of their answers: an answer is made again from what the write was about. Keys of the release before keep the
// object that stood in theirs.
import { sql, type Kysely } from 'kysely';
import { reference, type Engine } from '../columns.ts';

interface OldKey {
  key_hash: string;
  body: string | null;
}

const CHUNK = 500;

/** The number of the object that an answer named; null if it named none, or is kept no longer. */
function objectIn(body: string | null): number | null {
  if (body === null || body === '') return null;
  const { id } = JSON.parse(body) as { id?: unknown };
  return typeof id === 'number' ? id : null;
}

/** An answer that only counts sessions is the same whenever it is given. */
function countIn(body: string | null): number | null {
  if (body === null || body === '') return null;
  const { ended } = JSON.parse(body) as { ended?: unknown };
  return typeof ended === 'number' ? ended : null;
}

/** Adds the object and the count, fills them from the bodies, and drops these and the status, which the route knows. */
export async function up(anyDb: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await anyDb.schema.alterTable('idempotency_keys').addColumn('object_id', ref).execute();
  await anyDb.schema.alterTable('idempotency_keys').addColumn('counted', 'integer').execute();
  const db = anyDb as Kysely<{ idempotency_keys: OldKey }>;
  let after: string | undefined = '';
  while (after !== undefined) {
    const rows: OldKey[] = await db
      .selectFrom('idempotency_keys')
      .select(['key_hash', 'body'])
      .where('key_hash', '>', after)
      .where('body', 'is not', null)
      .orderBy('key_hash')
      .limit(CHUNK)
      .execute();
    for (const { key_hash: key, body } of rows) {
      await sql`
        update idempotency_keys set object_id = ${objectIn(body)}, counted = ${countIn(body)}
        where key_hash = ${key}`.execute(db);
    }
    after = rows.length < CHUNK ? undefined : rows.at(-1)?.key_hash;
  }
  for (const column of ['body', 'status']) {
    await anyDb.schema.alterTable('idempotency_keys').dropColumn(column).execute();
  }
}
