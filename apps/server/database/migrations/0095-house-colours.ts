// The colours of a club's house (ADR 51): the main one, and a second one beside it.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../columns.ts';

/** Adds both, as six hexadecimal digits in lower case. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isColour = (column: string) =>
    engine === 'sqlite'
      ? sql`${sql.ref(column)} glob ${sql.lit(`#${'[0-9a-f]'.repeat(6)}`)}`
      : sql`${sql.ref(column)} ~ '^#[0-9a-f]{6}$'`;
  await db.schema
    .alterTable('clubs')
    .addColumn('main_colour', 'text', (c) => c.check(isColour('main_colour')))
    .execute();
  await db.schema
    .alterTable('clubs')
    .addColumn('second_colour', 'text', (c) =>
      c.check(sql`second_colour is null or (${isColour('second_colour')} and main_colour is not null)`),
    )
    .execute();
}
