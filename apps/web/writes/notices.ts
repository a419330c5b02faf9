// Changes the cache after notices were read.
import type { QueryClient } from '@tanstack/react-query';
import { expire, only } from './cache.ts';

/** Some were marked as read: the count and the marks are the server's to tell. */
export const keepRead = (client: QueryClient): void => expire(client, only('/api/notifications'));
