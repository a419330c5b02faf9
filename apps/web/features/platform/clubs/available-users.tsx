// The tab Available Users: everybody but super admins. Somebody without a club can be given the selected one.
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/platform';
import type { Account } from '@tennis/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { ROLE_LABELS } from '../../../lib/role-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { userPages } from '../platform-pages.ts';
import { assignAdmin } from './assign-admin.ts';

const COLUMNS: Column<Account>[] = [
  { key: 'name', header: words.name, names: true, render: ({ name }) => name },
  { key: 'username', header: words.username, render: ({ username }) => username },
  { key: 'email', header: words.email, render: ({ email }) => email },
  { key: 'role', header: words.role, render: ({ role }) => <Badge>{ROLE_LABELS[role]}</Badge> },
  {
    key: 'club',
    header: words.selectedClub,
    render: ({ clubs }) => (clubs.length === 0 ? words.noClub : words.hasClub({ count: clubs.length })),
  },
];

/** The list, with the club that is chosen for those without one. */
export function AvailableUsers({
  q,
  clubId,
  onSearch,
  onClub,
}: {
  q: string;
  clubId: number | undefined;
  onSearch: (q: string) => void;
  onClub: (id: number | undefined) => void;
}) {
  const query = useInfiniteQuery(userPages(q, 'available'));
  const { data, isError, hasNextPage, isFetchingNextPage } = query;
  const clubs = useQuery(read('listAdminClubs', {}));
  const club = clubs.data?.find(({ id }) => id === clubId);
  const { busyIds, send } = useWrite();
  return (
    <div className="grid grid-cols-1 gap-4 pt-4">
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
        <Combobox
          label={words.selectedClub}
          placeholder={words.selectClub}
          hint={words.selectClubHint}
          options={(clubs.data ?? []).map(({ id, name, location }) => ({
            value: String(id),
            label: name,
            ...(location === null ? {} : { hint: location }),
          }))}
          value={club === undefined ? '' : String(club.id)}
          onChange={(id) => onClub(id === '' ? undefined : Number(id))}
          clearable
        />
        <SearchField label={words.searchUsers} q={q} onSearch={onSearch} />
      </div>
      <DataTable
        caption={words.availableUsers}
        columns={COLUMNS}
        rows={data}
        rowKey={({ id }) => id}
        error={isError ? { message: words.usersFetchFailed, retry: () => void query.refetch() } : undefined}
        empty={<EmptyState icon={Users} title={q === '' ? words.noUsers : words.noUserFound({ q })} />}
        renderActions={(account) =>
          club !== undefined &&
          account.clubs.length === 0 && (
            <Button
              busy={busyIds.includes(account.id)}
              aria-label={actionFor({ action: words.assignTo({ club: club.name }), name: account.name })}
              onClick={() => void send(assignAdmin(club, account.id))}
            >
              {words.assignTo({ club: club.name })}
            </Button>
          )
        }
      />
      {hasNextPage && data !== undefined && (
        <LoadMore
          shownText={words.moreFollow({ count: data.length })}
          busy={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}
