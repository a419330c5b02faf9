// What the search in the header finds (additive; D18, D24).
import * as z from 'zod/mini';
import { TOURNAMENT_STATUSES } from '@tennis/domain';
import { Day, Id } from './common.ts';
import { typedText } from './text.ts';

export const SearchQuerySchema = z.strictObject({ q: z.optional(typedText(100)) });

const TournamentHit = z.object({
  id: Id,
  name: z.string(),
  club: z.nullable(z.string()),
  startDay: Day,
  status: z.enum(TOURNAMENT_STATUSES),
});

const PersonHit = z.object({
  id: Id,
  name: z.string(),
  /** Home club. */
  club: z.nullable(z.string()),
  /** The home club where the caller manages its people; null elsewhere. */
  managedClubId: z.nullable(Id),
  /** Told to those admins, to know namesakes apart. */
  birthYear: z.nullable(z.int()),
  /** The tournament that they entered last, of those that the caller may read. */
  tournament: z.nullable(z.object({ id: Id, name: z.string() })),
});

/** A club to which the caller belongs, or which they manage: the others have no page to open. */
const ClubHit = z.object({
  id: Id,
  name: z.string(),
  location: z.nullable(z.string()),
  isManaged: z.boolean(),
});

/** The nearest of each kind first, a few of each. */
export const SearchSchema = z.object({
  tournaments: z.array(TournamentHit),
  people: z.array(PersonHit),
  clubs: z.array(ClubHit),
});
export type SearchHits = z.output<typeof SearchSchema>;
