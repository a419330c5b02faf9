// The things that people are told, and when.
import type { NoticeFacts, NoticeKind } from '@tennis/contract';

/** One thing that some people are told. */
export interface Telling {
  readonly kind: NoticeKind;
  readonly personIds: readonly number[];
  readonly tournamentId: number;
  readonly participantId?: number | null;
  readonly matchId?: number | null;
  readonly facts?: NoticeFacts;
}

/** When, and by whom. */
export interface When {
  readonly now: Date;
  /** The account that did it: it knows already. */
  readonly actorId: number | null;
  /** How long it waits before anybody sees it, in milliseconds. */
  readonly waitMs?: number;
}
