// Tournaments, participants and groups on the wire (§3, §5; D7-D9, D25, D26, D28, D32, D33).
import * as z from 'zod/mini';
import {
  INELIGIBLE,
  POINT_SYSTEMS,
  TIE_BREAKER_RULES,
  TOURNAMENT_FORMATS,
  TOURNAMENT_LIMITS,
  TOURNAMENT_STATUSES,
  TOURNAMENT_TYPES,
  RATING_KINDS,
  SURFACES,
  WITHDRAWAL_REASONS,
} from '@tennis/domain';
import { problem } from '../problem.ts';
import { ClubColoursSchema } from './club.ts';
import { CodedSchema, Day, Id, Timestamp } from './common.ts';
import { EntryTimesSchema, NotedTimesSchema } from './entry-times.ts';
import { UndoSchema } from './match.ts';
import { birthYear, personName } from './person.ts';
import { StandstillSchema } from './suspension.ts';
import { atLeast, lineText, proseText, typedText } from './text.ts';

const { participants, timeLimit } = TOURNAMENT_LIMITS;
/** Everybody but the caller. */
const MOST_OTHERS = participants.max - 1;

export const TournamentStatusSchema = z.enum(TOURNAMENT_STATUSES);

/** How matches are played (§3 rules). `knockout` follows from the format (D33), so what is sent for it is checked and ignored. */
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
  /** What all courts that it may be played on are made of; told with a single tournament, and left out where they differ or nobody has said it (additive, D48). */
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
  /** Whether players report their results, and how many hours the other side has for an answer; null: they do not (additive, ADR 34). */
  reportHours: z.nullable(z.int()),
  /** The meeting that it is played in with others (additive, D47). */
  meetingId: z.nullable(Id),
  /** When it was put away; an archived tournament is left out of lists and figures (additive, D9). */
  archivedAt: z.nullable(Timestamp),
  /** Where play stands still at its club today; told with a single tournament, and left out while play goes on (additive, D56). */
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

/** An edit: only what is sent changes (D9, D33); a status moves by the same rules as in the call for it alone. The club stays. */
export const UpdateTournamentSchema = z.partial(
  z.strictObject({ ...tournamentFields, status: TournamentStatusSchema }),
);

export const TournamentStatusBodySchema = z.strictObject({ status: TournamentStatusSchema });

export const TournamentArchiveBodySchema = z.strictObject({ archived: z.boolean() });

export const TournamentStatsSchema = z.object({ participantCount: z.int(), matchesCompleted: z.int() });

const PersonName = z.object({ name: z.string() });

/** Why an entry has left, as far as somebody has said so. */
const WithdrawalSchema = z.object({
  at: Timestamp,
  reason: z.nullable(z.enum(WITHDRAWAL_REASONS)),
  note: z.nullable(z.string()),
});

/** One player, or in Doubles and Mixed a pair whose `user` or `player` name carries both names (D12, D26). */
export const CHECK_INS = ['expected', 'here', 'missing'] as const;
export type CheckIn = (typeof CHECK_INS)[number];

export const CheckInBodySchema = z.strictObject({ state: z.enum(CHECK_INS) });

export const ParticipantSchema = z.object({
  id: Id,
  tournamentId: Id,
  userId: z.nullable(Id),
  seed: z.nullable(z.int()),
  groupId: z.nullable(Id),
  user: z.nullable(PersonName),
  player: z.nullable(PersonName),
  partnerUserId: z.nullable(Id),
  partner: z.nullable(PersonName),
  /** Whose entry it is (additive, D46); null to those who see the name shortened (D24). */
  personId: z.nullable(Id),
  partnerPersonId: z.nullable(Id),
  club: z.nullable(z.string()),
  /** Shown to those who manage the tournament only (D24). */
  birthYear: z.optional(z.int()),
  /** In a pair the partner's, shown to the same (additive). */
  partnerBirthYear: z.optional(z.int()),
  /** Whether the entry has left the tournament (additive). */
  withdrawn: z.boolean(),
  /** When and why, shown to those who manage the tournament and to the people of the entry (additive). */
  withdrawal: z.optional(WithdrawalSchema),
  /** The place by rating among the entries when they were seeded by it, told to those who manage the tournament (additive). */
  ranking: z.optional(z.nullable(z.int())),
  /** Whether they are here today, told to those who manage the tournament (additive). */
  checkIn: z.optional(z.enum(CHECK_INS)),
  /** The place on the list of alternates, from 1; null for an entry that is drawn (additive). */
  alternate: z.nullable(z.int()),
  /** A pair with only one player known: the entry is not drawn, and holds no place after the deadline (additive). */
  awaitsPartner: z.boolean(),
  /** What the organisers note for themselves, told to nobody else (additive). */
  note: z.optional(z.nullable(z.string())),
  /** When they cannot play and when they would like to, told to the organisers and to the people of the entry (additive). */
  times: z.optional(NotedTimesSchema),
  /** Why they could not have entered by themselves, and who has entered them all the same; told to the organisers (additive). */
  overruled: z.optional(
    z.object({ reasons: z.array(z.enum(INELIGIBLE)), at: Timestamp, by: z.nullable(z.string()) }),
  ),
});
export type Participant = z.output<typeof ParticipantSchema>;

export const entrySeed = z
  .int(problem('seedNotWhole'))
  .check(
    z.minimum(1, problem('seedNotWhole')),
    z.maximum(participants.max, problem('seedTooHigh', { max: participants.max })),
  );

const countGiven = (...values: readonly unknown[]): number =>
  values.filter((value) => value !== undefined).length;

/** Enters a player or pair by account, by name or as a person (D26, D28, D46). */
export const AddParticipantSchema = z
  .strictObject({
    userId: z.optional(Id),
    name: z.optional(personName),
    /** Somebody the club knows already (additive, D46). A name alone always makes a new person. */
    personId: z.optional(Id),
    partnerUserId: z.optional(Id),
    partnerName: z.optional(personName),
    partnerPersonId: z.optional(Id),
    seed: z.optional(z.nullable(entrySeed)),
    groupId: z.optional(z.nullable(Id)),
    club: z.optional(z.nullable(lineText(100))),
    birthYear: z.optional(z.nullable(birthYear)),
    partnerBirthYear: z.optional(z.nullable(birthYear)),
    /** Enters somebody who may not enter by themselves; the overrule is kept. */
    confirm: z.optional(z.boolean()),
  })
  .check(
    z.refine((entry) => countGiven(entry.userId, entry.name, entry.personId) === 1, {
      error: problem('playerOrName'),
      path: ['name'],
    }),
    z.refine((entry) => countGiven(entry.partnerUserId, entry.partnerName, entry.partnerPersonId) <= 1, {
      error: problem('partnerOrName'),
      path: ['partnerName'],
    }),
  );

/** Changes an entry; only what is sent changes. */
export const UpdateParticipantSchema = z.strictObject({
  name: z.optional(personName),
  partnerName: z.optional(z.nullable(personName)),
  seed: z.optional(z.nullable(entrySeed)),
  groupId: z.optional(z.nullable(Id)),
  club: z.optional(z.nullable(lineText(100))),
  birthYear: z.optional(z.nullable(birthYear)),
  partnerBirthYear: z.optional(z.nullable(birthYear)),
  /** Seen by the organisers only. */
  note: z.optional(z.nullable(proseText(1000))),
  /** All times of the entry from now on (OP8, OP20); refused when they are no longer those that were `timesSeen`. */
  times: z.optional(EntryTimesSchema),
  timesSeen: z.optional(EntryTimesSchema),
  /** Names somebody who may not enter by themselves; the overrule is kept. */
  confirm: z.optional(z.boolean()),
});

export const GroupSchema = z.object({ id: Id, name: z.nullable(z.string()) });
export type Group = z.output<typeof GroupSchema>;

export const CreateGroupSchema = z.strictObject({
  name: z.optional(z.nullable(lineText(60))),
});

export const DayParams = z.strictObject({ day: Day });

/**
 * Takes an entry out of the tournament, or back in. `replacement` names the alternate or lucky loser who takes the place, null nobody; left out, the rules decide.
 * Without `confirm` nothing is changed: the answer says what would happen (D57).
 */
export const WithdrawalBodySchema = z.union([
  z.strictObject({
    withdrawn: z.literal(true),
    reason: z.enum(WITHDRAWAL_REASONS),
    note: z.optional(proseText(500)),
    replacement: z.optional(z.nullable(Id)),
    replacementReason: z.optional(lineText(200)),
    /** Who takes the line of a seed who leaves before the first order of play is out [SD5]: the next due a seed, or null for who steps in. */
    nextSeed: z.optional(z.nullable(Id)),
    confirm: z.optional(z.boolean()),
  }),
  z.strictObject({ withdrawn: z.literal(false), confirm: z.optional(z.boolean()) }),
]);
export type WithdrawalBody = z.input<typeof WithdrawalBodySchema>;

const NamedEntry = z.object({ participantId: Id, name: z.string() });

/** Somebody who could step in; a lucky loser is out of the qualifying already [SB1]. */
const Substitute = z.extend(NamedEntry, { luckyLoser: z.boolean() });

/** What a withdrawal does, or would do. */
export const WithdrawalOutcomeSchema = z.object({
  /** The entry. */
  id: Id,
  name: z.string(),
  /** Whether it is done; otherwise it is only told. */
  applied: z.boolean(),
  /** Stands for what would happen: sent back with `If-Match`, nothing else than this is done (D16). */
  version: z.int(),
  /** One sentence each, and the same as codes. */
  consequences: z.array(z.string()),
  consequenceCodes: z.array(CodedSchema),
  /** Matches whose results would go, by name. */
  lost: z.array(z.string()),
  /** Who takes the place. */
  replacement: z.nullable(Substitute),
  /** Who could, in their order: lucky losers before alternates; empty if nobody can any more. */
  alternates: z.array(Substitute),
  /** Who takes the line of a seed who leaves before the first order of play is out, while who steps in takes theirs [SD5]. */
  nextSeed: z.nullable(NamedEntry),
  /** Who could, the best by ranking first; empty if nobody is due a seed's line. */
  nextSeeds: z.array(NamedEntry),
  /** Entries of the same people in the club's other tournaments that the caller runs and that are not over; one is withdrawn by a call of its own. */
  otherEntries: z.array(z.object({ tournamentId: Id, tournamentName: z.string(), participantId: Id })),
  undo: z.nullable(UndoSchema),
});
export type WithdrawalOutcome = z.output<typeof WithdrawalOutcomeSchema>;

/** Seeds the best entries by one rating. Without `confirm` nothing is changed: the answer says who would be seeded (D57). */
export const SeedingBodySchema = z.strictObject({
  kind: z.enum(RATING_KINDS),
  /** How many seeds; those who have no rating of that kind are not seeded. */
  seeds: z.int().check(z.minimum(0), z.maximum(participants.max)),
  confirm: z.optional(z.boolean()),
});

/** The entries to be drawn, best first, with the seeds that they have or would have. */
export const SeedingOutcomeSchema = z.object({
  applied: z.boolean(),
  /** Stands for what would happen: sent back with `If-Match`, nothing else than this is done (D16). */
  version: z.int(),
  entries: z.array(
    z.object({
      participantId: Id,
      name: z.string(),
      /** For each of its people; null for a person without one. */
      ratings: z.array(z.nullable(z.string())),
      seed: z.nullable(z.int()),
    }),
  ),
});
export type SeedingOutcome = z.output<typeof SeedingOutcomeSchema>;

const SeededIds = z.array(Id).check(z.maxLength(1024));

/** The seeded entries, the first seed first; nobody else is seeded. */
export const SeedsSchema = z.strictObject({ participantIds: SeededIds });

/** A new order of seeds, and the one that it was made from: if somebody has changed that meanwhile, theirs is not overwritten (D16). */
export const SeedsBodySchema = z.strictObject({
  participantIds: SeededIds,
  seen: z.optional(SeededIds),
});

const AlternateIds = z.array(Id).check(z.maxLength(1024));

/** The list of alternates in its order; who is not on it is to be drawn. */
export const AlternatesSchema = z.strictObject({ participantIds: AlternateIds });

/** A new list, and the one that it was made from: if somebody has changed that meanwhile, theirs is not overwritten (D16). */
export const AlternatesBodySchema = z.strictObject({
  participantIds: AlternateIds,
  seen: z.optional(AlternateIds),
});
