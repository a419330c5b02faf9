// The session of who scores is over: points go on all the same (D52).
import * as words from '@tennis/words/pad';
import { noteSignedIn } from '../../lib/session-note.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Points go on; they go out once somebody has signed in again. */
export const SignedOut = ({ matchId }: { matchId: number }) => (
  <Banner tone="warn" actions={<SignIn matchId={matchId} />}>
    {words.signedOut}
  </Banner>
);

/**
 * Goes to the sign-in page, which leads back to the match. The way back is in this tab's history and not in the address, so nobody can send another one.
 */
export function signInFor(matchId: number, way: 'pushState' | 'replaceState'): void {
  // The router drops a state without a key.
  history[way]({ returnTo: `/score/${matchId}`, key: 'pad' }, '', '/login');
  location.reload();
}

/** Signs in and comes back to the match. */
export function SignIn({ matchId }: { matchId: number }) {
  return (
    <Button
      onClick={() => {
        noteSignedIn(null);
        signInFor(matchId, 'pushState');
      }}
    >
      {words.signInAgain}
    </Button>
  );
}
