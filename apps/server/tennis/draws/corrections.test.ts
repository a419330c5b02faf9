// A correction in a draw asks before it undoes anything; and a published draw is bound to what it was made of (D9, D13, D14, D15, D49).
import { describe, expect, it } from 'vitest';
import { drawParams, idOf, matchesOf, playOut, published, win } from '../../testing/draws.ts';
import { bodyOf, matchBody, tournamentBody } from '../../testing/factories.ts';

const GROUPS = { ...tournamentBody(0).rules, format: 'groups_knockout', matchesPerParticipant: 2 } as const;

/** A draw of four, played to the end. */
async function playedFour() {
  const { admin, tournament } = await published(4);
  await playOut(admin, tournament);
  const matches = await matchesOf(admin, tournament);
  const [semi] = matches;
  const final = matches.find(({ round }) => round === 'final');
  if (semi === undefined || final === undefined) throw new Error('no match');
  const storedFinal = async () => (await matchesOf(admin, tournament)).find(({ id }) => id === final.id);
  return { admin, tournament, semi, final, storedFinal };
}

/** A draw of four in which nothing is played. */
async function openFour() {
  const { admin, tournament } = await published(4);
  const matches = await matchesOf(admin, tournament);
  const [first, second] = matches;
  const final = matches.find(({ round }) => round === 'final');
  if (first === undefined || second === undefined || final === undefined) throw new Error('no match');
  const storedFinal = async () => (await matchesOf(admin, tournament)).find(({ id }) => id === final.id);
  return { admin, tournament, first, second, final, storedFinal };
}

const TO_CONFIRM = { status: 409, body: { details: { canConfirm: true } } };

describe('a correction asks first', () => {
  it('[D14, D49] about a winner whom the score contradicts, together with what would follow', async () => {
    const { admin, semi, final, storedFinal } = await playedFour();
    const body = { winnerId: semi.participant2Id };
    const refused = await admin.call('setMatchWinner', { params: idOf(semi), body });
    expect(refused).toMatchObject(TO_CONFIRM);
    expect(JSON.stringify(refused.body)).toContain('Final');
    expect(await storedFinal()).toMatchObject({ winnerId: final.winnerId });
  });

  it('[D13, D14] about an odd score, together with what would follow', async () => {
    const { admin, semi, final, storedFinal } = await playedFour();
    const body = { scores: { text: '4-6 0-9' }, winnerId: semi.participant2Id };
    const refused = await admin.call('setMatchScores', { params: idOf(semi), body });
    expect(refused).toMatchObject(TO_CONFIRM);
    expect(JSON.stringify(refused.body)).toContain('Final');
    expect(await storedFinal()).toMatchObject({ winnerId: final.winnerId });
    const meant = await admin.call('setMatchScores', {
      params: idOf(semi),
      body: { ...body, confirm: true },
    });
    expect(meant).toMatchObject({
      status: 200,
      body: { winnerId: semi.participant2Id, scoreText: '4-6 0-9' },
    });
    expect(await storedFinal()).toMatchObject({ winnerId: null });
  });

  it('[D14] before a result is taken away whose winner has played on', async () => {
    const { admin, tournament, semi, final, storedFinal } = await playedFour();
    await admin.call('setTournamentStatus', { params: idOf(tournament), body: { status: 'active' } });
    await admin.call('setMatchStatus', { params: idOf(semi), body: { status: 'in_progress' } });
    const refused = await admin.call('setMatchWinner', { params: idOf(semi), body: { winnerId: null } });
    expect(refused).toMatchObject(TO_CONFIRM);
    expect(await storedFinal()).toMatchObject({ winnerId: final.winnerId });
  });

  it('before a score is lost that is no result yet', async () => {
    const { admin, first, second, final } = await openFour();
    await win(admin, first);
    await win(admin, second);
    await admin.call('setMatchScores', { params: idOf(final), body: { scores: { text: '6-4 2-1' } } });
    const body = { scores: { text: '4-6 4-6' }, winnerId: first.participant2Id };
    expect(await admin.call('setMatchScores', { params: idOf(first), body })).toMatchObject(TO_CONFIRM);
  });
});

describe('a match of a draw', () => {
  it('is not started or scored before both players are known', async () => {
    const { admin, final } = await openFour();
    const params = idOf(final);
    const started = await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } });
    const scored = await admin.call('setMatchScores', { params, body: { scores: { text: '6-4 6-4' } } });
    expect([started.status, scored.status]).toEqual([409, 409]);
  });

  it('sends nobody on once it is cancelled, and can be cancelled while it waits', async () => {
    const { admin, first, final, storedFinal } = await openFour();
    await admin.call('setMatchWinner', { params: idOf(first), body: { winnerId: first.participant1Id } });
    await admin.call('setMatchStatus', { params: idOf(first), body: { status: 'cancelled' } });
    expect(await storedFinal()).toMatchObject({ participant1Id: null, participant2Id: null });
    const reply = await admin.call('setMatchStatus', { params: idOf(final), body: { status: 'cancelled' } });
    expect(reply.status).toBe(200);
    expect(await storedFinal()).toMatchObject({ status: 'cancelled' });
  });

  it('that the draw has decided is not changed by itself', async () => {
    const { admin, first, second, final, storedFinal } = await openFour();
    await win(admin, first);
    const scores = { set1: { player1: 0, player2: 0 }, outcome: { kind: 'walkover', by: 'both' } } as const;
    await admin.call('setMatchScores', { params: idOf(second), body: { scores } });
    const reply = await admin.call('setMatchWinner', { params: idOf(final), body: { winnerId: null } });
    expect(reply.status).toBe(409);
    expect(await storedFinal()).toMatchObject({ winnerId: first.participant1Id });
  });

  it('[D9] does not complete its tournament while a match made by hand is open', async () => {
    const { admin, tournament } = await published(2);
    const [final] = await matchesOf(admin, tournament);
    if (final === undefined) throw new Error('no final');
    const body = matchBody(final.participant1Id, null);
    await admin.call('createMatch', { params: idOf(tournament), body });
    await win(admin, final);
    const stored = bodyOf(await admin.call('getTournament', { params: idOf(tournament) }));
    expect(stored.status).toBe('active');
  });
});

describe('a published draw of groups', () => {
  it('[UN3] decides by its lots where nothing else tells the players of a group apart', async () => {
    const { admin, tournament, draw } = await published(6, { rules: GROUPS }, { groups: 2 });
    const { firstLine = 0, lineCount = 0 } = draw.stages[0] ?? {};
    const members = draw.lines
      .slice(firstLine, firstLine + lineCount)
      .map((index) => draw.entries[index]?.participantId ?? 0);
    const isNext = (one: number, two: number) =>
      (members.indexOf(one) + 1) % members.length === members.indexOf(two);
    const groupMatches = (await matchesOf(admin, tournament)).filter(({ round }) => round === 'group_stage');
    for (const match of groupMatches) {
      const [one, two] = [match.participant1Id ?? 0, match.participant2Id ?? 0];
      const circle = isNext(one, two) ? one : two;
      await win(admin, match, members.includes(one) ? circle : Math.min(one, two), '6-4 6-4');
    }
    const semis = (await matchesOf(admin, tournament)).filter(({ round }) => round === 'semi_final');
    expect(semis.every(({ participant1Id, participant2Id }) => participant1Id && participant2Id)).toBe(true);
  });

  it('keeps the tie-breaker and the groups on which it rests', async () => {
    const { admin, tournament, draw } = await published(6, { rules: GROUPS }, { groups: 2 });
    const rules = { ...GROUPS, tieBreakerRule: 'total_points' } as const;
    const ranks = await admin.call('updateTournament', { params: idOf(tournament), body: { rules } });
    const params = { ...idOf(tournament), participantId: String(draw.entries[0]?.participantId) };
    const moved = await admin.call('updateParticipant', { params, body: { groupId: null } });
    expect([ranks.status, moved.status]).toEqual([409, 409]);
  });

  it('is taken back although a match made by hand stands in one of its groups', async () => {
    const { admin, tournament, draw } = await published(6, { rules: GROUPS }, { groups: 2 });
    const [first] = await matchesOf(admin, tournament);
    const made = await admin.call('createMatch', {
      params: idOf(tournament),
      body: {
        ...matchBody(first?.participant1Id ?? null, null),
        round: 'group_stage',
        groupId: first?.groupId ?? null,
      },
    });
    expect(made.status).toBe(201);
    const back = await admin.call('setDrawPublished', {
      params: drawParams(draw),
      body: { published: false, reason: 'Again' },
    });
    expect(back.status).toBe(200);
    expect(await matchesOf(admin, tournament)).toMatchObject([{ groupId: null }]);
  });
});
