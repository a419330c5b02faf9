// Links for scoring (D51, ADR 35): they open a court or a match for a day, and nothing else.
import { describe, expect, it } from 'vitest';
import { aClub, aMatch, bodyOf, joinClub, matchBody, type Scene } from '../../testing/factories.ts';
import { DAY, linked, NOW, point, withLink } from '../../testing/linked.ts';
import { aServer, type TestServer } from '../../testing/server.ts';

const score = (
  { server, match }: { server: TestServer; match: Scene['match'] },
  token: string,
  id = match.id,
) => server.visitor().call('appendScoreLog', { params: { id: String(id) }, body: point }, withLink(token));

describe('a score link', () => {
  it('is told once, kept as a hash, and ends three hours after its day', async () => {
    const { server, admin, params, ofCourt, ofMatch, match } = await linked();
    expect(ofCourt.endsAt).toMatch(/^2026-09-1[23]T/);
    const rows = await server.database.db.selectFrom('score_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ofCourt.token);
    const listed = bodyOf(await admin.call('getScoreLinks', { params }));
    expect(listed.links).toMatchObject([
      { id: ofMatch.id, matchId: match.id, match: { id: match.id }, court: null },
      { court: 'Court 4' },
      { court: 'Court 3', matchId: null },
    ]);
    expect(JSON.stringify(listed)).not.toContain(ofCourt.token);
    server.setNow('2026-09-13T12:00:00.000Z');
    expect((await score({ server, match }, ofMatch.token)).body).toMatchObject({ reason: 'scoreLinkOver' });
  });

  it('opens its match, or what is played on its court that day, without an account', async () => {
    const scene = await linked();
    const { server, match, ofCourt, ofOther, ofMatch } = scene;
    const visitor = server.visitor();
    for (const { token } of [ofCourt, ofMatch]) {
      const held = bodyOf(await visitor.call('getScoreLink', {}, withLink(token)));
      expect(held.matches.map(({ id }) => id)).toEqual([match.id]);
      const params = { id: String(match.id) };
      expect((await visitor.call('getScoreLog', { params }, withLink(token))).status).toBe(200);
    }
    expect(bodyOf(await visitor.call('getScoreLink', {}, withLink(ofOther.token))).matches).toEqual([]);
    expect((await score(scene, ofOther.token)).status).toBe(404);
    expect(bodyOf(await score(scene, ofCourt.token))).toMatchObject({
      match: { status: 'in_progress' },
      log: { count: 1, holder: null },
    });
  });

  it('opens nothing else: no other match, no other call, no other club', async () => {
    const scene = await linked();
    const { server, admin, tournament, match, ofMatch } = scene;
    const other = bodyOf(
      await admin.call('createMatch', {
        params: { id: String(tournament.id) },
        body: matchBody(match.participant1Id, match.participant2Id),
      }),
    );
    expect((await score(scene, ofMatch.token, other.id)).status).toBe(404);
    const visitor = server.visitor();
    const params = { id: String(match.id) };
    const typed = { scores: { text: '6-1 6-1' } };
    expect(
      (await visitor.call('setMatchScores', { params, body: typed }, withLink(ofMatch.token))).status,
    ).toBe(401);
    const clubParams = { clubId: String(scene.club.id) };
    const more = { day: DAY, matchIds: [match.id] };
    expect(
      (await visitor.call('createScoreLinks', { params: clubParams, body: more }, withLink(ofMatch.token)))
        .status,
    ).toBe(401);
    expect((await visitor.call('getScoreLog', { params })).status).toBe(401);
    expect((await visitor.call('getScoreLog', { params }, withLink('x'.repeat(43)))).status).toBe(403);
    // Another club's match, or a court that is not one's own, gets no link.
    const foreign = await aMatch(server, { status: 'registering' });
    const wrong = { day: DAY, matchIds: [foreign.match.id] };
    expect((await admin.call('createScoreLinks', { params: clubParams, body: wrong })).status).toBe(400);
    expect((await score(scene, ofMatch.token, foreign.match.id)).status).toBe(404);
  });

  it('stops at once when it is revoked, and the audit log says that it was a link', async () => {
    const scene = await linked();
    const { server, admin, params, match, ofMatch } = scene;
    bodyOf(await score(scene, ofMatch.token));
    const link = { clubId: params.clubId, linkId: String(ofMatch.id) };
    expect((await admin.call('revokeScoreLink', { params: link })).status).toBe(204);
    expect((await admin.call('revokeScoreLink', { params: link })).status).toBe(404);
    expect((await score(scene, ofMatch.token)).status).toBe(403);
    expect((await server.visitor().call('getScoreLink', {}, withLink(ofMatch.token))).status).toBe(404);
    await server.services.audit.settled();
    const records = bodyOf(
      await admin.call('listAuditRecords', { query: { clubId: params.clubId, act: 'appendScoreLog' } }),
    );
    expect(records).toMatchObject([
      { outcome: 'refused', status: 403 },
      { outcome: 'done', actor: { id: null, role: 'score_link' }, object: { kind: 'match', id: match.id } },
    ]);
  });

  it('of a court keeps the match that it scores when the desk moves it to another court', async () => {
    const scene = await linked();
    const { server, admin, match, ofCourt, ofOther } = scene;
    bodyOf(await score(scene, ofCourt.token));
    const params = { id: String(match.id) };
    bodyOf(await admin.call('updateMatch', { params, body: { court: 'Court 5' } }));
    const next = {
      ...point,
      from: 1,
      events: [{ id: 'event-0002', at: NOW, event: { type: 'point' as const, winner: 2 as const } }],
    };
    const visitor = server.visitor();
    const sent = await visitor.call('appendScoreLog', { params, body: next }, withLink(ofCourt.token));
    expect(bodyOf(sent)).toMatchObject({ log: { count: 2 } });
    expect((await visitor.call('getScoreLog', { params }, withLink(ofCourt.token))).status).toBe(200);
    expect((await visitor.call('getScoreLog', { params }, withLink(ofOther.token))).status).toBe(404);
  });

  it('shows young players by their initials, as visitors see them', async () => {
    const { server, admin, match, ofMatch, tournament } = await linked();
    const params = { id: String(tournament.id), participantId: String(match.participant1Id) };
    bodyOf(await admin.call('updateParticipant', { params, body: { birthYear: 2014 } }));
    const held = bodyOf(await server.visitor().call('getScoreLink', {}, withLink(ofMatch.token)));
    const visitors = bodyOf(
      await server.visitor().call('listTournamentMatches', { params: { id: String(tournament.id) } }),
    );
    expect(held.matches[0]?.p1Name).toBe(visitors.find(({ id }) => id === match.id)?.p1Name);
    expect(held.matches[0]?.p1Name).not.toBe(match.p1Name);
  });

  it('says that somebody with a link keeps the score, where another phone does', async () => {
    const scene = await linked();
    const { server, match, ofCourt, ofMatch } = scene;
    bodyOf(await score(scene, ofCourt.token));
    const second = { ...point, device: 'device-phone-2' };
    const params = { id: String(match.id) };
    const refused = await server
      .visitor()
      .call('appendScoreLog', { params, body: second }, withLink(ofMatch.token));
    expect(refused.body).toMatchObject({
      reason: 'logHeldByLink',
      message: 'Somebody with a link keeps the score of this match on another device.',
      details: { code: 'log_held' },
    });
  });

  it('tells a young scorer to those with a link by their initials, and to the club by their name', async () => {
    const scene = await linked();
    const { server, admin, match, ofMatch } = scene;
    const { db } = server.database;
    await db
      .updateTable('users')
      .set({ name: 'Sam Scorer', date_of_birth: '2012-05-01' })
      .where('id', '=', admin.user?.id ?? 0)
      .execute();
    const params = { id: String(match.id) };
    bodyOf(await admin.call('appendScoreLog', { params, body: { ...point, device: 'device-tablet' } }));
    const refused = await score(scene, ofMatch.token);
    expect(refused.body).toMatchObject({
      reason: 'logHeld',
      message: 'S. S. keeps the score of this match on another device.',
    });
    const read = await server.visitor().call('getScoreLog', { params }, withLink(ofMatch.token));
    expect(bodyOf(read).log?.holder).toBe('S. S.');
    expect(bodyOf(await admin.call('getScoreLog', { params })).log?.holder).toBe('Sam Scorer');
  });

  it('completes its match, and says so again when the answer was lost', async () => {
    const scene = await linked();
    const { server, match, ofMatch } = scene;
    const events = Array.from('1'.repeat(48), (_, index) => ({
      id: `event-${index}-of-it`,
      at: NOW,
      event: { type: 'point' as const, winner: 1 as const },
    }));
    const params = { id: String(match.id) };
    const send = (body: object) =>
      server
        .visitor()
        .call('appendScoreLog', { params, body: { ...point, ...body } }, withLink(ofMatch.token));
    bodyOf(await send({ events }));
    const end = { from: 48, events: undefined, complete: true };
    expect(bodyOf(await send(end))).toMatchObject({ match: { status: 'completed', scoreText: '6-0 6-0' } });
    expect(bodyOf(await send(end))).toMatchObject({ match: { status: 'completed' }, log: null });
    expect((await send({ ...end, device: 'device-tablet' })).status).toBe(409);
  });
});

it('links are for those who run the club, for a day to come, and for something', async () => {
  const server = await aServer({ now: NOW });
  const { admin, club } = await aClub(server);
  const params = { clubId: String(club.id) };
  const member = await server.signUp('member');
  await joinClub(server, club.id, member);
  for (const body of [{ day: DAY }, { day: '2026-09-11', courtIds: [1] }])
    expect((await admin.call('createScoreLinks', { params, body })).status).toBe(400);
  expect((await member.call('createScoreLinks', { params, body: { day: DAY, courtIds: [1] } })).status).toBe(
    403,
  );
  expect((await member.call('getScoreLinks', { params })).status).toBe(403);
});
