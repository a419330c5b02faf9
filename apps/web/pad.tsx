// Starts the score pad, a page of its own (ADR 43): at the net post it loads nothing of the rest of the app, and draws with Preact instead of React.
import type { User } from '@tennis/contract';
import { createRoot } from 'react-dom/client';
import { detour } from './app/guards.ts';
import { PadPage } from './features/scoring/pad-page.tsx';
import { signInFor } from './features/scoring/signed-out.tsx';
import { connectSession } from './lib/api.ts';
import { SIGNED_IN } from './lib/session-hint.ts';
import { askSession } from './lib/session.ts';
import { applyTheme } from './lib/theme.ts';
import { guardMovingButtons } from './ui/settling.ts';
import './styles/index.css';

const container = document.getElementById('root');
if (container === null) throw new Error('pad.html has no #root');
const root = createRoot(container);
const matchId = Number(location.pathname.split('/')[2]);

/** The person whose session started the pad: one person's points are never sent in the name of another. */
let shown: number | undefined;
connectSession({ shownUser: () => shown, onRefused: () => undefined });

function show(isSignedIn: boolean): void {
  root.render(<PadPage id={matchId} isSignedIn={isSignedIn} />);
}

function meet(user: User | null): void {
  shown = user?.id;
  if (detour(location.pathname, user, false) === '/login') signInFor(matchId, 'replaceState');
  else show(user !== null);
}

applyTheme();
guardMovingButtons();
// The points of this device come first; who holds it is asked beside them.
show(SIGNED_IN.test(document.cookie));
askSession()
  .then(meet)
  // Without an answer the pad stays as it is: the server decides about each batch of points.
  .catch(() => undefined);
