// The round of a match in its draw: everybody reads it with the match, also for draws made before it was stored.
import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '../../database/migrations/0104-expand-draw-rounds.ts';
import { matchesOf, published } from '../../testing/draws.ts';

it('is said where the round is a knockout only', async () => {
  const { admin, tournament } = await published(16, {}, { kind: 'consolation' });
  const all = await matchesOf(admin, tournament);
  const said = all.map(({ round, drawRound }) => `${round} ${JSON.stringify(drawRound ?? null)}`);
  expect(new Set(said)).toEqual(
    new Set([
      'knockout {"players":16}',
      'quarter_final null',
      'semi_final null',
      'final null',
      'knockout {"stage":{"code":"consolation"},"players":8}',
      'knockout {"stage":{"code":"consolation"},"players":4}',
      'knockout {"stage":{"code":"consolation"},"players":2}',
    ]),
  );
});

it('is worked out for the draws of an older database', async () => {
  const { server } = await published(16, {}, { kind: 'consolation' });
  const { db } = server.database;
  const stored = () => db.selectFrom('matches').select(['id', 'draw_round']).orderBy('id').execute();
  const before = await stored();
  expect(before.filter(({ draw_round: round }) => round !== null)).toHaveLength(15);
  await sql`alter table matches drop column draw_round`.execute(db);
  await up(db as unknown as Kysely<unknown>);
  expect(await stored()).toEqual(before);
});
