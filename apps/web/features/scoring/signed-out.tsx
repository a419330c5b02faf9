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

/** Goes to the sign-in page, which leads back to the match: by the history of this tab, never by an address that somebody could send. */
export function signInFor(matchId: number, way: 'pushState' | 'replaceState'): void {
  // A state without a key is not the router's, and it would take it away.
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
