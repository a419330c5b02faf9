// The tournament list (specification sections 2 and 8; D7, D8, D10): one title per kind of viewer, three tabs in the address.
import { getRouteApi } from '@tanstack/react-router';
import type { User } from '@tennis/contract';
import { isAnyAdmin } from '../../lib/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { ListTab } from './list-search.ts';
import { TournamentTab } from './tournament-tab.tsx';

const route = getRouteApi('/tournaments');

const TABS: readonly { value: ListTab; label: string; status: string }[] = [
  { value: 'active', label: 'Active', status: 'active,registering' },
  { value: 'upcoming', label: 'Upcoming', status: 'upcoming,draft' },
  { value: 'completed', label: 'Completed', status: 'completed' },
];

function titleFor(user: User | null): string {
  if (isAnyAdmin(user)) return 'My Tournaments';
  return user === null ? 'All Tournaments' : 'Tournaments';
}

/** The page at /tournaments. */
export function TournamentListPage() {
  const { user } = route.useRouteContext();
  const { tab = 'active' } = route.useSearch();
  const navigate = route.useNavigate();
  const title = titleFor(user);
  const isAdmin = isAnyAdmin(user);
  usePageTitle(title, 'Tournaments');
  return (
    <>
      <PageHeader
        title={title}
        actions={
          isAdmin && (
            <LinkButton variant="primary" href="/create-tournament">
              Create Tournament
            </LinkButton>
          )
        }
      />
      <Tabs<ListTab>
        label="Tournaments by status"
        value={tab}
        onChange={(next) =>
          void navigate({ search: next === 'active' ? {} : { tab: next }, resetScroll: false })
        }
        tabs={TABS.map(({ value, label, status }) => ({
          value,
          label,
          content: (
            <TournamentTab
              tab={value}
              filter={{ status, ...(isAdmin ? { scope: 'mine' } : {}) }}
              isAdmin={isAdmin}
            />
          ),
        }))}
      />
    </>
  );
}
