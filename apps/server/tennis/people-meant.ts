// The people whom the lines of a list could mean (D46, ADR 30). They are read in portions, never with a statement for each line, so that a long list
// holds up other writers only for a moment.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { personKey } from '@tennis/domain';
import type { Tx } from '../database/connection.ts';
import { seenByClub } from './people.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values in one, SQLite 32,766. */
const PORTION = 500;

/** In portions; between two of them the server answers those who only read. */
export async function inPortions<T>(
  things: readonly T[],
  work: (portion: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < things.length; from += PORTION) {
    await work(things.slice(from, from + PORTION));
    await nextTurn();
  }
}

/** Somebody the club sees, as far as lines speak of people. */
export interface KnownPerson {
  readonly id: number;
  readonly name: string;
  readonly name_key: string;
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly club_id: number | null;
  readonly account_id: number | null;
  /** The account's date, where there is one, otherwise the person's own. */
  readonly born: string | null;
  /** 1 where their home club has marked them as its member. */
  readonly club_member: number;
  readonly version: number;
  /** 1 where somebody looks after them, who may have given the date. */
  readonly looked_after: number;
}

/** The year of a date, or of a year alone. */
export const yearOf = (birth: string | null | undefined): string | null => birth?.slice(0, 4) ?? null;

const selectKnown = (tx: Tx, clubId: number) =>
  seenByClub(tx, clubId)
    .leftJoin('users', 'users.id', 'persons.account_id')
    .select(['persons.id', 'persons.name', 'persons.name_key', 'persons.given_name', 'persons.family_name'])
    .select([
      'persons.gender',
      'persons.club_id',
      'persons.account_id',
      'persons.version',
      'persons.club_member',
    ])
    .select(sql<string | null>`coalesce(users.date_of_birth, persons.birth)`.as('born'))
    .select(
      sql<number>`case when exists (select 1 from person_managers where person_id = persons.id) then 1 else 0 end`.as(
        'looked_after',
      ),
    );

/** People the club sees and a list could mean: by number or by name, the earliest first. */
export async function findMeant(
  tx: Tx,
  clubId: number,
  said: readonly { readonly name: string; readonly personId?: number | undefined }[],
): Promise<readonly KnownPerson[]> {
  const found = new Map<number, KnownPerson>();
  const keep = (people: readonly KnownPerson[]) => {
    for (const person of people) found.set(person.id, person);
  };
  await inPortions([...new Set(said.map(({ name }) => personKey(name)))], async (keys) =>
    keep(await selectKnown(tx, clubId).where('persons.name_key', 'in', keys).execute()),
  );
  const ids = new Set(said.flatMap(({ personId }) => personId ?? []));
  await inPortions([...ids], async (portion) =>
    keep(await selectKnown(tx, clubId).where('persons.id', 'in', portion).execute()),
  );
  return [...found.values()].toSorted((one, other) => one.id - other.id);
}

/** Somebody who could be meant, for the one who chooses. */
export const presentCandidate = ({ id, name, born, gender }: KnownPerson) => ({
  id,
  name,
  birthYear: born === null ? null : Number(born.slice(0, 4)),
  gender,
});
