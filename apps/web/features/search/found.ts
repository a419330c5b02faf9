// The palette's results for a text: the server's and, at once, those that this device already knows, such as its pages and the lists it has read.
import * as words from '@tennis/words/search';
import type { SearchHits, Tournament } from '@tennis/contract';
import { howFar, type HowFar } from '@tennis/domain';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { presentMoment } from '../../lib/rendering.ts';
import { STATUS_LABELS } from '../../lib/tournament-words.ts';

/** A page of the app that can be searched for. */
export interface SearchedPage {
  readonly label: string;
  readonly href: string;
}

/** Something to open. */
export interface Found {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly href: string;
}

/** The finds of one kind, never empty. */
export interface FoundGroup {
  readonly kind: 'tournaments' | 'meetings' | 'people' | 'clubs' | 'pages' | 'actions';
  readonly label: string;
  readonly found: readonly Found[];
}

/** Lower case without accents, in words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of a text begins a word of a label. */
export function answers(label: string, text: string): boolean {
  const parts = wordsOf(label);
  return wordsOf(text).every((word) => parts.some((part) => part.startsWith(word)));
}

/** The part of an earlier answer that also fits this text. */
export const answering = (hits: SearchHits | undefined, text: string): SearchHits | undefined =>
  hits && {
    tournaments: hits.tournaments.filter(({ name }) => answers(name, text)),
    // While an upgrade rolls out, a server of the release before may have answered.
    meetings: ((hits.meetings as typeof hits.meetings | undefined) ?? []).filter(({ name }) =>
      answers(name, text),
    ),
    people: hits.people.filter(({ name }) => answers(name, text)),
    clubs: hits.clubs.filter(({ name }) => answers(name, text)),
    more: [],
  };

/** A date or a count is never taken apart at the end of a line; a name may be. */
const LONGEST_WHOLE = 14;

const factsOf = (...facts: (string | null)[]): { hint?: string } => {
  const known = facts.flatMap((fact) => (fact === null || fact === '' ? [] : fact));
  const whole = known.map((fact) => (fact.length > LONGEST_WHOLE ? fact : fact.replaceAll(' ', '\u00A0')));
  return known.length === 0 ? {} : { hint: whole.join(' · ') };
};

type TournamentFacts = SearchHits['tournaments'][number];

/** How far something is, as somebody asks who looks for it: can one enter it, is it played now, is it over. */
const STATES: Readonly<Record<HowFar, string>> = {
  ...STATUS_LABELS,
  today: words.runsToday,
  registering: words.entriesOpen,
};

/** While an upgrade rolls out, a server of the release before may have answered, which does not say it. */
const stateText = (state: HowFar | undefined): string => (state === undefined ? '' : STATES[state]);

const tournamentFound = ({ id, name, club, startDay, state }: TournamentFacts): Found => ({
  key: `tournament-${id}`,
  label: name,
  ...factsOf(club, formatDay(`${startDay}T12:00:00Z`, 'UTC'), stateText(state)),
  href: `/tournaments/${id}`,
});

const meetingFound = ({
  id,
  name,
  club,
  startDay,
  events,
  state,
}: SearchHits['meetings'][number]): Found => ({
  key: `meeting-${id}`,
  label: name,
  ...factsOf(
    club,
    formatDay(`${startDay}T12:00:00Z`, 'UTC'),
    words.events({ count: events }),
    stateText(state),
  ),
  href: `/meetings/${id}`,
});

/**
 * Where a person can be seen: on their own page if they have entered something, otherwise on their club's page of people, or else among the members.
 */
function pageOf({ id, tournament, managedClubId }: SearchHits['people'][number]): string {
  if (tournament !== null) return `/people/${id}`;
  return managedClubId === null ? '/members' : `/admin/club/${managedClubId}/people`;
}

const personFound = (person: SearchHits['people'][number]): Found => ({
  key: `person-${person.id}`,
  label: person.name,
  ...factsOf(
    person.club,
    person.birthYear === null ? null : words.born({ year: person.birthYear }),
    person.tournament?.name ?? null,
  ),
  href: pageOf(person),
});

/** One's own where it is run or its members are; any other by what it plays. */
function pageOfClub({ id, isOwn, isManaged }: SearchHits['clubs'][number]): string {
  if (isManaged) return `/admin/club/${id}`;
  return isOwn ? '/members' : `/tournaments?club=${id}`;
}

const clubFound = (club: SearchHits['clubs'][number]): Found => ({
  key: `club-${club.id}`,
  label: club.name,
  ...factsOf(club.location),
  href: pageOfClub(club),
});

const pageFound = ({ label, href }: SearchedPage): Found => ({ key: href, label, href });

/** Tournaments of a list that was read, in the form in which the server would tell them. */
export const factsOfListed = ({
  id,
  name,
  clubName,
  startDate,
  endDate,
  timeZone,
  status,
}: Tournament): TournamentFacts => {
  const days = { startDay: dayOf(startDate, timeZone), endDay: dayOf(endDate, timeZone) };
  const state = howFar(status, days, dayOf(presentMoment().toISOString(), timeZone));
  return { id, name, club: clubName, ...days, status, state };
};

export interface SearchedThings {
  readonly text: string;
  readonly hits: SearchHits | undefined;
  readonly listed: readonly TournamentFacts[];
  readonly pages: readonly SearchedPage[];
  readonly actions: readonly SearchedPage[];
}

/** The groups with something in them, in the order in which people look for it. */
export function groupsOf({ text, hits, listed, pages, actions }: SearchedThings): FoundGroup[] {
  const isEmpty = text.trim() === '';
  const known = isEmpty ? [] : listed.filter(({ name }) => answers(name, text)).slice(0, 6);
  const tournaments = hits?.tournaments ?? known;
  const groups: FoundGroup[] = [
    { kind: 'tournaments', label: words.tournaments, found: tournaments.map(tournamentFound) },
    { kind: 'meetings', label: words.meetings, found: (hits?.meetings ?? []).map(meetingFound) },
    { kind: 'people', label: words.people, found: (hits?.people ?? []).map(personFound) },
    { kind: 'clubs', label: words.clubs, found: (hits?.clubs ?? []).map(clubFound) },
    {
      kind: 'pages',
      label: words.pages,
      found: pages.filter((page) => answers(page.label, text)).map(pageFound),
    },
    {
      kind: 'actions',
      label: words.actions,
      found: actions.filter((action) => answers(action.label, text)).map(pageFound),
    },
  ];
  return groups.filter(({ found }) => found.length > 0);
}
