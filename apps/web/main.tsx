// Starts the web app: on an empty page, or on one that the server has drawn (ADR 44).
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportRecovered } from './app/left-while-drawn.ts';
import { watchSession } from './app/lost-session.ts';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { drawAs, isAsDrawn, scrollsAfter, seed } from './app/take-over.ts';
import type { DrawnState } from './lib/drawn-pages.ts';
import { drawnState } from './lib/drawn-state.ts';
import { partsReady } from './lib/lazy-part.ts';
import { takeScoreLink } from './lib/score-link.ts';
import { hasKeptAnswers } from './lib/kept-answers.ts';
import { dropEarlyReads } from './lib/early-reads.ts';
import { guardMovingButtons } from './ui/settling.ts';
import './styles/index.css';

/** The stream begins once the page is idle; on a screen at once, since only the stream tells points. Without a network, the page says at once how old it is. */
const LIVE_AFTER_MS = location.pathname.startsWith('/tv/') ? 0 : 2500;
/** The parts that a page leaves for later because it works without the app at first. */
const restLeft = (): number =>
  drawn === null ? LIVE_AFTER_MS : Math.max(0, LIVE_AFTER_MS - performance.now());
const isFromNetwork = (): boolean => navigator.onLine && !hasKeptAnswers();

async function followChanges(): Promise<void> {
  const { followLive } = await import('./app/live/start.tsx');
  followLive(queryClient);
  document.dispatchEvent(new Event('app-follows'));
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

takeScoreLink();
const queryClient = createQueryClient();
const drawn = drawnState();
if (drawn !== null) seed(queryClient, drawn);
const router = createAppRouter(queryClient, { mayScroll: scrollsAfter(drawn) });
watchSession(queryClient, router);
guardMovingButtons();
const onRecoverableError = reportRecovered(router);
const stopListening = router.subscribe('onResolved', () => {
  stopListening();
  dropEarlyReads();
  // The page's needs come first. A page that the server has drawn was already idle before it loaded the app (reader/).
  setTimeout(
    () => {
      // Without it the page stays as it was read.
      followChanges().catch(() => undefined);
    },
    isFromNetwork() ? restLeft() : 0,
  );
});

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);

async function takeOver(root: HTMLElement, { parts }: DrawnState, asDrawn: boolean): Promise<void> {
  // The frames around what waits for its code are those of the server.
  if (asDrawn) router.ssr = { manifest: undefined };
  // The drawn page stays in view until the code of the page is there too.
  await router.load();
  await partsReady(parts);
  if (asDrawn) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root, { onRecoverableError }).render(app);
}

if (drawn === null) createRoot(container, { onRecoverableError }).render(app);
else {
  const asDrawn = isAsDrawn(drawn);
  if (asDrawn) drawAs(drawn);
  void takeOver(container, drawn, asDrawn);
}
