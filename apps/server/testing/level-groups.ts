// For tests: groups in which only a lot can decide.
import type { DrawOnWire, Match, Tournament } from '@tennis/contract';
import { matchesOf, win } from './draws.ts';
import { anEntry, aTournament, bodyOf, tournamentBody } from './factories.ts';
import type { Person } from './server.ts';

/** A published draw with groups of three, in each of which everybody beats the next by the same score. */
export interface LevelGroups {
  readonly tournament: Tournament;
  readonly draw: DrawOnWire;
  /** Draws as they are read now. */
  readonly read: () => Promise<DrawOnWire>;
}

/** Plays the open matches of a group of three in a circle. */
async function playInACircle(admin: Person, draw: DrawOnWire, stage: number, matches: readonly Match[]) {
  const { firstLine = 0, firstMatch = 0, matchCount = 0 } = draw.stages[stage] ?? {};
  const ids = draw.lines.slice(firstLine, firstLine + 3).map((entry) => draw.entries[entry]?.participantId);
  for (const id of draw.matchIds.slice(firstMatch, firstMatch + matchCount)) {
    const match = matches.find((one) => one.id === id);
    if (match === undefined) throw new Error('no match');
    const first = ids.indexOf(match.participant1Id ?? 0);
    const second = ids.indexOf(match.participant2Id ?? 0);
    const beatsNext = (first + 1) % 3 === second;
    await win(admin, match, beatsNext ? match.participant1Id : match.participant2Id, '6-4 6-4');
  }
}

/** Plays this many groups of three. One group is a round robin; otherwise the first of each go on. */
export async function levelGroups(
  admin: Person,
  clubId: number,
  groups = 1,
  body: { readonly lots?: 'number' | 'director' } = {},
): Promise<LevelGroups> {
  const rules = {
    ...tournamentBody(clubId).rules,
    format: groups === 1 ? ('round_robin' as const) : ('groups_knockout' as const),
    matchesPerParticipant: 2,
    playersProgressingFromGroups: 1,
  };
  const tournament = await aTournament(admin, clubId, { name: 'Level Open', rules });
  for (let entry = 1; entry <= groups * 3; entry++) await anEntry(admin, tournament.id, `Level ${entry}`);
  const params = { id: String(tournament.id) };
  const made = bodyOf(await admin.call('makeDraw', { params, body: { randomSeed: 7, ...body } }));
  const published = await admin.call('setDrawPublished', {
    params: { ...params, drawId: String(made.id) },
    body: { published: true },
  });
  const draw = bodyOf(published);
  const matches = await matchesOf(admin, tournament);
  for (let group = 0; group < groups; group++) await playInACircle(admin, draw, group, matches);
  const read = async () => {
    const now = bodyOf(await admin.call('getDraws', { params })).published;
    if (now === null) throw new Error('no draw');
    return now;
  };
  return { tournament, draw, read };
}
