// The search in the header and for visitors (D18). It finds tournaments by their own name or their club's, meetings, people and clubs, with names like the text that
// was typed. The number of statements does not depend on how many there are.
import { isWorthSearching, type SearchHits, type searchRoutes } from '@tennis/contract';
import {
  byHowFar,
  canManageClub,
  howFar,
  isMemberOfClub,
  isSuperAdmin,
  statusOfSeveral,
  TOURNAMENT_STATUSES,
  type Caller,
  type HowFar,
} from '@tennis/domain';
import type { Reader } from '../../access/names.ts';
import type { Tx } from '../../database/connection.ts';
import {
  namesNear,
  namesNearAndOwn,
  type NearAndOwn,
  type NearName,
  type Own,
} from '../../database/near-names.ts';
import { dayIn } from '../../ground/clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { peopleFor } from '../known-people.ts';
import { countSearch } from './limits.ts';
import { findClubs, findMeetings, findTournaments, latestOf, ownClubs, ownPeople } from './store.ts';

/** How many of each kind are shown, unless the caller asks for another number. */
const USUALLY = 6;

const NOTHING: SearchHits = { tournaments: [], meetings: [], people: [], clubs: [], more: [] };

const idsOf = (names: readonly NearName[]): readonly number[] => names.map(({ id }) => id);

/** Names near a text, and the reader's own that are near it: the same name elsewhere must not hide one of theirs. Visitors and super admins have none of their own. */
async function nearAndOwn(
  tx: Tx,
  kind: 'person' | 'club',
  text: string,
  own: Own | null,
  most: number,
): Promise<NearAndOwn> {
  if (own !== null) return namesNearAndOwn(tx, kind, text, own, most);
  return { ...(await namesNear(tx, kind, text)), own: [] };
}

/** The nearest first; among equals, the reader's own. */
function inOrder(all: readonly NearName[], own: readonly NearName[]): readonly number[] {
  const isOwn = new Set(idsOf(own));
  return [...new Map([...all, ...own].map(({ id, nearness }) => [id, nearness]))]
    .toSorted(([a, x], [b, y]) => y - x || Number(isOwn.has(b)) - Number(isOwn.has(a)) || b - a)
    .map(([id]) => id);
}

/** The entries among these ids that the reader may know, in their order, `most` at most; `near` says which of them are equally near. */
type Look<Hit> = (ids: readonly number[], most: number, near: readonly NearName[]) => Promise<readonly Hit[]>;

/**
 * The near names that the reader may know. Similar names are shown if no name that the reader sees matches the text, so a name hidden from them never
 * changes what they find (D24).
 */
async function known<Hit extends { readonly id: number }>(
  { all, others, own }: NearAndOwn,
  most: number,
  look: Look<Hit>,
): Promise<readonly Hit[]> {
  const first = await look(inOrder(all, own), most, all);
  const answers = new Set(idsOf(all));
  if (first.length === most || first.some(({ id }) => answers.has(id))) return first;
  const alike = await others();
  return alike.length === 0 ? first : look(inOrder(alike, own), most, alike);
}

/** Rows in the order in which their ids were found. */
function ordered<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
  most: number,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, most);
}

type TournamentFound = ReturnType<typeof foundTournament>;
type MeetingFound = ReturnType<typeof foundMeeting>;

/** A tournament for the wire. */
function foundTournament(row: Awaited<ReturnType<typeof findTournaments>>[number], now: Date) {
  const { id, name, status, time_zone: zone } = row;
  const days = { startDay: dayIn(zone, row.start_date), endDay: dayIn(zone, row.end_date) };
  return { id, name, club: row.club_name, ...days, status, state: howFar(status, days, dayIn(zone, now)) };
}

const zoned = (text: string) => {
  const [moment = '', zone = ''] = text.split(' ');
  return { day: dayIn(zone, moment), zone };
};

/** A meeting for the wire. */
function foundMeeting(row: Awaited<ReturnType<typeof findMeetings>>[number], now: Date) {
  const { id, name, events } = row;
  const end = zoned(row.end);
  const days = { startDay: zoned(row.start).day, endDay: end.day };
  const played = {
    startDay: row.begun === null ? days.startDay : zoned(row.begun).day,
    endDay: row.lasts === null ? days.endDay : zoned(row.lasts).day,
  };
  const status = statusOfSeveral(TOURNAMENT_STATUSES.filter((one) => row[one] === 1));
  const state = howFar(status, played, dayIn(end.zone, now));
  return { id, name, club: row.club_name, ...days, events, state };
}

interface Dated {
  readonly id: number;
  readonly state: HowFar;
  readonly startDay: string;
}

/** The nearest first; among equals, by how far they are. Of what has no nearness, all are equal. */
function byState<Row extends Dated>(rows: readonly Row[], near: readonly NearName[], most: number): Row[] {
  const nearness = new Map(near.map((one) => [one.id, one.nearness]));
  const of = ({ id }: Row): number => nearness.get(id) ?? 0;
  return rows.toSorted((a, b) => of(b) - of(a) || byHowFar(a, b) || b.id - a.id).slice(0, most);
}

/** Tournaments that lists show to the caller: first those with this name, then the latest of clubs with this name. */
async function tournamentsNear(
  tx: Tx,
  { caller, now }: Reader,
  text: string,
  clubIds: readonly number[],
  most: number,
) {
  const look: Look<TournamentFound> = async (ids, upTo, near) =>
    ids.length === 0
      ? []
      : byState(
          (await findTournaments(tx, caller, ids)).map((row) => foundTournament(row, now)),
          near,
          upTo,
        );
  const named = await known({ ...(await namesNear(tx, 'tournament', text)), own: [] }, most, look);
  if (named.length === most || clubIds.length === 0) return named;
  const isNamed = new Set(named.map(({ id }) => id));
  const latest = await latestOf(tx, caller, clubIds, most);
  return [
    ...named,
    ...(await look(
      latest.filter((id) => !isNamed.has(id)),
      most,
      [],
    )),
  ].slice(0, most);
}

/** Meetings with a tournament that lists show to the caller. */
async function meetingsNear(tx: Tx, { caller, now }: Reader, text: string, most: number) {
  const look: Look<MeetingFound> = async (ids, upTo, near) =>
    ids.length === 0
      ? []
      : byState(
          (await findMeetings(tx, caller, ids)).map((row) => foundMeeting(row, now)),
          near,
          upTo,
        );
  return known({ ...(await namesNear(tx, 'meeting', text)), own: [] }, most, look);
}

/** What selects the reader's own; null if that were all or nobody. */
function ownOf(caller: Caller | null) {
  if (caller === null || isSuperAdmin(caller)) return { people: null, clubs: null };
  return { people: ownPeople(caller), clubs: caller.clubs.length === 0 ? null : ownClubs(caller) };
}

export const searchHandlers: Handlers<typeof searchRoutes> = {
  search: async ({ tx, query, caller, now, request, services }) => {
    const q = query.q ?? '';
    if (caller === null) {
      if (!isWorthSearching(q)) return NOTHING;
      await countSearch(services.database, request, now);
    }
    const own = ownOf(caller);
    const limit = query.limit ?? USUALLY;
    // Reading one more of each shows whether there are more.
    const most = limit + 1;
    const nearClubs = nearAndOwn(tx, 'club', q, own.clubs, most).then(({ all, own: ours }) =>
      inOrder(all, ours),
    );
    // Side by side: PostgreSQL gets the statements of one kind while the names of another are compared.
    const [clubs, tournaments, meetings, people] = await Promise.all([
      nearClubs.then(async (ids) =>
        ids.length === 0 ? [] : ordered(ids, await findClubs(tx, ids.slice(0, most)), most),
      ),
      nearClubs.then((ids) => tournamentsNear(tx, { caller, now }, q, ids, most)),
      meetingsNear(tx, { caller, now }, q, most),
      nearAndOwn(tx, 'person', q, own.people, most).then((near) =>
        known(near, most, (ids, upTo) => peopleFor(tx, { caller, now }, ids, upTo)),
      ),
    ]);
    return {
      tournaments: tournaments.slice(0, limit),
      meetings: meetings.slice(0, limit),
      people: people.slice(0, limit),
      clubs: clubs.slice(0, limit).map((club) => {
        const isManaged = canManageClub(caller, club.id);
        return { ...club, isOwn: isManaged || isMemberOfClub(caller, club.id), isManaged };
      }),
      more: Object.entries({ tournaments, meetings, people, clubs } as const).flatMap(([kind, found]) =>
        found.length > limit ? [kind as keyof Omit<SearchHits, 'more'>] : [],
      ),
    };
  },
};
