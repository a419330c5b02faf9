// Changes the cache after super admins' writes.
import type {
  Account,
  ListedClub,
  PlatformSetting,
  SubscriptionPlan,
  Ticket,
  TicketResponse,
} from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeLists, expire, only, putting, replacing, without } from './cache.ts';

const CLUBS = '/api/admin/clubs';
const USERS = '/api/admin/users';
const PLANS = '/api/admin/subscription-plans';
const SETTINGS = '/api/admin/platform-settings';
const TICKETS = '/api/admin/support-tickets';
const OWN_TICKETS = '/api/support-tickets';

/** Makes every list that names clubs or counts them be read again. */
const expireClubs = (client: QueryClient): void =>
  expire(
    client,
    (path) =>
      path === '/api/admin/stats' ||
      path === '/api/auth/me' ||
      path.startsWith('/api/clubs') ||
      path.startsWith('/api/user/') ||
      path.startsWith('/api/tournaments') ||
      path.startsWith('/api/matches'),
  );

/** A club that was created: where it stands among the others is the server's to tell. */
export function keepNewListedClub(client: QueryClient): void {
  expire(client, only(CLUBS, USERS));
  expireClubs(client);
}

/** A club that was changed. */
export function keepListedClub(client: QueryClient, club: ListedClub): void {
  changeLists<ListedClub>(client, only(CLUBS), replacing(club));
  expireClubs(client);
}

/** A club that was deleted. */
export function dropListedClub(client: QueryClient, clubId: number): void {
  changeLists<ListedClub>(client, only(CLUBS), without(clubId));
  expire(client, only(USERS));
  expireClubs(client);
}

/** An account that was changed; plans count their owners, clubs name their admins. */
export function keepAccount(client: QueryClient, account: Account): void {
  changeLists<Account>(client, only(USERS), replacing(account));
  expire(client, only('/api/admin/stats', PLANS, CLUBS, '/api/auth/me'));
}

/** An account that was made for a club, or made its admin. */
export function keepClubAdmin(client: QueryClient): void {
  expire(client, only(USERS, CLUBS, '/api/admin/stats'));
}

/** An account that was deleted. */
export function dropAccount(client: QueryClient, userId: number): void {
  changeLists<Account>(client, only(USERS), without(userId));
  expire(client, only('/api/admin/stats', PLANS, CLUBS, TICKETS));
}

/** A setting that was added or changed. */
export const keepSetting = (client: QueryClient, setting: PlatformSetting): void =>
  changeLists<PlatformSetting>(
    client,
    only(SETTINGS),
    putting(setting, (a, b) => (a.settingKey < b.settingKey ? -1 : 1)),
  );

/** A plan that was added or changed. */
export function keepPlan(client: QueryClient, plan: SubscriptionPlan): void {
  changeLists<SubscriptionPlan>(
    client,
    only(PLANS),
    putting(plan, (a, b) => a.name.localeCompare(b.name)),
  );
  expire(client, only('/api/admin/stats'));
}

/** A ticket that was changed: lists that are filtered may lose it, when they are read again. */
export const keepTicket = (client: QueryClient, ticket: Ticket): void =>
  changeLists<Ticket>(client, only(TICKETS), replacing(ticket));

/** A ticket of one's own, the newest first. */
export const keepOwnTicket = (client: QueryClient, ticket: Ticket): void =>
  changeLists<Ticket>(client, only(OWN_TICKETS), (tickets) => [ticket, ...tickets]);

/** Something written under a ticket; one's own may have opened it again. */
export function keepResponse(client: QueryClient, of: 'all' | 'own', response: TicketResponse): void {
  const tickets = of === 'all' ? TICKETS : OWN_TICKETS;
  changeLists<TicketResponse>(client, only(`${tickets}/${response.ticketId}/responses`), (responses) => [
    ...responses,
    response,
  ]);
  if (of === 'own') expire(client, only(OWN_TICKETS));
}
