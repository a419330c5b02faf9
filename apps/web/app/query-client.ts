// The cache of the server's answers. Nothing polls (brief section 10: "No polling, never stale"): answers stay until a
// write or the live stream replaces them.
import { QueryClient } from '@tanstack/react-query';

/** The one query client of the app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
