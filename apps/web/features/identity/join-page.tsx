// An invitation in the hands of somebody who is signed in (D3): he joins the club with the account that he has, if the invitation names its address.
import type { Answer, Routes, User } from '@tennis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { api, read } from '../../lib/api.ts';
import { changeSession, forgetAnswers } from '../../lib/session-change.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { EntryCard } from './entry-card.tsx';
import { invitationProblem } from './invitation-problem.ts';
import { useSignOut } from './use-sign-out.ts';

type Invited = Answer<Routes['getInvitation']>;

/** How the server compares addresses; it has the last word. */
const isSameAddress = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** The page at /register?token=… for `user`. */
export function JoinPage({ user, token }: { user: User; token: string }) {
  const invitation = useQuery(read('getInvitation', { params: { token } }));
  const clubName = invitation.data?.club.name;
  usePageTitle(clubName === undefined ? 'Invitation' : `Join ${clubName}`);
  return (
    <EntryCard
      subtitle="You have an invitation"
      title={clubName === undefined ? 'Invitation' : `Join ${clubName}`}
    >
      {invitation.isError ? (
        <Banner
          title={invitationProblem(invitation.error)}
          actions={
            <>
              <Button onClick={() => void invitation.refetch()}>Try again</Button>
              <LinkButton href="/dashboard">Dashboard</LinkButton>
            </>
          }
        />
      ) : invitation.data === undefined ? (
        <output className="flex items-center gap-2 text-body text-ink2">
          <Spinner />
          Reading your invitation...
        </output>
      ) : isSameAddress(invitation.data.invitation.email, user.email) ? (
        <Join user={user} token={token} invited={invitation.data} onDead={() => void invitation.refetch()} />
      ) : (
        <OtherAddress user={user} invited={invitation.data} />
      )}
    </EntryCard>
  );
}

function Join({
  user,
  token,
  invited: { club, invitation },
  onDead,
}: {
  user: User;
  token: string;
  invited: Invited;
  onDead: () => void;
}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { busy, send } = useWrite();
  const join = async () => {
    const outcome = await send({
      route: 'acceptInvitation',
      call: { params: { token }, body: { userId: user.id } },
      after: async () => {
        changeSession(queryClient, await api.getSession({}));
        forgetAnswers(queryClient);
        await navigate({ to: '/dashboard', replace: true });
      },
      done: (joined) => ({ title: 'Invitation accepted', description: `You've joined ${joined.club.name}` }),
      failed: 'Failed to accept the invitation. Please try again.',
    });
    // It may have been accepted or revoked meanwhile.
    if (outcome.kind === 'refused') onDead();
  };
  return (
    <div>
      <p className="text-body text-ink2">
        {'You are invited to join '}
        <strong className="font-semibold text-ink">{club.name}</strong>
        {invitation.role === 'admin' ? ' as one of its admins.' : ' as a member.'}
      </p>
      <FormActions>
        <LinkButton href="/dashboard">Not now</LinkButton>
        <Button variant="primary" busy={busy} onClick={() => void join()}>
          {busy ? 'Joining...' : 'Join club'}
        </Button>
      </FormActions>
    </div>
  );
}

function OtherAddress({ user, invited: { club, invitation } }: { user: User; invited: Invited }) {
  const router = useRouter();
  // The same address now shows the registration to the visitor that he is.
  const { isSigningOut, signOut } = useSignOut(() => router.invalidate());
  return (
    <div>
      <p className="text-body text-ink2 [overflow-wrap:anywhere]">
        {`The invitation to join ${club.name} was sent to `}
        <strong className="font-semibold text-ink">{invitation.email}</strong>
        {'. You are signed in with '}
        <strong className="font-semibold text-ink">{user.email}</strong>
        {'. Sign out to go on with the address that was invited.'}
      </p>
      <FormActions>
        <LinkButton href="/dashboard">Not now</LinkButton>
        <Button variant="primary" busy={isSigningOut} onClick={() => void signOut('account')}>
          Sign out
        </Button>
      </FormActions>
    </div>
  );
}
