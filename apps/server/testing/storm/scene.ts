// A tournament on which four people work at once, the same on any fresh database, and its state without change counters and times.
import type { Club, Participant, Tournament } from '@tennis/contract';
import type { TournamentFormat } from '@tennis/domain';
import type { Database } from '../../database/connection.ts';
import { entered, idOf } from '../draws.ts';
import { anEntry, matchBody, tournamentBody } from '../factories.ts';
import type { Person, TestServer } from '../server.ts';

const ENTRANTS = 12;
const PEOPLE = 4;

export interface StormScene {
  readonly club: Club;
  readonly tournament: Tournament;
  readonly entries: readonly Participant[];
  /** The director of the tournament. */
  readonly people: readonly Person[];
}

/** In groups of three or four: few enough matches that some of them are decided. */
const rulesOf = (format: TournamentFormat) => ({
  ...tournamentBody(0).rules,
  format,
  matchesPerParticipant: 2,
  playersProgressingFromGroups: 2,
});

/** Twelve entries in places and two who wait, one match made by hand that keeps the tournament open, and four directors. */
export async function aStormScene(server: TestServer, format: TournamentFormat): Promise<StormScene> {
  const wished = { maxParticipants: ENTRANTS, rules: rulesOf(format) };
  const { admin, club, tournament } = await entered(ENTRANTS, wished, server);
  const others: Person[] = [];
  for (let person = 2; person <= PEOPLE; person++) {
    const other = await server.signUp('club_admin', `Director ${person}`);
    others.push(other);
    await server.database.db
      .insertInto('club_members')
      .values({
        club_id: club.id,
        user_id: other.user?.id ?? 0,
        role: 'admin',
        created_at: '2026-09-01T10:00:00.000Z',
      })
      .execute();
  }
  await admin.call('createMatch', { params: idOf(tournament), body: matchBody(null, null) });
  await admin.call('updateTournament', { params: idOf(tournament), body: { maxParticipants: ENTRANTS + 2 } });
  for (const name of ['Waits First', 'Waits Second']) await anEntry(admin, tournament.id, name);
  const { body: entries } = await admin.call('listParticipants', { params: idOf(tournament) });
  await admin.call('setAlternates', {
    params: idOf(tournament),
    body: { participantIds: entries.slice(-2).map(({ id }) => id) },
  });
  return { club, tournament, entries, people: [admin, ...others] };
}

/**
 * Everything in the tournament that has a meaning. Draws are named by their numbers and matches by their places in them: rolled-back writes also use
 * up ids.
 */
export async function stateOfStorm({ db }: Database) {
  const draws = await db.selectFrom('draws').selectAll().orderBy('number').execute();
  const matches = await db.selectFrom('matches').selectAll().execute();
  const entries = await db.selectFrom('participants').selectAll().orderBy('id').execute();
  const tournaments = await db.selectFrom('tournaments').select(['id', 'status']).execute();
  const groups = await db.selectFrom('groups').select(['id', 'name']).execute();
  const numberOf = new Map(draws.map(({ id, number }) => [id, number]));
  const groupOf = new Map(groups.map(({ id, name }) => [id, name]));
  return {
    tournaments,
    draws: draws.map(({ id: _id, club_id: _club, made_at: _made, published_at: _published, ...row }) => ({
      ...row,
      version: 0,
      turn: 0,
    })),
    matches: matches
      .map((row) => ({
        draw: row.draw_id === null ? null : numberOf.get(row.draw_id),
        index: row.draw_match,
        group: row.group_id === null ? null : groupOf.get(row.group_id),
        round: row.round,
        players: [row.participant1_id, row.participant2_id],
        winner: row.winner_id,
        status: row.status,
        score: row.score,
        automatic: row.automatic,
        isBegun: row.started_at !== null,
        isDone: row.completed_at !== null,
      }))
      .toSorted((one, other) => (one.index ?? -1) - (other.index ?? -1)),
    entries: entries.map((entry) => ({
      id: entry.id,
      seed: entry.seed,
      alternate: entry.alternate,
      group: entry.group_id === null ? null : groupOf.get(entry.group_id),
      isOut: entry.withdrawn_at !== null,
      why: [entry.withdrawn_reason, entry.placed_because],
    })),
  };
}
