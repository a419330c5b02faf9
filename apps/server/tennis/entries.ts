// Entries together with the accounts behind them, and the people who play in them.
import type { Selectable } from 'kysely';
import { steppingIn, type NameParts, type TournamentStatus } from '@tennis/domain';
import type { Db, Tx } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import type { ParticipantRow } from '../database/schema.ts';
import type { Runner } from '../database/together.ts';
import { isFormer, type PlayerAndPartner } from '../access/names.ts';

/** An entry with the accounts behind it. */
export interface EntryWithAccounts extends Selectable<ParticipantRow> {
  readonly user_name: string | null;
  readonly user_birth: string | null;
  readonly partner_user_name: string | null;
  readonly partner_birth: string | null;
  readonly person_given: string | null;
  readonly person_family: string | null;
  readonly person_birth: string | null;
  readonly partner_given: string | null;
  readonly partner_family: string | null;
  readonly partner_person_birth: string | null;
  /** The organiser who entered somebody who could not have entered by themselves. */
  readonly overruler_name: string | null;
}

const withPeople = (db: Db | Tx) =>
  db
    .selectFrom('participants')
    .leftJoin('users as u', 'u.id', 'participants.user_id')
    .leftJoin('users as partner', 'partner.id', 'participants.partner_user_id')
    .leftJoin('persons as who', 'who.id', 'participants.person_id')
    .leftJoin('persons as other', 'other.id', 'participants.partner_person_id');

/** The facts that decide how the names of an entry's people look. */
const OF_PEOPLE = [
  'who.given_name as person_given',
  'who.family_name as person_family',
  'who.birth as person_birth',
  'other.given_name as partner_given',
  'other.family_name as partner_family',
  'other.birth as partner_person_birth',
  'u.name as user_name',
  'u.date_of_birth as user_birth',
  'partner.name as partner_user_name',
  'partner.date_of_birth as partner_birth',
] as const;

/** Selects entries with everything that decides how their people's names look; the caller chooses which entries and in what order. */
export const selectEntries = (db: Db | Tx) =>
  withPeople(db)
    .leftJoin('users as overruler', 'overruler.id', 'participants.overruled_by')
    .selectAll('participants')
    .select(OF_PEOPLE)
    .select('overruler.name as overruler_name');

/** Selects of entries only what decides how their people's names look: short rows, and fewer tables to join. */
export const selectNames = (db: Db | Tx) =>
  withPeople(db)
    .select([
      'participants.id',
      'participants.tournament_id',
      'participants.person_id',
      'participants.partner_person_id',
      'participants.user_id',
      'participants.name',
      'participants.birth_year',
      'participants.partner_user_id',
      'participants.partner_name',
      'participants.partner_birth_year',
    ])
    .select(OF_PEOPLE);

/** The columns of an entry that its draw reads. Each result reads all entries. */
const OF_DRAWS = [
  'id',
  'user_id',
  'name',
  'partner_user_id',
  'partner_name',
  'seed',
  'ranking',
  'club',
  'birth_year',
  'partner_birth_year',
  'withdrawn_at',
  'alternate',
  'group_id',
  'seeks',
] as const satisfies readonly (keyof ParticipantRow)[];

/** An entry as its draw knows it. */
export type DrawnEntry = EntryPeople & Pick<Selectable<ParticipantRow>, (typeof OF_DRAWS)[number]>;

const entriesOfDraws = prepared((db, { tournamentId }: Places<{ tournamentId: number }>) =>
  withPeople(db)
    .select(OF_DRAWS.map((column) => `participants.${column}` as const))
    .select(OF_PEOPLE)
    .where('participants.tournament_id', '=', tournamentId)
    .orderBy('participants.id'),
);

/** The entries of a tournament as its draw knows them, as they were entered. */
export const listDrawnEntries = (runner: Runner, tournamentId: number): Promise<readonly DrawnEntry[]> =>
  entriesOfDraws(runner, { tournamentId });

/** Whether an entry holds a place: it has not left, and does not wait for one. */
export const holdsPlace = ({
  withdrawn_at: out,
  alternate,
}: Pick<EntryWithAccounts, 'withdrawn_at' | 'alternate'>): boolean => out === null && alternate === null;

/** Whether an entry is to be drawn: it holds a place, and does not wait for a partner. */
export const isToBeDrawn = (
  entry: Pick<EntryWithAccounts, 'withdrawn_at' | 'alternate' | 'seeks'>,
): boolean => holdsPlace(entry) && entry.seeks === null;

/** The entries that step in for those without a partner when the draw is made, in the order of the waiting list [AG2]. */
export const steppingInto = <E extends EntryWithAccounts>(
  { status, max_participants: places }: { status: TournamentStatus; max_participants: number },
  entries: readonly E[],
): readonly E[] =>
  steppingIn(
    entries.map((entry) => ({
      id: entry.id,
      // Anybody who has deleted their account waits no more.
      isOut: entry.withdrawn_at !== null || isFormer(entry.user_id, entry.name),
      alternate: entry.alternate,
      awaitsPartner: entry.seeks !== null,
      entry,
    })),
    { status, places },
  ).map(({ entry }) => entry);

/** The people of entries, as far as they are known as such: players and partners. */
export const personIdsOf = (
  entries: readonly Pick<EntryWithAccounts, 'person_id' | 'partner_person_id'>[],
): number[] =>
  entries
    .flatMap(({ person_id: player, partner_person_id: partner }) => [player, partner])
    .filter((id) => id !== null);

/** The facts about the two people of an entry. */
export type EntryPeople = Pick<
  EntryWithAccounts,
  | 'user_id'
  | 'name'
  | 'birth_year'
  | 'user_name'
  | 'user_birth'
  | 'partner_user_id'
  | 'partner_name'
  | 'partner_birth_year'
  | 'partner_user_name'
  | 'partner_birth'
  | 'person_given'
  | 'person_family'
  | 'person_birth'
  | 'partner_given'
  | 'partner_family'
  | 'partner_person_birth'
>;

const partsOf = (given: string | null, family: string | null): NameParts | null =>
  given === null || family === null ? null : { given, family };

const yearText = (year: number | null): string | null => (year === null ? null : String(year));

/** If there are two dates of birth for somebody, the one that protects them longer counts (D24): nobody gets older by their own word. */
function youngest(known: string | null, entered: string | null): string | null {
  if (known === null || entered === null) return known ?? entered;
  return Number(entered.slice(0, 4)) > Number(known.slice(0, 4)) ? entered : known;
}

/** The first player and the partner of an entry as people whose names are to be shown. */
export function peopleOf(entry: EntryPeople): PlayerAndPartner {
  const own = yearText(entry.birth_year);
  const partners = yearText(entry.partner_birth_year);
  return {
    player: {
      userId: entry.user_id,
      accountName: entry.user_name,
      name: entry.name,
      birth: youngest(entry.user_birth ?? entry.person_birth, own),
      pairBirth: partners,
      parts: partsOf(entry.person_given, entry.person_family),
    },
    partner: {
      userId: entry.partner_user_id,
      accountName: entry.partner_user_name,
      name: entry.partner_name,
      birth: youngest(entry.partner_birth ?? entry.partner_person_birth, partners),
      pairBirth: own,
      parts: partsOf(entry.partner_given, entry.partner_family),
    },
  };
}
