// Draws over the API: made, adjusted, published, played to the champion, corrected, taken back (D9, D14, D15).
import type { CreateTournament } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { resultChangesBy } from '../../audit/result-history.ts';
import { drawParams, entered, idOf, matchesOf, playOut, published, win } from '../../testing/draws.ts';
import { anEntry, aTournament, bodyOf, tournamentBody } from '../../testing/factories.ts';

describe('making a draw', () => {
  it('[UN3] is private, numbered, and the same again by its number', async () => {
    const { server, admin, tournament } = await entered(12);
    const first = bodyOf(
      await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 42 } }),
    );
    expect(first).toMatchObject({ number: 1, made: 1, kind: 'knockout', state: 'draft', randomSeed: 42 });
    expect(first.lines).toHaveLength(16);
    expect(first.lines.filter((occupant) => occupant === -2)).toHaveLength(4);
    const again = bodyOf(
      await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 42 } }),
    );
    expect(again).toMatchObject({ number: 2, made: 2, lines: first.lines });
    const seen = bodyOf(await server.visitor().call('getDraws', { params: idOf(tournament) }));
    expect(seen).toMatchObject({ published: null, draft: null, made: 2 });
    const managed = bodyOf(await admin.call('getDraws', { params: idOf(tournament) }));
    expect(managed.draft?.id).toBe(again.id);
    expect(await matchesOf(admin, tournament)).toEqual([]);
  });

  it('refuses one entry, and a kind that the format does not have', async () => {
    const { admin, tournament } = await entered(1);
    const lonely = await admin.call('makeDraw', { params: idOf(tournament), body: {} });
    expect(lonely).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const wrong = await admin.call('makeDraw', { params: idOf(tournament), body: { kind: 'round_robin' } });
    expect(wrong.status).toBe(400);
  });

  it('is adjusted by hand, and says what that breaks', async () => {
    const { admin, tournament } = await entered(4);
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 1 } }));
    const swapped = bodyOf(
      await admin.call('adjustDraw', { params: drawParams(made), body: { swap: [0, 3] } }),
    );
    expect(swapped.byHand).toBe(true);
    expect(swapped.lines).toEqual([made.lines[3], made.lines[1], made.lines[2], made.lines[0]]);
    const [participant] = swapped.entries;
    const placed = await admin.call('adjustDraw', {
      params: drawParams(made),
      body: { place: { participantId: participant?.participantId ?? 0, line: 2 } },
    });
    expect(bodyOf(placed).lines[2]).toBe(0);
    const nowhere = await admin.call('adjustDraw', { params: drawParams(made), body: { swap: [0, 9] } });
    expect(nowhere.status).toBe(409);
  });

  it('[D16] an adjustment of an older version is refused and shows the present draw', async () => {
    const { admin, tournament } = await entered(4);
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: {} }));
    await admin.call('adjustDraw', { params: drawParams(made), body: { swap: [0, 3] } });
    const stale = await admin.call(
      'adjustDraw',
      { params: drawParams(made), body: { swap: [0, 3] } },
      { 'if-match': String(made.version) },
    );
    expect(stale).toMatchObject({ status: 409 });
  });
});

describe('publishing a draw', () => {
  it('creates every match but byes, in the specification’s rounds, each waiting for its players', async () => {
    const { server, tournament, draw } = await published(12);
    const matches = await matchesOf(server.visitor(), tournament);
    expect(draw.state).toBe('published');
    expect(matches).toHaveLength(11);
    const rounds = Map.groupBy(matches, ({ round }) => round);
    expect([...rounds].map(([round, of]) => [round, of.length])).toEqual([
      ['knockout', 4],
      ['quarter_final', 4],
      ['semi_final', 2],
      ['final', 1],
    ]);
    expect(
      matches.filter(({ participant1Id, participant2Id }) => participant1Id && participant2Id),
    ).toHaveLength(4);
    const seen = bodyOf(await server.visitor().call('getDraws', { params: idOf(tournament) }));
    expect(seen.published?.matchIds.filter((id) => id !== null)).toHaveLength(11);
    expect(seen.published?.breaches).toBeUndefined();
  });

  it('is refused when the entries have changed since', async () => {
    const { admin, tournament } = await entered(4);
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: {} }));
    await anEntry(admin, tournament.id, 'Late Entry');
    const reply = await admin.call('setDrawPublished', {
      params: drawParams(made),
      body: { published: true },
    });
    expect(reply).toMatchObject({ status: 409 });
    expect(await matchesOf(admin, tournament)).toEqual([]);
  });

  it('is taken back while nothing was played, with a reason that everybody sees', async () => {
    const { server, admin, tournament, draw } = await published(4);
    const unsaid = await admin.call('setDrawPublished', {
      params: drawParams(draw),
      body: { published: false },
    });
    expect(unsaid).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
    const back = bodyOf(
      await admin.call('setDrawPublished', {
        params: drawParams(draw),
        body: { published: false, reason: 'A pair was forgotten.' },
      }),
    );
    expect(back.state).toBe('draft');
    expect(await matchesOf(admin, tournament)).toEqual([]);
    const seen = bodyOf(await server.visitor().call('getDraws', { params: idOf(tournament) }));
    expect(seen).toMatchObject({ published: null, takenBackBecause: 'A pair was forgotten.' });
    const again = await admin.call('setDrawPublished', {
      params: drawParams(draw),
      body: { published: true },
    });
    expect(again.status).toBe(200);
    expect(await matchesOf(admin, tournament)).toHaveLength(3);
  });

  it('is not taken back once a match was started or has a result', async () => {
    const { admin, tournament, draw } = await published(4);
    const [match] = await matchesOf(admin, tournament);
    if (match === undefined) throw new Error('no match');
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } });
    const reply = await admin.call('setDrawPublished', {
      params: drawParams(draw),
      body: { published: false, reason: 'Again' },
    });
    expect(reply.status).toBe(409);
  });

  it('[D15] its matches keep their players and cannot be deleted; court and time can be set', async () => {
    const { admin, tournament } = await published(4);
    const [match] = await matchesOf(admin, tournament);
    if (match === undefined) throw new Error('no match');
    const params = idOf(match);
    expect((await admin.call('deleteMatch', { params })).status).toBe(409);
    const other = await admin.call('updateMatch', {
      params,
      body: { participant1Id: match.participant2Id, participant2Id: match.participant1Id },
    });
    expect(other.status).toBe(409);
    const placed = await admin.call('updateMatch', {
      params,
      body: { court: '3', startTime: '2026-09-11T10:00:00.000Z', participant1Id: match.participant1Id },
    });
    expect(bodyOf(placed)).toMatchObject({ court: '3' });
  });
});

describe('a result in a draw', () => {
  it('[D14] moves the winner on at once and says so', async () => {
    const { admin, tournament } = await published(4);
    const [first] = await matchesOf(admin, tournament);
    if (first === undefined) throw new Error('no match');
    const reply = bodyOf(
      await admin.call('setMatchScores', {
        params: idOf(first),
        body: { scores: { text: '6-4 6-4' }, winnerId: first.participant1Id },
      }),
    );
    expect(reply.consequences?.join(' ')).toContain('Final');
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    expect([final?.participant1Id, final?.participant2Id]).toContain(first.participant1Id);
  });

  it('[D14] whose winner has played on is corrected only after its consequences were seen, then as a whole', async () => {
    const { server, admin, tournament } = await published(4);
    const [first, second] = await matchesOf(admin, tournament);
    if (first === undefined || second === undefined) throw new Error('no match');
    await win(admin, first);
    await win(admin, second);
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    if (final === undefined) throw new Error('no final');
    await win(admin, final);
    const params = idOf(first);
    const body = { scores: { text: '4-6 4-6' }, winnerId: first.participant2Id };
    const refused = await admin.call('setMatchScores', { params, body });
    expect(refused).toMatchObject({
      status: 409,
      body: { details: { canConfirm: true, code: 'overwrites_played' } },
    });
    const untouched = (await matchesOf(admin, tournament)).find(({ id }) => id === final.id);
    expect(untouched).toMatchObject({ status: 'completed', scoreText: '6-1 6-2' });
    await admin.call('setMatchScores', { params, body: { ...body, confirm: true } });
    const after = (await matchesOf(admin, tournament)).find(({ id }) => id === final.id);
    expect(after).toMatchObject({ status: 'scheduled', winnerId: null, scoreText: null });
    expect([after?.participant1Id, after?.participant2Id]).toContain(first.participant2Id);
    // The tournament was completed by its final, which is to be played again.
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('active');

    // The history tells what became of the final, too.
    await server.services.audit.settled();
    const history = await resultChangesBy(server.database.db, admin.user?.id ?? 0, 100);
    const ofFinal = history.filter(({ matchId }) => matchId === final.id);
    expect(ofFinal.slice(0, 2)).toMatchObject([
      {
        changedBy: admin.user?.id,
        before: { status: 'completed', winnerId: untouched?.winnerId, scores: untouched?.scores },
        after: { status: 'scheduled', winnerId: null, scores: null },
      },
      { before: { status: 'scheduled' }, after: { status: 'completed', winnerId: untouched?.winnerId } },
    ]);
    expect(ofFinal).toHaveLength(3);
  });

  it('[OU1] a double walkover lets the next opponent through without play', async () => {
    const { admin, tournament } = await published(4);
    const [first, second] = await matchesOf(admin, tournament);
    if (first === undefined || second === undefined) throw new Error('no match');
    await win(admin, first);
    const none = await admin.call('setMatchScores', {
      params: idOf(second),
      body: {
        scores: { set1: { player1: 0, player2: 0 }, outcome: { kind: 'walkover', by: 'both' } },
      },
    });
    expect(none.status).toBe(200);
    const final = (await matchesOf(admin, tournament)).find(({ round }) => round === 'final');
    expect(final).toMatchObject({ status: 'completed', winnerId: first.participant1Id });
  });

  it('[D9] of its last match completes the tournament', async () => {
    const { server, admin, tournament } = await published(8);
    expect(await playOut(admin, tournament)).toBe(7);
    const seen = bodyOf(await server.visitor().call('getTournament', { params: idOf(tournament) }));
    expect(seen).toMatchObject({ status: 'completed', currentStage: 'complete' });
  });

  it.each<[string, Partial<CreateTournament>, Record<string, unknown>, number]>([
    ['a consolation', {}, { kind: 'consolation' }, 10],
    ['a feed-in consolation', {}, { kind: 'feed_in_consolation' }, 12],
    ['a compass', {}, { kind: 'compass' }, 12],
    ['a double elimination', {}, { kind: 'double_elimination' }, 14],
    ['a knockout with third place', {}, { thirdPlace: true }, 8],
  ])('%s of eight is played to its end', async (_case, fields, body, expected) => {
    const { admin, tournament } = await published(8, fields, body);
    expect(await playOut(admin, tournament)).toBe(expected);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('completed');
  });

  it('groups send their best on to the knockout the moment they are decided', async () => {
    const rules = { ...tournamentBody(0).rules, format: 'groups_knockout' } as const;
    const { admin, tournament, draw } = await published(8, { rules });
    expect(draw.stages.filter(({ groupId }) => groupId !== null)).toHaveLength(2);
    const groups = bodyOf(await admin.call('listGroups', { params: idOf(tournament) }));
    expect(groups.map(({ name }) => name)).toEqual(['A', 'B']);
    // By entry, so that every table has a clear order.
    for (const match of (await matchesOf(admin, tournament)).filter(({ round }) => round === 'group_stage')) {
      const [one, two] = [match.participant1Id ?? 0, match.participant2Id ?? 0];
      expect((await win(admin, match, Math.min(one, two))).status).toBe(200);
    }
    const semis = (await matchesOf(admin, tournament)).filter(({ round }) => round === 'semi_final');
    expect(semis.every(({ participant1Id, participant2Id }) => participant1Id && participant2Id)).toBe(true);
    expect(await playOut(admin, tournament)).toBe(3);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('completed');
  });

  it('[RR2] groups send all others on to a consolation, which is played to its end too', async () => {
    const rules = { ...tournamentBody(0).rules, format: 'groups_knockout' } as const;
    const { admin, tournament, draw } = await published(8, { rules }, { consolation: true });
    expect(draw.stages.map(({ title }) => title.code)).toEqual(['group', 'group', 'knockout', 'consolation']);
    for (const match of (await matchesOf(admin, tournament)).filter(({ round }) => round === 'group_stage')) {
      const [one, two] = [match.participant1Id ?? 0, match.participant2Id ?? 0];
      expect((await win(admin, match, Math.min(one, two))).status).toBe(200);
    }
    const others = (await matchesOf(admin, tournament)).filter(
      ({ drawRound }) => drawRound?.stage?.code === 'consolation',
    );
    expect(others.map(({ round, drawRound }) => [round, drawRound?.players])).toEqual([
      ['knockout', 4],
      ['knockout', 4],
      ['knockout', 2],
    ]);
    // Third against fourth of the other group.
    const { published: seen } = bodyOf(await admin.call('getDraws', { params: idOf(tournament) }));
    const placed = (place: number) =>
      (seen?.stages ?? []).flatMap(({ table }) => {
        const entry = table?.rows[place - 1]?.entry;
        return entry === undefined ? [] : [seen?.entries[entry]?.participantId];
      });
    const met = others
      .slice(0, 2)
      .map(({ participant1Id, participant2Id }) => [participant1Id, participant2Id]);
    expect(new Set(met.flat())).toEqual(new Set([...placed(3), ...placed(4)]));
    expect(await playOut(admin, tournament)).toBe(6);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('completed');
    const after = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published;
    expect(after?.stages[0]?.table?.outlook).toBeNull();
  });
});

describe('who may', () => {
  it('[D2] only those who manage the tournament make, change, publish or discard a draw', async () => {
    const { server, tournament, draw } = await published(4);
    const stranger = await server.signUp('club_admin', 'Somebody Else');
    for (const person of [server.visitor(), stranger]) {
      const status = person === stranger ? 403 : 401;
      expect((await person.call('makeDraw', { params: idOf(tournament), body: {} })).status).toBe(status);
      expect(
        (await person.call('setDrawPublished', { params: drawParams(draw), body: { published: false } }))
          .status,
      ).toBe(status);
    }
  });

  it('a draft cannot be read through another tournament', async () => {
    const { admin, club, tournament } = await entered(4);
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: {} }));
    const other = await aTournament(admin, club.id, { name: 'Another Open' });
    const reply = await admin.call('discardDraw', {
      params: { id: String(other.id), drawId: String(made.id) },
    });
    expect(reply.status).toBe(404);
  });
});

describe('place play-offs', () => {
  it('give everybody of eight a place of their own, after three matches each', async () => {
    const { server, admin, tournament, draw } = await published(8, {}, { kind: 'place_play_offs' });
    expect(draw.stages.map(({ title }) => title)).toEqual([
      { code: 'main' },
      { code: 'third-place' },
      { code: 'places', best: 5, worst: 8 },
      { code: 'places', best: 7, worst: 8 },
    ]);
    expect(draw.stages.map(({ name }) => name).at(-1)).toBe('Places 7 to 8');
    expect(await playOut(admin, tournament)).toBe(12);
    const matches = await matchesOf(server.visitor(), tournament);
    const played = matches.flatMap(({ participant1Id, participant2Id }) => [participant1Id, participant2Id]);
    for (const id of new Set(played)) expect(played.filter((one) => one === id)).toHaveLength(3);
  });
});
