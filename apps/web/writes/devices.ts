// Changes the cache after sessions were ended.
import type { Session } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeLists, expire, only } from './cache.ts';

/** Some sessions of the person have ended. */
export function keepSessions(client: QueryClient, stays: (session: Session) => boolean): void {
  changeLists<Session>(client, only('/api/auth/sessions'), (sessions) => sessions.filter(stays));
  expire(client, only('/api/user/erasure'));
}

/** Nobody knows which are still there: somebody else may have ended them. */
export const expireSessions = (client: QueryClient): void => expire(client, only('/api/auth/sessions'));
