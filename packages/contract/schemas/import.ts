// Lists of people and members that come from files (ADR 30): what a line holds, and what is done with it.
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { CodedSchema, Day, Id } from './common.ts';
import { ClubRoleSchema, CreateInvitationSchema } from './invitation.ts';
import { birthYear, bothOrNeither, GenderSchema, personName } from './person.ts';
import { lineText } from './text.ts';
import { entrySeed } from './participant.ts';

/** Most lines of a list of people: everybody of a large club. */
export const MOST_PEOPLE = 5000;
/** Most lines of a list of members: as many as a club may invite in a day. */
export const MOST_MEMBERS = 500;
/** Most lines of a list of entries: a draw of 128 four times over, for those who wait. */
export const MOST_ENTRIES = 512;
/** The longest body of such a list, in bytes. */
export const LIST_BYTES = 2_097_152;

const namePart = lineText(60).check(z.minLength(1, problem('nameMissing')));

/** One line of a list of people. What it leaves out stays as it is. */
export const PersonLineSchema = z
  .strictObject({
    name: personName,
    givenName: z.optional(namePart),
    familyName: z.optional(namePart),
    gender: z.optional(GenderSchema),
    birthYear: z.optional(birthYear),
    birthDate: z.optional(Day),
    /** The person it is about, where that is known. */
    personId: z.optional(Id),
    /** Somebody who has seen both has chosen the person of `personId`, so another name counts as a new one. */
    isChosen: z.optional(z.boolean()),
    /** Somebody new, whoever else has this name. */
    isNew: z.optional(z.boolean()),
  })
  .check(bothOrNeither);
export type PersonLine = z.output<typeof PersonLineSchema>;

const confirmed = {
  /** Left out, the answer says what would be done, and nothing is stored. */
  confirm: z.optional(z.boolean()),
  /** The `plan` of that answer: if other things would be done by now, nothing is. */
  plan: z.optional(z.string().check(z.maxLength(64))),
};

const lines = <const S extends z.ZodMiniType>(line: S, max: number) =>
  z
    .array(line)
    .check(z.minLength(1, problem('linesMissing')), z.maxLength(max, problem('linesTooMany', { max })));

export const ImportPersonsSchema = z.strictObject({
  lines: lines(PersonLineSchema, MOST_PEOPLE),
  ...confirmed,
});

/** Why a line is left out: a code with its parameters, and the sentence in the caller's language. */
const RefusalOfLine = z.extend(CodedSchema, { message: z.string() });

/** Somebody a line could mean. */
const CandidateSchema = z.object({
  id: Id,
  name: z.string(),
  birthYear: z.nullable(z.int()),
  gender: z.nullable(GenderSchema),
});

/** `isMarked` goes from 'false' to 'true': a list of people marks those whom only entries knew as members of the club. */
const PERSON_FIELDS = ['name', 'parts', 'gender', 'birth', 'isMarked'] as const;

/** The result of a line: somebody new, nothing, a change of these fields, a choice to make first, the same as a line before, or a refusal. */
export const PersonOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new') }),
  z.object({ kind: z.literal('same'), personId: Id }),
  z.object({
    kind: z.literal('changed'),
    personId: Id,
    fields: z.array(
      z.object({ field: z.enum(PERSON_FIELDS), before: z.nullable(z.string()), after: z.string() }),
    ),
  }),
  z.object({ kind: z.literal('choose'), people: z.array(CandidateSchema) }),
  /** By its place in the list, from 0. */
  z.object({ kind: z.literal('double'), of: z.int() }),
  z.object({ kind: z.literal('refused'), reason: RefusalOfLine }),
]);
export type PersonOutcome = z.output<typeof PersonOutcomeSchema>;

export const PersonPlanSchema = z.object({
  /** Names this plan. */
  plan: z.string(),
  /** In the order of the lines. */
  outcomes: z.array(PersonOutcomeSchema),
});
export type PersonPlan = z.output<typeof PersonPlanSchema>;

/** One line of a list of members. */
export const MemberLineSchema = z.strictObject({
  email: CreateInvitationSchema.shape.email,
  /** member when left out. */
  role: z.optional(ClubRoleSchema),
});
export type MemberLine = z.output<typeof MemberLineSchema>;

export const ImportMembersSchema = z.strictObject({
  lines: lines(MemberLineSchema, MOST_MEMBERS),
  ...confirmed,
});

/** An invitation, nothing because they belong to the club or are invited, the same as a line before, or a refusal. */
export const MemberOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invited') }),
  z.object({ kind: z.literal('member'), name: z.string() }),
  z.object({ kind: z.literal('waiting') }),
  z.object({ kind: z.literal('double'), of: z.int() }),
  z.object({ kind: z.literal('refused'), reason: RefusalOfLine }),
]);
export type MemberOutcome = z.output<typeof MemberOutcomeSchema>;

export const MemberPlanSchema = z.object({ plan: z.string(), outcomes: z.array(MemberOutcomeSchema) });
export type MemberPlan = z.output<typeof MemberPlanSchema>;

/** One side of an entry in a list. Who it is follows from the name and the year, unless it is said. */
const EntrySideSchema = z
  .strictObject({
    name: personName,
    givenName: z.optional(namePart),
    familyName: z.optional(namePart),
    gender: z.optional(GenderSchema),
    birthYear: z.optional(birthYear),
    personId: z.optional(Id),
    /** Somebody new, whoever else has this name. */
    isNew: z.optional(z.boolean()),
  })
  .check(bothOrNeither);

/** One line of a list of entries: a player, in Doubles and Mixed with their partner. */
export const EntryLineSchema = z.strictObject({
  player: EntrySideSchema,
  partner: z.optional(EntrySideSchema),
  seed: z.optional(entrySeed),
  club: z.optional(lineText(100)),
  /** Enters them although they could not enter by themselves; the overrule is kept. */
  overrule: z.optional(z.boolean()),
});
export type EntryOfList = z.output<typeof EntryLineSchema>;

export const ImportEntriesSchema = z.strictObject({
  lines: lines(EntryLineSchema, MOST_ENTRIES),
  ...confirmed,
});

/**
 * The result of a line: an entry, with its number on the waiting list where all places are taken; nothing, because they are entered already; a choice of who is
 * meant; the same as a line before; what stands against them and can be overruled; or a refusal.
 */
const EntryOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entered'),
    waiting: z.nullable(z.int()),
    /** How many of the people are new to the club. */
    newPeople: z.int(),
    /** The reasons that were overruled. */
    overruled: z.array(RefusalOfLine),
  }),
  z.object({ kind: z.literal('same'), participantId: Id }),
  z.object({
    kind: z.literal('choose'),
    side: z.enum(['player', 'partner']),
    people: z.array(CandidateSchema),
  }),
  /**
   * By its place in the list, from 0. `side` says who is named there already, `both` that the partner is too; null if that is said by number, so that it can be
   * nobody else.
   */
  z.object({
    kind: z.literal('double'),
    of: z.int(),
    side: z.nullable(z.enum(['player', 'partner'])),
    both: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('ineligible'), reasons: z.array(RefusalOfLine) }),
  /** `side` says who of a pair is entered already, if that is the reason. */
  z.object({
    kind: z.literal('refused'),
    reason: RefusalOfLine,
    side: z.optional(z.enum(['player', 'partner'])),
  }),
]);
export type EntryOutcome = z.output<typeof EntryOutcomeSchema>;

export const EntryPlanSchema = z.object({ plan: z.string(), outcomes: z.array(EntryOutcomeSchema) });
export type EntryPlan = z.output<typeof EntryPlanSchema>;
