// A club on the wire (§3).
import type { Club } from '@tennis/contract';
import type { StoredClub } from './store.ts';

/** §3 Club, with its time zone (D1). */
export const presentClub = (club: StoredClub): Club => ({
  id: club.id,
  name: club.name,
  description: club.description,
  location: club.location,
  timeZone: club.time_zone,
  createdBy: club.created_by,
  createdAt: club.created_at,
});
