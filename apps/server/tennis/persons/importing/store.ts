// SQL of lists of people: in portions, never a statement for each line, so that a long list keeps other writers waiting only for a moment (ADR 30).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { personKey } from '@tennis/domain';
import type { PersonLine } from '@tennis/contract';
import type { Tx } from '../../../database/connection.ts';
import { insertPeople, nameColumns, seenByClub } from '../../people.ts';
import type { KnownPerson, PersonChange } from './plan.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values in one, SQLite 32,766. */
const PORTION = 500;

/** In portions; between two of them the server answers those who only read. */
async function inPortions<T>(things: readonly T[], work: (portion: readonly T[]) => Promise<unknown>) {
  for (let from = 0; from < things.length; from += PORTION) {
    await work(things.slice(from, from + PORTION));
    await nextTurn();
  }
}

const selectKnown = (tx: Tx, clubId: number) =>
  seenByClub(tx, clubId)
    .leftJoin('users', 'users.id', 'persons.account_id')
    .select(['persons.id', 'persons.name', 'persons.name_key', 'persons.given_name', 'persons.family_name'])
    .select(['persons.gender', 'persons.club_id', 'persons.account_id', 'persons.version'])
    .select(sql<string | null>`coalesce(users.date_of_birth, persons.birth)`.as('born'));

/** Those whom the club sees and a list could mean: by number or by name, the earliest first. */
export async function findMeant(
  tx: Tx,
  clubId: number,
  lines: readonly PersonLine[],
): Promise<readonly KnownPerson[]> {
  const found = new Map<number, KnownPerson>();
  const keep = (people: readonly KnownPerson[]) => {
    for (const person of people) found.set(person.id, person);
  };
  await inPortions([...new Set(lines.map(({ name }) => personKey(name)))], async (keys) =>
    keep(await selectKnown(tx, clubId).where('persons.name_key', 'in', keys).execute()),
  );
  const ids = new Set(lines.flatMap(({ personId }) => personId ?? []));
  await inPortions([...ids], async (portion) =>
    keep(await selectKnown(tx, clubId).where('persons.id', 'in', portion).execute()),
  );
  return [...found.values()].toSorted((one, other) => one.id - other.id);
}

/** Adds people of the club. */
export const addPeople = (tx: Tx, clubId: number, people: readonly PersonChange[], now: Date) =>
  inPortions(people, (portion) =>
    insertPeople(
      tx,
      portion.map((person) => ({ ...person, clubId })),
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

/** Changes people of the club, each as it was seen in this transaction. */
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
          // What an account says is stored with the account.
          birth: sql`case when persons.account_id is null then excluded.birth else persons.birth end`,
          version: sql`persons.version + 1`,
        })),
      )
      .execute();
  });
