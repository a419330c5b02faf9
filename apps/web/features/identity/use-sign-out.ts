// Signing out (specification section 2, Layouts), from anywhere and to anywhere.
import * as words from '@tennis/words/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { dropAllPads } from '../../lib/kept-pads.ts';
import { changeSession, forgetAnswers } from '../../lib/session-change.ts';
import { useWrite } from '../../writes/use-write.ts';

/** The text of the toast, by where Logout was pressed: in the person's own menu, or in the top bar. */
export const SIGNED_OUT = {
  account: words.loggedOutAccount,
  system: words.loggedOutSystem,
} as const;

/** Ends the session and forgets everything that was read in it; `arrive` then leads the person, now a visitor, to the next page. */
export function useSignOut(arrive: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  const { busy, send } = useWrite();
  return {
    isSigningOut: busy,
    signOut: (place: keyof typeof SIGNED_OUT) =>
      send({
        route: 'logout',
        call: { body: {} },
        after: async () => {
          // The points that are kept here are theirs: the pad asks who opens it to sign in.
          dropAllPads();
          changeSession(queryClient, null);
          await arrive();
          forgetAnswers(queryClient);
        },
        done: () => ({ title: words.loggedOut, description: SIGNED_OUT[place] }),
        failed: words.logoutFailed,
      }),
  };
}
