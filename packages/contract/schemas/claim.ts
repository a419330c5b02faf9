// Claims on the wire (additive, D26, D46): "this is me", "I look after this player".
import * as z from 'zod/mini';
import { Id, IdParam, Timestamp } from './common.ts';

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

/** People the caller looks after, and what they have asked for. */
export const OwnPeopleSchema = z.object({
  managed: z.array(z.object({ id: Id, name: z.string(), club: z.nullable(z.string()) })),
  claims: z.array(ClaimSchema),
});

export const ClaimParams = z.strictObject({ claimId: IdParam });
export const ClubClaimParams = z.strictObject({ clubId: IdParam, claimId: IdParam });
export const DecideClaimSchema = z.strictObject({ approved: z.boolean() });
