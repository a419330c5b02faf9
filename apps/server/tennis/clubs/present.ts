// A club on the wire (§3).
import type { Club, ManagedClub } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { ClubFigures } from './managed.ts';
import { presentPlanning } from './planning.ts';
import { presentColours } from '../club-colours.ts';
import type { StoredClub } from './store.ts';

/** §3 Club, with its time zone (D1); who created it is told to the signed-in only (D36). */
export const presentClub = (club: StoredClub, caller: Caller | null): Club => ({
  id: club.id,
  name: club.name,
  description: club.description,
  location: club.location,
  timeZone: club.time_zone,
  logo: club.logo,
  colours: presentColours(club),
  createdBy: caller === null ? null : club.created_by,
  createdAt: club.created_at,
});

/** A club as its admins see it. */
export const presentManagedClub = (club: StoredClub, figures: ClubFigures, caller: Caller): ManagedClub => ({
  ...presentClub(club, caller),
  publishesFullNames: club.publishes_full_names === 1,
  contactEmail: club.contact_email,
  planning: presentPlanning(club),
  version: club.version,
  figures,
});
