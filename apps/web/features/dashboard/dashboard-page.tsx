// The dashboard (specification section 2, Dashboard; D10, D45): what is going on in the user's clubs and entries.
import * as words from '@tennis/words/dashboard';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { ActiveTournaments } from './active-tournaments.tsx';
import { Figures } from './figures.tsx';
import { MyClubs } from './my-clubs.tsx';
import { TodaysMatches } from './todays-matches.tsx';
import { TournamentBrackets } from './tournament-brackets.tsx';

/** Requests to the user come from another feature. The page at /dashboard, and at "/" for signed-in people. */
export function DashboardPage({ asked }: { asked: ReactNode }) {
  usePageTitle(words.title);
  const { user } = useRouteContext({ from: '__root__' });
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.greeting}
        actions={
          <LinkButton variant="primary" href="/create-tournament">
            {words.createTournament}
          </LinkButton>
        }
      />
      <div className="grid gap-9">
        <Figures />
        {asked}
        {user !== null && user.role !== 'member' && <MyClubs />}
        <ActiveTournaments />
        <TodaysMatches />
        <TournamentBrackets />
      </div>
    </>
  );
}
