// Entering a tournament by oneself (additive; D24, D46, rule AG1).
import * as z from 'zod/mini';
import { Id, IdParam, Timestamp } from './common.ts';
import { birthYear, personName } from './person.ts';

/** Somebody whom the caller may enter: themselves, or whom they look after. */
const EnterableSchema = z.object({
  personId: Id,
  name: personName,
  isSelf: z.boolean(),
  state: z.enum(['none', 'entered', 'waiting', 'withdrawn']),
  /** The place on the waiting list, from 1. */
  place: z.nullable(z.int()),
  eligibility: z.enum(['eligible', 'too-old', 'birth-unknown']),
});
export type Enterable = z.output<typeof EnterableSchema>;

export const EnteringSchema = z.object({
  /** Why entries are closed; null while they are open. */
  closed: z.nullable(z.enum(['not-registering', 'deadline', 'drawn', 'pairs'])),
  deadline: z.nullable(Timestamp),
  /** Entries that hold a place, of so many; and those that wait for one. */
  taken: z.int(),
  most: z.int(),
  waiting: z.int(),
  /** The earliest year of birth that may play; null for any age. */
  bornFrom: z.nullable(z.int()),
  /** Nobody for visitors. */
  people: z.array(EnterableSchema),
});
export type Entering = z.output<typeof EnteringSchema>;

/** Enters the caller, or somebody whom they look after. */
export const EnterSchema = z.strictObject({
  personId: z.optional(Id),
  /** Asked for where the event has an age and it is not known; kept private. */
  birthYear: z.optional(birthYear),
});

export const EnteringParams = z.strictObject({ id: IdParam, personId: IdParam });
