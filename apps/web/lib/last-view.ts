// The view of a tournament's matches that was chosen last (brief section 2): List until someone chooses. Kept in this browser.
import { MATCH_VIEWS, type MatchView } from './detail-search.ts';
import { MATCHES_VIEW } from './kept-keys.ts';
import { storedText, storeText } from './stored-text.ts';

/** The last choice; where storage is blocked nothing is remembered. */
export function lastView(): MatchView {
  const stored = storedText(MATCHES_VIEW);
  return MATCH_VIEWS.find((view) => view === stored) ?? 'list';
}

/** Keeps a choice. */
export const rememberView = (view: MatchView): void => void storeText(MATCHES_VIEW, view);
