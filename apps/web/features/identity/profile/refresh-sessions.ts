// Which cached answers the end of a session makes old.
import type { QueryClient } from '@tanstack/react-query';

const TOUCHED = ['/api/auth/sessions', '/api/user/erasure'];

/** After sessions were ended; resolves when what is on screen has been read again. */
export const refreshSessions = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => TOUCHED.some((touched) => touched === path),
  });
