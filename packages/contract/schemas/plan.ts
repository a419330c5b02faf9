// Subscription plans on the wire (§3, §5 Subscription plan; D20).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Id, Timestamp } from './common.ts';
import { atLeast, lineText, proseText } from './text.ts';

export const BILLING_CYCLES = ['monthly', 'quarterly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** `version` is its ETag for `If-Match` (additive). */
export const SubscriptionPlanSchema = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Dollars, as they were entered: "29.99". */
  price: z.string(),
  billingCycle: z.enum(BILLING_CYCLES),
  features: z.array(z.string()),
  maxClubs: z.int(),
  maxMembersPerClub: z.int(),
  maxTournamentsPerClub: z.int(),
  isActive: z.boolean(),
  updatedAt: Timestamp,
  /** How many accounts have it (additive). */
  owners: z.int(),
  version: z.int(),
});
export type SubscriptionPlan = z.output<typeof SubscriptionPlanSchema>;

const LIMIT = problem('limitNotWhole');
const limit = z.int(LIMIT).check(z.minimum(1, LIMIT), z.maximum(1_000_000, LIMIT));

const fields = {
  name: lineText(100).check(...atLeast(1, problem('nameMissing'))),
  description: proseText(2000).check(...atLeast(1, problem('descriptionMissing'))),
  price: z.string().check(z.trim(), z.regex(/^\d{1,7}(?:\.\d{1,2})?$/, problem('priceMalformed'))),
  billingCycle: z.enum(BILLING_CYCLES),
  // Blank ones are ignored (§5).
  features: z.array(lineText(200)).check(
    z.maxLength(50),
    z.overwrite((features) => features.filter((feature) => feature !== '')),
    z.minLength(1, problem('featureMissing')),
  ),
  maxClubs: limit,
  maxMembersPerClub: limit,
  maxTournamentsPerClub: limit,
};

export const CreatePlanSchema = z.strictObject({
  ...fields,
  /** true when left out. */
  isActive: z.optional(z.boolean()),
});

/** Fields that are left out stay. */
export const UpdatePlanSchema = z.partial(z.strictObject({ ...fields, isActive: z.boolean() }));
