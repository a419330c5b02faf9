// Which view of a tournament's matches was chosen last (brief section 2): List until someone chooses. Kept in this browser.
import { MATCH_VIEWS, type MatchView } from '../../lib/detail-search.ts';

const KEY = 'matches-view';

/** The last choice. */
export function lastView(): MatchView {
  try {
    const stored = localStorage.getItem(KEY);
    return MATCH_VIEWS.find((view) => view === stored) ?? 'list';
  } catch {
    // Storage may be blocked: then nothing is remembered.
    return 'list';
  }
}

/** Keeps a choice. */
export function rememberView(view: MatchView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // As above.
  }
}
