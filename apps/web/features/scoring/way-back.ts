// Where the pad leads back to: only those who run the tournament may open Manage Scores; anybody else came from the list of what they may score.
import { pageOfMatch, type ScoreLog } from '@tennis/contract';
import { SCORE_LINK_PATH } from '../../lib/score-link.ts';

const QUEUE = '/manage-scores';

export interface WayBack {
  /** The page after the match. */
  readonly home: string;
  /** The page behind the cross, in the middle of a match. */
  readonly close: string;
  /** Whether they may type the score set by set. */
  readonly isOrganiser: boolean;
}

/** The way back of somebody at the pad. A device that has lost its session may still have a match that was read with it. */
export function wayBack(isSignedIn: boolean, view: ScoreLog | null): WayBack {
  if (isSignedIn && view?.manages === true)
    return { home: QUEUE, close: pageOfMatch(view.match.tournamentId, view.match.id), isOrganiser: true };
  return { home: SCORE_LINK_PATH, close: SCORE_LINK_PATH, isOrganiser: false };
}
