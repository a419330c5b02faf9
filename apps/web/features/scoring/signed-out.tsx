// The session of who scores is over: points go on all the same (D52).
import * as words from '@tennis/words/pad';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { changeSession } from '../../lib/session-change.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Points go on; they go out once somebody has signed in again. */
export const SignedOut = ({ matchId }: { matchId: number }) => (
  <Banner tone="warn" actions={<SignIn matchId={matchId} />}>
    {words.signedOut}
  </Banner>
);

/** Signs in and comes back to the match. */
export function SignIn({ matchId }: { matchId: number }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <Button
      onClick={() => {
        changeSession(queryClient, null);
        void navigate({ to: '/login', state: { returnTo: `/score/${matchId}` } });
      }}
    >
      {words.signInAgain}
    </Button>
  );
}
