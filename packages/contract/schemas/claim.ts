// Claims on the wire (additive, D26, D46): "this is me", "I look after this player".
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Day, Id, IdParam, Timestamp } from './common.ts';
import { birthYear } from './person.ts';
import { lineText } from './text.ts';

const CLAIM_RELATIONS = ['self', 'manager'] as const;
export type ClaimRelation = (typeof CLAIM_RELATIONS)[number];

const relation = z.enum(CLAIM_RELATIONS);

/** The person is named by an entry that the caller may read: not everybody may know the person's number (D24). */
export const CreateClaimSchema = z.strictObject({
  entryId: Id,
  /** The first player when left out. */
  side: z.optional(z.enum(['player', 'partner'])),
  relation,
});

export const ClaimSchema = z.object({
  id: Id,
  relation,
  state: z.enum(['pending', 'approved', 'declined']),
  /** The person as the caller saw them in the entry, or as the club that decides sees them. */
  name: z.string(),
  /** The club that decides. */
  club: z.string(),
  createdAt: Timestamp,
});
export type Claim = z.output<typeof ClaimSchema>;

/** A claim as the admins see it who decide. */
export const ClubClaimSchema = z.object({
  id: Id,
  relation,
  /** Facts that tell the person from a namesake. */
  person: z.object({ id: Id, name: z.string(), birthYear: z.nullable(z.int()), entries: z.int() }),
  by: z.object({ userId: Id, name: z.string(), isMember: z.boolean() }),
  createdAt: Timestamp,
});
export type ClubClaim = z.output<typeof ClubClaimSchema>;

/** Most people an account may look after through `addChild`. */
export const MOST_CHILDREN = 10;

const namePart = lineText(48).check(z.minLength(1, problem('nameMissing')));

/**
 * A child of the caller's who is new to the platform. It is always a record of its own: nobody gets at somebody else's by knowing a name and a day of birth.
 */
export const AddChildSchema = z
  .strictObject({
    givenName: namePart,
    familyName: namePart,
    /** One of the two. */
    birthYear: z.optional(birthYear),
    birthDate: z.optional(Day),
  })
  .check(
    z.refine((child) => (child.birthYear === undefined) !== (child.birthDate === undefined), {
      error: problem('birthYearDigits'),
      path: ['birthYear'],
    }),
  );

/** Somebody the caller looks after. */
export const ManagedSchema = z.object({ id: Id, name: z.string(), club: z.nullable(z.string()) });

/** People the caller looks after, and what they have asked for. */
export const OwnPeopleSchema = z.object({
  managed: z.array(ManagedSchema),
  claims: z.array(ClaimSchema),
});

export const ClaimParams = z.strictObject({ claimId: IdParam });
export const ClubClaimParams = z.strictObject({ clubId: IdParam, claimId: IdParam });
export const DecideClaimSchema = z.strictObject({ approved: z.boolean() });
