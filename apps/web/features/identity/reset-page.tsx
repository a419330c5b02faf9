// Setting a new password with the link of a mail (specification sections 2, 4, 5 and 8; D41): the token is
// checked first, and only a good one shows the form.
import * as common from '@tennis/words/common';
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, ResetPasswordSchema, type ResetLink } from '@tennis/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { sayingProblems } from '../../lib/form-problems.ts';
import { isRefused, messageOf, read } from '../../lib/api.ts';
import { fieldProblems, markFields } from '../../lib/field-problems.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { EntryCard } from './entry-card.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Section 9: how long the success message stands before the way back to the sign-in page. */
const REDIRECT_MS = 2000;

const FormSchema = z.extend(ResetPasswordSchema, { confirmPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    error: words.passwordsDiffer,
    path: ['confirmPassword'],
  }),
);

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? messageOf(error, words.deadLink) : controls.networkError;

/** Refused, and no field is to blame: then it is the link. */
const isDeadLink = (error: unknown): boolean => isRefused(error, 400) && fieldProblems(error).size === 0;

/** Whom the page welcomes; null where a password is set anew. */
type Welcome = ResetLink['first'];

/** The page at /reset-password/{token}, and at /reset-password, where the token is missing. With `?first=yes`, the link of a welcome mail. */
export function ResetPasswordPage() {
  const { token } = useParams({ strict: false });
  const { first } = useSearch({ strict: false });
  return token === undefined ? (
    <Frame welcome={null}>
      <DeadLink reason={words.resetTokenMissing} isFirst={false} />
    </Frame>
  ) : (
    <CheckedReset token={token} isFirst={first === 'yes'} />
  );
}

/** The card in words for a first password, or for a new one; the club is known as soon as the link is checked. */
function Frame({ welcome, children }: { welcome: Welcome; children: ReactNode }) {
  usePageTitle(welcome === null ? words.resetTitle : words.firstTitle);
  if (welcome === null)
    return (
      <EntryCard subtitle={words.resetSubtitle} title={words.resetHeading}>
        {children}
      </EntryCard>
    );
  const { club } = welcome;
  return (
    <EntryCard
      subtitle={club === null ? words.firstSubtitle : words.firstWelcome({ club })}
      title={words.firstTitle}
    >
      {children}
    </EntryCard>
  );
}

/** What to do next stands beside the reason: a new link, or signing in for somebody who has used this one. */
function DeadLink({ reason, isFirst }: { reason: string; isFirst: boolean }) {
  return (
    <Banner
      tone="danger"
      title={reason}
      actions={
        <>
          <LinkButton href="/forgot-password">{words.requestNewLink}</LinkButton>
          {isFirst && <LinkButton href="/login">{words.signIn}</LinkButton>}
        </>
      }
    >
      {isFirst && words.firstDeadLink}
    </Banner>
  );
}

/** Nothing is known of the account yet, or any more. */
const NOBODY = { club: null, username: '' };

function CheckedReset({ token, isFirst }: { token: string; isFirst: boolean }) {
  // Not kept: a link that was good a moment ago may be spent, so a return to the page asks again.
  const check = useQuery({ ...read('checkResetToken', { params: { token } }), staleTime: 0, gcTime: 0 });
  const welcome = check.data === undefined ? (isFirst ? NOBODY : null) : check.data.first;
  return (
    <Frame welcome={welcome}>
      <Checked token={token} welcome={welcome} check={check} />
    </Frame>
  );
}

function Checked({
  token,
  welcome,
  check,
}: {
  token: string;
  welcome: Welcome;
  check: UseQueryResult<ResetLink>;
}) {
  if (check.isPending)
    return (
      <output className="flex items-center gap-2 text-body text-ink2">
        <Spinner />
        {words.validatingToken}
      </output>
    );
  if (check.isError && !(check.error instanceof ApiError))
    return (
      <Banner
        title={controls.networkError}
        actions={
          <Button busy={check.isFetching} onClick={() => void check.refetch()}>
            {common.tryAgain}
          </Button>
        }
      />
    );
  if (check.isError) {
    const deadLink = <DeadLink reason={reasonOf(check.error)} isFirst={welcome !== null} />;
    return check.data === undefined ? deadLink : <Outcome>{deadLink}</Outcome>;
  }
  return <ResetForm token={token} welcome={welcome} onDead={() => void check.refetch()} />;
}

/** `onDead`: the link was used meanwhile, or its time is over. */
function ResetForm({ token, welcome, onDead }: { token: string; welcome: Welcome; onDead: () => void }) {
  const navigate = useNavigate();
  const { register, control, handleSubmit, formState, getValues, setError } = useForm({
    resolver: sayingProblems(zodResolver(FormSchema)),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { busy, send } = useWrite();
  const [isDone, setIsDone] = useState(false);
  const reset = async (newPassword: string) => {
    const outcome = await send({
      route: 'resetPassword',
      call: { params: { token }, body: { newPassword } },
      after: () => setIsDone(true),
      done: () => ({ title: welcome === null ? words.resetDone : words.firstDone }),
      failed: { text: words.deadLink, offline: controls.networkError },
      mark: (error) => markFields({ getValues, setError }, error),
    });
    if (outcome.kind === 'refused' && isDeadLink(outcome.error)) onDead();
  };
  const typed = useWatch({ control, name: 'newPassword' });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate({ to: '/login', replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
  if (isDone) {
    return (
      <Outcome>
        <Banner tone="success" title={welcome === null ? words.resetDoneTitle : words.firstDoneTitle}>
          {welcome === null ? words.resetDoneText : words.firstDoneText({ username: welcome.username })}
        </Banner>
      </Outcome>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ newPassword }) => reset(newPassword))(event)}
    >
      {welcome !== null && (
        <p className="text-body text-ink2 [overflow-wrap:anywhere]">
          {words.firstUsername({ username: welcome.username })}
        </p>
      )}
      <NewPasswordField
        label={welcome === null ? words.newPassword : words.password}
        rule="reset"
        error={formState.errors.newPassword?.message}
        field={register('newPassword')}
        typed={typed}
        names={welcome === null ? [] : [welcome.username]}
      />
      <PasswordField
        label={words.confirmPassword}
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {welcome === null ? words.resetTitle : words.firstTitle}
      </Button>
    </form>
  );
}

/** The text that replaces the form takes the focus that was in it. */
function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
