// Decides who may open a path (specification section 2, Guards). The server decides what anyone may read; this only sends people to their own page.
import type { User } from '@tennis/contract';
import { holdsPad } from '../lib/kept-pads.ts';
import { heldScoreLink } from '../lib/score-link.ts';
import { SIGNED_IN } from '../lib/session-hint.ts';

/** Paths for signed-in people, with every path below them. */
const PROTECTED =
  /^\/(?:dashboard|create-tournament|create-club|members|manage-scores|my-tennis|score|matches\/[^/]+\/(?:result|arrange)|notifications|admin|profile|help|tournaments\/[^/]+\/edit)(?:\/|$)/i;
/**
 * Open with a score link (D51), without a network (the session cannot be checked), and on the device that holds the log of the match: scoring goes
 * on, and the points are sent once somebody has signed in again.
 */
const SCORING = /^\/score(?:\/(\d+))?(?:\/|$)/i;
/** Pages that only a visitor needs. */
const ENTRY = /^\/(?:login|register|forgot-password|reset-password)(?:\/|$)/i;

const mayScore = (matchId: number): boolean =>
  heldScoreLink() !== null ||
  holdsPad(matchId) ||
  (typeof document !== 'undefined' && SIGNED_IN.test(document.cookie));

/** Whether a visitor is sent to sign in. */
function isProtected(path: string): boolean {
  const scoring = SCORING.exec(path);
  return PROTECTED.test(path) && !(scoring !== null && mayScore(Number(scoring[1] ?? 0)));
}

const isReset = (path: string): boolean => /^\/reset-password(?:\/|$)/i.test(path);

/** Where somebody with an invitation joins the club, with an account or without one. */
const INVITED = /^\/register\/?$/i;

/** Where this person has to go instead of `path`, or null when they may stay. `isInvited`: the address holds an invitation. */
export function detour(
  path: string,
  user: User | null,
  isInvited: boolean,
): '/login' | '/register' | '/dashboard' | null {
  if (user === null) return isProtected(path) ? '/login' : null;
  if (!ENTRY.test(path)) return null;
  if (!isInvited || isReset(path)) return '/dashboard';
  return INVITED.test(path) ? null : '/register';
}
