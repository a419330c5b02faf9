// The subjects that a browser follows by the stream of changes (additive, D50), and the messages that it gets.
import * as z from 'zod/mini';
import { problem } from '../problem.ts';

/** How many tournaments, and clubs, a stream may follow. */
const MOST_FOLLOWED = 40;

const Ids = z.pipe(
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^[1-9]\\d{0,14}(?:,[1-9]\\d{0,14}){0,${MOST_FOLLOWED - 1}}$`),
        problem('idMalformed'),
      ),
    ),
  z.transform((text: string): readonly number[] => text.split(',').map(Number)),
);

const Milliseconds = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, problem('idMalformed'))),
  z.transform((text: string) => Number(text)),
);

export const LiveQuerySchema = z.strictObject({
  tournaments: z.optional(Ids),
  clubs: z.optional(Ids),
  /** Lists that mix tournaments are shown: everything is followed that may be read. */
  lists: z.optional(z.literal('true')),
  /** The number of the last event that was heard; `Last-Event-ID` says the same and has priority. */
  after: z.optional(z.string().check(z.maxLength(40))),
  /** How long ago, in milliseconds, the oldest of what is shown was read. */
  age: z.optional(Milliseconds),
});

/** The score of a game in progress that is scored point by point: sent by itself, to anybody who may read the tournament. */
export interface LivePoints {
  readonly tournament: number;
  readonly club: number | null;
  readonly match: number;
  /** "30", "40", "AD", or the numbers of a tie-break; null: nobody scores it point by point any more. */
  readonly points: readonly [string, string] | null;
  /** The next server. */
  readonly server: 1 | 2 | null;
}

/** An event says where something has changed, and what kind of thing. It holds nothing else: a page that shows the thing reads it again. */
export interface LiveChange {
  readonly tournament: number | null;
  /** Null as well: somebody is called by another name in what is followed. */
  readonly club: number | null;
  /** All tournaments of the club show what was changed: its name, or a meeting of theirs. */
  readonly wide?: true;
  /** Nothing that others read, only what somebody may score: a link has ended, or people were named. */
  readonly scoring?: true;
  /** The marks of the writes behind it, if they had a key: a page that has their answers reads nothing again for them. */
  readonly marks?: readonly number[];
}
