// What is remembered of a court until somebody can be told that they are next there (D53), and what counts as nothing before them.
import { describe, expect, it } from 'vitest';
import { idOf, win } from '../../testing/draws.ts';
import { anEntry, aTournament, bodyOf, matchBody } from '../../testing/factories.ts';
import { aFan, close, later, NOON, suspend, twoMatches } from '../../testing/next-on-court.ts';

const NOBODY_PLAYED = {
  set1: { player1: 0, player2: 0 },
  outcome: { kind: 'walkover', by: 1 },
} as const;

type Scene = Awaited<ReturnType<typeof twoMatches>>;

const walkOver = ({ admin, first }: Scene) =>
  admin.call('setMatchScores', {
    params: idOf(first),
    body: { scores: NOBODY_PLAYED, winnerId: first.participant2Id, complete: true, confirm: true },
  });
const remove = ({ admin, first }: Scene) => admin.call('deleteMatch', { params: idOf(first), query: {} });
const callSecond = ({ admin, second }: Scene, called: boolean) =>
  admin.call('callMatch', { params: idOf(second), body: { called, confirm: true } });
const notesIn = ({ server }: Scene) => server.database.db.selectFrom('court_looks').selectAll().execute();

describe('notes', () => {
  it('of a closure that is taken back are taken back', async () => {
    const scene = await twoMatches();
    bodyOf(await close(scene, [{ from: later(30), to: later(60) }]));
    bodyOf(await close(scene, [{ from: later(40), to: null }]));
    await scene.next();
    expect((await notesIn(scene)).map(({ due_at: due }) => due)).toEqual([later(40)]);
    bodyOf(await close(scene, []));
    await scene.next();
    expect(await notesIn(scene)).toEqual([]);
  });

  it('are read five hundred at a time', async () => {
    const scene = await twoMatches();
    const note = { court_id: scene.courts[0]?.id ?? 0, day: NOON.slice(0, 10), match_id: scene.first.id };
    const { db } = scene.server.database;
    await db
      .insertInto('court_looks')
      .values(Array.from({ length: 1001 }, () => note))
      .execute();
    for (const left of [501, 1, 0]) {
      await scene.look();
      expect(await notesIn(scene)).toHaveLength(left);
    }
  });
});
