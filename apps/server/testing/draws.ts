// Tournaments with draws for tests, made by the product's own calls, and playing them.
import type { CreateTournament, DrawOnWire, Match } from '@tennis/contract';
import { expect } from 'vitest';
import { aClub, anEntry, aTournament, bodyOf } from './factories.ts';
import { aServer, type Person, type TestServer } from './server.ts';

/** The path of an object. */
export const idOf = (thing: { id: number }) => ({ id: String(thing.id) });
/** The path of a draw. */
export const drawParams = (draw: DrawOnWire) => ({ id: String(draw.tournamentId), drawId: String(draw.id) });

/** A tournament with this many entries. */
export async function entered(count: number, fields: Partial<CreateTournament> = {}, server?: TestServer) {
  const on = server ?? (await aServer());
  const { admin, club } = await aClub(on);
  const tournament = await aTournament(admin, club.id, { maxParticipants: 64, ...fields });
  for (let entry = 1; entry <= count; entry++)
    await anEntry(admin, tournament.id, `Entry ${String(entry).padStart(2, '0')}`);
  return { server: on, admin, club, tournament };
}

/** The same with a published draw. */
export async function published(
  count: number,
  fields: Partial<CreateTournament> = {},
  body = {},
  server?: TestServer,
) {
  const scene = await entered(count, fields, server);
  const { admin, tournament } = scene;
  const made = bodyOf(
    await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 7, ...body } }),
  );
  const draw = bodyOf(
    await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }),
  );
  return { ...scene, draw };
}

/** A published draw of members with these names, who have entered by themselves. */
export async function publishedMembers(
  server: TestServer,
  names: readonly string[],
  fields: Partial<CreateTournament> = {},
) {
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { status: 'registering', ...fields });
  const params = idOf(tournament);
  const players = await Promise.all(names.map((name) => server.signUp('member', name)));
  for (const player of players) bodyOf(await player.call('enterTournament', { params, body: {} }));
  await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } });
  const made = bodyOf(await admin.call('makeDraw', { params, body: { kind: 'knockout', randomSeed: 7 } }));
  const body = { published: true };
  const draw = bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body }));
  return { admin, tournament, players, draw };
}

/** The matches of a tournament, as somebody reads them. */
export const matchesOf = async (person: Person, tournament: { id: number }): Promise<Match[]> =>
  bodyOf(await person.call('listTournamentMatches', { params: idOf(tournament) }));

/** Enters a result for the upper player and completes the match. */
export async function win(admin: Person, match: Match, winnerId = match.participant1Id, text = '6-1 6-2') {
  const score = winnerId === match.participant1Id ? text : text.replaceAll(/(\d)-(\d)/g, '$2-$1');
  const set = await admin.call('setMatchScores', {
    params: idOf(match),
    body: { scores: { text: score }, winnerId },
  });
  if (set.status !== 200) return set;
  return admin.call('setMatchStatus', { params: idOf(match), body: { status: 'completed' } });
}

/** Plays everything that can be played until nothing is left. */
export async function playOut(admin: Person, tournament: { id: number }): Promise<number> {
  let played = 0;
  for (;;) {
    const open = (await matchesOf(admin, tournament)).filter(
      ({ status, participant1Id, participant2Id }) =>
        status === 'scheduled' && participant1Id !== null && participant2Id !== null,
    );
    if (open.length === 0) return played;
    for (const match of open) {
      expect((await win(admin, match)).status).toBe(200);
      played++;
    }
  }
}
