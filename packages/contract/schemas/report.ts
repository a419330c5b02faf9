// Results by the players: reported by one side, confirmed or disputed by the other (additive, ADR 34).
import * as z from 'zod/mini';
import { Id, Timestamp } from './common.ts';
import { MatchSchema, MatchScoresBodySchema, ScoresSchema } from './match.ts';

/** A result as somebody has it. */
const VersionSchema = z.object({
  scores: z.nullable(ScoresSchema),
  scoreText: z.nullable(z.string()),
  winnerId: z.nullable(Id),
});
export type ReportedResult = z.output<typeof VersionSchema>;

/** A match with what its players have said of its result, for them and for the organisers. */
export const ResultReportSchema = z.object({
  match: MatchSchema,
  /** The side of the caller, or of somebody they look after; null for the organisers. */
  side: z.nullable(z.literal([1, 2])),
  /** Whether the caller can report now. */
  canReport: z.boolean(),
  /** Hours in which the other side can answer. */
  hours: z.nullable(z.int()),
  report: z.nullable(
    z.object({
      /** The side that has reported. */
      side: z.literal([1, 2]),
      state: z.enum(['open', 'disputed']),
      at: Timestamp,
      /** When it counts without an answer. */
      dueAt: Timestamp,
      result: VersionSchema,
      /** The other side's answer, where it has given one. */
      other: z.nullable(VersionSchema),
    }),
  ),
});
export type ResultReport = z.output<typeof ResultReportSchema>;

const { scores } = MatchScoresBodySchema.shape;

/** A whole result; `confirm` says that an odd score was played like this. */
export const ReportResultSchema = z.strictObject({
  scores,
  winnerId: Id,
  confirm: z.optional(z.boolean()),
});

/** The other side's answer, or that the report is taken back. In a dispute one's own version can be added. */
export const AnswerReportSchema = z.union([
  z.strictObject({ answer: z.literal('confirm') }),
  z.strictObject({ answer: z.literal('withdraw') }),
  z.strictObject({ answer: z.literal('dispute'), scores: z.optional(scores), winnerId: z.optional(Id) }),
]);
