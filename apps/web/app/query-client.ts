// The cache of the server's answers. Nothing polls (brief section 10: "No polling, never stale"): answers stay until a write or the live stream
// replaces them. Without a connection a call fails at once and says so (specification section 8); no call waits and is sent later by itself.
import { notifyManager, QueryClient } from '@tanstack/react-query';

// In one step with the page's other changes: a write's answer, the closing dialog and the toast are drawn together.
notifyManager.setScheduler(queueMicrotask);

/** The query client of the app; a server makes one for each page that it renders. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
