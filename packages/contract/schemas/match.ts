// Matches and their scores on the wire (§3 Match, §7; D12-D16, D28-D32).
import * as z from 'zod/mini';
import { ENDINGS, MATCH_ROUNDS, MATCH_STATUSES, MOST_COUNT } from '@tennis/domain';
import { problem } from '../problem.ts';
import { CodedSchema, Day, Id, Timestamp } from './common.ts';
import { ComesFromSchema, DrawRoundSchema } from './stage-title.ts';
import { StandstillSchema, SuspensionSchema } from './suspension.ts';
import { lineText, typedText } from './text.ts';

const games = z
  .int(problem('gamesNotWhole'))
  .check(z.minimum(0, problem('gamesNotWhole')), z.maximum(MOST_COUNT, problem('tooManyGames')));

/**
 * One set: games of each side; additive: tie-break points by side and, if that could be unclear, whether the numbers are the points of a match
 * tie-break.
 */
const SetSchema = z.strictObject({
  player1: games,
  player2: games,
  tieBreak1: z.optional(games),
  tieBreak2: z.optional(games),
  matchTieBreak: z.optional(z.boolean()),
});

/** How a match ended when it was not played out, and which side could not go on (D13, OU1). */
const OutcomeSchema = z.strictObject({
  kind: z.enum(ENDINGS),
  by: z.nullable(z.union([z.literal(1), z.literal(2), z.literal('both')])),
});

/** The score as the product writes it: §3's object, with sets four and five and the outcome if there are any (D13, D25). */
export const ScoresSchema = z.strictObject({
  set1: SetSchema,
  set2: z.optional(SetSchema),
  set3: z.optional(SetSchema),
  set4: z.optional(SetSchema),
  set5: z.optional(SetSchema),
  outcome: z.optional(OutcomeSchema),
});
export type Scores = z.output<typeof ScoresSchema>;

/** A double booking that was stored all the same, for somebody to check (D15): in the reader's language, and as a code. */
const ConflictSchema = z.object({
  kind: z.enum(['court', 'player']),
  matchId: Id,
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
});
export type Conflict = z.output<typeof ConflictSchema>;

/** Something that was done in a draw, and until when it can be undone. */
export const UndoSchema = z.object({ id: Id, until: Timestamp });

/** When a match is expected to begin: the median, and the span with a chance of 80 % [OP38]. */
const EstimateSchema = z.object({
  median: Timestamp,
  low: Timestamp,
  high: Timestamp,
  /** It is the next one on its court today, and nobody is called there (additive, D53). */
  isNext: z.optional(z.literal(true)),
});
export type Estimate = z.output<typeof EstimateSchema>;

export const MatchSchema = z.object({
  id: Id,
  tournamentId: Id,
  tournamentName: z.string(),
  round: z.enum(MATCH_ROUNDS),
  groupId: z.nullable(Id),
  groupName: z.nullable(z.string()),
  participant1Id: z.nullable(Id),
  participant2Id: z.nullable(Id),
  p1Name: z.nullable(z.string()),
  p2Name: z.nullable(z.string()),
  p1Seed: z.nullable(z.int()),
  p2Seed: z.nullable(z.int()),
  winnerId: z.nullable(Id),
  status: z.enum(MATCH_STATUSES),
  court: z.nullable(z.string()),
  /** The club's court with that name; null if the club has no such court (additive, D48). */
  courtId: z.nullable(Id),
  startTime: z.nullable(Timestamp),
  /** For a completed match that had no time: when it was completed (additive). */
  completedAt: z.optional(z.nullable(Timestamp)),
  scores: z.nullable(ScoresSchema),
  /**
   * The score in one line, such as "6-4 7-6(3)", as it is usual in tennis; null if there is none (additive). If `scores` is empty, it is a text from
   * an older database that nobody can read as sets.
   */
  scoreText: z.nullable(z.string()),
  matchFormat: z.string(),
  /** It is played in a shorter format than the others of its tournament (additive, OP13). */
  shortened: z.optional(z.literal(true)),
  /** IANA zone of the match's club (additive, D1). */
  timeZone: z.string(),
  version: z.int(),
  /** The draw to which it belongs, and its index there; null for a match made by hand (additive, D14). */
  drawId: z.nullable(Id),
  drawMatch: z.nullable(z.int()),
  /** The round of its draw, where `round` says `knockout` (additive). */
  drawRound: z.optional(DrawRoundSchema),
  /** While a side of a draw's match is unknown: where each side's players will come from; null for a side that was drawn there (additive). */
  comesFrom: z.optional(z.array(z.nullable(ComesFromSchema))),
  /** In the order of play (additive, D54): not before this time, straight after the match before it on its court, or fixed by the director. */
  notBefore: z.nullable(Timestamp),
  followedBy: z.boolean(),
  pinned: z.boolean(),
  /** When its players were called to its court (additive, OP34). */
  calledAt: z.nullable(Timestamp),
  /** The last day on which it may be played, in the tournament's zone (additive, OP39). */
  playBy: z.nullable(Day),
  /**
   * For a match that has begun and was broken off (additive, D56): when it goes on where `court` says, null while it was put nowhere; in lists also the break
   * that its court is in. It is played again once `goesOn` has passed and its court is in no break.
   */
  interrupted: z.optional(
    z.object({ goesOn: z.nullable(Timestamp), suspended: z.optional(SuspensionSchema) }),
  ),
  /**
   * For a match that has begun: from when it is left over from an earlier day and no longer on court, because nobody has entered its result or where it goes
   * on (additive, D56).
   */
  leftOverFrom: z.optional(Timestamp),
  /** In lists, for a match to come on a day with a published order of play (additive). */
  estimate: z.optional(EstimateSchema),
  /** In the list of a day: its club, and whether the caller, or somebody they look after, plays in it (additive). */
  clubId: z.optional(z.nullable(Id)),
  clubName: z.optional(z.nullable(z.string())),
  isMine: z.optional(z.boolean()),
  /** In the list of a day: where play is suspended at its club on that day; left out if play goes on (additive, D56). */
  standstills: z.optional(z.array(StandstillSchema)),
  /** In the answer to a result of a draw: all its effects, one sentence each (additive, D14). */
  consequences: z.optional(z.array(z.string())),
  /** The same as codes. */
  consequenceCodes: z.optional(z.array(CodedSchema)),
  /** In the same answer: the act by which it can be undone, and until when (additive). */
  undo: z.optional(UndoSchema),
  /**
   * Among a player's own matches and in the organisers' queue: whether its players have reported a result, and which side; `none`: the player may
   * report one (additive, ADR 34).
   */
  report: z.optional(
    z.object({
      state: z.enum(['none', 'open', 'disputed']),
      side: z.nullable(z.literal([1, 2])),
    }),
  ),
  /** In the list of a tournament, for those who manage it (additive, D15). */
  conflicts: z.optional(z.array(ConflictSchema)),
  /** Likewise: one side has proposed a place and waits for the other (additive, OP39). */
  isProposed: z.optional(z.boolean()),
});
export type Match = z.output<typeof MatchSchema>;

/** §7: the same body creates and edits a match; `status` is checked and ignored (D15, D29). */
export const MatchBodySchema = z.strictObject({
  tournamentId: z.optional(Id),
  participant1Id: z.nullable(Id),
  participant2Id: z.nullable(Id),
  court: z.optional(z.nullable(lineText(60))),
  round: z.enum(MATCH_ROUNDS),
  startTime: z.nullable(Timestamp),
  groupId: z.optional(z.nullable(Id)),
  status: z.optional(z.enum(MATCH_STATUSES)),
});

/** An edit sends the same fields; those left out stay as they are. */
export const MatchPatchSchema = z.partial(MatchBodySchema);

/**
 * Calls a match to its court, or to another one of the club, or takes the call back. `confirm` calls it although another match was called there or is
 * on it.
 */
export const MatchCallBodySchema = z.strictObject({
  called: z.boolean(),
  courtId: z.optional(Id),
  confirm: z.optional(z.boolean()),
});

/** `confirm` completes a match whose winner the score contradicts (D49). */
export const MatchStatusBodySchema = z.strictObject({
  status: z.enum(MATCH_STATUSES),
  confirm: z.optional(z.boolean()),
});

/** `confirm` applies the consequences that a first answer listed (D14), and stores a winner whom the score contradicts (D49). */
export const MatchWinnerBodySchema = z.strictObject({
  winnerId: z.nullable(Id),
  confirm: z.optional(z.boolean()),
});

/**
 * The set object or a typed line (D31). `confirm` stores an odd score (D13) and a winner that the score contradicts (D49). `winnerId` sets the winner
 * in the same step. `complete` takes the match through the statuses of D29 to completed, even if neither side came and nobody wins (additive).
 */
export const MatchScoresBodySchema = z.strictObject({
  scores: z.union([ScoresSchema, z.strictObject({ text: typedText(100) })]),
  winnerId: z.optional(z.nullable(Id)),
  complete: z.optional(z.boolean()),
  confirm: z.optional(z.boolean()),
});

export const MatchWithConflictsSchema = z.extend(MatchSchema, {
  conflicts: z.array(ConflictSchema),
});
export type MatchWithConflicts = z.output<typeof MatchWithConflictsSchema>;
