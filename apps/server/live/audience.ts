// The audience of an event: people who follow its subject and may read what it changed (D50).
import {
  canManageClub,
  canManageTournament,
  canReadTournament,
  type Caller,
  type TournamentRights,
} from '@tennis/domain';
import { tournamentsNaming } from '../access/where-named.ts';
import type { Db } from '../database/connection.ts';
import type { LiveEvent } from './events.ts';
import type { MadePoints } from './points.ts';
import { accountsOf, clubsOf, personsOf, rightsOn, tournamentsOf } from './rows.ts';

/** The followed things. */
export interface Followed {
  readonly tournaments: ReadonlySet<number>;
  readonly clubs: ReadonlySet<number>;
  readonly everything: boolean;
}

type Rights = ReadonlyMap<number, TournamentRights>;

/** The facts that decide who may hear of an event. */
export type Audience =
  /** Null for a club's own events, which everybody may know, or for a deleted tournament that nobody here has seen. */
  | { readonly kind: 'place'; readonly rights: TournamentRights | null }
  /** Where people stand: in tournaments, in the lists of clubs, and for themselves. */
  | {
      readonly kind: 'people';
      readonly rights: Rights;
      readonly clubs: ReadonlySet<number>;
      readonly accounts: ReadonlySet<number>;
    };

/** Whether somebody who follows may be told of an event, and wants to be. */
export function isFor(
  followed: Followed,
  caller: Caller | null,
  { tournament, club, isInternal }: LiveEvent,
  audience: Audience,
): boolean {
  const { tournaments, clubs, everything } = followed;
  if (audience.kind === 'people') {
    if (caller !== null && audience.accounts.has(caller.userId)) return true;
    for (const [id, rights] of audience.rights) {
      const isFollowed =
        everything || tournaments.has(id) || (rights.clubId !== null && clubs.has(rights.clubId));
      if (isFollowed && canReadTournament(caller, rights)) return true;
    }
    for (const id of audience.clubs)
      if ((everything || clubs.has(id)) && canManageClub(caller, id)) return true;
    return false;
  }
  const isFollowed =
    everything || (tournament !== null && tournaments.has(tournament)) || (club !== null && clubs.has(club));
  if (!isFollowed) return false;
  const { rights } = audience;
  if (rights === null) return (tournament === null && !isInternal) || canManageClub(caller, club);
  return isInternal ? canManageTournament(caller, rights) : canReadTournament(caller, rights);
}

/** The same of how a game stands. */
export const arePointsFor = (
  { tournaments, clubs, everything }: Followed,
  caller: Caller | null,
  { points: { tournament, club }, rights }: Pick<MadePoints, 'points' | 'rights'>,
): boolean =>
  (everything || tournaments.has(tournament) || (club !== null && clubs.has(club))) &&
  canReadTournament(caller, rights);

/** Tournaments whose rights are remembered after they are gone. */
const MOST_KNOWN = 20_000;

/** Finds the audiences of events. */
export function createAudiences(db: Db): {
  readonly know: (rights: Rights) => void;
  readonly of: (events: readonly LiveEvent[]) => Promise<readonly Audience[]>;
} {
  const known = new Map<number, TournamentRights>();
  const know = (rights: Rights): void => {
    for (const [id, one] of rights) {
      known.delete(id);
      known.set(id, one);
    }
    for (const id of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(id);
    }
  };
  const ofPeople = async ({ people }: LiveEvent): Promise<Audience> => {
    const idsOf = (kind: string): number[] => people.flatMap((one) => (one.kind === kind ? [one.id] : []));
    const claimed = await personsOf(db, idsOf('claim'));
    const persons = [...idsOf('person'), ...claimed];
    const accounts = [...idsOf('account'), ...(await accountsOf(db, persons))];
    const named = await tournamentsNaming(db, { accounts, persons });
    const moved = await tournamentsOf(db, idsOf('entry'));
    return {
      kind: 'people',
      rights: await rightsOn(db, [...new Set([...named, ...moved])]),
      clubs: new Set(await clubsOf(db, { accounts, persons })),
      accounts: new Set(accounts),
    };
  };
  return {
    know,
    of: async (events) => {
      know(await rightsOn(db, [...new Set(events.flatMap(({ tournament }) => tournament ?? []))]));
      return Promise.all(
        events.map(async (event): Promise<Audience> => {
          const { tournament, people } = event;
          if (people.length > 0) return ofPeople(event);
          return { kind: 'place', rights: tournament === null ? null : (known.get(tournament) ?? null) };
        }),
      );
    },
  };
}
