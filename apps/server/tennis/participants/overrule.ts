// The organisers may enter people who may not enter by themselves, once they have been told the reasons against it (AG1, AG2). The overrule is kept.
import { earliestBirthYear, mayPair, type Ineligible } from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { Refused } from '../../ground/refusal.ts';
import type { EntryWithAccounts } from '../entries.ts';
import { membersAmong } from '../members-among.ts';
import type { StoredSide } from './sides.ts';

const yearIn = (birth: string | null): number | null => (birth === null ? null : Number(birth.slice(0, 4)));

const factsOf = (tx: Tx, personIds: readonly number[]) =>
  tx
    .selectFrom('persons')
    .leftJoin('users', 'users.id', 'persons.account_id')
    .select(['persons.id', 'persons.birth', 'persons.gender', 'users.date_of_birth'])
    .where('persons.id', 'in', personIds)
    .execute();

/** The known facts about somebody in an entry. */
export interface Judged {
  readonly birthYear: number | null;
  readonly gender: 'female' | 'male' | 'other' | null;
  /** Not a member of the club, as far as it knows. A new name is not one (ADR 59). */
  readonly isOutsider: boolean;
}

/** Why these people could not enter by themselves, as far as it is known. */
export function judgeEntry(tournament: StoredTournament, people: readonly Judged[]): readonly Ineligible[] {
  const startYear = Number(dayIn(tournament.time_zone, new Date(tournament.start_date)).slice(0, 4));
  const earliest = earliestBirthYear(tournament.type, startYear);
  const [one, other] = people;
  const isSameGender =
    one !== undefined && other !== undefined && !mayPair(tournament.type, one.gender, other.gender);
  return [
    ...(tournament.members_only === 1 && people.some(({ isOutsider }) => isOutsider)
      ? (['not-member'] as const)
      : []),
    ...(people.some(({ birthYear: year }) => earliest !== null && year !== null && year < earliest)
      ? (['too-old'] as const)
      : []),
    ...(isSameGender ? (['same-gender'] as const) : []),
  ];
}

/** The same for people who are stored. */
async function reasonsAgainst(
  tx: Tx,
  tournament: StoredTournament,
  sides: readonly Pick<StoredSide, 'personId'>[],
): Promise<readonly Ineligible[]> {
  const ids = sides.flatMap(({ personId }) => personId ?? []);
  if (ids.length === 0) return [];
  const people = await factsOf(tx, ids);
  const members =
    tournament.members_only === 1 ? await membersAmong(tx, tournament.club_id, ids) : new Set(ids);
  return judgeEntry(
    tournament,
    people.map(({ id, birth, gender, date_of_birth: ofAccount }) => ({
      birthYear: yearIn(ofAccount ?? birth),
      gender,
      isOutsider: !members.has(id),
    })),
  );
}

const tooOld = ({ type, start_date: start, time_zone: zone }: StoredTournament): Reason => {
  const startYear = Number(dayIn(zone, new Date(start)).slice(0, 4));
  return because('tooOldToEnter', { year: earliestBirthYear(type, startYear) ?? startYear, type });
};

/** A reason without words does not compile. */
const REASONS: Readonly<Record<Ineligible, (tournament: StoredTournament) => Reason>> = {
  'not-member': () => because('notMarkedMember'),
  'same-gender': () => because('mixedNeedsBoth'),
  'too-old': tooOld,
};

/** A reason in words. */
export const reasonOf = (ineligible: Ineligible, tournament: StoredTournament): Reason =>
  REASONS[ineligible](tournament);

interface Overruling {
  readonly userId: number;
  readonly isMeant: boolean;
  readonly now: Date;
}

function refuseUnmeant(reasons: readonly Ineligible[], tournament: StoredTournament): void {
  const [first, ...also] = reasons.map((reason) => reasonOf(reason, tournament));
  if (first === undefined) return;
  const details = { code: 'ineligible', canConfirm: true } as const;
  throw new Refused({ type: 'conflict', reason: first, also, details });
}

/** The columns of an overrule. */
export const columnsOf = (
  reasons: readonly Ineligible[],
  { userId, now }: Pick<Overruling, 'userId' | 'now'>,
) => ({
  overruled: JSON.stringify(reasons),
  overruled_at: now.toISOString(),
  overruled_by: userId,
});

/** The columns of an overrule; none if there is nothing to overrule. Otherwise the write is refused with every reason until it is confirmed. */
export async function overruleOf(
  tx: Tx,
  tournament: StoredTournament,
  sides: readonly StoredSide[],
  by: Overruling,
) {
  const reasons = await reasonsAgainst(tx, tournament, sides);
  if (reasons.length === 0) return {};
  if (!by.isMeant) refuseUnmeant(reasons, tournament);
  return columnsOf(reasons, by);
}

/** An entry and the people who play in it from now on. */
interface Renamed {
  readonly entry: Pick<EntryWithAccounts, 'person_id' | 'partner_person_id' | 'overruled'>;
  readonly personId: number | null;
  readonly partnerPersonId: number | null;
}

/**
 * The same if other people play in an entry, or turn out to be older. It asks only about reasons that were not overruled before, and drops those that
 * no longer apply.
 */
export async function overruleAgain(
  tx: Tx,
  tournament: StoredTournament,
  { entry, personId, partnerPersonId }: Renamed,
  by: Overruling,
) {
  const sides = [personId, partnerPersonId].map((id) => ({ personId: id }));
  const reasons = await reasonsAgainst(tx, tournament, sides);
  const before = entry.overruled === null ? [] : (JSON.parse(entry.overruled) as Ineligible[]);
  const fresh = reasons.filter((reason) => !before.includes(reason));
  if (!by.isMeant) refuseUnmeant(fresh, tournament);
  if (reasons.length === 0) return { overruled: null, overruled_at: null, overruled_by: null };
  return fresh.length === 0 && reasons.length === before.length ? {} : columnsOf(reasons, by);
}
