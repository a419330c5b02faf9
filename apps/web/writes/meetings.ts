// Cache changes after meetings were written: their own pages, and the tournaments that name their meeting.
import type { QueryClient } from '@tanstack/react-query';
import { expire } from './cache.ts';

/** A meeting that was put together, changed or parted. */
export const keepMeeting =
  (clubId: number) =>
  (client: QueryClient): void =>
    expire(
      client,
      (path) =>
        path === `/api/clubs/${clubId}/meetings` ||
        path.startsWith('/api/meetings/') ||
        /^\/api\/tournaments\/\d+$/.test(path),
    );
