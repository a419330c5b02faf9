// A demo season for a test, built in a server of its own, with what is read of it.
import type { Match, Tournament } from '@tennis/contract';
import { buildSeason } from '../demo/season.ts';
import { DEMO_PASSWORD } from '../demo/accounts.ts';
import { bodyOf, type Person } from '../demo/injected-person.ts';
import { aServer } from './server.ts';

export interface Season {
  readonly superAdmin: Person;
  readonly signIn: (username: string) => Promise<Person>;
  readonly tournaments: readonly Tournament[];
  readonly matches: readonly Match[];
}

/** Builds the season of a moment. */
export async function aSeason(moment: string): Promise<Season> {
  const server = await aServer();
  const clock = {
    now: () => server.services.now(),
    set: (at: number) => {
      server.setNow(new Date(at).toISOString());
    },
  };
  await buildSeason({ app: server.app, services: server.services, clock }, new Date(moment));
  const signIn = async (username: string) => {
    const somebody = server.visitor();
    bodyOf(await somebody.call('login', { body: { username, password: DEMO_PASSWORD } }));
    return somebody;
  };
  const superAdmin = await signIn('superadmin');
  const tournaments = bodyOf(await superAdmin.call('listTournaments', { query: {} }));
  const lists = await Promise.all(
    tournaments.map(({ id }) => superAdmin.call('listTournamentMatches', { params: { id: String(id) } })),
  );
  return { superAdmin, signIn, tournaments, matches: lists.flatMap(bodyOf) };
}
