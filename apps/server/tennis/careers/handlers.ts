// A player's own tennis, and what everybody may know of a person (D24, D46).
import type { careerRoutes } from '@tennis/contract';
import { canSeeMembers } from '@tennis/domain';
import type { Handlers } from '../../http/handler.ts';
import { linkNext, readCursor } from '../../http/paging.ts';
import type { MatchView } from '../../access/match-view.ts';
import type { Reader } from '../../access/names.ts';
import type { Tx } from '../../database/connection.ts';
import { Refused } from '../../ground/refusal.ts';
import { isOnCourt, loadCareer, type Career, type Played } from './career.ts';
import { clubsOfPeople } from '../clubs-of-people.ts';
import { lastRequestsOf } from '../last-requests.ts';
import { balanceOf, finalsOf, opponentsOf, yearsOf } from './figures.ts';
import { presentEntry, presentPlayed, presentTournament } from './present.ts';
import type { CareerServices } from './services.ts';
import { findPersonOf, listOwnPeople } from './store.ts';

/** Nobody plays on more courts at once. If there are more, some were never completed; the limit leaves room for upcoming ones. */
const MOST_LIVE = 5;
const MOST_UPCOMING = 30;
/** On how many days matches to come have estimates. */
const MOST_DAYS = 3;
const MOST_ENTRIES = 50;
const MOST_OPPONENTS = 100;
const MOST_FINALS = 100;

const notFound = () => new Refused({ type: 'not-found' });

/** The career of a person, if the reader may know anything about them. Otherwise: not found. */
async function careerOf(tx: Tx, id: number, reader: Reader): Promise<Career> {
  const person = await findPersonOf(tx, id, reader.caller);
  if (person === undefined) throw notFound();
  const career = await loadCareer(tx, person, reader);
  if (career.entries.length === 0 && !person.isOwn) throw notFound();
  return career;
}

/** The beginning of both pages: coming matches, the balance, and the opponents. */
async function presentCareer(tx: Tx, career: Career, reader: Reader, { whenTheyPlay }: CareerServices) {
  const isLive = (one: Played): boolean => isOnCourt(one, reader.now);
  const toCome = career.upcoming.filter((one) => !isLive(one));
  const shown = [...career.upcoming.filter(isLive).slice(0, MOST_LIVE), ...toCome.slice(0, MOST_UPCOMING)];
  // Only for the next days of play, because each day of an order of play is read as a whole.
  const whenNext = (rows: readonly MatchView[]) => {
    const planned = toCome.flatMap(({ row: { start_day: day, held } }) =>
      day === null || held === 1 ? [] : [day],
    );
    const days = new Set([...new Set(planned)].slice(0, MOST_DAYS));
    return whenTheyPlay(
      tx,
      rows.filter(({ start_day: own }) => own !== null && days.has(own)),
      reader.now,
    );
  };
  const opponents = opponentsOf(career.results);
  return {
    personId: career.person.id,
    upcoming: await presentPlayed(tx, career, shown, reader, whenNext),
    moreUpcoming: career.upcoming.length - shown.length,
    ...balanceOf(career.results),
    opponents: opponents.slice(0, MOST_OPPONENTS),
    moreOpponents: Math.max(0, opponents.length - MOST_OPPONENTS),
  };
}

/**
 * The name under which the reader knows them, and the club that they play for: the one whose member they are, told to themselves and to those who may
 * see its members, otherwise the one that an entry of theirs says. Never the club that has only typed their name.
 */
async function nameAndClub(tx: Tx, { person, entries }: Career, { caller }: Reader) {
  const [last] = entries;
  // Nobody but members, and those who look after somebody, may learn of it.
  const home = caller === null ? undefined : (await clubsOfPeople(tx, null, [person.id])).get(person.id);
  const isTold = home !== undefined && (person.isOwn || canSeeMembers(caller, home.id));
  const ofEntry = entries.find(({ row, partner }) => row.club !== null && partner === null);
  return {
    name: person.isOwn || last === undefined ? person.name : (last.view.show(last.self) ?? person.name),
    club: (isTold ? home.name : null) ?? ofEntry?.row.club ?? null,
  };
}

export const careerHandlers: Handlers<typeof careerRoutes, CareerServices> = {
  getMyTennis: async ({ tx, query, caller, now, services }) => {
    const people = await listOwnPeople(tx, caller);
    const chosen = query.personId === undefined ? people[0] : people.find(({ id }) => id === query.personId);
    if (chosen === undefined) throw notFound();
    const reader = { caller, now };
    const career = await careerOf(tx, chosen.id, reader);
    const all = career.entries.filter(({ row }) => row.status !== 'completed').toReversed();
    const current = all.slice(0, MOST_ENTRIES);
    const requests = await lastRequestsOf(
      tx,
      current.filter(({ row }) => row.seeks !== null).map(({ row }) => row.id),
    );
    return {
      people: people.map(({ id, name, account_id: account }) => ({
        personId: id,
        name,
        isSelf: account === caller.userId,
      })),
      ...(await presentCareer(tx, career, reader, services)),
      entries: current.map((entry) => presentEntry(entry, requests)),
      moreEntries: all.length - current.length,
    };
  },

  getPerson: async ({ tx, params, caller, now, services }) => {
    const reader = { caller, now };
    const career = await careerOf(tx, params.id, reader);
    return {
      ...(await nameAndClub(tx, career, reader)),
      ...(await presentCareer(tx, career, reader, services)),
      years: yearsOf(career),
      finals: finalsOf(career)
        .slice(0, MOST_FINALS)
        .map(({ entry, year, outcome }) => ({
          ...presentTournament(entry),
          year,
          won: outcome === 'won',
        })),
    };
  },

  listPersonResults: async ({ tx, params, query, caller, now, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['time', 'id']);
    const reader = { caller, now };
    const career = await careerOf(tx, params.id, reader);
    const { year, opponent } = query;
    const found = career.results.filter(
      (one) =>
        (year === undefined || one.year === year) &&
        (opponent === undefined || one.opponent?.key === opponent) &&
        (cursor === null || isBehind(one.time, one.row.id, String(cursor[0]), Number(cursor[1]))),
    );
    const page = found.slice(0, limit);
    const last = page.at(-1);
    if (found.length > limit && last !== undefined) linkNext([last.time, last.row.id], request, reply);
    return presentPlayed(tx, career, page, reader);
  },
};

/** Whether a match comes after a place in a list that has the latest first. */
const isBehind = (time: string, id: number, cursorTime: string, cursorId: number): boolean =>
  time < cursorTime || (time === cursorTime && id < cursorId);
