// The finds of the search in the header and at /search (additive; D18, D24).
import * as z from 'zod/mini';
import { HOW_FAR, TOURNAMENT_STATUSES } from '@tennis/domain';
import { LONGEST_SEARCH, MOST_FOUND } from '../search-terms.ts';
import { Day, Id, limitUpTo } from './common.ts';
import { typedText } from './text.ts';

export const SearchQuerySchema = z.strictObject({
  q: z.optional(typedText(LONGEST_SEARCH)),
  /** How many of each kind; 6 where nothing is said. */
  limit: z.optional(limitUpTo(MOST_FOUND)),
});

const TournamentHit = z.object({
  id: Id,
  name: z.string(),
  club: z.nullable(z.string()),
  startDay: Day,
  endDay: Day,
  status: z.enum(TOURNAMENT_STATUSES),
  /** The same, and whether it is played today where its club is. */
  state: z.enum(HOW_FAR),
});

/** Tournaments that are played together (D47). */
const MeetingHit = z.object({
  id: Id,
  name: z.string(),
  club: z.string(),
  /** The first day of those tournaments that the caller may read. */
  startDay: Day,
  endDay: Day,
  /** How many these are. */
  events: z.int(),
  /** How far they are together. */
  state: z.enum(HOW_FAR),
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

const ClubHit = z.object({
  id: Id,
  name: z.string(),
  location: z.nullable(z.string()),
  /** The caller belongs to it, or manages it. */
  isOwn: z.boolean(),
  isManaged: z.boolean(),
});

/** The nearest of each kind first, a few of each; among equals, tournaments and meetings that run today, then those to enter, then those to come. */
export const SearchSchema = z.object({
  tournaments: z.array(TournamentHit),
  meetings: z.array(MeetingHit),
  people: z.array(PersonHit),
  clubs: z.array(ClubHit),
  /** The kinds that have more hits than are shown. */
  more: z.array(z.enum(['tournaments', 'meetings', 'people', 'clubs'])),
});
export type SearchHits = z.output<typeof SearchSchema>;
