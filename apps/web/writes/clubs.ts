// Changes the cache after a club was created.
import type { Club, ManagedClub, User } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { change, changeLists, expire, only, putting } from './cache.ts';
import { ORDERS } from './order-of-play.ts';

const byName = (a: Club, b: Club): number => a.name.localeCompare(b.name) || a.id - b.id;

/** A new club: its creator administers it. Only the server knows the figures of their clubs. */
export function keepClub(client: QueryClient, club: Club): void {
  changeLists<Club>(client, only('/api/user/admin-clubs'), putting(club, byName));
  // At once, since the next page asks for the user's rights. The server has the last word.
  client.setQueryData<User | null>(['/api/auth/me'], (user) =>
    user === null || user === undefined
      ? user
      : {
          ...user,
          clubId: user.clubId ?? club.id,
          clubs: [...user.clubs, { clubId: club.id, role: 'admin' }],
        },
  );
  expire(
    client,
    only('/api/auth/me', '/api/clubs', '/api/club-stats', '/api/tournaments', '/api/matches/today'),
  );
}

/** A club with changed details. Tournaments show its name, and the player names that it publishes. */
export function keepManagedClub(client: QueryClient, club: ManagedClub): void {
  change<ManagedClub>(client, only(`/api/clubs/${club.id}`), () => club);
  expire(client, only('/api/user/clubs', '/api/user/admin-clubs', '/api/clubs'));
  expire(
    client,
    (path) => path.startsWith('/api/tournaments') || path.startsWith('/api/matches') || ORDERS(path),
  );
}
