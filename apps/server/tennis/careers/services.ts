// What the handlers of careers need beside what all have.
import type { Db, Tx } from '../../database/connection.ts';
import type { Services } from '../../http/handler.ts';

/** When a match is expected to begin: as likely before the median as after it, and within the span with eight chances in ten [OP38]. */
export interface ExpectedStart {
  readonly median: string;
  readonly low: string;
  readonly high: string;
}

export interface CareerServices extends Services {
  /** Asks the order of play of a day; null where it is not published, or tells nothing of the match. */
  readonly expectedStart: (
    db: Db | Tx,
    match: { readonly id: number; readonly clubId: number; readonly day: string },
    now: Date,
  ) => Promise<ExpectedStart | null>;
}
