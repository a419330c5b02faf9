// Starts the web app.
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSession } from './app/lost-session.ts';
import { queryClient } from './app/query-client.ts';
import { router } from './app/router.tsx';
import { takeScoreLink } from './lib/score-link.ts';
import { hasKeptAnswers } from './lib/kept-answers.ts';
import { dropEarlyReads } from './lib/early-reads.ts';
import { guardMovingButtons } from './ui/settling.ts';
import './styles/index.css';

/** The stream begins when the page has come to rest. Without a network the page says at once of when it is. */
const LIVE_AFTER_MS = 2500;
const isFromNetwork = (): boolean => navigator.onLine && !hasKeptAnswers();

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

takeScoreLink();
watchSession(queryClient, router);
guardMovingButtons();
const stopListening = router.subscribe('onResolved', () => {
  stopListening();
  dropEarlyReads();
  // What the page needs comes first.
  setTimeout(
    () => {
      import('./app/live/start.tsx')
        .then(({ followLive }) => followLive(queryClient))
        // Without it the page stays as it was read.
        .catch(() => undefined);
    },
    isFromNetwork() ? LIVE_AFTER_MS : 0,
  );
});

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
