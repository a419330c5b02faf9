// The dashboard (specification section 2, Dashboard; D10, D45): what is going on in the user's clubs and entries.
import { useRouteContext } from '@tanstack/react-router';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { ActiveTournaments } from './active-tournaments.tsx';
import { Figures } from './figures.tsx';
import { MyClubs } from './my-clubs.tsx';
import { TodaysMatches } from './todays-matches.tsx';
import { TournamentBrackets } from './tournament-brackets.tsx';

/** The page at /dashboard, and at "/" for signed-in people. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useRouteContext({ from: '__root__' });
  return (
    <>
      <PageHeader
        title="Dashboard"
        description="Welcome back! Here's what's happening with your tournaments."
        actions={
          <LinkButton variant="primary" href="/create-tournament">
            Create Tournament
          </LinkButton>
        }
      />
      <div className="grid gap-9">
        <Figures />
        {user !== null && user.role !== 'member' && <MyClubs />}
        <ActiveTournaments />
        <TodaysMatches />
        <TournamentBrackets />
      </div>
    </>
  );
}
