// Suspended play (D56): since when, why, and when it is expected to go on.
import * as z from 'zod/mini';
import { Timestamp } from './common.ts';

/** Why play is suspended. */
const SUSPENSION_REASONS = ['rain', 'light', 'other'] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];
export const SuspensionReasonSchema = z.enum(SUSPENSION_REASONS);

/** `again` is a guess, and null while nobody has made one. */
export const SuspensionSchema = z.object({
  since: Timestamp,
  reason: SuspensionReasonSchema,
  again: z.nullable(Timestamp),
});

export type Suspension = z.output<typeof SuspensionSchema>;

/** With the courts by name; none if it is all of the club's. */
export const StandstillSchema = z.object({ ...SuspensionSchema.shape, courts: z.array(z.string()) });
export type Standstill = z.output<typeof StandstillSchema>;
