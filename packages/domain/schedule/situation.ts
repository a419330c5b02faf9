// The input of the order of play: courts, events, people and matches, and what has happened so far. The fields are those of docs/replay.md. All times
// are whole minutes from midnight of the first day: 570 is 09:30 on day 0, 2010 is 09:30 on day 1.

/** The caller's own name for a court, an event, a match or a player. `1` and `'1'` are the same. */
export type ScheduleId = string | number;

/** From the first minute up to, but not including, the second. */
export type Span = readonly [from: number, to: number];

export interface ScheduleCourt {
  readonly id: ScheduleId;
  readonly open: readonly Span[];
  readonly blocked?: readonly Span[];
  readonly surface?: string;
  readonly indoor?: boolean;
  readonly lights?: boolean;
  readonly centre?: boolean;
}

export interface ScheduleEvent {
  readonly id: ScheduleId;
  readonly kind: 'singles' | 'doubles';
  /** How long a match is expected to hold its court [OP26]. */
  readonly minutes: number;
  /** How long its players rest afterwards [RE1]. */
  readonly rest: number;
  readonly courts?: readonly ScheduleId[];
  readonly surfaces?: readonly string[];
  /** The court that counts as the centre court of this event; where none is named, those that are centre courts [OP19]. */
  readonly centre?: ScheduleId;
  /** The entry of `limits` that applies; `default` if none is named. */
  readonly limits?: string;
  /** Minute of the day by which its matches should be over [OP16]. */
  readonly early?: number;
  readonly format?: string;
  /** The shorter format that may be chosen when time is lost [OP13]. */
  readonly shorter?: { readonly minutes: number; readonly rest: number };
}

/** The most matches of one player on a day, and the fewest minutes between their last match of one day and the next on another [OP9]. */
export interface DayLimits {
  readonly singles?: number;
  readonly doubles?: number;
  readonly total?: number;
  readonly overnight?: number;
}

export interface SchedulePlayer {
  readonly away?: readonly Span[];
  readonly wish?: readonly Span[];
  /** How long they rest after a match at least; both sides then rest as long [RE1]. */
  readonly rest?: number;
}

/** The players on one side of a match: known people, or players who come from other matches. */
export type ScheduleSide =
  | { readonly players: readonly ScheduleId[] }
  | { readonly winner: ScheduleId }
  | { readonly loser: ScheduleId }
  | { readonly group: readonly ScheduleId[]; readonly place: number };

export interface ScheduleMatch {
  readonly id: ScheduleId;
  readonly event: ScheduleId;
  readonly round: number;
  readonly sides: readonly [ScheduleSide, ScheduleSide];
  readonly minutes?: number;
  /** How long its players rest after it, if it has a format of its own [OP13, RE1]; otherwise as long as in its event. */
  readonly rest?: number;
  /** It belongs to a part of its event with a format of its own, and is not shortened with the rest of it [OP13]. */
  readonly ownPart?: boolean;
  /** The TODS code of its format where it has one of its own; otherwise that of its event. */
  readonly format?: string;
  readonly notBefore?: number;
  readonly mustEndBy?: number;
  readonly pin?: { readonly court?: ScheduleId; readonly start?: number };
  /** The match after which this one comes next on the same court, that day [OP11]. */
  readonly follows?: ScheduleId;
  readonly final?: boolean;
}

/** Where and when a match is played. */
export interface PlacedMatch {
  readonly match: ScheduleId;
  readonly court: ScheduleId;
  readonly start: number;
}

/** A match that is over. A walkover held no court and needs no rest. */
export type DoneMatch =
  | (PlacedMatch & {
      readonly end: number;
      readonly winner: 0 | 1;
      readonly walkover?: false;
      /** Minutes it was played, if not all from `start` to `end`: null if nobody knows. */
      readonly played?: number | null;
    })
  | { readonly match: ScheduleId; readonly winner: 0 | 1; readonly walkover: true };

export interface RunningMatch extends PlacedMatch {
  /** When it is expected to be over. If that has passed, it has left its court, and nobody has said who won. */
  readonly end: number;
  /** Not of this plan: it holds its court and its players, but the plan is over without it. */
  readonly aside?: boolean;
  /** Games of the sets that are over. */
  readonly sets?: readonly (readonly [number, number])[];
  /** Nobody tells of each set as it ends: more of them may be over by now. */
  readonly setsAreOlder?: boolean;
  /** Minutes played so far, if not all since `start`. */
  readonly played?: number;
}

/** A match that was broken off and is still to be played for this many minutes. */
export interface SuspendedMatch extends PlacedMatch {
  readonly minutesLeft: number;
}

export interface Situation {
  /** How many days there are; 1 where it is not said. */
  readonly days?: number;
  readonly courts: readonly ScheduleCourt[];
  /** Minute of the day from which unlit courts outdoors cannot be used [OP3]: one for all days, or one for each day. */
  readonly dark?: number | null | readonly (number | null)[];
  /** Minutes a court needs between two matches. */
  readonly turnaround?: number;
  readonly events: readonly ScheduleEvent[];
  readonly limits?: Readonly<Record<string, DayLimits>>;
  readonly players?: Readonly<Record<string, SchedulePlayer>>;
  readonly matches: readonly ScheduleMatch[];
  readonly possiblePlayers?: 'avoid' | 'count';
  /** Minute of the day by which play should be over. */
  readonly target?: number;
  readonly goal?: 'finish' | 'comfort';
  readonly now?: number;
  /** Within this many minutes of its published time, a match is not called earlier than published; 60 if not given [OP12]. */
  readonly notice?: number;
  readonly published?: readonly PlacedMatch[];
  readonly done?: readonly DoneMatch[];
  readonly running?: readonly RunningMatch[];
  readonly suspended?: readonly SuspendedMatch[];
}

/** Rounds of an event that are played in its shorter format. */
export interface Shortening {
  readonly event: ScheduleId;
  readonly fromRound: number;
}

export const DAY = 1440;

/** The day on which a minute lies. */
export const dayOf = (minute: number): number => Math.floor(minute / DAY);
