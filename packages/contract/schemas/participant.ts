// Participants and groups of a tournament on the wire (§3; D12, D26, D28, D46).
import * as z from 'zod/mini';
import { INELIGIBLE, TOURNAMENT_LIMITS, WITHDRAWAL_REASONS } from '@tennis/domain';
import { problem } from '../problem.ts';
import { Id, Timestamp } from './common.ts';
import { EntryTimesSchema, NotedTimesSchema } from './entry-times.ts';
import { birthYear, personName } from './person.ts';
import { lineText, proseText } from './text.ts';

const { participants } = TOURNAMENT_LIMITS;

const PersonName = z.object({ name: z.string() });

/** Why an entry has left, as far as somebody has said so. */
const WithdrawalSchema = z.object({
  at: Timestamp,
  reason: z.nullable(z.enum(WITHDRAWAL_REASONS)),
  note: z.nullable(z.string()),
});

/** Whether somebody is at the club today. */
export const CHECK_INS = ['expected', 'here', 'missing'] as const;
export type CheckIn = (typeof CHECK_INS)[number];

export const CheckInBodySchema = z.strictObject({ state: z.enum(CHECK_INS) });

/** One player, or in Doubles and Mixed a pair whose `user` or `player` name carries both names (D12, D26). */
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
  /** The person whose entry it is (additive, D46); null to those who see the name shortened (D24). */
  personId: z.nullable(Id),
  partnerPersonId: z.nullable(Id),
  club: z.nullable(z.string()),
  /** Shown to those who manage the tournament only (D24). */
  birthYear: z.optional(z.int()),
  /** In a pair the partner's, shown to the same (additive). */
  partnerBirthYear: z.optional(z.int()),
  /** Whether the entry has left the tournament (additive). */
  withdrawn: z.boolean(),
  /** When and why, shown to people who manage the tournament and to the people of the entry (additive). */
  withdrawal: z.optional(WithdrawalSchema),
  /** The entry's place by rating if entries were seeded by it; shown to people who manage the tournament (additive). */
  ranking: z.optional(z.nullable(z.int())),
  /** Whether they are here today, told to those who manage the tournament (additive). */
  checkIn: z.optional(z.enum(CHECK_INS)),
  /** The place on the list of alternates, from 1; null for an entry that is drawn (additive). */
  alternate: z.nullable(z.int()),
  /** A pair with only one known player: the entry is not drawn, and holds no place after the deadline (additive). */
  awaitsPartner: z.boolean(),
  /** The organisers' own note, told to nobody else (additive). */
  note: z.optional(z.nullable(z.string())),
  /** When they cannot play and when they would like to; shown to the organisers and to the people of the entry (additive). */
  times: z.optional(NotedTimesSchema),
  /** Why they could not have entered by themselves, and who entered them all the same; shown to the organisers (additive). */
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
    /** If all places are taken, the entry waits for one; without this it is refused. */
    mayWait: z.optional(z.boolean()),
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
export const UpdateParticipantSchema = z
  .strictObject({
    name: z.optional(personName),
    partnerName: z.optional(z.nullable(personName)),
    /** Somebody the club knows already, in place of a name (additive). If they are entered alone, the two entries become one. */
    partnerPersonId: z.optional(Id),
    seed: z.optional(z.nullable(entrySeed)),
    groupId: z.optional(z.nullable(Id)),
    club: z.optional(z.nullable(lineText(100))),
    birthYear: z.optional(z.nullable(birthYear)),
    partnerBirthYear: z.optional(z.nullable(birthYear)),
    /** Seen by the organisers only. */
    note: z.optional(z.nullable(proseText(1000))),
    /** All times of the entry from now on (OP8, OP20); refused if they are no longer those of `timesSeen`. */
    times: z.optional(EntryTimesSchema),
    timesSeen: z.optional(EntryTimesSchema),
    /** Names somebody who may not enter by themselves; the overrule is kept. */
    confirm: z.optional(z.boolean()),
  })
  .check(
    z.refine((entry) => countGiven(entry.partnerName, entry.partnerPersonId) <= 1, {
      error: problem('partnerOrName'),
      path: ['partnerName'],
    }),
  );

export const GroupSchema = z.object({ id: Id, name: z.nullable(z.string()) });
export type Group = z.output<typeof GroupSchema>;

export const CreateGroupSchema = z.strictObject({
  name: z.optional(z.nullable(lineText(60))),
});
