// The members of one's clubs and the invitations to them (specification section 2, Members screen). Club and search are in the address.
import * as words from '@tennis/words/members';
import { canManageClub } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { callerOf, isAnyAdmin, useSession } from '../../../lib/session.ts';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { InvitationSection } from './invitation-section.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberSection } from './member-section.tsx';
import { validateMembersSearch } from './members-search.ts';

/** The page at /members. */
export function MembersPage() {
  usePageTitle(words.title);
  const user = useSession();
  const [search, setSearch] = usePageSearch(validateMembersSearch);
  const query = useQuery(read('listMyClubs', {}));
  const clubs = query.data ?? [];
  const wanted = search.club ?? user?.clubId ?? null;
  const club = clubs.find(({ id }) => id === wanted) ?? (clubs.length === 1 ? clubs[0] : undefined);
  const manages = club === undefined ? isAnyAdmin(user) : canManageClub(callerOf(user), club.id);
  const q = search.q ?? '';
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.intro}
        actions={manages && <MemberActions clubId={club?.id ?? null} />}
      />
      {query.isError && <LoadFailed text={words.clubsFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <CardGrid skeletons={6} />}
      {query.data?.length === 0 && <EmptyState icon={Users} title={words.noClub} hint={words.noClubHint} />}
      {clubs.length > 0 && (
        <div className="mb-6 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Combobox
            label={words.club}
            placeholder={words.selectClub}
            options={clubs.map(({ id, name, location }) => ({
              value: String(id),
              label: name,
              ...(location === null ? {} : { hint: location }),
            }))}
            value={club === undefined ? '' : String(club.id)}
            onChange={(id) => setSearch({ club: Number(id), q: undefined })}
          />
          {club !== undefined && (
            <SearchField
              key={club.id}
              q={q}
              label={manages ? words.search : words.searchNames}
              onSearch={(text) => setSearch({ club: search.club, q: text === '' ? undefined : text }, true)}
            />
          )}
        </div>
      )}
      {clubs.length > 0 && club === undefined && (
        <EmptyState icon={Users} title={words.selectClub} hint={words.selectClubHint} />
      )}
      {club !== undefined && (
        <div className="grid grid-cols-1 gap-8">
          {manages && <InvitationSection club={club} />}
          <MemberSection club={club} q={q} />
        </div>
      )}
    </>
  );
}
