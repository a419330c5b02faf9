// A tournament of three groups from which the two best third places also go on, from the draw to the champion (RR2).
import { describe, expect, it } from 'vitest';
import { entered, idOf, matchesOf, playOut, published, win } from '../../testing/draws.ts';
import { bodyOf, tournamentBody } from '../../testing/factories.ts';

const rules = {
  ...tournamentBody(0).rules,
  format: 'groups_knockout',
  matchesPerParticipant: 3,
  playersProgressingFromGroups: 2,
} as const;

const scene = async () => {
  const { admin, tournament, draw } = await published(12, { rules }, { groups: 3, bestNext: 2 });
  const read = async () => {
    const now = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published;
    if (now === null) throw new Error('no draw');
    return now;
  };
  const isInGroup = (id: number) => {
    const stage = draw.matches[draw.matchIds.indexOf(id)]?.stage ?? 0;
    return draw.stages[stage]?.kind === 'group';
  };
  return { admin, tournament, read, isInGroup };
};

describe('the best of the next places', () => {
  it('[RR2] are seated with the last group, and the tournament comes to its champion', async () => {
    const { admin, tournament, read, isInGroup } = await scene();
    for (const match of await matchesOf(admin, tournament)) if (isInGroup(match.id)) await win(admin, match);
    const draw = await read();
    const { firstMatch = 0 } = draw.stages.at(-1) ?? {};
    const seated = draw.slots.slice(firstMatch * 2, firstMatch * 2 + 8);
    expect(seated.every((entry) => entry >= 0)).toBe(true);
    expect(new Set(seated).size).toBe(8);
    expect(await playOut(admin, tournament)).toBe(7);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('completed');
  });

  it('[D14] a corrected group asks before it changes who plays in a match that was played', async () => {
    const { admin, tournament, read, isInGroup } = await scene();
    for (const match of await matchesOf(admin, tournament))
      if (isInGroup(match.id))
        await win(admin, match, Math.min(match.participant1Id ?? 0, match.participant2Id ?? 0));
    await playOut(admin, tournament);
    const draw = await read();
    const { firstMatch = 0 } = draw.stages.at(-1) ?? {};
    const thirds = draw.stages.flatMap(({ table }) => table?.rows[2]?.entry ?? []);
    const left = thirds.find((entry) => !draw.slots.includes(entry, firstMatch * 2)) ?? -1;
    const id = draw.entries[left]?.participantId ?? 0;
    const match = (await matchesOf(admin, tournament)).find(
      ({ participant1Id, participant2Id, winnerId }) =>
        [participant1Id, participant2Id].includes(id) && winnerId !== id,
    );
    if (match === undefined) throw new Error('no match');
    // With two wins they go on.
    const text = match.participant1Id === id ? '6-0 6-0' : '0-6 0-6';
    const call = { params: idOf(match), body: { scores: { text }, winnerId: id } };
    const refused = await admin.call('setMatchScores', call);
    expect(refused).toMatchObject({ status: 409, body: { details: { canConfirm: true } } });
    const confirmed = await admin.call('setMatchScores', { ...call, body: { ...call.body, confirm: true } });
    expect(confirmed.status).toBe(200);
    expect((await read()).slots.includes(left, firstMatch * 2)).toBe(true);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('active');
  });
});

describe('a consolation after groups', () => {
  it.each([
    ['one is left over', 3, 1, 2],
    ['one group has one winner and no knockout', 4, 1, 1],
    ['everybody goes through', 8, 2, 4],
  ])('[RR2] is refused with words where %s', async (_, count, groups, playersProgressingFromGroups) => {
    const { admin, tournament } = await entered(count, { rules: { ...rules, playersProgressingFromGroups } });
    const make = (body: object) => admin.call('makeDraw', { params: idOf(tournament), body });
    expect(await make({ groups, consolation: true })).toMatchObject({
      status: 409,
      body: { reason: 'drawNoConsolation' },
    });
    expect((await make({ groups })).status).toBe(201);
  });
});
