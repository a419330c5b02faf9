// The kept figures equal a count of everything, after any write, also with several at the same moment; and reading them reads no match.
import { describe, expect, it } from 'vitest';
import type { Db } from '../database/connection.ts';
import { countedFigures } from '../testing/counted-figures.ts';
import { aClub, aMatch, aTournament, joinClub } from '../testing/factories.ts';
import { aServer } from '../testing/server.ts';
import { foldFigures, readFigures } from './kept-figures.ts';

const TODAY = [{ zone: 'UTC', day: '2026-09-12' }];

async function expectTrue(db: Db): Promise<void> {
  for (const withDrafts of [true, false]) {
    expect(await readFigures(db, TODAY, withDrafts)).toEqual(await countedFigures(db, TODAY[0], withDrafts));
  }
}

describe('kept figures', () => {
  it('follow every kind of write', async () => {
    const server = await aServer();
    const { db } = server.database;
    const { club, admin, tournament, match, first } = await aMatch(server);
    await expectTrue(db);
    const params = { id: String(match.id) };
    const ofTournament = { id: String(tournament.id) };
    const update = (set: Record<string, string | null>) =>
      db.updateTable('tournaments').set(set).where('id', '=', tournament.id).execute();
    const changes: readonly (() => Promise<unknown>)[] = [
      () => admin.call('setTournamentStatus', { params: ofTournament, body: { status: 'active' } }),
      () => admin.call('setMatchWinner', { params, body: { winnerId: first.id } }),
      () => update({ archived_at: '2026-09-12T10:00:00.000Z' }),
      () => update({ archived_at: null }),
      () => update({ status: 'draft' }),
      () => update({ time_zone: 'Asia/Tokyo' }),
      () => update({ status: 'active', time_zone: 'UTC' }),
      () => admin.call('setMatchWinner', { params, body: { winnerId: null } }),
      () => db.updateTable('matches').set({ start_time: null, start_day: null }).execute(),
      () =>
        db
          .updateTable('matches')
          .set({ start_time: '2026-09-12T09:00:00.000Z', start_day: '2026-09-12' })
          .execute(),
      () => aTournament(admin, club.id, { name: 'Riverside Cup' }),
      async () => joinClub(server, club.id, await server.signUp('member', 'Ana Costa')),
      async () => joinClub(server, (await aClub(server)).club.id, admin),
      // A club keeps an admin.
      () => db.updateTable('club_members').set({ role: 'admin' }).execute(),
      () =>
        db
          .deleteFrom('club_members')
          .where('user_id', '=', admin.user?.id ?? 0)
          .execute(),
      () => server.database.transaction(foldFigures),
      () => db.deleteFrom('tournaments').where('id', '=', tournament.id).execute(),
      () => db.deleteFrom('clubs').where('id', '=', club.id).execute(),
    ];
    for (const change of changes) {
      await change();
      await expectTrue(db);
    }
  });

  it('are one row each after the hourly clean-up', async () => {
    const server = await aServer();
    const { admin, match, first } = await aMatch(server);
    for (const winnerId of [first.id, null, first.id]) {
      await admin.call('setMatchWinner', { params: { id: String(match.id) }, body: { winnerId } });
    }
    const { db } = server.database;
    const rows = () => db.selectFrom('kept_figures').selectAll().execute();
    expect((await rows()).length).toBeGreaterThan(4);
    await server.database.transaction(foldFigures);
    const kinds = (await rows()).map(({ kind, shown, day }) => `${kind} ${shown} ${day}`);
    expect(kinds).toEqual([...new Set(kinds)]);
    await expectTrue(db);
  });

  it('stay true when a tournament is put away while its match is decided', async () => {
    const server = await aServer();
    const { db } = server.database;
    const { admin, tournament, match, first } = await aMatch(server);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([
        admin.call('archiveTournament', {
          params: { id: String(tournament.id) },
          body: { archived: round % 2 === 0 },
        }),
        admin.call('setMatchWinner', {
          params: { id: String(match.id) },
          body: { winnerId: round % 4 < 2 ? first.id : null },
        }),
        server.database.transaction(foldFigures),
      ]);
      await expectTrue(db);
    }
  });

  it.each(['super_admin', 'member'] as const)(
    'are all that is read for a %s without a club',
    async (role) => {
      const statements: string[] = [];
      const server = await aServer({
        now: '2026-09-12T15:00:00.000Z',
        log: ({ query }) => void statements.push(query.sql),
      });
      await aMatch(server);
      const person = await server.signUp(role);
      statements.length = 0;
      const { body } = await person.send({ method: 'GET', url: '/api/club-stats' });
      expect(body).toEqual({
        totalMembers: role === 'member' ? 0 : 1,
        completedMatches: 0,
        activeTournaments: 0,
        todaysMatches: 1,
      });
      expect(statements.filter((sql) => sql.includes('"kept_figures"'))).toHaveLength(2);
      // Beside them only the drafts that the caller has made.
      for (const sql of statements.filter((text) => text.includes('"matches"'))) {
        expect(sql).toMatch(/"tournaments"\."created_by" = .* "tournaments"\."status" = /);
      }
    },
  );
});
