// The tab Tennis Clubs: each club with what can be done about it.
import * as words from '@tennis/words/platform';
import type { ListedClub } from '@tennis/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { listed } from '../../../lib/lists.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RowMenu } from '../../../ui/menu.tsx';
import { LoadMore } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { dropListedClub } from '../../../writes/platform.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { clubPages } from '../platform-pages.ts';
import { AdminDialog } from './admin-dialog.tsx';
import { ClubDialog } from './club-dialog.tsx';

const COLUMNS: Column<ListedClub>[] = [
  {
    key: 'name',
    header: words.name,
    names: true,
    render: ({ id, name }) => <TextLink href={`/admin/club/${id}`}>{name}</TextLink>,
  },
  { key: 'location', header: words.location, render: ({ location }) => location ?? words.none },
  {
    key: 'admins',
    header: words.admins,
    render: ({ admins }) => (admins.length === 0 ? words.noAdmins : listed(admins.map(({ name }) => name))),
  },
  { key: 'members', header: words.members, align: 'end', render: ({ members }) => members },
  { key: 'tournaments', header: words.tournaments, align: 'end', render: ({ tournaments }) => tournaments },
  {
    key: 'created',
    header: words.created,
    render: ({ createdAt, timeZone }) => formatDay(createdAt, timeZone),
  },
];

interface Asked {
  readonly act: 'edit' | 'admin' | 'delete';
  readonly club: ListedClub;
}

/** The table, with the dialogs of its rows. */
export function ClubTable({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const query = useInfiniteQuery(clubPages(q));
  const { data, isError, hasNextPage, isFetchingNextPage } = query;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="grid grid-cols-1 gap-4 pt-4">
      <SearchField className="max-w-xl" label={words.searchClubs} q={q} onSearch={onSearch} />
      <DataTable
        caption={words.tennisClubs}
        columns={COLUMNS}
        rows={data}
        rowKey={({ id }) => id}
        error={isError ? { message: words.clubsFailed, retry: () => void query.refetch() } : undefined}
        empty={<EmptyState icon={Building2} title={q === '' ? words.noClubs : words.noClubFound({ q })} />}
        renderActions={(club) => (
          <RowMenu
            label={words.actionsFor({ name: club.name })}
            actions={() => [
              { label: words.edit, icon: Pencil, onSelect: () => setAsked({ act: 'edit', club }) },
              {
                label: words.assignAdmin,
                icon: ShieldCheck,
                onSelect: () => setAsked({ act: 'admin', club }),
              },
              {
                label: words.deleteIt,
                icon: Trash2,
                tone: 'danger',
                onSelect: () => setAsked({ act: 'delete', club }),
              },
            ]}
          />
        )}
      />
      {hasNextPage && data !== undefined && (
        <LoadMore
          shownText={words.moreFollow({ count: data.length })}
          busy={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {asked?.act === 'edit' && <ClubDialog club={asked.club} onClose={close} />}
      {asked?.act === 'admin' && <AdminDialog club={asked.club} onClose={close} />}
      {asked?.act === 'delete' && <DeleteClub club={asked.club} onClose={close} />}
    </div>
  );
}

function DeleteClub({ club, onClose }: { club: ListedClub; onClose: () => void }) {
  const { busy, send } = useWrite();
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={words.deleteClubQuestion({ club: club.name })}
      description={words.deleteClubText}
      confirmLabel={words.deleteClub}
      busy={busy}
      onConfirm={() =>
        void send({
          route: 'deleteClub',
          call: { params: { id: String(club.id) } },
          keep: (client) => dropListedClub(client, club.id),
          after: onClose,
          done: () => ({
            title: words.clubDeleted,
            description: words.clubDeletedText({ club: club.name }),
          }),
          failed: words.clubDeleteFailed,
        })
      }
    />
  );
}
