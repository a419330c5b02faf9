// What a link for scoring opens by the plan of its day: nothing that the desk has not published (D54), and today alone (D51).
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/factories.ts';
import { linked, point, withLink } from '../../testing/linked.ts';

type Place = { held?: 0 | 1; start_day?: string | null; start_time?: string | null };

async function aScene() {
  const scene = await linked();
  const { server, match } = scene;
  const params = { id: String(match.id) };
  const visitor = server.visitor();
  return {
    ...scene,
    place: (place: Place) =>
      server.database.db.updateTable('matches').set(place).where('id', '=', match.id).execute(),
    opened: async (token: string) => bodyOf(await visitor.call('getScoreLink', {}, withLink(token))),
    read: (token: string) => visitor.call('getScoreLog', { params }, withLink(token)),
    score: (token: string) => visitor.call('appendScoreLog', { params, body: point }, withLink(token)),
  };
}

describe('[D54] a plan that is not published', () => {
  it('is hidden from the link of a court, and cannot be scored with it', async () => {
    const { ofCourt, ofMatch, place, opened, read, score } = await aScene();
    await place({ held: 1 });
    expect((await opened(ofCourt.token)).matches).toEqual([]);
    expect((await read(ofCourt.token)).status).toBe(404);
    expect((await score(ofCourt.token)).status).toBe(404);
    // A link of the match was made by those who plan; where and when it is played stays theirs.
    expect((await opened(ofMatch.token)).matches).toMatchObject([{ court: null, startTime: null }]);
  });

  it('hides no match that is on court, however it came there', async () => {
    const { server, match, ofCourt, opened, read } = await aScene();
    const { db } = server.database;
    await db
      .updateTable('matches')
      .set({ held: 1, status: 'in_progress' })
      .where('id', '=', match.id)
      .execute();
    expect((await opened(ofCourt.token)).matches).toMatchObject([{ id: match.id }]);
    expect((await read(ofCourt.token)).status).toBe(200);
  });
});

describe('[D51] before its day', () => {
  it('a link shows what is planned, says when it opens, and scores nothing', async () => {
    const { server, match, ofCourt, ofMatch, place, opened, read, score } = await aScene();
    // On the evening before; the club is in UTC.
    server.setNow('2026-09-11T23:50:00.000Z');
    for (const { token } of [ofCourt, ofMatch]) {
      expect(await opened(token)).toMatchObject({ opensOn: '2026-09-12', matches: [{ id: match.id }] });
      expect((await read(token)).body).toMatchObject({ reason: 'scoreLinkEarly' });
      expect((await score(token)).status).toBe(403);
    }
    // What has no time may be played today, so it is not of the day to come.
    await place({ start_day: null, start_time: null });
    expect((await opened(ofCourt.token)).matches).toEqual([]);
    server.setNow('2026-09-12T00:00:00.000Z');
    expect(await opened(ofCourt.token)).toMatchObject({ matches: [{ id: match.id }] });
    expect(await opened(ofCourt.token)).not.toHaveProperty('opensOn');
    expect((await score(ofCourt.token)).status).toBe(200);
  });

  it('a link of a match opens with the day to which its match is moved, and ends with that', async () => {
    const { admin, server, params, ofMatch, place, opened, read } = await aScene();
    await place({ start_day: '2026-09-11', start_time: '2026-09-11T12:00:00.000Z' });
    server.setNow('2026-09-11T09:00:00.000Z');
    expect((await read(ofMatch.token)).status).toBe(200);
    await place({ start_day: '2026-09-14', start_time: '2026-09-14T12:00:00.000Z' });
    server.setNow('2026-09-12T09:00:00.000Z');
    expect(await opened(ofMatch.token)).toMatchObject({ opensOn: '2026-09-14', day: '2026-09-14' });
    expect((await read(ofMatch.token)).body).toMatchObject({ reason: 'scoreLinkEarly' });
    server.setNow('2026-09-14T09:00:00.000Z');
    expect((await read(ofMatch.token)).status).toBe(200);
    // Those who run the club can still end it.
    expect(bodyOf(await admin.call('getScoreLinks', { params })).links).toMatchObject([
      { id: ofMatch.id, day: '2026-09-14', endsAt: '2026-09-15T03:00:00.000Z' },
    ]);
    server.setNow('2026-09-15T03:00:00.000Z');
    expect((await read(ofMatch.token)).body).toMatchObject({ reason: 'scoreLinkOver' });
    expect(bodyOf(await admin.call('getScoreLinks', { params })).links).toEqual([]);
  });

  it('a day to which a match is moved in private is told to nobody', async () => {
    const { ofMatch, place, opened, read } = await aScene();
    await place({ held: 1, start_day: '2026-09-14', start_time: '2026-09-14T12:00:00.000Z' });
    const held = await opened(ofMatch.token);
    expect(held).toMatchObject({ day: '2026-09-12' });
    expect(held).not.toHaveProperty('opensOn');
    expect((await read(ofMatch.token)).status).toBe(200);
  });

  it('a match on court stays open to its link when it is moved to another day', async () => {
    const { ofMatch, place, read, score } = await aScene();
    bodyOf(await score(ofMatch.token));
    await place({ start_day: '2026-09-14', start_time: '2026-09-14T12:00:00.000Z' });
    expect((await read(ofMatch.token)).status).toBe(200);
  });
});
