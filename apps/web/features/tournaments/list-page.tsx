// The tournament list (specification sections 2 and 8; D7-D10): one title for each kind of viewer, three tabs in the address and, behind them, the
// archive for people who manage tournaments. Also the tournaments of one club, to which the search leads.
import * as words from '@tennis/words/tournaments';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { User } from '@tennis/contract';
import type { ReactNode } from 'react';
import { read } from '../../lib/api.ts';
import { isAnyAdmin } from '../../lib/session.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ListTab } from './list-search.ts';
import { TournamentCards } from './tournament-cards.tsx';

const route = getRouteApi('/tournaments');

const TABS: readonly { value: ListTab; label: string; status: string }[] = [
  { value: 'active', label: words.tabActive, status: 'active,registering' },
  { value: 'upcoming', label: words.tabUpcoming, status: 'upcoming,draft' },
  { value: 'completed', label: words.tabCompleted, status: 'completed' },
];

function titleFor(user: User | null): string {
  if (isAnyAdmin(user)) return words.titleMine;
  return user === null ? words.titleAll : words.title;
}

/** The page at /tournaments. */
export function TournamentListPage() {
  const { archived, club } = route.useSearch();
  if (club !== undefined) return <OfClub id={club} />;
  return archived === true ? <Archive /> : <TournamentList />;
}

function TournamentList() {
  const { user } = route.useRouteContext();
  const { tab = 'active' } = route.useSearch();
  const navigate = route.useNavigate();
  const title = titleFor(user);
  const isAdmin = isAnyAdmin(user);
  usePageTitle(title, words.title);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          isAdmin && (
            <LinkButton variant="primary" href="/create-tournament">
              {words.create}
            </LinkButton>
          )
        }
      />
      <Tabs<ListTab>
        label={words.byStatus}
        sticky
        value={tab}
        onChange={(next) =>
          void navigate({ search: next === 'active' ? {} : { tab: next }, resetScroll: false })
        }
        hrefOf={(next) => (next === 'active' ? '/tournaments' : `/tournaments?tab=${next}`)}
        tabs={TABS.map(({ value, label, status }) => ({
          value,
          label,
          content: (
            <TournamentCards
              filter={{ status, ...(isAdmin ? { scope: 'mine' } : {}) }}
              empty={
                isAdmin && value === 'active' ? <NoneActive /> : <EmptyTab tab={value} isAdmin={isAdmin} />
              }
            />
          ),
        }))}
      />
      {isAdmin && (
        <p className="mt-6">
          <TextLink href="/tournaments?archived=true">{words.archivedLink}</TextLink>
        </p>
      )}
    </>
  );
}

/** The sentence of an empty tab; those who could change it are addressed in person (§8). */
function EmptyTab({ tab, isAdmin, action }: { tab: ListTab; isAdmin: boolean; action?: ReactNode }) {
  return <EmptyState title={isAdmin ? words.emptyMine({ tab }) : words.emptyAll({ tab })} action={action} />;
}

/** Nothing of the administrator's is played: the way to what they have, or to their first tournament. */
function NoneActive() {
  const { data: others, isError } = useQuery(
    read('listTournaments', { query: { scope: 'mine', perGroup: '1' } }),
  );
  if (others === undefined && !isError) return <CardGrid skeletons={3} />;
  const isAhead = others?.some(({ status }) => status !== 'completed') === true;
  return (
    <EmptyTab
      tab="active"
      isAdmin
      action={
        others?.length === 0 ? (
          <LinkButton href="/create-tournament">{words.createFirst}</LinkButton>
        ) : (
          others !== undefined && (
            <LinkButton href={`/tournaments?tab=${isAhead ? 'upcoming' : 'completed'}`}>
              {isAhead ? words.seeUpcoming : words.seeCompleted}
            </LinkButton>
          )
        )
      }
    />
  );
}

/** All tournaments of a club that the viewer may read, the nearest in time first. */
function OfClub({ id }: { id: number }) {
  const { data: clubs } = useQuery(read('listClubs', { query: { id: String(id) } }));
  const club = clubs?.[0];
  const name = club?.name ?? words.title;
  usePageTitle(name);
  return (
    <>
      <Breadcrumb trail={[{ label: words.title, href: '/tournaments' }]} current={name} />
      <PageHeader title={name} description={club?.location ?? undefined} />
      <TournamentCards filter={{ clubId: String(id) }} empty={<EmptyState title={words.emptyClub} />} />
    </>
  );
}

/** The archived tournaments that the viewer may manage (D9). */
function Archive() {
  const title = words.archivedTitle;
  usePageTitle(title);
  return (
    <>
      <Breadcrumb trail={[{ label: words.title, href: '/tournaments' }]} current={words.archiveCrumb} />
      <PageHeader
        title={title}
        description={words.archiveText}
        actions={<LinkButton href="/tournaments">{words.backToList}</LinkButton>}
      />
      <TournamentCards filter={{ archived: 'true' }} empty={<EmptyState title={words.archiveEmpty} />} />
    </>
  );
}
