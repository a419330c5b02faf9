// The people whom a club has marked as its members (ADR 59), and whether a mark came with a merge.
import { sql, type Kysely } from 'kysely';

/**
 * Adds them. People count as marked if admins have added them on the People screen or with a list; the audit log tells. A list is recognised by the
 * moment at which its people were made. People who were only typed into entries do not count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('persons')
    .addColumn('club_member', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`club_member in (0, 1)`),
    )
    .execute();
  await db.schema
    .alterTable('person_merges')
    .addColumn('gave_mark', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`gave_mark in (0, 1)`),
    )
    .execute();
  for (const log of ['audit_log', 'audit_pending']) {
    const table = sql.table(log);
    await sql`update persons set club_member = 1 where club_id is not null and id in
      (select object_id from ${table} where act = 'createPerson' and outcome = 'done' and object_kind = 'person')`.execute(
      db,
    );
    await sql`update persons set club_member = 1 where club_id is not null and exists
      (select 1 from ${table} where act = 'importPersons' and outcome = 'done' and club_id = persons.club_id and at = persons.created_at)`.execute(
      db,
    );
  }
  await sql`update persons set club_member = 1 where exists
    (select 1 from persons as merged
     where merged.merged_into = persons.id and merged.club_member = 1 and merged.club_id = persons.club_id)`.execute(
    db,
  );
}
