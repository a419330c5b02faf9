// SQL of the matches that somebody plays and has played: a constant number of statements, however many there are.
import type { Caller } from '@tennis/domain';
import { selectMatches } from '../../access/match-view.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { selectEntries } from '../entries.ts';

type Ids = readonly number[];

/** The caller's own person, then people they look after, by name. */
export const listOwnPeople = (db: Db | Tx, { userId }: Caller) =>
  db
    .selectFrom('persons')
    .select(['persons.id', 'persons.name', 'persons.account_id'])
    .where('persons.merged_into', 'is', null)
    .where('persons.erased_at', 'is', null)
    // Each found by an index of its own.
    .where(
      'persons.id',
      'in',
      db
        .selectFrom('persons')
        .select('persons.id')
        .where('account_id', '=', userId)
        .union(db.selectFrom('person_managers').select('person_id as id').where('user_id', '=', userId)),
    )
    .orderBy((order) => order.case().when('persons.account_id', '=', userId).then(0).else(1).end())
    .orderBy('persons.search_name')
    .orderBy('persons.id')
    .execute();

/** How often a person can have been merged into another, one after the other. */
const MOST_MERGES = 20;

/**
 * The person with a number, or the one they were merged into; undefined for nobody and for the erased. `is_own`: the caller, or somebody they look
 * after.
 */
export async function findPersonOf(db: Db | Tx, id: number, caller: Caller | null) {
  const rows = await db
    .withRecursive('same(id, depth)', (one) =>
      one
        .selectFrom('persons')
        .select((column) => ['persons.id', column.lit(0).as('depth')])
        .where('persons.id', '=', id)
        .unionAll(
          one
            .selectFrom('same')
            .innerJoin('persons as merged', 'merged.id', 'same.id')
            .innerJoin('persons', 'persons.id', 'merged.merged_into')
            .select((column) => ['persons.id', column('same.depth', '+', 1).as('depth')])
            .where('same.depth', '<', MOST_MERGES),
        ),
    )
    .selectFrom('same')
    .innerJoin('persons', 'persons.id', 'same.id')
    .leftJoin('person_managers as manager', (join) =>
      join.onRef('manager.person_id', '=', 'persons.id').on('manager.user_id', '=', caller?.userId ?? 0),
    )
    .select([
      'persons.id',
      'persons.name',
      'persons.account_id',
      'persons.merged_into',
      'persons.erased_at',
      'manager.id as manager_id',
    ])
    .orderBy('same.depth', 'desc')
    .limit(1)
    .execute();
  const [person] = rows;
  if (person === undefined || person.merged_into !== null || person.erased_at !== null) return undefined;
  const isOwn = caller !== null && (person.account_id === caller.userId || person.manager_id !== null);
  return { ...person, isOwn };
}

export type FoundPerson = NonNullable<Awaited<ReturnType<typeof findPersonOf>>>;

/** Somebody's entries, alone or in a pair, in tournaments that are public and not archived. Never drafts, whoever reads. */
export const listEntriesOf = (db: Db | Tx, personId: number) =>
  selectEntries(db)
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .select([
      'tournaments.name as tournament_name',
      'tournaments.type',
      'tournaments.status',
      'tournaments.created_by',
      'tournaments.time_zone',
      'tournaments.start_date',
      'tournaments.end_date',
      'clubs.publishes_full_names',
      'clubs.name as club_name',
    ])
    .where((where) =>
      where.or([where('person_id', '=', personId), where('partner_person_id', '=', personId)]),
    )
    .where('tournaments.status', '<>', 'draft')
    .where('tournaments.archived_at', 'is', null)
    .orderBy('tournaments.start_date', 'desc')
    .orderBy('participants.id', 'desc')
    .execute();

export type EntryOfPerson = Awaited<ReturnType<typeof listEntriesOf>>[number];

const matchesOnSide = (db: Db | Tx, side: 'participant1_id' | 'participant2_id', entryIds: Ids) =>
  db
    .selectFrom('participants')
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.tournament_id', '=', 'participants.tournament_id')
        .onRef(`matches.${side}`, '=', 'participants.id'),
    )
    .select([
      'matches.id',
      'matches.tournament_id',
      'matches.round',
      'matches.draw_id',
      'matches.draw_match',
      'matches.participant1_id',
      'matches.participant2_id',
      'matches.winner_id',
      'matches.status',
      'matches.start_time',
      'matches.start_day',
      'matches.started_at',
      'matches.breaks',
      'matches.completed_at',
      'matches.held',
      'matches.score',
      'matches.automatic',
    ])
    .where('participants.id', 'in', entryIds);

/** The matches of entries, in little: what is needed to count and to order them. */
export const listMatchesOf = async (db: Db | Tx, entryIds: Ids) =>
  entryIds.length === 0
    ? []
    : matchesOnSide(db, 'participant1_id', entryIds)
        .unionAll(matchesOnSide(db, 'participant2_id', entryIds))
        .execute();

export type MatchOfEntry = Awaited<ReturnType<typeof listMatchesOf>>[number];

/** Entries with what decides how their names look. */
export const findEntries = async (db: Db | Tx, ids: Ids) =>
  ids.length === 0 ? [] : selectEntries(db).where('participants.id', 'in', ids).execute();

/** Matches with all that their wire form needs. */
export const findMatches = async (db: Db | Tx, ids: Ids) =>
  ids.length === 0 ? [] : selectMatches(db).where('matches.id', 'in', ids).execute();
