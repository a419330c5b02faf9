// Somebody's entries, wins and losses, and next matches (additive; D24, D46, ADR 22): for themselves and for everybody who may know them.
import * as z from 'zod/mini';
import { TOURNAMENT_STATUSES, TOURNAMENT_TYPES } from '@tennis/domain';
import { problem } from '../problem.ts';
import { Id, IdParam, listQuery, Timestamp } from './common.ts';
import { MatchSchema } from './match.ts';

/**
 * The opponent: a person, a pair or, if the reader sees the name shortened, only an entry. A key identifies one of them among the opponents of one
 * person.
 */
const OPPONENT_KEY = /^(?:p[1-9]\d{0,14}(?:-[1-9]\d{0,14})?|e[1-9]\d{0,14})$/;
const opponentKey = z.string().check(z.regex(OPPONENT_KEY, problem('idMalformed')));

/** A match as one of its players sees it. */
const PlayedMatchSchema = z.object({
  ...MatchSchema.shape,
  /** The side that they are on. */
  side: z.literal([1, 2]),
  opponentKey: z.nullable(opponentKey),
});
export type PlayedMatch = z.output<typeof PlayedMatchSchema>;

/** Matches decided on a court: walkovers count for nobody. */
const BalanceSchema = z.object({ won: z.int(), lost: z.int() });

const OpponentSchema = z.object({
  key: opponentKey,
  name: z.string(),
  /** The person whose page can be opened; null for a pair, and if the reader sees the name shortened. */
  personId: z.nullable(Id),
  ...BalanceSchema.shape,
});
export type Opponent = z.output<typeof OpponentSchema>;

/** Matches still to be played, the next first; those of the next three days of play have the estimates of published orders. `moreUpcoming` are left out. */
const upcoming = { upcoming: z.array(PlayedMatchSchema), moreUpcoming: z.int() } as const;
/** Those met last first; `moreOpponents` are left out. */
const opponents = { opponents: z.array(OpponentSchema), moreOpponents: z.int() } as const;

const tournament = {
  tournamentId: Id,
  tournamentName: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  clubName: z.nullable(z.string()),
  startDate: Timestamp,
  endDate: Timestamp,
  timeZone: z.string(),
} as const;

/** An entry in a tournament that is not over. */
const OwnEntrySchema = z.object({
  entryId: Id,
  ...tournament,
  status: z.enum(TOURNAMENT_STATUSES),
  state: z.enum(['entered', 'waiting', 'withdrawn']),
  /** The place on the waiting list, from 1. */
  place: z.nullable(z.int()),
  /** It is for a pair, and nobody has agreed yet. */
  awaitsPartner: z.boolean(),
  /** Who was asked last, while there is no partner; null if nobody was (additive). */
  asked: z.nullable(
    z.object({ state: z.enum(['asked', 'declined', 'taken']), name: z.nullable(z.string()) }),
  ),
  /** The partner, in a pair. */
  partner: z.nullable(z.string()),
});
export type OwnEntry = z.output<typeof OwnEntrySchema>;

export const MyTennisQuerySchema = z.strictObject({ personId: z.optional(IdParam) });

/** The matches that the caller, or somebody they look after, plays and has played. */
export const MyTennisSchema = z.object({
  /** The caller first, then people they look after. */
  people: z.array(z.object({ personId: Id, name: z.string(), isSelf: z.boolean() })),
  /** The person whose tennis this is. */
  personId: Id,
  ...upcoming,
  entries: z.array(OwnEntrySchema),
  moreEntries: z.int(),
  ...BalanceSchema.shape,
  ...opponents,
});
export type MyTennis = z.output<typeof MyTennisSchema>;

const YearSchema = z.object({ year: z.int(), ...BalanceSchema.shape, titles: z.int(), finals: z.int() });

/** A final that they have won or lost. */
const FinalSchema = z.object({ ...tournament, year: z.int(), won: z.boolean() });
export type PlayedFinal = z.output<typeof FinalSchema>;

/** A person as this reader may know them: only from tournaments in which they read the name whole. */
export const PersonPageSchema = z.object({
  /** Another number than was asked for where two people were merged. */
  personId: Id,
  name: z.string(),
  club: z.nullable(z.string()),
  ...BalanceSchema.shape,
  /** The latest first. */
  years: z.array(YearSchema),
  finals: z.array(FinalSchema),
  ...upcoming,
  ...opponents,
});
export type PersonPage = z.output<typeof PersonPageSchema>;

export const PlayedQuerySchema = z.strictObject({
  limit: listQuery.limit,
  cursor: listQuery.cursor,
  year: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{3}$/, problem('yearDigits'))),
      z.transform((text: string) => Number(text)),
    ),
  ),
  opponent: z.optional(opponentKey),
});

export const PlayedMatchesSchema = z.array(PlayedMatchSchema);
