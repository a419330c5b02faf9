// The public landing page: three sections of tournaments (specification section 2; D8).
import { TOURNAMENT_PAGE } from '../../lib/tournament-view.ts';
import { BRAND_NAME } from '../../ui/brand.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Hero } from './hero.tsx';
import { TournamentSection } from './tournament-section.tsx';

/** The page that visitors see at "/". */
export function LandingPage() {
  usePageTitle('', BRAND_NAME);
  return (
    <>
      <Hero />
      <div className="mt-8 grid gap-10">
        <TournamentSection
          title="Active Tournaments"
          query={{ status: 'active,registering', limit: String(TOURNAMENT_PAGE) }}
          skeletons={3}
          emptyText="No active tournaments found"
          linkLabel="View Details"
          actions={
            <LinkButton variant="primary" href="/login">
              Sign In to Create Tournament
            </LinkButton>
          }
          more={{ label: 'All active tournaments', href: '/tournaments' }}
        />
        <TournamentSection
          title="Upcoming Tournaments"
          query={{ status: 'upcoming,draft', limit: String(TOURNAMENT_PAGE) }}
          skeletons={2}
          emptyText="No upcoming tournaments found"
          linkLabel="View Details"
          more={{ label: 'All upcoming tournaments', href: '/tournaments?tab=upcoming' }}
        />
        <TournamentSection
          title="Recently Completed"
          query={{ status: 'completed', limit: '3' }}
          skeletons={2}
          emptyText="No completed tournaments found"
          linkLabel="View Results"
          actions={<TextLink href="/match-schedules?tab=results">All results</TextLink>}
        />
      </div>
    </>
  );
}
