// SQL of lists of people, in portions (ADR 30).
import { sql } from 'kysely';
import type { Tx } from '../../../database/connection.ts';
import { insertPeople, nameColumns } from '../../people.ts';
import { inPortions, type KnownPerson } from '../../people-meant.ts';
import type { PersonChange } from './plan.ts';

/** Adds people of the club. */
export const addPeople = (tx: Tx, clubId: number, people: readonly PersonChange[], now: Date) =>
  inPortions(people, (portion) =>
    insertPeople(
      tx,
      portion.map((person) => ({ ...person, clubId, isMember: true })),
      now,
    ),
  );

type Changed = { readonly person: KnownPerson; readonly change: PersonChange };

/** Entries that show the old name take the new one (ADR 22). */
async function renameEntries(tx: Tx, renamed: readonly Changed[]): Promise<void> {
  for (const [id, name] of [
    ['person_id', 'name'],
    ['partner_person_id', 'partner_name'],
  ] as const) {
    const next = sql.join(
      renamed.map(({ person, change }) => sql`when ${person.id} then ${change.name}`),
      sql` `,
    );
    await tx
      .updateTable('participants')
      .set({ [name]: sql`case ${sql.ref(id)} ${next} end` })
      .where(
        id,
        'in',
        renamed.map(({ person }) => person.id),
      )
      .where(name, '=', (where) =>
        where.selectFrom('persons').select('persons.name').whereRef('persons.id', '=', `participants.${id}`),
      )
      .execute();
  }
}

/** Changes people of the club, each as it was seen in this transaction, and marks them as its members: the list says that they are. */
export const changePeople = (tx: Tx, clubId: number, changed: readonly Changed[], now: Date) =>
  inPortions(changed, async (portion) => {
    const renamed = portion.filter(({ person, change }) => person.name !== change.name);
    if (renamed.length > 0) await renameEntries(tx, renamed);
    await tx
      .insertInto('persons')
      .values(
        portion.map(({ person, change: { name, parts, gender, birth } }) => ({
          ...nameColumns(name, parts),
          id: person.id,
          club_id: clubId,
          account_id: person.account_id,
          gender,
          birth,
          club_member: 1,
          created_at: now.toISOString(),
          version: person.version,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          given_name: row.ref('excluded.given_name'),
          family_name: row.ref('excluded.family_name'),
          search_name: row.ref('excluded.search_name'),
          name_key: row.ref('excluded.name_key'),
          gender: row.ref('excluded.gender'),
          club_member: row.ref('excluded.club_member'),
          // The data of an account is stored with the account.
          birth: sql`case when persons.account_id is null then excluded.birth else persons.birth end`,
          version: sql`persons.version + 1`,
        })),
      )
      .execute();
  });
