// The dialog that shows what deleting the account deletes and what stays, and asks for the password.
import * as words from '@tennis/words/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { EraseAccountSchema, type Call, type Erasure, type Routes } from '@tennis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { sayingProblems } from '../../../lib/form-problems.ts';
import { read } from '../../../lib/api.ts';
import { markFields } from '../../../lib/field-problems.ts';
import { changeSession, forgetAnswers } from '../../../lib/session-change.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CancelButton, Dialog } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { goingLines, stayingLines } from './erasure-words.ts';

/** Mounted while open. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const queryClient = useQueryClient();
  const router = useRouter();
  // Requested whenever the dialog opens: obstacles may have been settled meanwhile.
  const erasure = useQuery({ ...read('getErasure', {}), staleTime: 0, gcTime: 0 });
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver: sayingProblems(zodResolver(EraseAccountSchema)),
    defaultValues: { password: '' },
  });
  const { busy, send } = useWrite();
  const erase = (body: Call<Routes['eraseAccount']>['body']) =>
    send({
      route: 'eraseAccount',
      call: { body },
      after: async () => {
        changeSession(queryClient, null);
        await router.navigate({ to: '/', ignoreBlocker: true });
        forgetAnswers(queryClient);
      },
      done: () => ({ title: words.erased, description: words.erasedText }),
      failed: words.eraseFailed,
      mark: (error) => markFields({ getValues, setError }, error),
    });
  const isPossible = erasure.data !== undefined && erasure.data.obstacles.length === 0;
  return (
    <Dialog
      role="alertdialog"
      busy={busy}
      size="s"
      onOpenChange={onClose}
      title={words.eraseQuestion}
      description={erasure.data === undefined || isPossible ? words.cannotUndo : words.somethingToSettle}
      footer={
        <>
          <CancelButton>{isPossible ? words.keepAccount : words.close}</CancelButton>
          {isPossible && (
            <Button type="submit" form={formId} variant="danger-solid" busy={busy}>
              {busy ? words.erasing : words.erase}
            </Button>
          )}
        </>
      }
    >
      {erasure.isError ? (
        <LoadFailed text={words.erasureFailed} onRetry={() => void erasure.refetch()} />
      ) : erasure.data === undefined ? (
        <SkeletonGroup className="grid gap-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/3" />
        </SkeletonGroup>
      ) : isPossible ? (
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => void handleSubmit(erase)(event)}
        >
          <Consequences erasure={erasure.data} />
          <PasswordField
            label={words.yourPassword}
            hint={words.yourPasswordHint}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password')}
          />
        </form>
      ) : (
        <div className="grid gap-3">
          {erasure.data.obstacles.map((obstacle) => (
            <Banner key={obstacle} tone="warn">
              {obstacle}
            </Banner>
          ))}
        </div>
      )}
    </Dialog>
  );
}

function Consequences({ erasure }: { erasure: Erasure }) {
  const stays = stayingLines(erasure);
  return (
    <>
      <Lines title={words.goes} lines={goingLines(erasure)} />
      {stays.length > 0 && <Lines title={words.stays} lines={stays} />}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h3 className="type-column">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-body text-ink2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
