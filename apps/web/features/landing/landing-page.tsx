// The public landing page: three sections of tournaments (specification section 2; D8), all from one answer.
import * as words from '@tennis/words/landing';
import { useQuery } from '@tanstack/react-query';
import { platformName } from '../../lib/platform.ts';
import { LinkButton } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Hero } from './hero.tsx';
import { readFirst } from '../../lib/api.ts';
import { landingTournaments, PER_SECTION } from '../../lib/first-reads.ts';
import { inSection } from './landing-queries.ts';
import { TournamentSection } from './tournament-section.tsx';

/** How many completed ones the specification shows (section 9). */
const COMPLETED = 3;

/** The page that visitors see at "/". */
export function LandingPage() {
  usePageTitle('', platformName());
  const { data, isError, refetch } = useQuery(readFirst(landingTournaments));
  // The content stays if a later read fails.
  const onRetry = data === undefined && isError ? () => void refetch() : undefined;
  const active = data && inSection(data, 0);
  const upcoming = data && inSection(data, 1);
  return (
    <>
      <Hero />
      {/* The whole content comes with the answer: nothing that could be read or pressed before moves away. */}
      <div key={data === undefined ? 'to come' : 'there'} className="mt-8 grid gap-10">
        <TournamentSection
          title={words.active}
          tournaments={active}
          onRetry={onRetry}
          skeletons={3}
          emptyText={words.noneActive}
          linkLabel={words.viewDetails}
          actions={<LinkButton href="/login">{words.signInToCreate}</LinkButton>}
          more={active?.length === PER_SECTION && <TextLink href="/tournaments">{words.allActive}</TextLink>}
        />
        <TournamentSection
          title={words.upcoming}
          tournaments={upcoming}
          onRetry={onRetry}
          skeletons={2}
          emptyText={words.noneUpcoming}
          linkLabel={words.viewDetails}
          more={
            upcoming?.length === PER_SECTION && (
              <TextLink href="/tournaments?tab=upcoming">{words.allUpcoming}</TextLink>
            )
          }
        />
        <TournamentSection
          title={words.completed}
          tournaments={data && inSection(data, 2).slice(0, COMPLETED)}
          onRetry={onRetry}
          skeletons={2}
          emptyText={words.noneCompleted}
          linkLabel={words.viewResults}
          actions={
            data !== undefined && <TextLink href="/match-schedules?tab=results">{words.allResults}</TextLink>
          }
        />
      </div>
    </>
  );
}
