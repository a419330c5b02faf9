// Every committed write tells what it has changed, once, before its answer; what is refused or rolled back tells nothing.
import { describe, expect, it, onTestFinished } from 'vitest';
import { aMatch, bodyOf } from '../testing/factories.ts';
import { matchesOf } from '../testing/draws.ts';
import { aServer, type TestServer } from '../testing/server.ts';
import type { Change } from './changes.ts';

/** Everything that a server tells from now on. */
function heardOn({ services: { changes } }: TestServer): Change[] {
  const heard: Change[] = [];
  onTestFinished(changes.subscribe((told) => void heard.push(...told)));
  return heard;
}

const SCORES = { set1: { player1: 6, player2: 4 } };

describe('a write', () => {
  it('tells what it changed before it is answered, and what followed from it', async () => {
    const server = await aServer();
    const { admin, club, tournament, match } = await aMatch(server, { status: 'registering' });
    const heard = heardOn(server);
    const params = { id: String(match.id) };
    const place = { act: 'setMatchScores', clubId: club.id, tournamentId: tournament.id };
    const first = bodyOf(await admin.call('setMatchScores', { params, body: { scores: SCORES } }));
    const active = bodyOf(await admin.call('getTournament', { params: { id: String(tournament.id) } }));
    expect(active.status).toBe('active');
    expect(heard).toEqual([
      { ...place, kind: 'match', id: match.id, version: first.version },
      { ...place, kind: 'tournament', id: tournament.id, version: active.version },
    ]);
    heard.length = 0;
    const scores = { set1: { player1: 6, player2: 3 } };
    const second = bodyOf(await admin.call('setMatchScores', { params, body: { scores } }));
    expect(heard).toEqual([{ ...place, kind: 'match', id: match.id, version: second.version }]);
  });

  it('tells the tournament where its counts change, and an account whose name does', async () => {
    const server = await aServer();
    const { admin, club, tournament } = await aMatch(server, { status: 'registering' });
    const root = await server.signUp('super_admin');
    const member = await server.signUp('member');
    const heard = heardOn(server);
    const body = { name: 'Zoe Adler' };
    const added = await admin.call('addParticipant', { params: { id: String(tournament.id) }, body });
    const params = { id: String(member.user?.id) };
    await root.call('updateUser', { params, body: { name: 'Mia Berger', clubId: club.id } });
    expect(heard.map(({ act, kind, id }) => [act, kind, id])).toEqual([
      ['addParticipant', 'entry', bodyOf(added).id],
      ['addParticipant', 'tournament', tournament.id],
      ['updateUser', 'account', member.user?.id],
      ['updateUser', 'club', club.id],
    ]);
  });

  it('of a court tells the matches that belong to it now, and those that take its new name', async () => {
    const server = await aServer();
    const { admin, club, match } = await aMatch(server);
    const heard = heardOn(server);
    const matches = () => heard.filter(({ kind }) => kind === 'match').map(({ act, id }) => [act, id]);
    const params = { clubId: String(club.id) };
    const body = { courts: [{ name: 'Court 1' }, { name: 'Court 2' }] };
    const { courts } = bodyOf(await admin.call('createCourts', { params, body }));
    expect(matches()).toEqual([['createCourts', match.id]]);
    heard.length = 0;
    const courtParams = { ...params, courtId: String(courts[0]?.id) };
    bodyOf(await admin.call('updateCourt', { params: courtParams, body: { name: 'Centre' } }));
    expect(matches()).toEqual([['updateCourt', match.id]]);
    const known = heard.find(({ kind }) => kind === 'match')?.version;
    expect(known).toBe((await matchesOf(admin, { id: match.tournamentId }))[0]?.version);
  });

  it('tells nothing when it is refused, repeated by its key, or nobody else’s to read', async () => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const member = await server.signUp('member');
    const params = { id: String(match.id) };
    const url = `/api/matches/${match.id}`;
    const send = () =>
      admin.send({
        method: 'PATCH',
        url,
        payload: { court: '3' },
        headers: { 'idempotency-key': 'key-12345' },
      });
    const heard = heardOn(server);
    expect((await send()).status).toBe(200);
    expect(heard).toHaveLength(1);
    expect((await send()).status).toBe(200);
    expect((await member.call('setMatchStatus', { params, body: { status: 'in_progress' } })).status).toBe(
      403,
    );
    expect((await member.call('logout', { body: {} })).status).toBe(200);
    expect(heard).toHaveLength(1);
  });

  it('tells nothing when it leaves everything as it was', async () => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const heard = heardOn(server);
    const params = { id: String(match.id) };
    const { version } = bodyOf(await admin.call('updateMatch', { params, body: { court: match.court } }));
    expect(version).toBe(match.version);
    expect(heard).toEqual([]);
  });

  it('is done and told to the others when one listener throws', async () => {
    const logLines: string[] = [];
    const server = await aServer({ logLines });
    const { admin, match } = await aMatch(server);
    onTestFinished(
      server.services.changes.subscribe(() => {
        throw new Error('of a listener');
      }),
    );
    const heard = heardOn(server);
    const reply = await admin.call('updateMatch', { params: { id: String(match.id) }, body: { court: '4' } });
    expect([reply.status, heard.length]).toEqual([200, 1]);
    expect(logLines.join('')).toContain('a listener to changes failed');
  });
});

describe('a transaction', () => {
  it('tells nothing when it is rolled back, and that something may be missed when it fails at its commit', async () => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const heard = heardOn(server);
    let gaps = 0;
    onTestFinished(server.services.changes.onGap(() => (gaps += 1)));
    const { transaction } = server.database;
    const database = server.database as { transaction: typeof transaction };
    const update = () =>
      admin.call('updateMatch', { params: { id: String(match.id) }, body: { court: '5' } });
    database.transaction = (decide) =>
      transaction(async (tx) => {
        await decide(tx);
        throw new Error('decided, but lost on the way');
      });
    expect((await update()).status).toBe(500);
    expect([heard.length, gaps]).toEqual([0, 1]);
    database.transaction = transaction;
    expect((await update()).status).toBe(200);
    expect([heard.length, gaps]).toEqual([1, 1]);
  });
});
