// Lists the pages that the server draws for visitors (ADR 44), and what it tells the browser about how it has drawn one.
import type { DehydratedState } from '@tanstack/react-query';

/** The paths: what people read who follow a tournament. */
const DRAWN =
  /^\/(?:tournaments|match-schedules|search)?$|^\/tournaments\/[1-9]\d{0,14}$|^\/(?:meetings|people)\/[1-9]\d{0,14}$/;

/** Whether the server draws the page at a path. */
export const isDrawn = (path: string): boolean => DRAWN.test(path);

/** Data in the page beside its markup: how it was drawn, and the answers from which it was drawn. */
export interface DrawnState {
  /** Path and query. */
  readonly address: string;
  /** The moment at which it was drawn, as ISO text. */
  readonly now: string;
  /** The zone that its times are in; null if that changes nothing. */
  readonly zone: string | null;
  /** The reads that it was made of, by path and query. */
  readonly reads: readonly string[];
  /** The parts with code of their own that it shows (lib/lazy-part.ts). */
  readonly parts: readonly string[];
  readonly answers: DehydratedState;
}
