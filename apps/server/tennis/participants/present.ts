// Entries and groups on the wire (§3; D12, D24, D26).
import type { Selectable } from 'kysely';
import type { Group, Participant } from '@tennis/contract';
import type { Ineligible } from '@tennis/domain';
import type { GroupRow } from '../../database/schema.ts';
import { peopleOf, type EntryWithAccounts } from '../entries.ts';
import { entryTimes } from '../entry-times.ts';
import { entryName, type NameView } from '../../access/names.ts';

const yearOf = (birth: string | null): number | null => (birth === null ? null : Number(birth.slice(0, 4)));

/** The rights of the caller beyond those of everybody. */
interface Sees {
  readonly isManager: boolean;
  /** Also reads what the club knows of its people: other managers see only the year that the entry itself has. */
  readonly isClubAdmin: boolean;
  readonly ownId: number | null;
}

/** §3 Participant: `user` for an account, `player` for a name alone; for a pair it carries both names (D12). */
export function presentParticipant(
  row: EntryWithAccounts,
  { show, isWhole }: NameView,
  { isManager, isClubAdmin, ownId }: Sees,
): Participant {
  const people = peopleOf(row);
  const { player, partner } = people;
  const name = entryName(people, show);
  const shown = name === null ? null : { name };
  const partnerName = show(partner);
  const isOwn = ownId !== null && (row.user_id === ownId || row.partner_user_id === ownId);
  const birthYear = row.birth_year ?? (isClubAdmin ? yearOf(row.person_birth) : null);
  const partnerBirthYear = row.partner_birth_year ?? (isClubAdmin ? yearOf(row.partner_person_birth) : null);
  return {
    id: row.id,
    tournamentId: row.tournament_id,
    userId: row.user_id,
    seed: row.seed,
    groupId: row.group_id,
    user: row.user_id === null ? null : shown,
    player: row.user_id === null ? shown : null,
    partnerUserId: row.partner_user_id,
    partner: partnerName === null ? null : { name: partnerName },
    personId: isWhole(player) ? row.person_id : null,
    partnerPersonId: isWhole(partner) ? row.partner_person_id : null,
    club: row.club,
    withdrawn: row.withdrawn_at !== null,
    ...(row.withdrawn_at !== null &&
      (isManager || isOwn) && {
        withdrawal: { at: row.withdrawn_at, reason: row.withdrawn_reason, note: row.withdrawn_note },
      }),
    ...(row.times !== null && (isManager || isOwn) && { times: [...entryTimes(row.times)] }),
    ...(isManager && {
      checkIn: row.check_in ?? ('expected' as const),
      note: row.note,
      ranking: row.ranking,
    }),
    ...(isManager &&
      row.overruled !== null &&
      row.overruled_at !== null && {
        overruled: {
          reasons: JSON.parse(row.overruled) as Ineligible[],
          at: row.overruled_at,
          by: row.overruler_name,
        },
      }),
    alternate: row.alternate,
    awaitsPartner: row.seeks !== null,
    ...(isManager && birthYear !== null ? { birthYear } : {}),
    ...(isManager && partnerBirthYear !== null ? { partnerBirthYear } : {}),
  };
}

/** §3 Group; a nameless one is labelled by a letter in the browser (D17). */
export const presentGroup = ({ id, name }: Selectable<GroupRow>): Group => ({ id, name });
