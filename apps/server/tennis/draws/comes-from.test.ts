// The sources of players who are not known yet: everybody reads them with every match of a draw, also of a draw that was made before they were stored
// (migration 0106).
import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '../../database/migrations/0106-expand-comes-from.ts';
import { matchesOf, published, win } from '../../testing/draws.ts';
import { bodyOf, tournamentBody } from '../../testing/factories.ts';

const GROUPS = {
  ...tournamentBody(0).rules,
  format: 'groups_knockout',
  matchesPerParticipant: 3,
  playersProgressingFromGroups: 2,
} as const;

it('is said while a side is not known, to visitors too, also in the list of a day', async () => {
  const { admin, server, tournament } = await published(4);
  const [first, second, final] = await matchesOf(admin, tournament);
  if (first === undefined || second === undefined || final === undefined) throw new Error('No matches.');
  expect(first.comesFrom).toBeUndefined();
  const winners = [
    { kind: 'winner', match: 1 },
    { kind: 'winner', match: 2 },
  ];
  expect(final.comesFrom).toEqual(winners);
  await admin.call('updateMatch', {
    params: { id: String(final.id) },
    body: { startTime: '2031-06-01T15:00:00Z' },
  });
  const ofDay = async () =>
    bodyOf(await server.visitor().call('listMatchesOfDay', { params: { day: '2031-06-01' }, query: {} }));
  expect((await ofDay()).map(({ comesFrom }) => comesFrom)).toEqual([winners]);
  // A known player needs no more; the other side still says where its player comes from.
  await win(admin, first);
  expect((await ofDay()).map(({ comesFrom }) => comesFrom)).toEqual([winners]);
  await win(admin, second);
  expect((await ofDay()).map(({ comesFrom }) => comesFrom)).toEqual([undefined]);
});

it.each([
  ['a consolation', 16, {}, { kind: 'consolation' }],
  ['groups', 8, { rules: GROUPS }, {}],
] as const)('is worked out for the draws of an older database: %s', async (_case, count, fields, body) => {
  const { server } = await published(count, fields, body);
  const { db } = server.database;
  const stored = () => db.selectFrom('matches').select(['id', 'comes_from']).orderBy('id').execute();
  const before = await stored();
  expect(before.filter(({ comes_from: from }) => from !== null).length).toBeGreaterThan(2);
  await sql`alter table matches drop column comes_from`.execute(db);
  await up(db as unknown as Kysely<unknown>);
  expect(await stored()).toEqual(before);
});
