// Tournaments on the wire (§3, §5; D7-D9, D25, D32, D33).
import * as z from 'zod/mini';
import {
  POINT_SYSTEMS,
  TIE_BREAKER_RULES,
  TOURNAMENT_FORMATS,
  TOURNAMENT_LIMITS,
  TOURNAMENT_STATUSES,
  TOURNAMENT_TYPES,
  SURFACES,
} from '@tennis/domain';
import { problem } from '../problem.ts';
import { ClubColoursSchema } from './club.ts';
import { Id, Timestamp } from './common.ts';
import { SentStageFormatsSchema, StageFormatsSchema } from './stage-formats.ts';
import { StandstillSchema } from './suspension.ts';
import { atLeast, lineText, proseText, typedText } from './text.ts';

const { participants, timeLimit } = TOURNAMENT_LIMITS;
/** All entries but one's own. */
const MOST_OTHERS = participants.max - 1;

export const TournamentStatusSchema = z.enum(TOURNAMENT_STATUSES);

/** How matches are played (§3 rules). `knockout` follows from the format (D33), so a sent value is checked and ignored. */
export const RulesSchema = z.strictObject({
  format: z.enum(TOURNAMENT_FORMATS),
  pointSystem: z.enum(POINT_SYSTEMS),
  letRule: z.boolean(),
  timeLimit: z
    .int(problem('timeLimitNotWhole'))
    .check(
      z.minimum(timeLimit.min, problem('timeLimitTooShort', { min: timeLimit.min })),
      z.maximum(timeLimit.max, problem('timeLimitTooLong', { max: timeLimit.max })),
    ),
  matchesPerParticipant: z
    .int(problem('tooFewMatchesEach'))
    .check(
      z.minimum(1, problem('tooFewMatchesEach')),
      z.maximum(MOST_OTHERS, problem('tooManyMatchesEach', { max: MOST_OTHERS })),
    ),
  playersProgressingFromGroups: z
    .int(problem('progressingNotWhole'))
    .check(
      z.minimum(0, problem('tooFewProgressing')),
      z.maximum(MOST_OTHERS, problem('tooManyProgressing', { max: MOST_OTHERS })),
    ),
  tieBreakerRule: z.enum(TIE_BREAKER_RULES),
  knockout: z.optional(z.boolean()),
});

export const TournamentSchema = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  clubId: z.nullable(Id),
  type: z.enum(TOURNAMENT_TYPES),
  status: TournamentStatusSchema,
  startDate: Timestamp,
  endDate: Timestamp,
  registrationEndDate: z.nullable(Timestamp),
  maxParticipants: z.int(),
  format: z.enum(TOURNAMENT_FORMATS),
  location: z.nullable(z.string()),
  scoringType: z.string(),
  setsFormat: z.string(),
  tiebreakerRule: z.string(),
  matchFormat: z.string(),
  /** Match formats of parts of the tournament that have their own; the others are played in `matchFormat` (additive, D25). */
  stageFormats: StageFormatsSchema,
  contactEmail: z.nullable(z.string()),
  createdBy: z.nullable(Id),
  createdAt: Timestamp,
  createdByUser: z.nullable(z.object({ name: z.string() })),
  club: z.nullable(z.object({ name: z.string() })),
  clubName: z.nullable(z.string()),
  /** The name of the club's logo; null without one (additive, ADR 37). */
  clubLogo: z.nullable(z.string()),
  /** The colours of the club's house; null without (additive, ADR 51). */
  clubColours: z.nullable(ClubColoursSchema),
  /**
   * The surface of all courts on which it may be played; only with a single tournament, and left out if they differ or nobody has named it (additive,
   * D48).
   */
  surface: z.optional(z.enum(SURFACES)),
  /** IANA zone in which the tournament's days and times are meant (additive, D1). */
  timeZone: z.string(),
  currentStage: z.string(),
  rules: z.extend(RulesSchema, { knockout: z.boolean() }),
  participantCount: z.int(),
  matchCount: z.int(),
  matchesCompleted: z.int(),
  /** Whether only members of the club may enter by themselves (additive). */
  membersOnly: z.boolean(),
  /** Whether players report their results, and how many hours the other side has to answer; null: they do not (additive, ADR 34). */
  reportHours: z.nullable(z.int()),
  /** The meeting that it is played in with others (additive, D47). */
  meetingId: z.nullable(Id),
  /** When it was archived; an archived tournament is left out of lists and figures (additive, D9). */
  archivedAt: z.nullable(Timestamp),
  /** Where play is suspended at its club today; only with a single tournament, and left out if play goes on (additive, D56). */
  suspended: z.optional(z.array(StandstillSchema)),
  version: z.int(),
});
export type Tournament = z.output<typeof TournamentSchema>;

const email = z
  .string()
  .check(z.trim(), z.maxLength(254, problem('emailAddressInvalid')), z.email(problem('emailAddressInvalid')));

const tournamentFields = {
  name: lineText(120).check(...atLeast(3, problem('tournamentNameTooShort', { min: 3 }))),
  description: z.optional(z.nullable(proseText(5000))),
  type: z.enum(TOURNAMENT_TYPES),
  startDate: Timestamp,
  endDate: Timestamp,
  registrationEndDate: z.optional(z.nullable(Timestamp)),
  maxParticipants: z
    .int(problem('participantsNotWhole'))
    .check(
      z.minimum(participants.min, problem('tooFewParticipants', { min: participants.min })),
      z.maximum(participants.max, problem('tooManyParticipants', { max: participants.max })),
    ),
  rules: RulesSchema,
  location: z.optional(z.nullable(lineText(200))),
  contactEmail: z.optional(z.nullable(email)),
  matchFormat: z.optional(typedText(60)),
  /** All formats of parts; a part that is left out, or null, is played as the tournament is. */
  stageFormats: z.optional(SentStageFormatsSchema),
  membersOnly: z.optional(z.boolean()),
  reportHours: z.optional(
    z.nullable(
      z
        .int(problem('reportHoursOutside'))
        .check(z.minimum(1, problem('reportHoursOutside')), z.maximum(168, problem('reportHoursOutside'))),
    ),
  ),
} as const;

/** §7 POST /api/tournaments with its additive fields (D8, D25, D33). */
export const CreateTournamentSchema = z.strictObject({
  ...tournamentFields,
  clubId: z.int(problem('clubMissing')).check(z.positive(problem('clubMissing'))),
  status: z.optional(z.enum(['draft', 'upcoming', 'registering'])),
});

export type CreateTournament = z.input<typeof CreateTournamentSchema>;

/** An edit: only sent fields change (D9, D33); a status moves by the same rules as in its own call. The club stays. */
export const UpdateTournamentSchema = z.partial(
  z.strictObject({ ...tournamentFields, status: TournamentStatusSchema }),
);

export const TournamentStatusBodySchema = z.strictObject({ status: TournamentStatusSchema });

export const TournamentArchiveBodySchema = z.strictObject({ archived: z.boolean() });

export const TournamentStatsSchema = z.object({ participantCount: z.int(), matchesCompleted: z.int() });
