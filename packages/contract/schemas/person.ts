// People on the wire (additive, D46, ADR 22): anyone who plays, with or without an account.
import * as z from 'zod/mini';
import { RATING_KINDS, readRating } from '@tennis/domain';
import { problem } from '../problem.ts';
import { Day, Id, IdParam, listQuery, Timestamp } from './common.ts';
import { atLeast, lineText, proseText } from './text.ts';

export const GENDERS = ['female', 'male', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const GenderSchema = z.enum(GENDERS);

/** The name of somebody who plays, as one text. */
export const personName = lineText(100).check(...atLeast(2, problem('nameTooShort', { min: 2 })));

/** One rating, written as its list writes it; `kind` stands once in a person's ratings. */
export const RatingSchema = z.object({ kind: z.enum(RATING_KINDS), value: z.string() });

/** The same as it is typed: refused if its list does not know it. */
const SentRating = z.strictObject({ kind: z.enum(RATING_KINDS), value: lineText(10) }).check(
  z.refine(({ kind, value }) => readRating(kind, value) !== null, {
    error: problem('ratingUnknown'),
    path: ['value'],
  }),
);

const sentRatings = z.array(SentRating).check(
  z.maxLength(RATING_KINDS.length),
  z.refine((ratings) => new Set(ratings.map(({ kind }) => kind)).size === ratings.length, {
    error: problem('ratingTwice'),
  }),
);

export const birthYear = z
  .int(problem('birthYearDigits'))
  .check(z.minimum(1900, problem('birthYearDigits')), z.maximum(2100, problem('birthYearDigits')));

/** A person as the admins of a club see them. `version` is its ETag for `If-Match`. */
export const PersonSchema = z.object({
  id: Id,
  name: z.string(),
  /** Both or neither: known for certain. */
  givenName: z.nullable(z.string()),
  familyName: z.nullable(z.string()),
  gender: z.nullable(GenderSchema),
  birthYear: z.nullable(z.int()),
  ratings: z.array(RatingSchema),
  /** Home club. */
  clubId: z.nullable(Id),
  club: z.nullable(z.string()),
  /** Their own account. */
  userId: z.nullable(Id),
  /** Whether they count as a member of this club if only members may enter: by their account, or because the club has marked them (ADR 59). */
  isMember: z.boolean(),
  /** Whether the club has marked them. */
  isMarked: z.boolean(),
  /** How often they have entered, alone or in a pair. */
  entries: z.int(),
  /** Whether this club may change the record: it is their home club. */
  isOurs: z.boolean(),
  /** The accounts that look after them; told to their home club. */
  managers: z.array(z.object({ userId: Id, name: z.string() })),
  /** Those who were merged into this person and can still be parted again. */
  merged: z.array(z.object({ id: Id, name: z.string(), until: Timestamp })),
  version: z.int(),
});
export type Person = z.output<typeof PersonSchema>;

/** Somebody who has the name of a person who is being added: what tells them apart. In the `details` of a refusal. */
export type Namesake = Pick<
  Person,
  'id' | 'name' | 'club' | 'birthYear' | 'entries' | 'userId' | 'isMember' | 'isOurs'
>;

export const PersonParams = z.strictObject({ clubId: IdParam, personId: IdParam });

export const ManagerParams = z.strictObject({ clubId: IdParam, personId: IdParam, userId: IdParam });

export const ManagedParams = z.strictObject({ personId: IdParam });

export const ClubParams = z.strictObject({ clubId: IdParam });

export const PersonQuerySchema = z.strictObject({
  ...listQuery,
  /** Whole names, one on each line: people who have one of them, in any order and spelling. */
  names: z.optional(proseText(4000)),
});

const namePart = z.nullable(lineText(60).check(z.minLength(1, problem('nameMissing'))));

const personFields = {
  givenName: z.optional(namePart),
  familyName: z.optional(namePart),
  gender: z.optional(z.nullable(GenderSchema)),
  birthYear: z.optional(z.nullable(birthYear)),
  birthDate: z.optional(z.nullable(Day)),
  /** All of them: what is left out is taken away. */
  ratings: z.optional(sentRatings),
  /** Whether the club says that they are its member. A new person is one unless it says otherwise. */
  isMarked: z.optional(z.boolean()),
} as const;

interface SentParts {
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
}

/** Given and family name belong together. */
export const bothOrNeither = z.refine<SentParts>(
  ({ givenName, familyName }: SentParts) =>
    typeof givenName === typeof familyName && (givenName === null) === (familyName === null),
  { error: problem('nameParts'), path: ['familyName'] },
);

export const CreatePersonSchema = z
  .strictObject({
    name: personName,
    ...personFields,
    /** Refuses a name that the club knows, with those who have it; sent again without this, it adds somebody else of the same name. */
    asksAboutNamesakes: z.optional(z.boolean()),
  })
  .check(bothOrNeither);

/** Only what is sent changes. */
export const UpdatePersonSchema = z
  .strictObject({ name: z.optional(personName), ...personFields })
  .check(bothOrNeither);
export type UpdatePerson = z.output<typeof UpdatePersonSchema>;

export const MergePersonSchema = z.strictObject({ into: Id, confirm: z.optional(z.boolean()) });
