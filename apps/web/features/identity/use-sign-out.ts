// Signing out (specification section 2, Layouts), whoever asks for it and wherever it leads.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../lib/api.ts';
import { changeSession, forgetAnswers } from '../../lib/session-change.ts';
import { toast } from '../../ui/toast-store.ts';

/** What the toast says, by the place in which Logout was pressed: what is a person's own, or the top bar. */
export const SIGNED_OUT = {
  account: 'You have been logged out of your account.',
  system: 'You have been logged out of the system.',
} as const;

/** Ends the session and forgets what was read in it; `arrive` shows the visitor that he is now where he goes on. */
export function useSignOut(arrive: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (_place: keyof typeof SIGNED_OUT) => api.logout({ body: {} }),
    onSuccess: async (_answer, place) => {
      changeSession(queryClient, null);
      await arrive();
      forgetAnswers(queryClient);
      toast({ title: 'Logged out successfully', description: SIGNED_OUT[place] });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to log out. Please try again.'),
        tone: 'danger',
      }),
  });
}
