// People (D46, ADR 22): a record for each person who plays, with or without an account; each entry says whose it is. Everybody with an account gets a
// record, and every older entry gets one by the rule of 0019-people-rule.ts. The text of an entry stays as it was.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { reference, withId, type Engine } from '../columns.ts';
import { peopleByName, type Place } from './0019-people-rule.ts';

/** The tables of that time, as they are read here, and the new ones. */
interface OldTables {
  users: { id: number; name: string; created_at: string };
  participants: {
    id: number;
    tournament_id: number;
    user_id: number | null;
    name: string | null;
    birth_year: number | null;
    partner_user_id: number | null;
    partner_name: string | null;
    partner_birth_year: number | null;
    created_at: string;
  };
  tournaments: { id: number; club_id: number | null };
}

interface NewPerson {
  readonly id: number;
  readonly club: number | null;
  readonly account: number | null;
  readonly name: string;
  readonly search: string;
  readonly key: string;
  readonly birth: string | null;
  readonly erased: string | null;
  readonly at: string;
}

const AT_ONCE = 5000;
const FORMER_PLAYER = 'Former player';

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** The words of a name in one order, as the domain's `personKey` was when this was written. */
const keyOf = (name: string): string =>
  (
    folded(name)
      .replace(/[ßøłđðæœı]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .toSorted()
    .join(' ');

const described = (name: string) => ({ name, search: folded(name), key: keyOf(name) });

async function createTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ref = reference(engine);
  await withId(db.schema.createTable('persons'), engine)
    .addColumn('club_id', ref, (c) => c.references('clubs.id').onDelete('set null'))
    .addColumn('account_id', ref, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('given_name', 'text')
    .addColumn('family_name', 'text', (c) => c.check(sql`(given_name is null) = (family_name is null)`))
    .addColumn('search_name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('gender', 'text', (c) => c.check(sql`gender in ('female', 'male', 'other')`))
    .addColumn('birth', 'text', (c) => c.check(sql`length(birth) in (4, 10)`))
    .addColumn('merged_into', ref, (c) => c.references('persons.id').check(sql`merged_into <> id`))
    .addColumn('erased_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await withId(db.schema.createTable('person_managers'), engine)
    .addColumn('person_id', ref, (c) => c.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('user_id', ref, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('person_managers_once', ['person_id', 'user_id'])
    .execute();
  for (const column of ['person_id', 'partner_person_id']) {
    await db.schema
      .alterTable('participants')
      .addColumn(column, ref, (c) => c.references('persons.id'))
      .execute();
  }
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('persons_account').unique().on('persons').column('account_id').execute();
  await db.schema
    .createIndex('persons_club')
    .on('persons')
    .columns(['club_id', 'search_name', 'id'])
    .execute();
  await db.schema.createIndex('persons_key').on('persons').column('name_key').execute();
  await db.schema.createIndex('persons_merged').on('persons').column('merged_into').execute();
  await db.schema.createIndex('person_managers_user').on('person_managers').column('user_id').execute();
  // Nobody enters a tournament twice. For partners this is checked when entries are made, because older data may break it.
  await db.schema
    .createIndex('participants_person')
    .unique()
    .on('participants')
    .columns(['tournament_id', 'person_id'])
    .execute();
  await db.schema.createIndex('participants_by_person').on('participants').column('person_id').execute();
  await db.schema
    .createIndex('participants_by_partner_person')
    .on('participants')
    .column('partner_person_id')
    .execute();
  await db.schema
    .createIndex('participants_of_club')
    .on('participants')
    .columns(['club_id', 'person_id'])
    .execute();
}

/** A JSON list of objects as rows of these columns, on either engine. */
function rowsOf(engine: Engine, columns: Readonly<Record<string, 'bigint' | 'text'>>, list: unknown[]) {
  const json = JSON.stringify(list);
  const names = Object.keys(columns);
  if (engine === 'postgres') {
    const typed = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(', '));
    return sql`jsonb_to_recordset(${json}::text::jsonb) as listed(${typed})`;
  }
  const read = sql.raw(names.map((name) => `value ->> '${name}' as ${name}`).join(', '));
  return sql`(select ${read} from json_each(${json})) as listed`;
}

async function inPortions<T>(
  list: readonly T[],
  write: (portion: T[]) => RawBuilder<unknown>,
  db: Kysely<unknown>,
) {
  for (let start = 0; start < list.length; start += AT_ONCE)
    await write(list.slice(start, start + AT_ONCE)).execute(db);
}

const PERSON = {
  id: 'bigint',
  club: 'bigint',
  account: 'bigint',
  name: 'text',
  search: 'text',
  key: 'text',
  birth: 'text',
  erased: 'text',
  at: 'text',
} as const;

/** The two sides of every entry, and when it was made. */
async function readPlaces(db: Kysely<unknown>): Promise<{ places: Place[]; madeAt: Map<number, string> }> {
  const entries = await (db as Kysely<OldTables>)
    .selectFrom('participants')
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .selectAll('participants')
    // The tournament's own: an entry still names a club that is gone.
    .select('tournaments.club_id')
    .orderBy('participants.id')
    .execute();
  const places = entries.flatMap((entry): Place[] => {
    const place = { entryId: entry.id, tournamentId: entry.tournament_id, clubId: entry.club_id };
    return [
      {
        ...place,
        side: 'player',
        accountId: entry.user_id,
        name: entry.name,
        birthYear: entry.birth_year,
      },
      {
        ...place,
        side: 'partner',
        accountId: entry.partner_user_id,
        name: entry.partner_name,
        birthYear: entry.partner_birth_year,
      },
    ];
  });
  return { places, madeAt: new Map(entries.map(({ id, created_at }) => [id, created_at])) };
}

/** Adds them. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(db, engine);
  const accounts = await (db as Kysely<OldTables>)
    .selectFrom('users')
    .select(['id', 'name', 'created_at'])
    .orderBy('id')
    .execute();
  const { places, madeAt } = await readPlaces(db);
  const ofAccounts = accounts.map(({ id, name, created_at: at }, index): NewPerson => ({
    id: index + 1,
    club: null,
    account: id,
    ...described(name),
    birth: null,
    erased: null,
    at,
  }));
  const named = peopleByName(places);
  const byName = named.map(({ clubId, name, birthYear, places: theirs }, index): NewPerson => {
    const at = madeAt.get(theirs[0]?.entryId ?? 0) ?? '';
    return {
      id: ofAccounts.length + index + 1,
      club: clubId,
      account: null,
      ...described(name),
      birth: birthYear === null ? null : String(birthYear),
      erased: name === FORMER_PLAYER ? at : null,
      at,
    };
  });
  const people = [...ofAccounts, ...byName];
  await inPortions(
    people,
    (portion) => sql`
      insert into persons (id, club_id, account_id, name, search_name, name_key, birth, erased_at, created_at)
      select id, club, account, name, search, key, birth, erased, at from ${rowsOf(engine, PERSON, portion)}`,
    db,
  );
  if (engine === 'postgres' && people.length > 0)
    await sql`select setval(pg_get_serial_sequence('persons', 'id'), ${people.length}::bigint)`.execute(db);

  const personOfAccount = new Map(ofAccounts.map(({ id, account }) => [account, id]));
  const personOfPlace = new Map(
    named.flatMap(({ places: theirs }, index) =>
      theirs.map(({ entryId, side }) => [`${entryId} ${side}`, ofAccounts.length + index + 1] as const),
    ),
  );
  const personAt = ({ entryId, side, accountId }: Place): number | null =>
    (accountId === null ? personOfPlace.get(`${entryId} ${side}`) : personOfAccount.get(accountId)) ?? null;
  const links = new Map<number, { id: number; person: number | null; partner: number | null }>();
  for (const place of places) {
    const link = links.get(place.entryId) ?? { id: place.entryId, person: null, partner: null };
    link[place.side === 'player' ? 'person' : 'partner'] = personAt(place);
    links.set(place.entryId, link);
  }
  await inPortions(
    [...links.values()],
    (portion) => sql`
      update participants set person_id = listed.person, partner_person_id = listed.partner
      from ${rowsOf(engine, { id: 'bigint', person: 'bigint', partner: 'bigint' }, portion)}
      where participants.id = listed.id`,
    db,
  );
  await createIndexes(db);
}
