// The limits of one connection, of one address and of all together (ADR 9, 45). Times in milliseconds.

export interface ConnectionLimits {
  /** How long the head of a request may take to arrive. */
  readonly headersMs: number;
  /** How long a whole request may take: enough for 64 KiB over a poor line, too short for somebody who sends a byte a minute. */
  readonly requestMs: number;
  /** How often these two are looked at: what is over is ended within so much more. */
  readonly checkMs: number;
  /** How long an idle connection is kept: longer than the proxies keep it, because they must be the ones to end it. */
  readonly keepAliveMs: number;
  /** How long an answer may wait for somebody who reads none of it. */
  readonly unreadMs: number;
  /** How long an answer may take altogether: the largest file over a poor line. */
  readonly answerMs: number;
  /** The most bytes in all unread answers together. */
  readonly unreadBytes: number;
  readonly connections: number;
  /** A whole club shares an address (D27), and a browser opens six. */
  readonly connectionsFromOne: number;
  /** Connections that stream, beside the others: one of each browser that looks on. */
  readonly streams: number;
  readonly streamsFromOne: number;
  /** Requests sent on one connection ahead of their answers; while there are more, nothing further is read from it. */
  readonly ahead: number;
  /** The same for all connections together; beyond that, a connection that sends another one ahead is ended. */
  readonly aheadOfAll: number;
  /** Reads, and as many writes, that are at work at once. */
  readonly atWork: number;
  /** How long one turn of the event loop begins requests, ready answers among them. */
  readonly turnMs: number;
  /** Requests that need a handler and are begun in one turn of the event loop. */
  readonly aTurn: number;
  /** Requests that wait to be begun. */
  readonly waiting: number;
  /**
   * Pictures of tournaments that are drawn. Each takes a tenth of a second of a core; the limit keeps anybody from making the server draw all day.
   */
  readonly picturesInAMinute: number;
}

export const LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 30_000,
  checkMs: 1000,
  keepAliveMs: 72_000,
  unreadMs: 30_000,
  answerMs: 300_000,
  unreadBytes: 67_108_864,
  connections: 5000,
  connectionsFromOne: 2000,
  streams: 20_000,
  streamsFromOne: 2000,
  ahead: 64,
  aheadOfAll: 4000,
  atWork: 64,
  turnMs: 2,
  aTurn: 4,
  waiting: 2000,
  picturesInAMinute: 60,
};
