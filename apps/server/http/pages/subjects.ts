// What a page is about, as far as its head says it: read like any visitor reads it.
import type { Meeting, PersonPage, Tournament } from '@tennis/contract';
import type { PublicPage } from './addresses.ts';
import type { VisitorReads } from './visitor-reads.ts';

export type Subject =
  | { readonly kind: 'landing' | 'tournaments' | 'schedules' }
  | { readonly kind: 'tournament'; readonly tournament: Tournament }
  | { readonly kind: 'meeting'; readonly meeting: Meeting }
  | { readonly kind: 'person'; readonly person: PersonPage };

/** Where the API tells it. */
const READS = { tournament: '/api/tournaments/', meeting: '/api/meetings/', person: '/api/people/' } as const;

/** Reads it; 'missing' where nothing is there for visitors, 'busy' where it cannot be told now. */
export async function subjectOf(
  { kind, id }: PublicPage,
  { read }: VisitorReads,
): Promise<Subject | 'missing' | 'busy'> {
  if (kind === 'landing' || kind === 'tournaments' || kind === 'schedules') return { kind };
  const { status, body } = await read(`${READS[kind]}${id ?? ''}`);
  if (status === 404) return 'missing';
  if (status !== 200) return 'busy';
  const told: unknown = JSON.parse(body);
  if (kind === 'tournament') return { kind, tournament: told as Tournament };
  return kind === 'meeting' ? { kind, meeting: told as Meeting } : { kind, person: told as PersonPage };
}
