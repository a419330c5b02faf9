// People on the wire (additive, D46): anyone who plays, with or without an account.
import * as z from 'zod/mini';

export const GENDERS = ['female', 'male', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const GenderSchema = z.enum(GENDERS);
