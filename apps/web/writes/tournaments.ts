// Cache changes after a tournament was written: the tournament itself in every list, and everything else that shows its texts.
import type { Tournament } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeLists, expire, forget, replacing, type Paths } from './cache.ts';
import { SUMMARIES } from './matches.ts';
import { ORDERS } from './order-of-play.ts';

const LISTED_BY = ['status', 'archivedAt', 'startDate', 'endDate'] as const;
/** The fields that decide who may enter, and who moves up. */
const FOR_ENTRIES = ['maxParticipants', 'registrationEndDate', 'type', 'status', 'startDate'] as const;
const IN_MATCHES = ['name', 'matchFormat', 'stageFormats', 'archivedAt'] as const;

const differs = (
  before: Tournament | undefined,
  after: Tournament,
  fields: readonly (keyof Tournament)[],
): boolean => fields.some((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]));

const isMatchList: Paths = (path) => path.startsWith('/api/matches/') || ORDERS(path);

/** A tournament that was created or changed, or that somebody else has changed. */
export function keepTournament(client: QueryClient, tournament: Tournament): void {
  const own = `/api/tournaments/${tournament.id}`;
  const before = client.getQueryData<Tournament>([own]);
  // If two writes are on their way, the answer to the first may come last.
  if (before !== undefined && before.version > tournament.version) return;
  // Answers to reads from before the write must not come in after it.
  void client.cancelQueries({ queryKey: [own], exact: true });
  client.setQueryData([own], tournament);
  if (differs(before, tournament, LISTED_BY)) expire(client, SUMMARIES);
  else
    changeLists<Tournament>(client, (path) => path === '/api/tournaments', replacing<Tournament>(tournament));
  if (before !== undefined && differs(before, tournament, FOR_ENTRIES))
    expire(client, (path) => path === `${own}/participants` || path === `${own}/entry`);
  // Matches show the tournament's name and format. An archived tournament shows no clashes, and neither it nor a draft is in any list of matches.
  const changesMatches = differs(before, tournament, IN_MATCHES);
  if (changesMatches) expire(client, (path) => path === `${own}/matches`);
  if (changesMatches || before?.status !== tournament.status) expire(client, isMatchList);
}

/** Others have begun to play in it, as a refusal says. */
export function expireTournament(client: QueryClient, id: number): void {
  const own = `/api/tournaments/${id}`;
  expire(client, (path) => path === own || path === `${own}/matches` || SUMMARIES(path) || isMatchList(path));
}

/** A tournament that was deleted. */
export function forgetTournament(client: QueryClient, id: number): void {
  const own = `/api/tournaments/${id}`;
  forget(client, (path) => path === own || path.startsWith(`${own}/`));
  expire(client, (path) => SUMMARIES(path) || isMatchList(path));
}
