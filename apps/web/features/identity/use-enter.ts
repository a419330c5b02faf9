// Coming in: after sign-in, registration and set-up, the session belongs to the user. They land on "/" (D39), on the page that sent them here to sign
// in, or on the invitation that they came with.
import type { User } from '@tennis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useRouterState, type HistoryState } from '@tanstack/react-router';
import { changeSession, forgetAnswers } from '../../lib/session-change.ts';

/** Takes the user that the server returned, and an invitation that is still to be accepted; resolves when the page is shown. */
export function useEnter(): (user: User, invitation?: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  return async (user, invitation) => {
    // Taken from the history of this tab, never from an address that somebody could send.
    const { returnTo } = router.state.location.state;
    changeSession(queryClient, user);
    // A visitor's answers differ from those for this person.
    forgetAnswers(queryClient);
    if (invitation === undefined) await navigate({ href: returnTo ?? '/' });
    else await navigate({ to: '/register', search: { token: invitation } });
  };
}

/** The page to come back to, for the links between signing in, registering and a forgotten password. */
export const useReturn = (): HistoryState =>
  useRouterState({
    select: ({ location }) => {
      const { returnTo } = location.state;
      return returnTo === undefined ? {} : { returnTo };
    },
    structuralSharing: true,
  });

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page to come back to after signing in. */
    returnTo?: string;
  }
}
