// Players enter a tournament themselves, and find a partner (additive; D24, D46, rules AG1 and AG2).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Day, Id, IdParam, Timestamp } from './common.ts';
import { NotedTimesSchema } from './entry-times.ts';
import { birthYear, GenderSchema, personName } from './person.ts';
import { lineText, typedText } from './text.ts';

/** Somebody's partner, or the state of the last request. */
const PartnerSchema = z.object({
  state: z.enum(['joined', 'none', 'asked', 'declined', 'taken']),
  /** The partner, or who was asked: a name or an address. */
  name: z.nullable(z.string()),
  /** Whether the entry is on the list of those who look for a partner. */
  isLooking: z.boolean(),
});

/** Somebody the caller may enter: themselves, or whom they look after. */
const EnterableSchema = z.object({
  personId: Id,
  name: personName,
  isSelf: z.boolean(),
  state: z.enum(['none', 'entered', 'waiting', 'withdrawn']),
  /** They have lost the place, because they had no partner when entries closed. */
  unpaired: z.boolean(),
  /** The place on the waiting list, from 1. */
  place: z.nullable(z.int()),
  eligibility: z.enum(['eligible', 'not-member', 'too-old', 'birth-unknown']),
  /** Mixed needs their gender, and it is not known. */
  asksGender: z.boolean(),
  /** Whether their entry is in the published draw; null while none is published, and for those who are not entered (additive). */
  inDraw: z.nullable(z.boolean()),
  /** The club they play for, as they said last or as their membership says (additive, UN2). Null while it is not known. */
  club: z.nullable(z.string()),
  /** Null if nobody needs one, and where they are not entered. */
  partner: z.nullable(PartnerSchema),
  /** All times of their entry, their own and those from others; null if they are not entered, and once the tournament is over. */
  times: z.nullable(
    z.object({
      /** Their place in the entry: `by` of their own lines. */
      as: z.enum(['player', 'partner']),
      noted: NotedTimesSchema,
      /** Days whose order of play is out. Times for them now are a request to the organisers. */
      publishedDays: z.array(Day),
    }),
  ),
});
export type Enterable = z.output<typeof EnterableSchema>;

/** A request to the caller, or to somebody they look after. */
const AskedSchema = z.object({
  id: Id,
  /** The person who asks, as the caller may see them. */
  from: z.string(),
  /** The one of the caller's people who was asked; null if an address was asked, and the caller says who plays. */
  personId: z.nullable(Id),
  personName: z.nullable(z.string()),
  /** It is the caller who is asked. */
  isSelf: z.boolean(),
});

export const EnteringSchema = z.object({
  /** Why entries are closed; null while they are open. */
  closed: z.nullable(z.enum(['not-registering', 'deadline', 'drawn'])),
  /** Doubles and Mixed: one enters with a partner. */
  isPair: z.boolean(),
  deadline: z.nullable(Timestamp),
  /** Entries that hold a place, of this many; and those that wait for one. */
  taken: z.int(),
  most: z.int(),
  waiting: z.int(),
  /** The earliest year of birth that may play; null for any age. */
  bornFrom: z.nullable(z.int()),
  /** Nobody for visitors. */
  people: z.array(EnterableSchema),
  /** Requests that wait for an answer of the caller's. */
  requests: z.array(AskedSchema),
  /** Others who look for a partner, for those who are signed in. */
  looking: z.array(z.object({ participantId: Id, name: z.string() })),
});
export type Entering = z.output<typeof EnteringSchema>;

const email = z
  .string()
  .check(z.trim(), z.maxLength(254, problem('emailAddressInvalid')), z.email(problem('emailAddressInvalid')));

/** The person to ask, one at most, and whether to be listed as looking for a partner. */
const seeking = {
  partnerPersonId: z.optional(Id),
  /** An entry on the list of those who look for a partner. */
  partnerEntryId: z.optional(Id),
  partnerEmail: z.optional(email),
  looking: z.optional(z.boolean()),
};

/** Asks somebody instead of the person asked before; if nobody is named, the last request is withdrawn. */
export const SeekPartnerSchema = z.strictObject(seeking);

/** Enters the caller, or somebody they look after. */
export const EnterSchema = z.strictObject({
  personId: z.optional(Id),
  /** Asked for where the event has an age and it is not known; kept private. */
  birthYear: z.optional(birthYear),
  /** Kept where Mixed needs it and it is not known (D46). */
  gender: z.optional(GenderSchema),
  /** The club they play for: players of one club can be kept apart (additive, UN2). Without it, the one that is known counts. */
  club: z.optional(lineText(100)),
  ...seeking,
});

export const EnteringParams = z.strictObject({ id: IdParam, personId: IdParam });

export const PartnerRequestParams = z.strictObject({ id: IdParam, requestId: IdParam });

/** `token` is that of the mailed link. `personId`: who plays if an address was asked; otherwise the caller. */
export const AnswerPartnerSchema = z.strictObject({
  accept: z.boolean(),
  personId: z.optional(Id),
  token: z.optional(typedText(200)),
});

/** A request as it stands in the caller's list. */
export const PartnerRequestSchema = z.extend(AskedSchema, {
  tournament: z.object({ id: Id, name: z.string(), startDate: Timestamp, timeZone: z.string() }),
  deadline: z.nullable(Timestamp),
});
export type PartnerRequest = z.output<typeof PartnerRequestSchema>;

/** The question of a mailed link. */
export const PartnerLinkSchema = z.object({
  id: Id,
  state: z.enum(['pending', 'accepted', 'declined', 'withdrawn', 'taken', 'closed']),
  from: z.string(),
  tournament: z.object({ id: Id, name: z.string(), startDate: Timestamp, timeZone: z.string() }),
  deadline: z.nullable(Timestamp),
});
export type PartnerLink = z.output<typeof PartnerLinkSchema>;
