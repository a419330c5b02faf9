// Notices in the product: about the readers themselves and people they look after (additive, D18, D53).
import * as z from 'zod/mini';
import { NOTICE_KINDS } from '../notice-terms.ts';
import { NOTICE_TOPICS } from '../notice-topics.ts';
import { problem } from '../problem.ts';
import { Day, Id, IdParam, listQuery, Timestamp } from './common.ts';
import { MatchSchema } from './match.ts';

/** Those before a given one, the newest else. */
export const NoticeQuerySchema = z.strictObject({ limit: listQuery.limit, before: z.optional(IdParam) });

/** The facts at that moment, as far as they belong to the kind. */
export const NoticeFactsSchema = z.strictObject({
  /** Where and when a match is played now, and where and when it was to be played. */
  startTime: z.optional(z.nullable(Timestamp)),
  court: z.optional(z.nullable(z.string())),
  fromTime: z.optional(z.nullable(Timestamp)),
  fromCourt: z.optional(z.nullable(z.string())),
  /** Whether the match is not played any more. */
  isOff: z.optional(z.boolean()),
  /** A partner's answer; `taken`: they play with somebody else now. */
  answer: z.optional(z.enum(['accepted', 'declined', 'withdrawn', 'taken'])),
  /** Why a draw was taken back, as its organisers say it. */
  reason: z.optional(z.string()),
  /** Whether the entry went with the partner. */
  isOut: z.optional(z.boolean()),
  /** The days for which somebody has said when they can play. */
  days: z.optional(z.array(Day)),
  /** The day by which a match is to be played. */
  playBy: z.optional(Day),
});
export type NoticeFacts = z.output<typeof NoticeFactsSchema>;

const NoticeSchema = z.object({
  id: Id,
  kind: z.enum(NOTICE_KINDS),
  at: Timestamp,
  isRead: z.boolean(),
  /** The person it concerns: the caller, or somebody they look after; null for followed things. */
  person: z.nullable(z.object({ id: Id, name: z.string(), isSelf: z.boolean() })),
  tournament: z.object({ id: Id, name: z.string(), timeZone: z.string() }),
  /** The match as it is now. */
  match: z.nullable(MatchSchema),
  /** The entry that it is about, by its name as the caller reads it. */
  entryName: z.nullable(z.string()),
  facts: NoticeFactsSchema,
});
export type Notice = z.output<typeof NoticeSchema>;

/** The newest first. */
export const NoticesSchema = z.object({
  unread: z.int(),
  notices: z.array(NoticeSchema),
  hasOlder: z.boolean(),
});
export type Notices = z.output<typeof NoticesSchema>;

/** This one counts as read, or all up to one. */
export const ReadNoticesSchema = z.union([z.strictObject({ id: Id }), z.strictObject({ upTo: Id })]);
export const UnreadSchema = z.object({ unread: z.int() });

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, problem('timeOfDayMalformed')));
const topic = z.enum(NOTICE_TOPICS);

/** Between which hours no mail of this goes out, in the zone of the account. */
const QuietSchema = z.strictObject({ from: clock, until: clock });

/** How the caller is told of each topic, and when it is quiet; null: never. */
export const NoticeChoicesSchema = z.object({
  topics: z.array(z.object({ topic, inApp: z.boolean(), byMail: z.boolean(), byPush: z.boolean() })),
  quiet: z.nullable(QuietSchema),
});
export type NoticeChoices = z.output<typeof NoticeChoicesSchema>;

/** The topics that the link in a mail ends; `mailed` are those that still send mails. */
export const MailStopSchema = z.object({ topics: z.array(topic), mailed: z.array(topic) });

export const SetNoticeChoicesSchema = z.strictObject({
  topics: z.optional(
    z
      .array(
        z.strictObject({
          topic,
          inApp: z.boolean(),
          byMail: z.boolean(),
          byPush: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(NOTICE_TOPICS.length)),
  ),
  quiet: z.optional(z.nullable(QuietSchema)),
});
