// Results that a manager must confirm: a winner whom the score contradicts, and any result in a draft (D49).
import { describe, expect, it } from 'vitest';
import { aMatch, bodyOf } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

const idOf = (thing: { id: number }) => ({ id: String(thing.id) });
const text = (score: string) => ({ scores: { text: score } });
const ASKED = {
  status: 409,
  body: { message: 'By this score the other side won.', details: { canConfirm: true } },
};

async function aScene(fields: object = {}) {
  const server = await aServer();
  const scene = await aMatch(server);
  const params = idOf(scene.match);
  const { admin, tournament } = scene;
  if (Object.keys(fields).length > 0) {
    bodyOf(await admin.call('updateTournament', { params: idOf(tournament), body: fields }));
  }
  const stored = async () =>
    bodyOf(await admin.call('listTournamentMatches', { params: idOf(tournament) })).find(
      ({ id }) => id === scene.match.id,
    );
  return { ...scene, server, params, stored };
}

describe('[D49] a winner whom the score contradicts', () => {
  it('is refused, and stored when confirmed', async () => {
    const { admin, params, second, stored } = await aScene();
    await admin.call('setMatchScores', { params, body: text('6-0 6-0') });
    const winner = { winnerId: second.id };
    expect(await admin.call('setMatchWinner', { params, body: winner })).toMatchObject(ASKED);
    expect(await stored()).toMatchObject({ winnerId: null });
    const meant = await admin.call('setMatchWinner', { params, body: { ...winner, confirm: true } });
    expect(meant).toMatchObject({ status: 200, body: { winnerId: second.id } });
  });

  it('is refused together with the score, and when the score comes after the winner', async () => {
    const { admin, params, first, second, stored } = await aScene();
    const both = { ...text('6-0 6-0'), winnerId: second.id };
    expect(await admin.call('setMatchScores', { params, body: both })).toMatchObject(ASKED);
    expect(await stored()).toMatchObject({ winnerId: null, scores: null });
    await admin.call('setMatchWinner', { params, body: { winnerId: second.id } });
    expect(await admin.call('setMatchScores', { params, body: text('6-0 6-0') })).toMatchObject(ASKED);
    const right = { ...text('6-0 6-0'), winnerId: first.id };
    expect((await admin.call('setMatchScores', { params, body: right })).status).toBe(200);
    const meant = { ...both, confirm: true };
    expect(await admin.call('setMatchScores', { params, body: meant })).toMatchObject({
      status: 200,
      body: { winnerId: second.id, scoreText: '6-0 6-0' },
    });
  });

  it('is asked about once more when the match is completed', async () => {
    const { admin, params, second, stored } = await aScene();
    const both = { ...text('6-0 6-0'), winnerId: second.id, confirm: true };
    bodyOf(await admin.call('setMatchScores', { params, body: both }));
    bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }));
    const complete = { status: 'completed' } as const;
    expect(await admin.call('setMatchStatus', { params, body: complete })).toMatchObject(ASKED);
    expect(await stored()).toMatchObject({ status: 'in_progress' });
    const meant = await admin.call('setMatchStatus', { params, body: { ...complete, confirm: true } });
    expect(meant).toMatchObject({ status: 200, body: { status: 'completed', winnerId: second.id } });
  });

  it.each(['6-0 5-0 ret.', '6-0 5-0 def.', 'w.o.'])('may have been behind: %s', async (score) => {
    const { admin, params, second } = await aScene();
    // In a typed line the first number of a set belongs to the first player; the side that could not go on is named by its number.
    const read = bodyOf(await admin.call('setMatchScores', { params, body: text(score) })).scores;
    const outcome = read?.outcome;
    if (read === null || read === undefined || outcome === undefined) throw new Error('no outcome');
    const scores = { ...read, outcome: { ...outcome, by: 1 as const } };
    const reply = await admin.call('setMatchScores', { params, body: { scores, winnerId: second.id } });
    expect(reply).toMatchObject({ status: 200, body: { winnerId: second.id } });
    expect((await admin.call('setMatchStatus', { params, body: { status: 'completed' } })).status).toBe(200);
  });

  it('is not the one who could not go on, and an abandoned match has none', async () => {
    const { admin, params, first } = await aScene();
    const set1 = { player1: 6, player2: 0 };
    const by = (outcome: object) =>
      admin.call('setMatchScores', {
        params,
        body: { scores: { set1, outcome: outcome as never }, winnerId: first.id },
      });
    expect(await by({ kind: 'retired', by: 1 })).toMatchObject({ status: 409 });
    expect(await by({ kind: 'abandoned', by: null })).toMatchObject({
      status: 409,
      body: { message: 'A match that was abandoned has no winner.' },
    });
  });
});

describe('[D49] a result never publishes a draft', () => {
  it('starting, scoring and setting a winner are refused until it is published', async () => {
    const { admin, params, first, tournament, stored } = await aScene({ status: 'draft' });
    const replies = [
      await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }),
      await admin.call('setMatchScores', { params, body: text('6-0 6-0') }),
      await admin.call('setMatchWinner', { params, body: { winnerId: first.id } }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 409,
        body: { message: 'This tournament is a draft. Publish it first.' },
      });
    }
    expect(await stored()).toMatchObject({ status: 'scheduled', winnerId: null, scores: null });
    const seen = await admin.call('getTournament', { params: idOf(tournament) });
    expect(seen.body).toMatchObject({ status: 'draft' });
    expect((await admin.call('setMatchStatus', { params, body: { status: 'cancelled' } })).status).toBe(200);
    expect((await admin.call('setMatchStatus', { params, body: { status: 'scheduled' } })).status).toBe(200);

    await admin.call('setTournamentStatus', { params: idOf(tournament), body: { status: 'upcoming' } });
    expect((await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } })).status).toBe(
      200,
    );
  });
});
