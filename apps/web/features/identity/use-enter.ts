// Coming in: after sign-in, registration and set-up the session is the user's and he lands on "/" (D39).
import type { User } from '@tennis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { changeSession, forgetAnswers } from '../../lib/session-change.ts';

/** Takes the user that the server returned; resolves when "/" is shown. */
export function useEnter(): (user: User) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (user) => {
    changeSession(queryClient, user);
    // What a visitor was told is not what this person may see.
    forgetAnswers(queryClient);
    await navigate({ to: '/' });
  };
}
