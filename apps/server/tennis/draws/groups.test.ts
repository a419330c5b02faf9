// Groups of a published draw: tables with reasons, what must happen, and the order that the organisers settle if only a lot can decide (RR8, D14).
import type { DrawOnWire, GroupTableOnWire } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { drawParams, idOf, matchesOf, published, win } from '../../testing/draws.ts';
import { aClub, bodyOf, tournamentBody } from '../../testing/factories.ts';
import { levelGroups } from '../../testing/level-groups.ts';
import { aServer, type Person } from '../../testing/server.ts';

const tableOf = (draw: DrawOnWire, stage = 0): GroupTableOnWire => {
  const table = draw.stages[stage]?.table;
  if (!table) throw new Error('no table');
  return table;
};

const idsIn = (draw: DrawOnWire, stage = 0): number[] =>
  tableOf(draw, stage).rows.map(({ entry }) => draw.entries[entry]?.participantId ?? 0);

const settle = (admin: Person, draw: DrawOnWire, order: number[] | 'lot' | null, more: object = {}) =>
  admin.call('settleGroup', { params: drawParams(draw), body: { stage: 0, order, ...more } });

async function level(groups = 1, body: Parameters<typeof levelGroups>[3] = { lots: 'director' }) {
  const server = await aServer();
  const { admin, club } = await aClub(server);
  return { server, admin, club, ...(await levelGroups(admin, club.id, groups, body)) };
}

describe('the groups of a published draw', () => {
  it('take in nobody by hand: neither somebody who is moved nor somebody who is entered late', async () => {
    const rules = {
      ...tournamentBody(0).rules,
      format: 'groups_knockout',
      matchesPerParticipant: 2,
    } as const;
    const { admin, tournament } = await published(6, { rules }, { groups: 2 });
    const [group] = bodyOf(await admin.call('listGroups', { params: idOf(tournament) }));
    if (group === undefined) throw new Error('no group');
    const add = (body: object) =>
      admin.call('addParticipant', { params: idOf(tournament), body: { name: 'Late Entry', ...body } });
    const refused = { status: 409, body: { reason: 'drawPublishedGroups' } };
    expect(await add({ groupId: group.id })).toMatchObject(refused);
    const late = bodyOf(await add({ groupId: null }));
    const params = { ...idOf(tournament), participantId: String(late.id) };
    const move = await admin.call('updateParticipant', { params, body: { groupId: group.id } });
    expect(move).toMatchObject(refused);
  });
});

describe('the table of a group', () => {
  it('[RR8] is read by everybody, with the reason of each place', async () => {
    const rules = { ...tournamentBody(0).rules, format: 'round_robin', matchesPerParticipant: 2 } as const;
    const { server, admin, tournament } = await published(3, { rules });
    for (const match of await matchesOf(admin, tournament)) {
      const [one, two] = [match.participant1Id ?? 0, match.participant2Id ?? 0];
      await win(admin, match, Math.min(one, two));
    }
    const draw = bodyOf(await server.visitor().call('getDraws', { params: idOf(tournament) })).published;
    if (draw === null) throw new Error('no draw');
    const table = tableOf(draw);
    expect(table).toMatchObject({ complete: true, open: false, ties: [], outlook: null });
    expect(
      table.rows.map(({ place, wins, losses, sets, games }) => [place, wins, losses, sets, games]),
    ).toEqual([
      [1, 2, 0, [4, 0], [24, 6]],
      [2, 1, 1, [2, 2], [15, 15]],
      [3, 0, 2, [0, 4], [6, 24]],
    ]);
    expect(table.rows[0]?.reason).toMatchObject({ code: 'step', step: 'wins' });
  });

  it('[OU1] counts a cancelled match as over, and the tournament with it', async () => {
    const rules = { ...tournamentBody(0).rules, format: 'round_robin', matchesPerParticipant: 3 } as const;
    const { admin, tournament } = await published(4, { rules });
    const [cancelled, ...others] = await matchesOf(admin, tournament);
    if (cancelled === undefined) throw new Error('no match');
    for (const match of others) await win(admin, match);
    const status = async () => bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status;
    expect(await status()).not.toBe('completed');
    await admin.call('setMatchStatus', { params: idOf(cancelled), body: { status: 'cancelled' } });
    expect(await status()).toBe('completed');
  });

  it('tells before the last match who can still go on, and how', async () => {
    const rules = {
      ...tournamentBody(0).rules,
      format: 'groups_knockout',
      matchesPerParticipant: 2,
      playersProgressingFromGroups: 1,
    } as const;
    const { admin, tournament, draw } = await published(6, { rules });
    expect(tableOf(draw).outlook?.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    const [first] = draw.matchIds;
    const match = (await matchesOf(admin, tournament)).find(({ id }) => id === first);
    if (match === undefined) throw new Error('no match');
    await win(admin, match);
    const now = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published;
    if (now === null) throw new Error('no draw');
    expect(tableOf(now).outlook).toHaveLength(3);
    // A draft has no table yet, and a knockout never has one.
    expect(now.stages.at(-1)?.table).toBeNull();
  });
});

describe('where only a lot can decide', () => {
  it('[UN3] the draw’s own number does at once, unless the organisers want to be asked', async () => {
    const { admin, tournament, read } = await level(1, {});
    const table = tableOf(await read());
    expect(table).toMatchObject({ complete: true, open: false });
    expect(table.ties).toEqual([table.rows.map(({ entry }) => entry).toSorted((a, b) => a - b)]);
    expect(table.rows.map(({ reason }) => reason)).toMatchObject([
      { code: 'step', step: 'lot' },
      { code: 'step', step: 'lot' },
      { code: 'step', step: 'lot' },
    ]);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('completed');
  });

  it('[RR8] the order waits for the organisers, and the tournament with it', async () => {
    const { admin, tournament, read } = await level();
    const waiting = await read();
    expect(tableOf(waiting)).toMatchObject({ complete: true, open: true });
    expect(tableOf(waiting).rows.map(({ place }) => place)).toEqual([1, 1, 1]);
    const status = async () => bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status;
    expect(await status()).toBe('active');

    const order = idsIn(waiting).toReversed();
    const settled = bodyOf(await settle(admin, waiting, order));
    expect(idsIn(settled)).toEqual(order);
    expect(tableOf(settled).open).toBe(false);
    expect(tableOf(settled).rows.map(({ place, reason }) => [place, reason.code])).toEqual([
      [1, 'settled'],
      [2, 'settled'],
      [3, 'settled'],
    ]);
    expect(await status()).toBe('completed');

    const act = settled.acts?.find(({ kind }) => kind === 'order')?.id ?? 0;
    const undone = bodyOf(await admin.call('undoInDraw', { params: drawParams(settled), body: { act } }));
    expect(tableOf(undone).open).toBe(true);
    expect(await status()).toBe('active');
  });

  it('carries the first on the moment it is settled, by lot as everybody can draw it again', async () => {
    const { admin, tournament, read } = await level(2);
    const final = async () => (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    expect(await final()).toMatchObject({ participant1Id: null, participant2Id: null });
    const settled = bodyOf(await settle(admin, await read(), 'lot'));
    const [first] = idsIn(settled);
    const there = await final();
    expect([there?.participant1Id, there?.participant2Id]).toContain(first);
    // The same again changes nothing, and is no second act.
    const again = bodyOf(await settle(admin, settled, 'lot'));
    expect(again.acts?.filter(({ kind }) => kind === 'order')).toMatchObject([{ stage: 0 }]);
    // Taken back, the place is open again.
    await settle(admin, settled, null);
    expect(await final()).toMatchObject({ participant1Id: null, participant2Id: null });
  });

  it('[RR8] whoever leaves no doubt goes on without it', async () => {
    const rules = {
      ...tournamentBody(0).rules,
      format: 'groups_knockout',
      matchesPerParticipant: 3,
      playersProgressingFromGroups: 1,
    } as const;
    const { admin, tournament, draw } = await published(8, { rules }, { groups: 2, lots: 'director' });
    const ids = draw.lines.map((entry) => draw.entries[entry]?.participantId ?? 0);
    for (const match of await matchesOf(admin, tournament)) {
      if (match.round !== 'group_stage') continue;
      const [one, other] = [match.participant1Id ?? 0, match.participant2Id ?? 0];
      const [upper, lower] = [ids.indexOf(one) % 4, ids.indexOf(other) % 4];
      // The first beats everybody, and the other three beat each other in a circle.
      const isWon = upper === 0 || (lower !== 0 && (upper % 3) + 1 === lower);
      expect((await win(admin, match, isWon ? one : other, '6-4 6-4')).status).toBe(200);
    }
    const now = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published;
    expect(now && [tableOf(now).open, tableOf(now).ties[0]?.length]).toEqual([true, 3]);
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    expect([final?.participant1Id, final?.participant2Id]).toEqual([ids[0], ids[4]]);
  });

  it('[D14] is forgotten with a result that it was made for, and comes back when that is undone', async () => {
    const { admin, tournament, read } = await level(2);
    const settled = bodyOf(await settle(admin, await read(), 'lot'));
    const [id] = settled.matchIds;
    const match = (await matchesOf(admin, tournament)).find((one) => one.id === id);
    if (match === undefined) throw new Error('no match');
    const corrected = bodyOf(
      await admin.call('setMatchScores', {
        params: idOf(match),
        body: {
          scores: { text: match.scoreText === '6-4 6-4' ? '6-0 6-0' : '0-6 0-6' },
          winnerId: match.winnerId,
        },
      }),
    );
    const then = await read();
    expect(tableOf(then)).toMatchObject({ open: false, ties: [] });
    expect(tableOf(then).rows.map(({ reason }) => reason.code)).toEqual(['step', 'step', 'step']);
    const act = corrected.undo?.id ?? 0;
    await admin.call('undoInDraw', { params: drawParams(settled), body: { act } });
    expect(idsIn(await read())).toEqual(idsIn(settled));
    expect(tableOf(await read()).rows[0]?.reason.code).toBe('settled');
  });

  it('[D14] does not take the place of somebody who has played on', async () => {
    const { admin, tournament, read } = await level(2);
    const settled = bodyOf(await settle(admin, await read(), 'lot'));
    await admin.call('settleGroup', { params: drawParams(settled), body: { stage: 1, order: 'lot' } });
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    if (final === undefined) throw new Error('no final');
    await admin.call('setMatchScores', {
      params: idOf(final),
      body: { scores: { text: '6-1 6-1' }, winnerId: final.participant1Id },
    });
    const order = idsIn(settled).toReversed();
    const refused = await settle(admin, settled, order);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'overwrites_played' } });
    expect((await settle(admin, settled, order, { confirm: true })).status).toBe(200);
  });

  it('is settled there only, and only among those whom nothing else tells apart', async () => {
    const { server, admin, read } = await level(2);
    const draw = await read();
    const order = idsIn(draw);
    const reasonOf = async (reply: ReturnType<typeof settle>) => {
      const { status, body } = await reply;
      return [status, (body as { reason?: string }).reason ?? JSON.stringify(body)];
    };
    expect(await reasonOf(settle(admin, draw, order, { stage: 2 }))).toEqual([400, 'orderNoGroup']);
    expect(await reasonOf(settle(admin, draw, idsIn(draw, 1)))).toEqual([400, 'orderOnlyTied']);
    expect(await reasonOf(settle(admin, draw, order.slice(1)))).toEqual([409, 'bad_order']);
    const stranger = await server.signUp('club_admin', 'Somebody Else');
    expect((await settle(stranger, draw, 'lot')).status).toBe(403);
  });

  it('is not settled before the draw is published, while a match is open, or where the rules decide', async () => {
    const rules = { ...tournamentBody(0).rules, format: 'round_robin', matchesPerParticipant: 2 } as const;
    const { admin, tournament } = await published(3, { rules });
    const { published: draw } = bodyOf(await admin.call('getDraws', { params: idOf(tournament) }));
    if (draw === null) throw new Error('no draw');
    const reasonOf = async () => (await settle(admin, draw, idsIn(draw))).body as { reason?: string };
    expect(await reasonOf()).toMatchObject({ reason: 'still_open' });
    const matches = await matchesOf(admin, tournament);
    for (const match of matches.slice(1)) {
      const [one, two] = [match.participant1Id ?? 0, match.participant2Id ?? 0];
      await win(admin, match, Math.min(one, two));
    }
    const [last] = matches;
    if (last === undefined) throw new Error('no match');
    const least = Math.min(last.participant1Id ?? 0, last.participant2Id ?? 0);
    await admin.call('setMatchScores', {
      params: idOf(last),
      body: { scores: { text: last.participant1Id === least ? '6-1 6-2' : '1-6 2-6' }, winnerId: least },
    });
    expect(await reasonOf()).toMatchObject({ reason: 'orderNotNeeded' });
    await admin.call('setMatchStatus', { params: idOf(last), body: { status: 'completed' } });
    expect(await reasonOf()).toMatchObject({ reason: 'completedOrder' });
  });
});
