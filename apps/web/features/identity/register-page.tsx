// Registration, with or without an invitation (specification sections 2, 4, 5 and 8; D3).
import * as words from '@tennis/words/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { RegisterSchema, type Answer, type Call, type Routes, type User } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { sayingProblems } from '../../lib/form-problems.ts';
import { read } from '../../lib/api.ts';
import { markFields } from '../../lib/field-problems.ts';
import { keptChoices } from '../../lib/kept-choices.ts';
import { IS_REGISTRATION_CLOSED } from '../../lib/platform.ts';
import { askServer } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { Filled } from '../../ui/filled.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useWrite, type Write } from '../../writes/use-write.ts';
import { EntryCard } from './entry-card.tsx';
import { PersonFields } from './person-fields.tsx';
import { withInvitation } from './invitation-search.ts';
import { invitationProblem, isOver } from './invitation-problem.ts';
import { useEnter, useReturn } from './use-enter.ts';

/** The account with the club that its invitation has added, and that club's name; a failure only logs a warning (section 7). */
async function joinClub(
  send: Write['send'],
  token: string | undefined,
  user: User,
): Promise<{ readonly user: User; readonly club: string | null }> {
  if (token === undefined) return { user, club: null };
  const joined = await send({
    route: 'acceptInvitation',
    call: { params: { token }, body: { userId: user.id } },
  });
  if (joined.kind === 'done') {
    const me = await askServer().catch(() => null);
    return { user: me ?? user, club: joined.answer.club.name };
  }
  console.warn('The invitation could not be accepted', joined);
  return { user, club: null };
}

/** Choices made in this browser before there was an account move to the account, and so to its other devices; if that fails, they stay here. */
async function takeChoices(send: Write['send'], user: User): Promise<User> {
  const body = keptChoices();
  if (body === null) return user;
  const kept = await send({ route: 'setPreferences', call: { body } });
  return kept.kind === 'done' ? kept.answer : user;
}

/** To which club somebody is invited, as what, and by whom. */
function Invited({
  invitation: { invitation, club, invitedBy },
}: {
  invitation: Answer<Routes['getInvitation']>;
}) {
  const text = invitation.role === 'admin' ? words.invitedAsAdmin : words.invitedAsMember;
  return (
    <Banner tone="info" title={text({ club: club.name })}>
      {invitedBy !== null && words.invitedBy({ name: invitedBy })}
    </Banner>
  );
}

/** The page at /register. */
export function RegisterPage() {
  usePageTitle(words.registerTitle);
  const enter = useEnter();
  const back = useReturn();
  const { token, as } = useSearch({ from: '/register' });
  const invitation = useQuery({
    ...read('getInvitation', { params: { token: token ?? '' } }),
    enabled: token !== undefined,
  });
  const email = invitation.data?.invitation.email;
  const { register, control, handleSubmit, formState, getValues, setError, setValue } = useForm({
    resolver: sayingProblems(zodResolver(RegisterSchema)),
    defaultValues: {
      username: '',
      password: '',
      email: '',
      name: '',
      role: as === 'club' ? ('club_admin' as const) : ('member' as const),
    },
  });
  useEffect(() => {
    if (email !== undefined) setValue('email', email);
  }, [email, setValue]);
  const { busy, send } = useWrite();
  const createAccount = (body: Call<Routes['register']>['body']) =>
    send({
      route: 'register',
      call: { body },
      after: async (created) => {
        const { user, club } = await joinClub(send, token, await takeChoices(send, created));
        await enter(user);
        toast({
          title: words.registered,
          description: club === null ? words.registeredText : words.registeredInClub({ club }),
        });
      },
      failed: { title: words.registrationFailed, text: words.registrationFailedText },
      mark: (error) => markFields({ getValues, setError }, error),
    });
  const [username, password, typedEmail, name] = useWatch({
    control,
    name: ['username', 'password', 'email', 'name'],
  });
  const isInvited = token !== undefined;
  const isDead = isOver(invitation.error);
  return (
    <EntryCard
      subtitle={words.registerSubtitle}
      title={words.createAccountTitle}
      below={
        !isDead && (
          <p>
            <Filled
              text={words.haveAccount}
              parts={{
                signIn: (
                  <TextLink href={withInvitation('/login', token)} state={back}>
                    {words.signIn}
                  </TextLink>
                ),
              }}
            />
          </p>
        )
      }
    >
      {IS_REGISTRATION_CLOSED && !isInvited && (
        <div className="mb-4">
          <Banner tone="info">{words.registrationClosed}</Banner>
        </div>
      )}
      {invitation.isError && (
        <div className="mb-4">
          <Banner title={invitationProblem(invitation.error)} />
        </div>
      )}
      {invitation.data !== undefined && (
        <div className="mb-4">
          <Invited invitation={invitation.data} />
        </div>
      )}
      {isDead ? (
        <div className="grid gap-3">
          <LinkButton variant="primary" href="/login" state={back}>
            {words.signIn}
          </LinkButton>
          {/* It stays, and stays disabled, while an invitation error is shown (specification section 2, Registration page). */}
          <Button disabled>{words.createAccount}</Button>
        </div>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(createAccount)(event)}>
          <PersonFields
            register={register}
            errors={formState.errors}
            typed={{ username, password, email: typedEmail, name }}
            lockedEmail={email !== undefined}
          />
          {!isInvited && (
            <RadioGroup
              label={words.accountType}
              options={[
                {
                  value: 'member',
                  label: words.playerMember,
                  hint: words.playerMemberHint,
                },
                { value: 'club_admin', label: words.clubAdministrator, hint: words.clubAdministratorHint },
              ]}
              error={formState.errors.role?.message}
              {...register('role')}
            />
          )}
          <Button type="submit" variant="primary" busy={busy} disabled={isInvited && !invitation.isSuccess}>
            {busy ? words.creatingAccount : words.createAccount}
          </Button>
        </form>
      )}
    </EntryCard>
  );
}
