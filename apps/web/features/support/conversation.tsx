// A ticket with its answers, and the form for another one (specification section 5, Ticket response).
import * as words from '@tennis/words/support';
import { CreateOwnResponseSchema, type Ticket } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormState } from 'react-hook-form';
import { read } from '../../lib/api.ts';
import { checkedBy } from '../../lib/checked-form.ts';
import { formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { markFields } from '../../lib/field-problems.ts';
import { Button } from '../../ui/button.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { keepResponse } from '../../writes/platform.ts';
import { useWrite } from '../../writes/use-write.ts';

/** One message, with its author and time. */
function Written({ name, at, text }: { name: string; at: string; text: string }) {
  return (
    <>
      <p className="text-meta text-ink3">{words.asked({ name, when: formatMatchTime(at, viewerZone()) })}</p>
      <p className="mt-1 text-body whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </>
  );
}

/** The conversation of a ticket: everybody's as a super admin, or one's own. */
export function Conversation({ ticket, of }: { ticket: Ticket; of: 'all' | 'own' }) {
  const call = { params: { id: String(ticket.id) } };
  const all = useQuery({ ...read('listResponses', call), enabled: of === 'all' });
  const own = useQuery({ ...read('listOwnResponses', call), enabled: of === 'own' });
  const query = of === 'all' ? all : own;
  return (
    <>
      <Written name={ticket.user.name} at={ticket.createdAt} text={ticket.description} />
      <section aria-label={words.responses} className="mt-5 border-t border-line pt-4">
        <h3 className="type-column mb-3">{words.responses}</h3>
        {query.isError && <LoadFailed text={words.responsesFailed} onRetry={() => void query.refetch()} />}
        {query.isPending && (
          <SkeletonGroup className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-full" />
          </SkeletonGroup>
        )}
        {query.data?.length === 0 && <p className="text-body text-ink2">{words.noResponses}</p>}
        <ol className="grid gap-4">
          {query.data?.map(({ id, user, createdAt, message }) => (
            <li key={id} className="rounded-control bg-sunk px-3 py-2.5">
              <Written name={user.name} at={createdAt} text={message} />
            </li>
          ))}
        </ol>
      </section>
      <ReplyForm ticket={ticket} of={of} />
    </>
  );
}

function ReplyForm({ ticket, of }: { ticket: Ticket; of: 'all' | 'own' }) {
  const { busy, send } = useWrite();
  const form = useForm({
    defaultValues: { message: '' },
    resolver: checkedBy<{ message: string }>(CreateOwnResponseSchema, (values) => values),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const params = { id: String(ticket.id) };
  const told = {
    after: () => form.reset(),
    done: () => ({ title: words.sent, description: words.sentText }),
    failed: words.sendFailed,
    mark: (error: unknown) => markFields(form, error),
  };
  const reply = ({ message }: { message: string }) =>
    of === 'all'
      ? send({
          route: 'createResponse',
          call: { params, body: { message, ticketId: ticket.id } },
          keep: (client, answer) => keepResponse(client, of, answer),
          ...told,
        })
      : send({
          route: 'createOwnResponse',
          call: { params, body: { message } },
          keep: (client, answer) => keepResponse(client, of, answer),
          ...told,
        });
  return (
    <form noValidate className="mt-5" onSubmit={(event) => void form.handleSubmit(reply)(event)}>
      <LeaveGuard unsaved={isDirty} withinPage="ticket" />
      <TextArea {...form.register('message')} label={words.yourResponse} error={errors.message?.message} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? words.sending : words.send}
        </Button>
      </FormActions>
    </form>
  );
}
