// Who may open which path (specification section 2, Guards). The server decides what anyone may read; this only
// sends people to the page that is theirs.
import type { User } from '@tennis/contract';
import { heldScoreLink } from '../lib/score-link.ts';
import { SIGNED_IN } from '../lib/session-hint.ts';

/** Paths for signed-in people, with every path below them. */
const PROTECTED =
  /^\/(?:dashboard|create-tournament|create-club|members|manage-scores|my-tennis|score|matches\/[^/]+\/result|admin|profile|help|tournaments\/[^/]+\/edit)(?:\/|$)/i;
/** Open to whoever holds a link (D51), and to somebody signed in whom nobody can ask about their session: there is no network. */
const SCORING = /^\/score(?:\/|$)/i;
/** Pages that only a visitor needs. */
const ENTRY = /^\/(?:login|register|forgot-password|reset-password)(?:\/|$)/i;

const mayScore = (): boolean =>
  heldScoreLink() !== null || (typeof document !== 'undefined' && SIGNED_IN.test(document.cookie));

/** Whether a visitor is sent to sign in. */
const isProtected = (path: string): boolean => PROTECTED.test(path) && !(SCORING.test(path) && mayScore());

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
