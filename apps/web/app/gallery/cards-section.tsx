// Gallery: tournament cards in every status, and the pieces around lists of cards.
import { CardGrid } from '../../ui/card-grid.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ShowAll } from '../../ui/show-all.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TournamentCard, type TournamentCardProps } from '../../ui/tournament-card.tsx';
import { Section, Specimen } from './specimen.tsx';

const details = { label: 'View Details', href: '/tournaments' };

const CARDS: TournamentCardProps[] = [
  {
    name: 'Riverside Clay Open',
    status: 'active',
    dates: 'Sep 11 - Sep 13, 2026',
    stage: 'Knockout',
    participantCount: 14,
    matches: { completed: 7, total: 14 },
    link: { label: 'View details', href: '/tournaments' },
  },
  {
    name: 'Junior Days',
    status: 'registering',
    dates: 'Oct 3 - Oct 4, 2026',
    club: 'Riverside Tennis Club',
    format: 'Round Robin',
    link: details,
  },
  {
    name: 'Spring Warm-up',
    status: 'upcoming',
    dates: 'Apr 2 - Apr 3, 2027',
    stage: 'Registration',
    link: details,
  },
  {
    name: 'Not announced yet',
    status: 'draft',
    dates: 'May 1 - May 2, 2027',
    participantCount: 1,
    matches: { completed: 0, total: 0 },
    link: details,
  },
  {
    name: 'Winter Doubles League of the Northern Municipalities and their Neighbouring Districts',
    status: 'completed',
    dates: 'Jan 5 - Mar 29, 2026',
    club: 'Sportverein Blau-Weiß Unterschleißheim-Lohhof Tennisabteilung e. V.',
    format: 'Group + Knockout',
    link: { label: 'View Results', href: '/tournaments' },
  },
];

/** Tournament cards and what stands in for them. */
export function CardsSection() {
  return (
    <Section title="Tournament cards">
      <Specimen name="Every status; two at first, the rest on request" wide>
        <ShowAll things={CARDS} first={2} label={({ count }) => `Show all ${count} tournaments`}>
          {(shown) => (
            <CardGrid>
              {shown.map((card) => (
                <TournamentCard key={card.name} {...card} />
              ))}
            </CardGrid>
          )}
        </ShowAll>
      </Specimen>
      <Specimen name="Loading" wide>
        <CardGrid skeletons={3} />
      </Specimen>
      <Specimen name="Failed" wide>
        <LoadFailed text="Failed to load tournaments. Please try again." onRetry={() => undefined} />
      </Specimen>
      <Specimen name="Text link">
        <p className="text-body">
          {'Don’t have an account? '}
          <TextLink href="/register">Sign up</TextLink>
        </p>
      </Specimen>
    </Section>
  );
}
