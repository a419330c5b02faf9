// Matches to be played by a last day, and how two sides arrange one (additive; OP39, ADR 33).
import * as z from 'zod/mini';
import { Day, Id, Timestamp } from './common.ts';
import { MatchSchema } from './match.ts';

/** A whole draw is set in one request. */
const MOST_AT_ONCE = 600;

/** The last day of each match, in the tournament's zone; null: none. */
export const LastDaysSchema = z.strictObject({
  matches: z
    .array(z.strictObject({ matchId: Id, version: z.optional(z.int()), playBy: z.nullable(Day) }))
    .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
});

const PlaceSchema = z.object({ courtId: Id, court: z.string(), startTime: Timestamp });
export type FreePlace = z.output<typeof PlaceSchema>;

const ProposalSchema = z.extend(PlaceSchema, {
  id: Id,
  /** Whether the caller's side has made it. */
  isOwn: z.boolean(),
  state: z.enum(['pending', 'accepted', 'declined', 'withdrawn', 'overtaken']),
  at: Timestamp,
});
export type Proposal = z.output<typeof ProposalSchema>;

/** Without a day, or with one that is over or after the last: the first within a week that has a free place, or else today. */
export const ArrangementQuerySchema = z.strictObject({ day: z.optional(Day) });

/** Where two sides stand who arrange their match, as one of them reads it. */
export const ArrangementSchema = z.object({
  match: MatchSchema,
  clubId: z.nullable(Id),
  clubName: z.nullable(z.string()),
  side: z.union([z.literal(1), z.literal(2)]),
  today: Day,
  /** Whether the two can still choose a place; if not, the organisers help. */
  isOpen: z.boolean(),
  /** The last one that was made. */
  proposal: z.nullable(ProposalSchema),
  /** The addresses of opponents who agreed to it, and of those who look after one (D24). */
  contacts: z.array(z.object({ name: z.string(), email: z.string(), isManager: z.boolean() })),
  /** The day whose free places these are: the one that was asked for or, after a write, that of the proposal; null when no place can be chosen any more. */
  day: z.nullable(Day),
  places: z.array(PlaceSchema),
});
export type Arrangement = z.output<typeof ArrangementSchema>;

/** Proposes a free place. An earlier proposal of one's own side is replaced; the other side's counts as declined. */
export const ProposeSchema = z.strictObject({ courtId: Id, startTime: Timestamp });

export const ProposalAnswerSchema = z.strictObject({
  proposalId: Id,
  answer: z.enum(['accepted', 'declined', 'withdrawn']),
});
