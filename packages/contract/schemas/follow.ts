// Following, and the browsers that can be woken for it (additive, D53, ADR 39).
import * as z from 'zod/mini';
import { FOLLOW_KINDS, MOST_FOLLOWS } from '../follow-terms.ts';
import { LANGUAGES } from '../languages.ts';
import { problem } from '../problem.ts';
import { Id } from './common.ts';
import { TimeZone } from './time-zone.ts';

const kind = z.enum(FOLLOW_KINDS);

/** Something that is followed, by its kind and its number. */
const FollowSchema = z.strictObject({ kind, id: Id });
export type Follow = z.output<typeof FollowSchema>;

/** All that an account follows, what began last at the end; an entry with its tournament. */
export const FollowsSchema = z.object({
  follows: z.array(
    z.object({
      kind,
      id: Id,
      tournamentId: z.nullable(Id),
      /** The name of a tournament, a club or a court. People are named on their own pages (D24). */
      name: z.nullable(z.string()),
    }),
  ),
});
export type Follows = z.output<typeof FollowsSchema>;

export const ChangeFollowsSchema = z.strictObject({
  follows: z.array(FollowSchema).check(z.minLength(1), z.maxLength(MOST_FOLLOWS)),
});

/** The key by which push services know this server, as browsers want it: base64url. */
export const PushKeySchema = z.object({ publicKey: z.string() });

const endpoint = z
  .string()
  .check(z.maxLength(2000), z.regex(/^https?:\/\/[\w.:*-]+\/[!-~]*$/, problem('pushEndpointMalformed')));
const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), problem('pushKeyMalformed')));

/** A browser's subscription, as the browser gives it, and what it follows while nobody is signed in. */
export const PushDeviceSchema = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
  language: z.enum(LANGUAGES),
  timeZone: TimeZone,
  follows: z.array(FollowSchema).check(z.maxLength(MOST_FOLLOWS)),
});
export type PushDevice = z.output<typeof PushDeviceSchema>;

/** Whether it is told what the account is told, or else what the browser follows. */
export const PushDeviceKnownSchema = z.object({ ofAccount: z.boolean() });

export const StopPushSchema = z.strictObject({ endpoint });
