// The head of a public page: title, description, canonical address, what is shown if somebody shares it, and schema.org. The title is the one that
// the app gives the page (apps/web/ui/page-title.ts).
import type { Meeting, Tournament } from '@tennis/contract';
import { wordsIn, type Words } from '@tennis/words';
import { LANGUAGES, type Language } from '@tennis/words/languages';
import { sayDays } from '@tennis/words/say/moments';
import { dayIn } from '../../ground/clock.ts';
import type { PublicPage } from './addresses.ts';
import type { Head } from './markup.ts';
import { clubOf, meetingEvent, tournamentEvent } from './sports-event.ts';
import type { Subject } from './subjects.ts';

/** The same for all pages. */
export interface HeadGround {
  readonly language: Language;
  /** The platform's name. */
  readonly platform: string;
  /** PUBLIC_URL: without it no address of ours is known. */
  readonly origin: string | null;
}

interface Said {
  /** '' for the platform's name alone. */
  readonly title: string;
  readonly description: string;
}

/** Open Graph wants a country with the language. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

/** The days of all tournaments of a meeting. */
function daysOf(words: Words, { tournaments }: Meeting): string {
  const firsts = tournaments.map(({ startDate, timeZone }) => dayIn(timeZone, startDate)).toSorted();
  const lasts = tournaments.map(({ endDate, timeZone }) => dayIn(timeZone, endDate)).toSorted();
  const [first = ''] = firsts;
  return sayDays(words, first, lasts.at(-1) ?? first);
}

function ofTournament(words: Words, tournament: Tournament): Said {
  const { name, timeZone, startDate, endDate } = tournament;
  const dates = sayDays(words, dayIn(timeZone, startDate), dayIn(timeZone, endDate));
  const place = tournament.location ?? clubOf(tournament) ?? words.tournaments.independent;
  return { title: name, description: words.page.ofTournament({ dates, place }) };
}

function ofMeeting(words: Words, meeting: Meeting): Said {
  const place = meeting.club.name;
  const count = meeting.tournaments.length;
  const description = words.page.ofMeeting({ dates: daysOf(words, meeting), place, count });
  return { title: meeting.name, description };
}

function said(words: Words, { address }: PublicPage, subject: Subject): Said {
  if (subject.kind === 'tournament') return ofTournament(words, subject.tournament);
  if (subject.kind === 'meeting') return ofMeeting(words, subject.meeting);
  if (subject.kind === 'person') {
    const { name } = subject.person;
    return { title: name, description: words.page.ofPerson({ name }) };
  }
  if (subject.kind === 'club') {
    const { name } = subject.club;
    return { title: name, description: words.page.ofClub({ name }) };
  }
  if (subject.kind === 'search') {
    const { text } = subject;
    const title = text === '' ? words.search.title : words.search.titleOf({ text });
    return { title, description: words.search.whatToType };
  }
  if (subject.kind === 'landing') return { title: '', description: words.landing.tagline };
  if (subject.kind === 'schedules')
    return { title: words.schedules.title, description: words.page.ofSchedules };
  const { archivedTitle, titleAll } = words.tournaments;
  const title = address.endsWith('archived=true') ? archivedTitle : titleAll;
  return { title, description: words.page.ofList };
}

interface Image {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly isLarge: boolean;
}

/**
 * A tournament has its own picture (pictures/cards). Other sites keep pictures by their address, so the address changes whenever the picture does.
 */
function imageOf(subject: Subject, origin: string, language: Language): Image {
  if (subject.kind !== 'tournament')
    return { url: `${origin}/icon-512.png`, width: 512, height: 512, isLarge: false };
  const { id, version, matchesCompleted, matchCount, participantCount } = subject.tournament;
  const state = [version, participantCount, matchCount, matchesCompleted].join('-');
  const url = `${origin}/share/tournaments/${id}.${language}.png?${state}`;
  return { url, width: 1200, height: 630, isLarge: true };
}

const propertiesOf = ({ url, width, height }: Image): Head['properties'] => [
  ['og:image', url],
  ['og:image:width', String(width)],
  ['og:image:height', String(height)],
];

/** The head of a page. */
export function headOf(page: PublicPage, subject: Subject, { language, platform, origin }: HeadGround): Head {
  const words = wordsIn(language);
  const { title, description } = said(words, page, subject);
  const canonical = origin === null ? null : `${origin}${page.canonical}`;
  const image = origin === null ? null : imageOf(subject, origin, language);
  const links = { url: canonical, image: image?.url ?? null, description, language };
  const isEvent = page.tab === '' && page.isWhole;
  const dataOf = (): object | null => {
    if (!isEvent) return null;
    if (subject.kind === 'tournament') return tournamentEvent(subject.tournament, links);
    return subject.kind === 'meeting' ? meetingEvent(subject.meeting, links, origin) : null;
  };
  return {
    title: title === '' ? platform : `${title} | ${platform}`,
    description,
    canonical,
    properties: [
      ['og:type', 'website'],
      ['og:site_name', platform],
      ['og:title', title === '' ? platform : title],
      ['og:description', description],
      ...(canonical === null ? [] : [['og:url', canonical] as const]),
      ...(image === null ? [] : propertiesOf(image)),
      ['og:locale', LOCALES[language]],
      ...LANGUAGES.filter((other) => other !== language).map(
        (other) => ['og:locale:alternate', LOCALES[other]] as const,
      ),
    ],
    names: [
      ['twitter:card', image?.isLarge === true ? 'summary_large_image' : 'summary'],
      // Search engines should not list the results of a search.
      ...(subject.kind === 'search' ? [['robots', 'noindex'] as const] : []),
    ],
    data: dataOf(),
  };
}
