// The script of a page that the server has drawn (ADR 44, ADR 53). It runs before anything is visible, so no press is lost, and keeps the page alive
// without the app: theme, links, and the stream of changes. The app is loaded when somebody does something that only the app can do, or when this
// browser needs another page than the drawn one.
import type { DrawnState } from '../lib/drawn-pages.ts';
import { drawnState } from '../lib/drawn-state.ts';
import { isComing, startApp, whenStarted } from './app.ts';
import { followChanges } from './changes.ts';
import { aimAtLinks } from './links.ts';
import { dress, place } from './dress.ts';
import { keepFocus } from './focus.ts';
import { addressOfLastView, isAnotherPage, reasonsToCome } from './needs.ts';
import { keepForOffline } from './offline.ts';
import { forgetField, holdPresses } from './presses.ts';
import { followTheme } from './theme.ts';
import { answerTyping } from './typing.ts';

/** Whether the app is on its way, or something is marked on the page. */
const isUsed = (): boolean => isComing() || getSelection()?.isCollapsed === false;

followTheme();
holdPresses(startApp);
keepFocus(forgetField);
answerTyping();
aimAtLinks();

// Each part of the page is in its place before it is painted.
const arriving = new MutationObserver(place);
arriving.observe(document, { childList: true, subtree: true });

function begin(): void {
  arriving.disconnect();
  const drawn = drawnState();
  if (drawn === null) return;
  const view = addressOfLastView();
  if (view !== null) {
    location.replace(view);
    return;
  }
  dress();
  if (isAnotherPage(drawn)) {
    startApp();
    return;
  }
  const now = (): DrawnState => drawnState() ?? drawn;
  reasonsToCome(now, startApp);
  whenStarted(followChanges({ drawn: now, come: startApp, isUsed }));
  keepForOffline(drawn);
}

document.addEventListener('DOMContentLoaded', begin, { once: true });
