// The demo season: accounts, clubs and tournaments, written into an empty database by the product's own calls, the same for the same moment. It needs
// a server with a clock that can be set.
import type { FastifyInstance } from 'fastify';
import { randomFrom, type Random } from '@tennis/domain';
import { joinClub } from '../tennis/club-members.ts';
import type { AppServices } from '../start/services.ts';
import { bodyOf, person, type Person } from './injected-person.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { hourIn, MINUTE_MS, momentIn, type StoryClock } from './calendar.ts';
import { CLUBS, type ClubPlan } from './clubs.ts';
import { drawCircle, drawNames, usernameOf, type Circle, type Player } from './people.ts';
import { TOURNAMENTS } from './plans.ts';
import { tellStories } from './stories.ts';
import { holdTournament, type DemoClub } from './tournaments.ts';

export interface SeasonServer {
  readonly app: FastifyInstance;
  readonly services: AppServices;
  readonly clock: StoryClock;
}

/** Any number does; it stands for all chance of the season. */
const SEED = 2026;
/** Days before the present on which the first account is made. */
const BEGINNING = 150;
/** How many of each club's strongest have an account. */
const ACCOUNTS = [22, 18, 16];
/** The hour at which a club's day of play is in full swing. */
const BUSIEST_HOUR = 15;

/** The index of the club where play is in full swing now: `clubadmin` and `member` belong to it. */
function busiestClub(today: Date): number {
  const distance = ({ timeZone }: ClubPlan) => Math.abs(hourIn(timeZone, today) - BUSIEST_HOUR);
  const distances = CLUBS.map(distance);
  return distances.indexOf(Math.min(...distances));
}

/** The story's people one after the other, some hours apart. */
class Registrations {
  readonly #server: SeasonServer;
  #moment: number;

  constructor(server: SeasonServer, today: Date) {
    this.#server = server;
    this.#moment = momentIn('UTC', today, -BEGINNING, 8 * 60);
    server.clock.set(this.#moment);
  }

  #next(): Person {
    this.#moment += 200 * MINUTE_MS;
    this.#server.clock.set(this.#moment);
    return person(this.#server.app);
  }

  async setUp(username: string, name: string): Promise<void> {
    const { code } = this.#server.services.setup;
    if (code === null) throw new Error('The demo season needs an empty database.');
    const somebody = this.#next();
    const account = { username, name, password: DEMO_PASSWORD, email: `${usernameOf(name)}@example.org` };
    bodyOf(await somebody.call('setUp', { body: { code, ...account } }));
    bodyOf(await somebody.call('logout', { body: {} }));
  }

  /** Registers somebody, lets them do something and signs them out; answers their id and e-mail. */
  async register(
    account: { readonly username: string; readonly name: string; readonly role: 'club_admin' | 'member' },
    meanwhile: (somebody: Person) => Promise<void> = () => Promise.resolve(),
  ): Promise<{ readonly id: number; readonly email: string }> {
    const somebody = this.#next();
    const email = `${usernameOf(account.name)}@example.org`;
    const { id } = bodyOf(
      await somebody.call('register', { body: { ...account, email, password: DEMO_PASSWORD } }),
    );
    await meanwhile(somebody);
    bodyOf(await somebody.call('logout', { body: {} }));
    return { id, email };
  }
}

interface NewMembers {
  readonly host: string;
  /** How many of the players get an account. */
  readonly accounts: number;
  readonly firstUsername: string | null;
  readonly join: (userId: number) => Promise<void>;
}

async function registerPlayers(
  desk: Registrations,
  players: readonly Player[],
  { host, accounts, firstUsername, join }: NewMembers,
): Promise<Player[]> {
  const known: Player[] = [];
  for (const [index, player] of players.entries()) {
    if (index >= accounts) known.push(player);
    else {
      const username = index === 0 && firstUsername !== null ? firstUsername : usernameOf(player.name);
      const { id } = await desk.register({ username, name: player.name, role: 'member' });
      await join(id);
      known.push({ ...player, club: host, userId: id });
    }
  }
  return known;
}

/** The club's courts, open until the last match of an evening is over. */
async function layCourts(admin: Person, clubId: number, plan: ClubPlan): Promise<void> {
  const { numberOfCourts, surface, lights } = plan;
  const hours = Array.from({ length: 7 }, () => ({ from: '08:00', to: '24:00' }));
  const courts = Array.from({ length: numberOfCourts }, (_, at) => ({
    name: `Court ${at + 1}`,
    surface,
    lights,
    hours,
  }));
  bodyOf(await admin.call('createCourts', { params: { clubId: String(clubId) }, body: { courts } }));
}

async function foundClub(
  server: SeasonServer,
  desk: Registrations,
  plan: ClubPlan,
  circle: Circle,
  { accounts, isBusiest }: { readonly accounts: number; readonly isBusiest: boolean },
): Promise<DemoClub> {
  const { database } = server.services;
  let clubId = 0;
  const adminUsername = isBusiest ? 'clubadmin' : usernameOf(plan.admin);
  const { email } = await desk.register(
    { username: adminUsername, name: plan.admin, role: 'club_admin' },
    async (admin) => {
      const { name, description, location, timeZone } = plan;
      clubId = bodyOf(await admin.call('createClub', { body: { name, description, location, timeZone } })).id;
      await layCourts(admin, clubId, plan);
    },
  );
  const adults = await registerPlayers(desk, circle.adults, {
    host: plan.name,
    accounts,
    firstUsername: isBusiest ? 'member' : null,
    // The same as accepting an invitation, without the mail that the demo does not send.
    join: (userId) =>
      database.transaction((tx) => joinClub(tx, clubId, userId, 'member', server.clock.now())),
  });
  return {
    id: clubId,
    plan,
    admin: person(server.app),
    adminUsername,
    adminEmail: email,
    circle: { ...circle, adults },
  };
}

/** Writes the whole season into the empty database of the server and leaves its clock at `today`. Throws when any call is refused. */
export function buildSeason(server: SeasonServer, today: Date): Promise<void> {
  // Some two thousand writes: a season that a power cut spoils is made again.
  return server.services.database.withoutDisk(() => writeSeason(server, today));
}

async function writeSeason(server: SeasonServer, today: Date): Promise<void> {
  const random: Random = randomFrom(SEED);
  const names = drawNames(random);
  const desk = new Registrations(server, today);
  await desk.setUp('superadmin', 'Alex Superior');
  const busiest = busiestClub(today);
  const clubs: DemoClub[] = [];
  for (const [index, plan] of CLUBS.entries()) {
    const circle = drawCircle(names, random, {
      host: plan.name,
      neighbours: plan.neighbours,
      adults: plan.adults,
    });
    const accounts = ACCOUNTS[index] ?? 0;
    clubs.push(await foundClub(server, desk, plan, circle, { accounts, isBusiest: index === busiest }));
  }
  for (const plan of TOURNAMENTS) {
    const club = clubs[plan.club];
    if (club === undefined) throw new Error(`${plan.name} has no club.`);
    await holdTournament(club, plan, { clock: server.clock, today }, random);
  }
  await tellStories(clubs, { clock: server.clock, today });
  server.clock.set(today.getTime());
}
