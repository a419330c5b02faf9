// The tournament list (specification sections 2 and 8; D7-D10): one title per kind of viewer, three tabs in the address,
// and behind them, for those who manage tournaments, the archive.
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { User } from '@tennis/contract';
import { isAnyAdmin } from '../../lib/session.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ListTab } from './list-search.ts';
import { TournamentCards } from './tournament-cards.tsx';

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
  const { archived } = route.useSearch();
  return archived === true ? <Archive /> : <TournamentList />;
}

function TournamentList() {
  const { user } = route.useRouteContext();
  const { listTab } = useLocation().state;
  const { tab = listTab ?? 'active' } = route.useSearch();
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
        sticky
        value={tab}
        onChange={(next) =>
          void navigate({ search: next === 'active' ? {} : { tab: next }, resetScroll: false })
        }
        tabs={TABS.map(({ value, label, status }) => ({
          value,
          label,
          content: (
            <TournamentCards
              filter={{ status, ...(isAdmin ? { scope: 'mine' } : {}) }}
              empty={<EmptyTab tab={value} isAdmin={isAdmin} />}
            />
          ),
        }))}
      />
      {isAdmin && (
        <p className="mt-6">
          <TextLink href="/tournaments?archived=true">Archived tournaments</TextLink>
        </p>
      )}
    </>
  );
}

/** The sentence of an empty tab; those who could change it are addressed in person (§8). */
function EmptyTab({ tab, isAdmin }: { tab: ListTab; isAdmin: boolean }) {
  return (
    <EmptyState
      title={isAdmin ? `You don't have any ${tab} tournaments.` : `No ${tab} tournaments found`}
      action={
        isAdmin &&
        tab === 'active' && (
          <LinkButton variant="primary" href="/create-tournament">
            Create Your First Tournament
          </LinkButton>
        )
      }
    />
  );
}

/** The archived tournaments that the viewer may manage (D9). */
function Archive() {
  const title = 'Archived Tournaments';
  usePageTitle(title);
  return (
    <>
      <Breadcrumb trail={[{ label: 'Tournaments', href: '/tournaments' }]} current="Archive" />
      <PageHeader
        title={title}
        description="They are in no list any more. Restore one on its page."
        actions={<LinkButton href="/tournaments">Back to the list</LinkButton>}
      />
      <TournamentCards
        filter={{ archived: 'true' }}
        empty={<EmptyState title="No archived tournaments." />}
      />
    </>
  );
}
