// The people of a club for its admins: find, add, change, merge, separate (D46, ADR 22). It is a page of its own and one of the club's tabs.
import * as words from '@tennis/words/people';
import { edit as editRatings } from '@tennis/words/ratings';
import type { Person } from '@tennis/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queryKey } from '@tennis/contract';
import { Combine, Pencil, Search, UserPlus, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../lib/api.ts';
import { pages } from '../../lib/pages.ts';
import { factsOf } from '../../lib/person-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { RowMenu } from '../../ui/menu.tsx';
import { LoadMore } from '../../ui/pager.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ClaimsToDecide } from './claims-to-decide.tsx';
import { Managers } from './managers.tsx';
import { MemberSwitch } from './member-switch.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MergedPeople } from './merged-people.tsx';
import { PersonDialog } from './person-dialog.tsx';

const peoplePages = (clubId: number, q: string) => {
  const call = { params: { clubId: String(clubId) }, query: q.length === 0 ? {} : { q } };
  return pages<Person>(queryKey('listPersons', call), (page, options) =>
    api.listPersons({ ...call, query: { ...call.query, ...page } }, options),
  );
};

type Open = { readonly what: 'add' } | { readonly what: 'edit' | 'merge'; readonly person: Person };

/** The list with its search and its dialogs. */
export function ClubPeople({ clubId }: { clubId: number }) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const q = useDeferredValue(search.trim());
  const query = useInfiniteQuery(peoplePages(clubId, q));
  const { data, isError, hasNextPage, isFetchingNextPage } = query;
  const close = () => setOpen(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ClaimsToDecide clubId={clubId} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextField
          label={words.search}
          lead={<Search className="size-4" aria-hidden />}
          type="search"
          autoComplete="off"
          maxLength={100}
          className="min-w-0 flex-1 basis-60"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button icon={UserPlus} variant="primary" onClick={() => setOpen({ what: 'add' })}>
          {words.add}
        </Button>
      </div>
      {isError && <LoadFailed text={words.failed} onRetry={() => void query.refetch()} />}
      {data === undefined && !isError && <Loading />}
      {data?.length === 0 && <EmptyState icon={Users} title={q === '' ? words.none : words.noMatch} />}
      {data !== undefined && data.length > 0 && (
        <Card padding="none">
          <ul aria-label={words.list} className="divide-y divide-line">
            {data.map((person) => (
              <PersonRow key={person.id} clubId={clubId} person={person} onOpen={setOpen} />
            ))}
          </ul>
        </Card>
      )}
      {hasNextPage && data !== undefined && (
        <LoadMore
          shownText={words.more({ count: data.length })}
          busy={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {open?.what === 'add' && (
        <PersonDialog
          clubId={clubId}
          person={null}
          onKnown={(name) => {
            setSearch(name);
            close();
          }}
          onClose={close}
        />
      )}
      {open?.what === 'edit' && <PersonDialog clubId={clubId} person={open.person} onClose={close} />}
      {open?.what === 'merge' && <MergeDialog clubId={clubId} person={open.person} onClose={close} />}
    </div>
  );
}

/** An account that belongs to the club makes a member by itself; for others there is a switch. */
const rowFacts = (person: Person): string =>
  person.isMember && !person.isMarked ? `${factsOf(person)} · ${words.isMember}` : factsOf(person);

function PersonRow({
  clubId,
  person,
  onOpen,
}: {
  clubId: number;
  person: Person;
  onOpen: (open: Open) => void;
}) {
  return (
    <li className="flex min-h-12 items-center gap-3 px-3 py-2 md:px-4">
      <div className="min-w-0 flex-1">
        <span className="block text-body font-medium [overflow-wrap:anywhere]">{person.name}</span>
        <span className="block text-meta text-ink3 [overflow-wrap:anywhere]">{rowFacts(person)}</span>
        <Managers clubId={clubId} person={person} />
        <MergedPeople clubId={clubId} person={person} />
      </div>
      {person.isOurs && (person.isMarked || !person.isMember) && (
        <MemberSwitch clubId={clubId} person={person} />
      )}
      {(person.isOurs || person.clubId === null) && (
        <RowMenu
          label={words.actionsFor({ name: person.name })}
          actions={() => [
            {
              label: person.isOurs ? words.edit : editRatings,
              icon: Pencil,
              onSelect: () => onOpen({ what: 'edit', person }),
            },
            ...(person.isOurs
              ? [
                  {
                    label: words.mergeAction,
                    icon: Combine,
                    onSelect: () => onOpen({ what: 'merge', person }),
                  },
                ]
              : []),
          ]}
        />
      )}
    </li>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-px">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-12 w-full" />
      ))}
    </SkeletonGroup>
  );
}
