// An invitation that a signed-in person opens (D3): they join the club with their account, if the invitation names its address.
import * as common from '@tennis/words/common';
import * as words from '@tennis/words/accounts';
import type { Answer, Routes, User } from '@tennis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { api, read } from '../../lib/api.ts';
import { changeSession, forgetAnswers } from '../../lib/session-change.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Filled } from '../../ui/filled.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { EntryCard } from './entry-card.tsx';
import { invitationProblem, isOver } from './invitation-problem.ts';
import { useSignOut } from './use-sign-out.ts';

type Invited = Answer<Routes['getInvitation']>;

/** How the server compares addresses; it has the last word. */
const isSameAddress = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** The page at /register?token=… for `user`. */
export function JoinPage({ user, token }: { user: User; token: string }) {
  const invitation = useQuery(read('getInvitation', { params: { token } }));
  const clubName = invitation.data?.club.name;
  usePageTitle(clubName === undefined ? words.invitation : words.joinTitle({ club: clubName }));
  return (
    <EntryCard
      subtitle={isOver(invitation.error) ? words.invitation : words.joinSubtitle}
      {...(isOver(invitation.error)
        ? {}
        : { title: clubName === undefined ? words.invitation : words.joinTitle({ club: clubName }) })}
    >
      {invitation.isError ? (
        <Banner
          title={invitationProblem(invitation.error)}
          actions={
            <>
              {!isOver(invitation.error) && (
                <Button onClick={() => void invitation.refetch()}>{common.tryAgain}</Button>
              )}
              <LinkButton href="/dashboard">{words.dashboard}</LinkButton>
            </>
          }
        />
      ) : invitation.data === undefined ? (
        <output className="flex items-center gap-2 text-body text-ink2">
          <Spinner />
          {words.readingInvitation}
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
  invited: { club, invitation, invitedBy },
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
      done: (joined) => ({ title: words.joined, description: words.joinedText({ club: joined.club.name }) }),
      failed: words.joinFailed,
    });
    // It may have been accepted or revoked meanwhile.
    if (outcome.kind === 'refused') onDead();
  };
  return (
    <div>
      <p className="text-body text-ink2">
        <Filled
          text={invitation.role === 'admin' ? words.invitedAsAdmin : words.invitedAsMember}
          parts={{ club: <strong className="font-semibold text-ink">{club.name}</strong> }}
        />{' '}
        {invitedBy !== null && words.invitedBy({ name: invitedBy })}
      </p>
      <FormActions>
        <LinkButton href="/dashboard">{words.notNow}</LinkButton>
        <Button variant="primary" busy={busy} onClick={() => void join()}>
          {busy ? words.joining : words.join}
        </Button>
      </FormActions>
    </div>
  );
}

function OtherAddress({ user, invited: { club, invitation } }: { user: User; invited: Invited }) {
  const router = useRouter();
  // The same address now shows the registration, as to any visitor.
  const { isSigningOut, signOut } = useSignOut(() => router.invalidate());
  return (
    <div>
      <p className="text-body text-ink2 [overflow-wrap:anywhere]">
        <Filled
          text={words.otherAddress}
          parts={{
            club: club.name,
            invited: <strong className="font-semibold text-ink">{invitation.email}</strong>,
            own: <strong className="font-semibold text-ink">{user.email}</strong>,
          }}
        />
      </p>
      <FormActions>
        <LinkButton href="/dashboard">{words.notNow}</LinkButton>
        <Button variant="primary" busy={isSigningOut} onClick={() => void signOut('account')}>
          {words.signOut}
        </Button>
      </FormActions>
    </div>
  );
}
