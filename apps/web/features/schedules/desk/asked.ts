// What the desk asks of a suggestion: its days, and what holds in it.

/** What a suggestion is asked for. */
export interface Asked {
  readonly all: boolean;
  /** The last day that is planned. */
  readonly until: string;
  /** Whether rounds are spread over several days. */
  readonly spread: boolean;
  /** Another limit of matches a day than the day's: a number, 0 for none, or `club`; null as it is. */
  readonly limit: string | null;
  /** Whether matches that come straight after another one get no time of their own. */
  readonly firsts: boolean;
}
