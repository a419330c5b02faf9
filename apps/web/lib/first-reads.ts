// The first reads of each page, declared once. early.js requests them before the app is there (the build writes its table from this one), the router
// requests them while the page's code is loading (app/prefetch.ts), and the pages take their queries from here. Only types are imported, because the
// build reads this file too.
import type { Call, ReadName, Routes } from '@tennis/contract';

/** A read with what it is called with. */
export interface Reading<N extends ReadName> {
  readonly route: N;
  readonly call: Call<Routes[N]>;
}

export type AnyReading = { [N in ReadName]: Reading<N> }[ReadName];

const reading = <N extends ReadName>(route: N, call: Call<Routes[N]>): Reading<N> => ({ route, call });

/** This many tournaments of a section are shown at most; behind them stands a link to all. */
export const PER_SECTION = 24;

/** The tournaments of all sections of the landing page (D8). */
export const landingTournaments = reading('listTournaments', { query: { perGroup: String(PER_SECTION) } });

const ofTournament = (id: string | number) => ({ params: { id: String(id) } });

/** One tournament. */
export const oneTournament = (id: string | number) => reading('getTournament', ofTournament(id));

/** Its matches. */
export const itsMatches = (id: string | number) => reading('listTournamentMatches', ofTournament(id));

/** Its entries. */
export const itsParticipants = (id: string | number) => reading('listParticipants', ofTournament(id));

/** Its groups. */
export const itsGroups = (id: string | number) => reading('listGroups', ofTournament(id));

const onlyOf = (tournament: string | number | undefined) =>
  tournament === undefined ? {} : { tournamentId: String(tournament) };

/** The matches that start on a day (yyyy-mm-dd) in their club's zone; read page by page. */
export const matchesOfDay = (day: string, tournament: string | number | undefined) =>
  reading('listMatchesOfDay', { params: { day }, query: onlyOf(tournament) });

/** Completed matches, newest first; read page by page. */
export const completedMatches = (tournament: string | number | undefined) =>
  reading('listCompletedMatches', { query: onlyOf(tournament) });

/** The part of an address that decides what its page reads. */
export interface AddressParts {
  /** The number in the path. */
  readonly id: string;
  /** The day that is asked for, or the viewer's today. */
  readonly date: string;
  /** The only tournament whose matches are shown. */
  readonly tournament: string | number | undefined;
}

interface PageReads {
  /** The path; after "visitor " if the page is for visitors only. */
  readonly page: RegExp;
  readonly tab: RegExp;
  readonly reads: (parts: AddressParts) => readonly AnyReading[];
}

const LANDING = /^visitor \/$/;
const TOURNAMENT = /^\/tournaments\/(?<id>[1-9]\d{0,14})$/;
const SCHEDULES = /^\/match-schedules$/;

/** Every page with early reads, by path and tab. early.js knows the same parts of an address. */
export const FIRST_READS: readonly PageReads[] = [
  { page: LANDING, tab: /^/, reads: () => [landingTournaments] },
  { page: TOURNAMENT, tab: /^/, reads: ({ id }) => [oneTournament(id)] },
  { page: TOURNAMENT, tab: /^matches$/, reads: ({ id }) => [itsMatches(id)] },
  { page: TOURNAMENT, tab: /^participants$/, reads: ({ id }) => [itsParticipants(id), itsGroups(id)] },
  {
    page: SCHEDULES,
    tab: /^(?!results$)/,
    reads: ({ date, tournament }) => [matchesOfDay(date, tournament)],
  },
  { page: SCHEDULES, tab: /^results$/, reads: ({ tournament }) => [completedMatches(tournament)] },
];

/** The first reads of the page at a path. */
export const firstReads = (
  path: string,
  { tab = '', date = '', tournament }: { tab?: string; date?: string; tournament?: number },
): readonly AnyReading[] =>
  FIRST_READS.flatMap(({ page, tab: tabs, reads }) => {
    const found = page.exec(path);
    return found === null || !tabs.test(tab)
      ? []
      : reads({ id: found.groups?.['id'] ?? '', date, tournament });
  });
