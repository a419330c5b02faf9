// Members whom the organisers of a tournament name to score its matches (ADR 35): they can score there, and nothing else.
import { SCORE_LINK_HEADER } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aMatch, bodyOf } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

async function aScene() {
  const server = await aServer({ now: '2026-09-12T10:00:00Z' });
  const { admin, club, match, tournament } = await aMatch(server, { status: 'registering' });
  const join = async (name: string): Promise<Person> => {
    const member = await server.signUp('member', name);
    await server.database.db
      .insertInto('club_members')
      .values({
        club_id: club.id,
        user_id: member.user?.id ?? 0,
        role: 'member',
        created_at: '2026-09-01T10:00:00.000Z',
      })
      .execute();
    return member;
  };
  const name = (...people: readonly Person[]) =>
    admin.call('setScorers', {
      params: idOf(tournament),
      body: { userIds: people.map(({ user }) => user?.id ?? 0) },
    });
  const point = (by: Person, headers: Readonly<Record<string, string>> = {}) =>
    by.call(
      'appendScoreLog',
      {
        params: idOf(match),
        body: {
          device: 'device-phone-1',
          setup: { firstServer: 1 },
          from: 0,
          events: [{ id: 'event-0-id', at: '2026-09-12T10:00:00.000Z', event: { type: 'point', winner: 1 } }],
        },
      },
      headers,
    );
  return { server, admin, club, match, tournament, join, name, point };
}

describe('a member who is named', () => {
  it('scores the matches of that tournament point by point, finds them, and is told so', async () => {
    const { admin, match, tournament, join, name, point } = await aScene();
    const scorer = await join('Sam Scorer');
    expect((await point(scorer)).status).toBe(403);
    expect(bodyOf(await scorer.call('getOwnScoring', {}))).toEqual({ tournaments: [], matches: [] });
    expect(bodyOf(await name(scorer)).scorers).toEqual([{ userId: scorer.user?.id, name: 'Sam Scorer' }]);
    expect(bodyOf(await scorer.call('getNotices', {})).notices).toMatchObject([
      { kind: 'scorer', tournament: { id: tournament.id } },
    ]);
    const own = bodyOf(await scorer.call('getOwnScoring', {}));
    expect([own.tournaments, own.matches.map(({ id }) => id)]).toEqual([
      [{ id: tournament.id, name: tournament.name }],
      [match.id],
    ]);
    expect(bodyOf(await point(scorer)).match.status).toBe('in_progress');
    expect(bodyOf(await admin.call('getScoreLog', { params: idOf(match) })).log).toMatchObject({
      holder: 'Sam Scorer',
      count: 1,
    });
  });

  it('is not told to go where only those who run the tournament may', async () => {
    const { admin, match, join, name } = await aScene();
    const scorer = await join('Sam Scorer');
    await name(scorer);
    const params = idOf(match);
    expect(bodyOf(await scorer.call('getScoreLog', { params }))).not.toHaveProperty('manages');
    expect(bodyOf(await admin.call('getScoreLog', { params }))).toMatchObject({ manages: true });
  });

  it('scores although the link that they once scored with has ended', async () => {
    const { join, name, point } = await aScene();
    const scorer = await join('Sam Scorer');
    const ended = { [SCORE_LINK_HEADER]: 'x'.repeat(43) };
    expect((await point(scorer, ended)).body).toMatchObject({ reason: 'scoreLinkOver' });
    await name(scorer);
    expect(bodyOf(await point(scorer, ended)).log).toMatchObject({ holder: 'Sam Scorer' });
  });

  it('can do nothing else there, and nothing in another tournament', async () => {
    const { match, tournament, join, name } = await aScene();
    const scorer = await join('Sam Scorer');
    await name(scorer);
    const params = idOf(match);
    const refused = await Promise.all([
      scorer.call('setMatchScores', { params, body: { scores: { text: '6-0 6-0' } } }),
      scorer.call('setMatchStatus', { params, body: { status: 'completed' } }),
      scorer.call('updateMatch', { params, body: { court: '2' } }),
      scorer.call('getScorers', { params: idOf(tournament) }),
      scorer.call('setScorers', { params: idOf(tournament), body: { userIds: [] } }),
      scorer.call('updateTournament', { params: idOf(tournament), body: { name: 'Mine' } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  it('may no longer once they are not named, or have left the club', async () => {
    const { server, join, name, point } = await aScene();
    const [one, other] = [await join('Sam Scorer'), await join('Alex Umpire')];
    bodyOf(await name(one, other));
    expect(bodyOf(await name(other)).scorers).toHaveLength(1);
    expect((await point(one)).status).toBe(403);
    await server.database.db
      .deleteFrom('club_members')
      .where('user_id', '=', other.user?.id ?? 0)
      .execute();
    expect((await point(other)).status).toBe(403);
    expect(bodyOf(await other.call('getOwnScoring', {})).tournaments).toEqual([]);
    const stranger = await server.signUp('member', 'Pat Stranger');
    expect(await name(stranger)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'userIds.0', code: 'scorerNoMember' }] },
    });
  });
});
