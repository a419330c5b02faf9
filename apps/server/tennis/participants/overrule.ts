// Who may not enter by themselves can be entered by those who run the tournament, once they have been told why not (AG1, AG2). The overrule is kept.
import { earliestBirthYear, mayPair, type Ineligible } from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { Refused } from '../../ground/refusal.ts';
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

/** Why these people could not enter by themselves, as far as it is known. A name that is new to the club says nothing against anybody. */
async function reasonsAgainst(
  tx: Tx,
  tournament: StoredTournament,
  sides: readonly StoredSide[],
): Promise<readonly Ineligible[]> {
  const ids = sides.flatMap(({ personId }) => personId ?? []);
  if (ids.length === 0) return [];
  const people = await factsOf(tx, ids);
  const startYear = Number(dayIn(tournament.time_zone, new Date(tournament.start_date)).slice(0, 4));
  const earliest = earliestBirthYear(tournament.type, startYear);
  const isTooOld = people.some(({ birth, date_of_birth: ofAccount }) => {
    const year = yearIn(ofAccount ?? birth);
    return earliest !== null && year !== null && year < earliest;
  });
  const known = sides.flatMap(({ personId, isNew }) => (isNew ? [] : (personId ?? [])));
  const members =
    tournament.members_only === 1 ? await membersAmong(tx, tournament.club_id, known) : new Set(known);
  const [one, other] = people;
  const isSameGender =
    one !== undefined && other !== undefined && !mayPair(tournament.type, one.gender, other.gender);
  return [
    ...(known.every((id) => members.has(id)) ? [] : (['not-member'] as const)),
    ...(isTooOld ? (['too-old'] as const) : []),
    ...(isSameGender ? (['same-gender'] as const) : []),
  ];
}

function reasonOf(
  ineligible: Ineligible,
  { type, start_date: start, time_zone: zone }: StoredTournament,
): Reason {
  if (ineligible === 'not-member') return because('membersOnly');
  if (ineligible === 'same-gender') return because('mixedNeedsBoth');
  const startYear = Number(dayIn(zone, new Date(start)).slice(0, 4));
  return because('tooOldToEnter', { year: earliestBirthYear(type, startYear) ?? startYear, type });
}

/** The columns of an overrule: none where nothing stands against them. Refused with every reason, to be confirmed. */
export async function overruleOf(
  tx: Tx,
  tournament: StoredTournament,
  sides: readonly StoredSide[],
  by: { readonly userId: number; readonly isMeant: boolean; readonly now: Date },
) {
  const reasons = await reasonsAgainst(tx, tournament, sides);
  const [first, ...also] = reasons.map((reason) => reasonOf(reason, tournament));
  if (first === undefined) return {};
  if (!by.isMeant)
    throw new Refused({
      type: 'conflict',
      reason: first,
      also,
      details: { code: 'ineligible', canConfirm: true },
    });
  return {
    overruled: JSON.stringify(reasons),
    overruled_at: by.now.toISOString(),
    overruled_by: by.userId,
  };
}
