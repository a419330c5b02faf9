// When the people of an entry cannot play, and when they would like to (additive; OP8, OP20).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Day } from './common.ts';
import { TimeOfDay } from './court.ts';
import { MOST_OWN_TIMES, MOST_TIMES } from '../entry-time-terms.ts';

const fields = {
  /** `away`: no match of theirs is planned then. `wish`: one is, where nothing else suffers. */
  kind: z.enum(['away', 'wish']),
  /** On the clock of the club; 24:00 is the end of the day. */
  day: Day,
  from: TimeOfDay,
  to: TimeOfDay,
} as const;

interface FromTo {
  readonly from: string;
  readonly to: string;
}

/** The end is after the start. */
const forwards = z.refine<FromTo>(({ from, to }) => from < to, {
  error: problem('timesBackwards'),
  path: ['to'],
});

const EntryTimeSchema = z.strictObject(fields).check(forwards);
export type EntryTime = z.output<typeof EntryTimeSchema>;

/** Somebody's own times: all of them, in the place of those they gave before. */
export const OwnTimesSchema = z.strictObject({
  times: z
    .array(EntryTimeSchema)
    .check(z.maxLength(MOST_OWN_TIMES, problem('timesTooMany', { max: MOST_OWN_TIMES }))),
});

const isAsked = z.optional(z.literal(true));

/** The organisers' notes: all of them. A line that was there keeps its owner. */
export const EntryTimesSchema = z
  .array(z.strictObject({ ...fields, asked: isAsked }).check(forwards))
  .check(z.maxLength(MOST_TIMES, problem('timesTooMany', { max: MOST_TIMES })));

const NotedTimeSchema = z.object({
  ...fields,
  /** The person of the entry who has said it; left out where the organisers have noted it. */
  by: z.optional(z.enum(['player', 'partner'])),
  /** Entered after the order of play of its day was out: the organisers decide, and until then plans ignore it. */
  asked: isAsked,
});
export type NotedTime = z.output<typeof NotedTimeSchema>;

export const NotedTimesSchema = z.array(NotedTimeSchema);
