// The user's side of support (D21): signed-in people ask, and read the answers. The open ticket is in the address.
import * as words from '@tennis/words/support';
import { CreateTicketSchema, queryKey, type Ticket, type TicketPriority } from '@tennis/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { LifeBuoy, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { checkedBy } from '../../lib/checked-form.ts';
import { markFields } from '../../lib/field-problems.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { pages } from '../../lib/pages.ts';
import { supportEmail } from '../../lib/platform.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Filled } from '../../ui/filled.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { LoadMore } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { keepOwnTicket } from '../../writes/platform.ts';
import { useWrite } from '../../writes/use-write.ts';
import { Conversation } from './conversation.tsx';
import { TicketLayout } from './ticket-layout.tsx';
import { TicketList } from './ticket-list.tsx';
import { PRIORITY_OPTIONS, STATUS_LABELS, STATUS_TONES } from './ticket-words.ts';
import { validateOpenTicket } from './tickets-search.ts';

const ownTickets = pages<Ticket>(queryKey('listOwnTickets', {}), (page, options) =>
  api.listOwnTickets({ query: { ...page, limit: '50' } }, options),
);

/** The page at /help. */
export function HelpPage() {
  usePageTitle(words.helpTitle);
  const [{ ticket: openId }, setSearch] = usePageSearch(validateOpenTicket);
  const [isAsking, setAsking] = useState(false);
  const query = useInfiniteQuery(ownTickets);
  const { data, isError, hasNextPage, isFetchingNextPage } = query;
  const open = data?.find(({ id }) => id === openId);
  const writeTo = supportEmail();
  return (
    <>
      <PageHeader
        title={words.helpTitle}
        description={words.helpIntro}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setAsking(true)}>
            {words.newTicket}
          </Button>
        }
      />
      {writeTo !== null && (
        <p className="mb-4 text-body text-ink2">
          <Filled
            text={words.writeTo}
            parts={{ address: <TextLink href={`mailto:${writeTo}`}>{writeTo}</TextLink> }}
          />
        </p>
      )}
      {isError && <LoadFailed text={words.ticketsFailed} onRetry={() => void query.refetch()} />}
      {data === undefined && !isError && <CardGrid skeletons={3} />}
      {data?.length === 0 && <EmptyState icon={LifeBuoy} title={words.noOwnTickets} />}
      {data !== undefined && data.length > 0 && (
        <TicketLayout
          onBack={() => setSearch({ ticket: undefined })}
          list={
            <div className="grid grid-cols-1 gap-3">
              <TicketList
                label={words.yourTickets}
                tickets={data}
                openId={openId}
                hrefOf={({ id }) => `/help?ticket=${id}`}
                named={false}
              />
              {hasNextPage && (
                <LoadMore
                  shownText={words.moreFollow({ count: data.length })}
                  busy={isFetchingNextPage}
                  onMore={() => void query.fetchNextPage()}
                />
              )}
            </div>
          }
          detail={
            open === undefined ? null : (
              <Card key={open.id} as="article" padding="l" aria-label={open.subject}>
                <div className="mb-4 flex flex-wrap items-start justify-between gap-2">
                  <h2 className="type-section [overflow-wrap:anywhere]">{open.subject}</h2>
                  <Badge tone={STATUS_TONES[open.status]}>{STATUS_LABELS[open.status]}</Badge>
                </div>
                <Conversation ticket={open} of="own" />
              </Card>
            )
          }
        />
      )}
      {isAsking && <NewTicket onClose={() => setAsking(false)} />}
    </>
  );
}

interface TicketValues {
  subject: string;
  description: string;
  priority: TicketPriority;
}

function NewTicket({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const router = useRouter();
  const { busy, send } = useWrite();
  const form = useForm<TicketValues>({
    defaultValues: { subject: '', description: '', priority: 'medium' },
    resolver: checkedBy<TicketValues>(CreateTicketSchema, (values) => values),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const ask = (body: TicketValues) =>
    send({
      route: 'createTicket',
      call: { body },
      keep: keepOwnTicket,
      after: async ({ id }) => {
        onClose();
        // The typed text has been sent, so its guard has nothing to ask.
        await router.navigate({ href: `/help?ticket=${id}`, ignoreBlocker: true });
      },
      done: () => ({ title: words.opened, description: words.openedText }),
      failed: words.openFailed,
      mark: (error) => markFields(form, error),
    });
  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={words.newTicket}
      description={words.newTicketText}
      footer={
        <DialogFormActions form={formId} submit={busy ? words.sending : words.openTicket} busy={busy} />
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(ask)(event)}
      >
        <TextField
          {...form.register('subject')}
          label={words.subject}
          autoComplete="off"
          error={errors.subject?.message}
        />
        <TextArea
          {...form.register('description')}
          label={words.question}
          rows={5}
          error={errors.description?.message}
        />
        <Select
          {...form.register('priority')}
          label={words.priority}
          options={PRIORITY_OPTIONS}
          error={errors.priority?.message}
        />
      </form>
    </Dialog>
  );
}
