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

describe('a match that nobody may know of', () => {
  it.each<[string, 'draft' | 'archived']>([
    ['in a draft', 'draft'],
    ['of an archived tournament', 'archived'],
  ])('%s makes nobody next, wherever it goes', async (_name, kind) => {
    const scene = await twoMatches(60);
    const { server, admin, club, setStatus, change } = scene;
    const { next } = await aFan(scene, scene.first);
    const plan = await aTournament(admin, club.id, {
      name: 'A plan',
      status: kind === 'draft' ? 'draft' : 'upcoming',
    });
    const made = [];
    for (const at of [-60, -50, -40]) {
      const sides = [await anEntry(admin, plan.id, `One ${at}`), await anEntry(admin, plan.id, `Two ${at}`)];
      const body = { ...matchBody(sides[0]?.id ?? null, sides[1]?.id ?? null), startTime: later(at) };
      made.push(bodyOf(await admin.call('createMatch', { params: idOf(plan), body })));
    }
    if (kind === 'archived')
      await server.database.db
        .updateTable('tournaments')
        .set({ archived_at: NOON })
        .where('id', '=', plan.id)
        .execute();
    const [moved, cancelled, deleted] = made;
    if (moved === undefined || cancelled === undefined || deleted === undefined) throw new Error('three');
    const { db } = server.database;
    if (kind === 'draft') {
      await change(moved, { court: 'Court 2' });
      await setStatus(cancelled, 'cancelled');
      bodyOf(await admin.call('deleteMatch', { params: idOf(deleted), query: {} }));
    } else {
      // The product refuses these writes; an import or a repair by hand could do them.
      await db.updateTable('matches').set({ court_id: null }).where('id', '=', moved.id).execute();
      await db.updateTable('matches').set({ status: 'cancelled' }).where('id', '=', cancelled.id).execute();
      await db.deleteFrom('matches').where('id', '=', deleted.id).execute();
    }
    expect(await next()).toEqual([]);
  });
});

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
