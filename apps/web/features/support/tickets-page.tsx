// Support Tickets (specification section 2): everybody's, filtered and searched, with the open one beside them. Filter and ticket are in the address.
import * as words from '@tennis/words/support';
import { queryKey, type Ticket } from '@tennis/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { usePageSearch, type PageSearchChange } from '../../lib/page-search.ts';
import { pages } from '../../lib/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { LoadMore } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Conversation } from './conversation.tsx';
import { TicketControls } from './ticket-controls.tsx';
import { TicketLayout } from './ticket-layout.tsx';
import { TicketList } from './ticket-list.tsx';
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from './ticket-words.ts';
import { validateTicketsSearch, type TicketsSearch } from './tickets-search.ts';

const PAGE = '50';

const ASSIGNMENTS = [
  { value: 'me' as const, label: words.assignedToMe },
  { value: 'nobody' as const, label: words.unassigned },
];

/** The value of an option as it is typed; undefined for the first entry, which is none. */
const chosen = <V extends string>(options: readonly { readonly value: V }[], value: string): V | undefined =>
  options.find((option) => option.value === value)?.value;

const ticketPages = (filter: Omit<TicketsSearch, 'ticket'>) =>
  pages<Ticket>(queryKey('listTickets', { query: filter }), (page, options) =>
    api.listTickets({ query: { ...filter, ...page, limit: PAGE } }, options),
  );

const addressOf = (search: TicketsSearch): string =>
  `/admin/support-tickets?${new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString()}`;

/** The page at /admin/support-tickets. */
export function SupportTicketsPage() {
  usePageTitle(words.title);
  const [search, setSearch] = usePageSearch(validateTicketsSearch);
  const { ticket: openId, ...filter } = search;
  // The list before stays until the next one is read, and with it the open ticket and what is being written there.
  const query = useInfiniteQuery({ ...ticketPages(filter), placeholderData: keepPreviousData });
  const { data, isError, hasNextPage, isFetchingNextPage } = query;
  const listed = data?.find(({ id }) => id === openId);
  const [opened, setOpened] = useState<Ticket>();
  if (listed !== undefined && listed !== opened) setOpened(listed);
  // It stays where another list does not have it, with what is being written.
  const open = listed ?? (opened?.id === openId ? opened : undefined);
  // The empty list before says nothing of the next one.
  const isReading = data === undefined || (query.isPlaceholderData && data.length === 0);
  const [clearings, setClearings] = useState(0);
  const isFiltered = Object.keys(filter).length > 0;
  /** Another filter closes the ticket: it may not be in the list any more. */
  const narrow = (change: PageSearchChange<TicketsSearch>) => setSearch({ ...change, ticket: undefined });
  const list = (
    <div className="grid grid-cols-1 gap-3">
      <SearchField
        // If the filter is cleared, so is the typed text.
        key={clearings}
        label={words.search}
        q={filter.q ?? ''}
        // The search follows the typing a moment later. A ticket may be open by then: it stays.
        onSearch={(q) => setSearch({ q: q === '' ? undefined : q }, true)}
      />
      <div className="grid grid-cols-2 gap-2">
        <Select
          label={words.status}
          labelHidden
          placeholder={words.everyStatus}
          options={STATUS_OPTIONS}
          value={filter.status ?? ''}
          onChange={(event) => narrow({ status: chosen(STATUS_OPTIONS, event.target.value) })}
        />
        <Select
          label={words.priority}
          labelHidden
          placeholder={words.everyPriority}
          options={PRIORITY_OPTIONS}
          value={filter.priority ?? ''}
          onChange={(event) => narrow({ priority: chosen(PRIORITY_OPTIONS, event.target.value) })}
        />
        <Select
          className="col-span-2"
          label={words.assignedTo}
          labelHidden
          placeholder={words.everyAssignment}
          options={ASSIGNMENTS}
          value={filter.assigned ?? ''}
          onChange={(event) => narrow({ assigned: chosen(ASSIGNMENTS, event.target.value) })}
        />
      </div>
      {isError && <LoadFailed text={words.ticketsFailed} onRetry={() => void query.refetch()} />}
      {isReading && !isError && (
        <SkeletonGroup className="grid gap-2">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-20 w-full rounded-card" />
          ))}
        </SkeletonGroup>
      )}
      {!isReading && data.length === 0 && (
        <EmptyState
          icon={LifeBuoy}
          title={isFiltered ? words.noneFound : words.noTickets}
          action={
            isFiltered && (
              <Button
                onClick={() => {
                  setClearings((count) => count + 1);
                  setSearch({ q: undefined, status: undefined, priority: undefined, assigned: undefined });
                }}
              >
                {words.clearFilter}
              </Button>
            )
          }
        />
      )}
      {data !== undefined && data.length > 0 && (
        <TicketList
          label={words.list}
          tickets={data}
          openId={openId}
          hrefOf={({ id }) => addressOf({ ...filter, ticket: id })}
          named
        />
      )}
      {hasNextPage && data !== undefined && (
        <LoadMore
          shownText={words.moreFollow({ count: data.length })}
          busy={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
  return (
    <>
      <PageHeader title={words.title} description={words.intro} />
      <TicketLayout
        list={list}
        onBack={() => setSearch({ ticket: undefined })}
        detail={
          open === undefined ? null : (
            <Card key={open.id} as="article" padding="l" aria-label={open.subject}>
              <h2 className="type-section [overflow-wrap:anywhere]">{open.subject}</h2>
              <p className="mt-1 mb-4 text-control text-ink2 [overflow-wrap:anywhere]">{open.user.email}</p>
              <div className="mb-5">
                <TicketControls ticket={open} onStored={setOpened} />
              </div>
              <Conversation ticket={open} of="all" />
            </Card>
          )
        }
      />
    </>
  );
}
