// Signing out (specification section 2, Layouts): the same act from two places, each with its own words.
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSignOut, type SIGNED_OUT } from '../features/identity/use-sign-out.ts';
import { hasUnsavedWork } from '../ui/unsaved-work.ts';

/** The Logout that was pressed: the user menu's, or the top bar's. */
export type LogoutPlace = keyof typeof SIGNED_OUT;

export interface Logout {
  logout: (place: LogoutPlace) => void;
  isLoggingOut: boolean;
  /** Set while typed work would be lost: show the question, and call one of the two. */
  question: { keep: () => void; discard: () => void } | null;
}

/** Ends the session, forgets everything that was read in it and goes to /login; asks first if typed work would be lost. */
export function useLogout(): Logout {
  const router = useRouter();
  const [asked, setAsked] = useState<LogoutPlace | null>(null);
  const { signOut, isSigningOut } = useSignOut(() => router.navigate({ to: '/login', ignoreBlocker: true }));
  const question =
    asked === null
      ? null
      : {
          keep: () => setAsked(null),
          discard: () => {
            setAsked(null);
            void signOut(asked);
          },
        };
  return {
    logout: (place) => {
      if (hasUnsavedWork()) setAsked(place);
      else void signOut(place);
    },
    isLoggingOut: isSigningOut,
    question,
  };
}
