// Signing out (specification section 2, Layouts): the same act from two places, each with its own words.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api, messageOf } from '../lib/api.ts';
import { changeSession, forgetAnswers } from '../lib/session-change.ts';
import { toast } from '../ui/toast-store.ts';

/** Which of the two Logouts was pressed: the user menu's, or the top bar's. */
export type LogoutPlace = 'account' | 'system';

const DESCRIPTIONS: Record<LogoutPlace, string> = {
  account: 'You have been logged out of your account.',
  system: 'You have been logged out of the system.',
};

/** Ends the session, forgets what was read in it and goes to /login. */
export function useLogout(): { logout: (place: LogoutPlace) => void; isLoggingOut: boolean } {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: (_place: LogoutPlace) => api.logout({ body: {} }),
    onSuccess: async (_answer, place) => {
      changeSession(queryClient, null);
      await router.navigate({ to: '/login' });
      forgetAnswers(queryClient);
      toast({ title: 'Logged out successfully', description: DESCRIPTIONS[place] });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to log out. Please try again.'),
        tone: 'danger',
      }),
  });
  return { logout: mutate, isLoggingOut: isPending };
}
