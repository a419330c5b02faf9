// The subject of a page for its head, read with the rights of a visitor.
import {
  isWorthSearching,
  searchedText,
  searchQuery,
  type Club,
  type Meeting,
  type PersonPage,
  type Tournament,
} from '@tennis/contract';
import type { PublicPage } from './addresses.ts';
import type { VisitorReads } from './visitor-reads.ts';

export type Subject =
  | { readonly kind: 'landing' | 'tournaments' | 'schedules' }
  | { readonly kind: 'club'; readonly club: Club }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'tournament'; readonly tournament: Tournament }
  | { readonly kind: 'meeting'; readonly meeting: Meeting }
  | { readonly kind: 'person'; readonly person: PersonPage };

/** The API's address of it. */
const READS = { tournament: '/api/tournaments/', meeting: '/api/meetings/', person: '/api/people/' } as const;

/** Why there is none: there is nothing for visitors, it cannot be told now, or the reader's address has asked too often. */
export type NoSubject = 'missing' | 'busy' | { readonly retryAfter: string };

const valueIn = ({ address }: PublicPage, name: string): string | null =>
  new URLSearchParams(address.split('?', 2)[1]).get(name);

/** The text of a search. The search runs first, because its answer decides whether the page is made. */
async function searchOf(page: PublicPage, { read }: VisitorReads): Promise<Subject | NoSubject> {
  const text = searchedText(valueIn(page, 'q'));
  if (!isWorthSearching(text)) return { kind: 'search', text };
  const query = new URLSearchParams({ ...searchQuery(text) });
  const { status, retryAfter } = await read(`/api/search?${query.toString()}`);
  if (status === 429) return { retryAfter: retryAfter ?? '60' };
  return status === 200 ? { kind: 'search', text } : 'busy';
}

/** A club with its tournaments. */
async function clubOf(id: string, { read }: VisitorReads): Promise<Subject | NoSubject> {
  const { status, body } = await read(`/api/clubs?id=${id}`);
  if (status !== 200) return 'busy';
  const [club] = JSON.parse(body) as readonly Club[];
  return club === undefined ? 'missing' : { kind: 'club', club };
}

/** Reads it. */
export async function subjectOf(page: PublicPage, reads: VisitorReads): Promise<Subject | NoSubject> {
  const { kind, id } = page;
  const { read } = reads;
  if (kind === 'search') return searchOf(page, reads);
  const club = kind === 'tournaments' ? valueIn(page, 'club') : null;
  if (club !== null) return clubOf(club, reads);
  if (kind === 'landing' || kind === 'tournaments' || kind === 'schedules') return { kind };
  const { status, body } = await read(`${READS[kind]}${id ?? ''}`);
  if (status === 404) return 'missing';
  if (status !== 200) return 'busy';
  const told: unknown = JSON.parse(body);
  if (kind === 'tournament') return { kind, tournament: told as Tournament };
  return kind === 'meeting' ? { kind, meeting: told as Meeting } : { kind, person: told as PersonPage };
}
