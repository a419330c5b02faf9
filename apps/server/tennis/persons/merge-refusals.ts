// When two people cannot be merged (D24, D46, ADR 22).
import { isUnder18 } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import type { PersonView } from './store.ts';

/** A tournament that both have entered: there they are two. */
async function sharedTournament(tx: Tx, one: number, other: number): Promise<string | null> {
  const ofPerson = (id: number) =>
    tx
      .selectFrom('participants')
      .select('tournament_id')
      .where((where) => where.or([where('person_id', '=', id), where('partner_person_id', '=', id)]));
  const shared = await tx
    .selectFrom('tournaments')
    .select('name')
    .where('id', 'in', ofPerson(one))
    .where('id', 'in', ofPerson(other))
    .limit(1)
    .executeTakeFirst();
  return shared?.name ?? null;
}

/** The facts that a merge needs about each side. */
export type MergeSide = Pick<
  PersonView,
  'id' | 'account_id' | 'birth' | 'account_birth' | 'ratings' | 'club_id' | 'club_member'
>;

const yearOf = ({ birth, account_birth: own }: MergeSide): string | undefined => (own ?? birth)?.slice(0, 4);

/** Refuses two people who cannot be one. */
export async function refuseUnlike(tx: Tx, person: MergeSide, into: MergeSide): Promise<void> {
  if (person.id === into.id) refuseConflict(because('mergeSamePerson'), { path: 'into' });
  if (person.account_id !== null && into.account_id !== null)
    refuseConflict(because('mergeTwoAccounts'), { path: 'into' });
  if (person.account_id !== null) refuseConflict(because('mergeOtherWay'), { path: 'into' });
  const [year, other] = [yearOf(person), yearOf(into)];
  if (year !== undefined && other !== undefined && year !== other)
    refuseConflict(because('mergeTwoYears'), { path: 'into' });
  const tournament = await sharedTournament(tx, person.id, into.id);
  if (tournament !== null) refuseConflict(because('mergeSameTournament', { tournament }), { path: 'into' });
}

/**
 * Refuses to merge a child into somebody without a year of birth whose record the club does not keep. The year would stay behind, and the name of the
 * child would be shown in full in entries that have protected it (D24).
 */
export function refuseLostYear(
  person: MergeSide,
  into: MergeSide,
  { clubId, now }: { readonly clubId: number; readonly now: Date },
): void {
  if (into.club_id === clubId || yearOf(into) !== undefined) return;
  if (isUnder18(person.birth, now.toISOString().slice(0, 10)))
    refuseConflict(because('mergeLosesYear'), { path: 'into' });
}
