// Signing out (specification section 2, Layouts): the same act from two places, each with its own words.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../lib/api.ts';
import { changeSession, forgetAnswers } from '../lib/session-change.ts';
import { toast } from '../ui/toast-store.ts';
import { hasUnsavedWork } from '../ui/unsaved-work.ts';

/** Which of the two Logouts was pressed: the user menu's, or the top bar's. */
export type LogoutPlace = 'account' | 'system';

const DESCRIPTIONS: Record<LogoutPlace, string> = {
  account: 'You have been logged out of your account.',
  system: 'You have been logged out of the system.',
};

export interface Logout {
  logout: (place: LogoutPlace) => void;
  isLoggingOut: boolean;
  /** Set while typed work would be lost: the question is to be asked, and one of the two called. */
  question: { keep: () => void; discard: () => void } | null;
}

/** Ends the session, forgets what was read in it and goes to /login; asks first when something typed would be lost. */
export function useLogout(): Logout {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [asked, setAsked] = useState<LogoutPlace | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (_place: LogoutPlace) => api.logout({ body: {} }),
    onSuccess: async (_answer, place) => {
      changeSession(queryClient, null);
      await router.navigate({ to: '/login', ignoreBlocker: true });
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
  const question =
    asked === null
      ? null
      : {
          keep: () => setAsked(null),
          discard: () => {
            setAsked(null);
            mutate(asked);
          },
        };
  return {
    logout: (place) => (hasUnsavedWork() ? setAsked(place) : mutate(place)),
    isLoggingOut: isPending,
    question,
  };
}
