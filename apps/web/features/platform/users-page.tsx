// User Management (specification section 2): everybody with an account, changed in a side panel. The search is in the address.
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Account } from '@tennis/contract';
import { Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { usePageSearch } from '../../lib/page-search.ts';
import { ROLE_LABELS } from '../../lib/role-words.ts';
import { useSession } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { LoadMore } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { dropAccount } from '../../writes/platform.ts';
import { useWrite } from '../../writes/use-write.ts';
import { userPages } from './platform-pages.ts';
import { validateListSearch } from './platform-search.ts';
import { UserPanel } from './user-panel.tsx';

const ROLE_TONES = { super_admin: 'warn', club_admin: 'primary', member: 'neutral' } as const;

const COLUMNS: Column<Account>[] = [
  { key: 'name', header: words.name, names: true, render: ({ name }) => name },
  { key: 'username', header: words.username, render: ({ username }) => username },
  { key: 'email', header: words.email, render: ({ email }) => email },
  {
    key: 'role',
    header: words.role,
    render: ({ role }) => <Badge tone={ROLE_TONES[role]}>{ROLE_LABELS[role]}</Badge>,
  },
];

interface Asked {
  readonly act: 'edit' | 'delete';
  readonly account: Account;
}

/** The page at /admin/user-management. */
export function UserManagementPage() {
  usePageTitle(words.userManagement);
  const me = useSession();
  const [{ q = '' }, setSearch] = usePageSearch(validateListSearch);
  const query = useInfiniteQuery(userPages(q, 'all'));
  const { data, isError, hasNextPage, isFetchingNextPage } = query;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <PageHeader title={words.userManagement} description={words.usersIntro} />
      <div className="grid grid-cols-1 gap-4">
        <SearchField
          className="max-w-xl"
          label={words.searchUsers}
          q={q}
          onSearch={(text) => setSearch({ q: text === '' ? undefined : text }, true)}
        />
        <DataTable
          caption={words.users}
          columns={COLUMNS}
          rows={data}
          rowKey={({ id }) => id}
          error={isError ? { message: words.usersFailed, retry: () => void query.refetch() } : undefined}
          empty={<EmptyState icon={Users} title={q === '' ? words.noUsers : words.noUserFound({ q })} />}
          renderActions={(account) => (
            <>
              <IconButton
                icon={Pencil}
                label={actionFor({ action: words.edit, name: account.name })}
                onClick={() => setAsked({ act: 'edit', account })}
              />
              <IconButton
                icon={Trash2}
                label={actionFor({ action: words.deleteIt, name: account.name })}
                disabled={account.id === me?.id}
                {...(account.id === me?.id ? { title: words.ownRow } : {})}
                onClick={() => setAsked({ act: 'delete', account })}
              />
            </>
          )}
        />
        {hasNextPage && data !== undefined && (
          <LoadMore
            shownText={words.moreFollow({ count: data.length })}
            busy={isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </div>
      {asked?.act === 'edit' && (
        <UserPanel account={asked.account} isOwn={asked.account.id === me?.id} onClose={close} />
      )}
      {asked?.act === 'delete' && <DeleteUser account={asked.account} onClose={close} />}
    </>
  );
}

function DeleteUser({ account, onClose }: { account: Account; onClose: () => void }) {
  const { busy, send } = useWrite();
  const { id, name } = account;
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={words.deleteUserQuestion({ name })}
      description={words.deleteUserText}
      confirmLabel={words.deleteUser}
      busy={busy}
      onConfirm={() =>
        void send({
          route: 'deleteUser',
          call: { params: { id: String(id) } },
          keep: (client) => dropAccount(client, id),
          after: onClose,
          done: () => ({ title: words.userDeleted, description: words.userDeletedText({ name }) }),
          failed: words.userDeleteFailed,
        })
      }
    />
  );
}
