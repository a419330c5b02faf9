// The one place that decides how a stored name looks to a reader (D24).
import {
  canManageTournament,
  isMemberOfClub,
  isShortened,
  isSuperAdmin,
  nameFor,
  type Caller,
  type NameContext,
  type NameParts,
} from '@tennis/domain';
import { todayIn } from '../ground/clock.ts';
import type { StoredTournament } from './guards.ts';
import type { MatchView } from './match-view.ts';
import { rightsOf } from './guards.ts';

/** Replaces the name of somebody who has deleted their account: their results stay. It is stored in place of the name, so no list can forget it. */
export const FORMER_PLAYER = 'Former player';

/** One player of an entry: an account's name, or a name alone. */
export interface StoredPerson {
  readonly userId: number | null;
  readonly accountName: string | null;
  readonly name: string | null;
  /** yyyy-mm-dd, a year, or null. */
  readonly birth: string | null;
  /** In a pair, the year entered for the partner. It protects both players as long as the player's own year is unknown. */
  readonly pairBirth?: string | null;
  /** The person's given and family name, where they are known for certain. */
  readonly parts?: NameParts | null;
}

export interface Reader {
  readonly caller: Caller | null;
  readonly now: Date;
}

export interface NameScene extends Pick<
  StoredTournament,
  'type' | 'club_id' | 'created_by' | 'status' | 'time_zone'
> {
  readonly publishes_full_names: number | null;
}

/** The facts about a match's tournament that decide about names in it. */
export const sceneOfMatch = (match: MatchView): NameScene => ({
  type: match.tournament_type,
  club_id: match.tournament_club_id,
  created_by: match.tournament_created_by,
  status: match.tournament_status,
  time_zone: match.time_zone,
  publishes_full_names: match.publishes_full_names,
});

/** Whether an account's name, or a name alone, is that of somebody who has deleted their account. */
export const isFormer = (userId: number | null, name: string | null): boolean =>
  userId === null && name === FORMER_PLAYER;

/** Whether somebody's date of birth is unknown: only a junior event shortens their name. */
export function isOfUnknownAge({ userId, accountName, name, birth }: StoredPerson): boolean {
  const full = accountName ?? name;
  return birth === null && full !== null && !isFormer(userId, full);
}

/** How one reader sees the people of one tournament. */
export interface NameView {
  readonly show: (person: StoredPerson) => string | null;
  /** Whether the reader sees the whole name. Only then may they learn which other entries belong to the same person. */
  readonly isWhole: (person: StoredPerson) => boolean;
}

/** Builds the view of one tournament for one reader. */
export function viewNames(scene: NameScene, { caller, now }: Reader): NameView {
  const context: Omit<NameContext, 'birthDay'> = {
    tournamentType: scene.type,
    today: todayIn(scene.time_zone, now),
    isInsider: isMemberOfClub(caller, scene.club_id) || canManageTournament(caller, rightsOf(scene)),
    clubPublishesFullNames: scene.publishes_full_names === 1,
  };
  const contextOf = ({ userId, birth, pairBirth = null }: StoredPerson): NameContext => ({
    ...context,
    isInsider: context.isInsider || (caller !== null && userId === caller.userId),
    birthDay: birth ?? pairBirth,
  });
  return {
    show: (person) => {
      const full = person.accountName ?? person.name;
      // Nobody's name, so there is nothing to shorten.
      if (full === null || isFormer(person.userId, full)) return full;
      return nameFor(full, contextOf(person), person.parts);
    },
    isWhole: (person) => !isShortened(contextOf(person)),
  };
}

/** Builds the function that shows the names of one tournament to one reader. */
export const nameViewer = (scene: NameScene, reader: Reader): NameView['show'] =>
  viewNames(scene, reader).show;

/** The people behind an entry; one who is missing has no name. */
export interface PlayerAndPartner {
  readonly player: StoredPerson;
  readonly partner: StoredPerson;
}

/** The name of an entry, a pair by both names; null if nobody is known. */
export function entryName({ player, partner }: PlayerAndPartner, show: NameView['show']): string | null {
  const names = [show(player), show(partner)].filter((name) => name !== null);
  return names.length === 0 ? null : names.join(' / ');
}

/** If nothing is known of an entry any more, it is called by its number. */
export const numberedName = (entryId: number): string => `Player #${entryId}`;

/** The name of a tournament's creator. They do not play in it, so the event does not protect their name; only their age can. */
export const creatorName = (scene: NameScene, creator: StoredPerson, reader: Reader): string | null =>
  nameViewer({ ...scene, type: 'Open' }, reader)(creator);

/** An account named in the log of a club or of the platform: it did or tried something, or something was done to it. */
export interface LoggedAccount {
  readonly id: number | null;
  readonly name: string;
  /** yyyy-mm-dd, or null. */
  readonly birth: string | null;
  /** The account belongs to the club; for an act: it did then. */
  readonly isOfTheClub: boolean;
}

/** Whether this reader sees any actor's name as it is. If not, the date of birth decides. */
export const seesActorsWhole = ({ caller }: Reader): boolean => isSuperAdmin(caller);

/** The name of an account in the log. Only their own club sees the full name of somebody under 18. */
export function nameInLog({ id, name, birth, isOfTheClub }: LoggedAccount, reader: Reader): string {
  return nameFor(name, {
    // No event protects anybody here: what counts is the age.
    tournamentType: 'Open',
    birthDay: birth,
    today: reader.now.toISOString().slice(0, 10),
    isInsider: seesActorsWhole(reader) || isOfTheClub || id === reader.caller?.userId,
    clubPublishesFullNames: false,
  });
}
