// The parts of a keeper of a log: what it shows, what it needs, and its actions (D52, ADR 31).
import type { Client, LoggedEvent, ScoreLog } from '@tennis/contract';
import type { LogStore } from './kept-logs.ts';
import type { KeptLog } from './own-log.ts';

/** An obstacle to sending that a person has to decide on. */
export type Conflict =
  | {
      /**
       * `held`: another device keeps the log. `differs`: the two devices have noted different points. `over`: the match was decided, or somebody typed
       * its score. `format`: that of the match was changed before the first points arrived.
       */
      readonly kind: 'held' | 'differs' | 'over' | 'format';
      /** What the server has: its log, or the score that was typed. */
      readonly theirs: ScoreLog;
    }
  | {
      /** Another tab of this device has noted different points. */
      readonly kind: 'tabs';
      readonly other: KeptLog;
    };

/** The state that the pad shows. */
export interface Shown {
  readonly state: 'loading' | 'failed' | 'ready';
  /** The match as last read; null before anything was. */
  readonly view: ScoreLog | null;
  /** The log of this device; null until it begins one or takes one over. */
  readonly log: KeptLog | null;
  /** `refused`: the server does not take what is here, and says why; it is asked again. */
  readonly sync: 'saved' | 'saving' | 'offline' | 'refused';
  readonly queued: number;
  readonly conflict: Conflict | null;
  /** This device has no room: points live only while the page is open. */
  readonly isDiskFull: boolean;
  /** The browser keeps nothing for another reason. */
  readonly isUnkept: boolean;
  /** The session is over, or somebody else's: points stay here until they sign in again. */
  readonly isSignedOut: boolean;
  /** Why the match could not be completed, why the points are not taken, or why these people may not score it. */
  readonly refusal: string | null;
  readonly isCompleted: boolean;
}

export interface Ground {
  readonly matchId: number;
  readonly device: string;
  readonly api: Pick<Client, 'getScoreLog' | 'appendScoreLog'>;
  readonly store: LogStore;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Calls back after this many milliseconds; answers how to give it up. */
  readonly later: (milliseconds: number, then: () => void) => () => void;
}

export interface LogKeeper {
  readonly matchId: number;
  readonly shown: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  /** Begins a log, with the first choices of the order of service where pairs play. */
  readonly begin: (firstServer: 1 | 2, ...chosen: readonly LoggedEvent['event'][]) => void;
  readonly add: (event: LoggedEvent['event']) => void;
  /** Goes on with what the server has. */
  readonly takeTheirs: () => Promise<void>;
  /** Keeps what this device has; the other log is put aside. */
  readonly keepMine: () => Promise<void>;
  /** Completes the match once all of its log is there; without a network as soon as that is back, unless something is noted before. */
  readonly complete: () => Promise<void>;
  /** Tries again at once, and reads the server's state: the network may be back, or the page in front again. */
  readonly wake: () => void;
  readonly stop: () => void;
}
