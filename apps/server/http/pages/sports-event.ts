// A tournament or a meeting as search engines read it (schema.org, SportsEvent). It names nobody who plays (D24).
import type { Meeting, Tournament } from '@tennis/contract';
import { momentIn } from '../../ground/clock.ts';

const SCHEMA = 'https://schema.org';

interface Links {
  /** The page's own address; null if the origin is not known. */
  readonly url: string | null;
  readonly image: string | null;
  readonly description: string;
  readonly language: string;
}

const placeOf = (name: string | null, address: string | null): object =>
  name === null && address === null
    ? {}
    : {
        location: {
          '@type': 'Place',
          name: name ?? address,
          ...(address === null ? {} : { address }),
        },
      };

const organizerOf = (name: string | null): object =>
  name === null ? {} : { organizer: { '@type': 'SportsOrganization', name, sport: 'Tennis' } };

/** The parts that both have. No event of ours is marked as cancelled: one that is given up is deleted. */
const eventOf = (name: string, { url, image, description, language }: Links): object => ({
  '@context': SCHEMA,
  '@type': 'SportsEvent',
  name,
  description,
  sport: 'Tennis',
  eventStatus: `${SCHEMA}/EventScheduled`,
  eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
  inLanguage: language,
  ...(url === null ? {} : { '@id': url, url }),
  ...(image === null ? {} : { image }),
});

/** The club where a tournament is played, which also runs it. */
export const clubOf = ({ club, clubName }: Tournament): string | null => club?.name ?? clubName;

/** A tournament; its days with the hours of its club's zone. */
export const tournamentEvent = (tournament: Tournament, links: Links): object => ({
  ...eventOf(tournament.name, links),
  startDate: momentIn(tournament.timeZone, tournament.startDate),
  endDate: momentIn(tournament.timeZone, tournament.endDate),
  ...placeOf(clubOf(tournament), tournament.location),
  ...organizerOf(clubOf(tournament)),
});

/** A meeting with the tournaments that visitors may read. */
export function meetingEvent(
  { name, club, tournaments }: Meeting,
  links: Links,
  origin: string | null,
): object {
  const starts = tournaments.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const ends = tournaments.toSorted((a, b) => b.endDate.localeCompare(a.endDate));
  const [first] = starts;
  const [last] = ends;
  return {
    ...eventOf(name, links),
    ...(first === undefined || last === undefined
      ? {}
      : {
          startDate: momentIn(first.timeZone, first.startDate),
          endDate: momentIn(last.timeZone, last.endDate),
        }),
    ...placeOf(club.name, club.location),
    ...organizerOf(club.name),
    subEvent: starts.map((one) => ({
      '@type': 'SportsEvent',
      name: one.name,
      sport: 'Tennis',
      startDate: momentIn(one.timeZone, one.startDate),
      endDate: momentIn(one.timeZone, one.endDate),
      ...placeOf(club.name, club.location),
      ...(origin === null ? {} : { url: `${origin}/tournaments/${one.id}` }),
    })),
  };
}
