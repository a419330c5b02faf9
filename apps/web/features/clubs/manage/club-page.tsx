// A club for its admins (specification section 2, /admin/club/{id}): its name, the tabs, and the open one.
import * as words from '@tennis/words/manage-club';
import { search } from '@tennis/words/members';
import type { ManagedClub } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefused, read } from '../../../lib/api.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { ClubLogo } from '../../../ui/club-logo.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { CourtsTab } from '../courts/courts-tab.tsx';
import { InvitationSection } from '../members/invitation-section.tsx';
import { MemberActions } from '../members/member-actions.tsx';
import { MemberSection } from '../members/member-section.tsx';
import { validateMembersSearch } from '../members/members-search.ts';
import { ClubDetails } from './club-details.tsx';
import { ClubNav } from './club-nav.tsx';
import { ClubOverview } from './club-overview.tsx';
import type { ClubTab } from './club-tabs.ts';

/** The parts of the page from other features. */
export interface ClubPageParts {
  /** The tournaments of the club: all of them, or those under way. */
  readonly renderTournaments: (club: ManagedClub, which: 'all' | 'under way') => ReactNode;
}

/** The page; `missing` is shown instead if there is no such club. */
export function ClubPage({
  clubId,
  tab,
  missing,
  ...parts
}: ClubPageParts & { clubId: number; tab: ClubTab; missing: ReactNode }) {
  const query = useQuery(read('getClub', { params: { clubId: String(clubId) } }));
  const club = query.data;
  const title = club?.name ?? words.club;
  usePageTitle(title, words.club);
  if (isRefused(query.error, 404)) return missing;
  return (
    <>
      <Breadcrumb trail={[{ label: words.dashboard, href: '/dashboard' }]} current={title} />
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{title}</span>}
        {...(club === undefined ? {} : { mark: <ClubLogo logo={club.logo} size="l" /> })}
        {...(club?.location == null ? {} : { description: club.location })}
      />
      <ClubNav clubId={clubId} />
      {(tab === 'members' || tab === 'invitations') && (
        // Below the tabs: above them it would move them while somebody goes from one to the next.
        <div className="mb-5 flex flex-wrap gap-2">
          <MemberActions clubId={clubId} />
        </div>
      )}
      {query.isError ? (
        <LoadFailed text={words.clubFailed} onRetry={() => void query.refetch()} />
      ) : club === undefined ? (
        <CardGrid skeletons={3} />
      ) : (
        <OpenTab club={club} tab={tab} {...parts} />
      )}
    </>
  );
}

function OpenTab({
  club,
  tab,
  renderTournaments,
}: ClubPageParts & { club: ManagedClub; tab: ClubTab }): ReactNode {
  switch (tab) {
    case 'courts':
      return <CourtsTab club={club} />;
    case 'members':
      return <ClubMembers club={club} />;
    case 'invitations':
      return <InvitationSection club={club} />;
    case 'tournaments':
      return renderTournaments(club, 'all');
    case 'details':
      return <ClubDetails club={club} />;
    default:
      return <ClubOverview club={club} underWay={renderTournaments(club, 'under way')} />;
  }
}

function ClubMembers({ club }: { club: ManagedClub }) {
  const [{ q = '' }, setSearch] = usePageSearch(validateMembersSearch);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-xl">
        <SearchField
          q={q}
          label={search}
          onSearch={(text) => setSearch({ club: undefined, q: text === '' ? undefined : text }, true)}
        />
      </div>
      <MemberSection club={club} q={q} />
    </div>
  );
}
