// Every sentence of the engine about the effects of a change in a draw, and about why one is refused, reaches somebody in an answer of the API. Those
// that the product never says are listed with the reason (issue 14).
import * as progress from '@tennis/words/progress';
import { describe, expect, it } from 'vitest';
import type { Match } from '@tennis/contract';
import { levelGroups } from '../testing/level-groups.ts';
import { drawParams, entered, idOf, matchesOf, playOut, published, win } from '../testing/draws.ts';
import { aClub, anEntry, bodyOf, tournamentBody } from '../testing/factories.ts';
import { BY_ADDRESS, CHECKED_BEFORE, listening, never, unheard, type Sentences } from '../testing/heard.ts';
import { aServer } from '../testing/server.ts';

/** How each sentence is known; a new one does not compile until it stands here. */
const SENTENCES: Sentences<keyof typeof progress> = {
  resultCompleted: /\bEntry \d+ beat Entry \d+\b(?!,| by)/,
  resultRetired: /beat Entry \d+, who retired/,
  resultWalkover: /beat Entry \d+ by walkover/,
  resultDefaulted: /beat Entry \d+, who was defaulted/,
  resultDoubleWalkover: /is a double walkover/,
  resultDoubleDefault: /is a double default/,
  resultAbandoned: /was abandoned/,
  resultLevel: /ended level/,
  resultCancelled: /was cancelled/,
  newsResultEntered: /: Entry \d+ beat Entry \d+\.$/,
  newsResultChanged: /, no longer ".+"\.$/,
  newsResultRemoved: /: the result ".+" is removed\.$/,
  newsNotNeeded: /is not needed\.$/,
  newsNobodyAdvances: /^Nobody advances from/,
  newsNoWinner: /has no winner\.$/,
  newsWaitsAgain: /waits for its players again\.$/,
  newsOpenAgain: /^(?!A place in).*is open again\.$/,
  newsWins: /^Entry \d+ wins /,
  newsAdvances: /advances from .+ without playing\.$/,
  newsWinnerPasses: /^The winner of .+ will advance from .+ without playing\.$/,
  newsOpponentPasses: /^The opponent in .+ is not known yet and will advance without playing\.$/,
  newsLeaves: /leaves .+; the place is open again\.$/,
  newsMovesIn: /moves into /,
  newsTakesPlace: /takes the place of Entry \d+ in /,
  newsPlaceOpen: /^A place in .+ is open again\.$/,
  newsBecomesBye: /^Nobody comes to .+: it is a bye\.$/,
  newsNobodyComes: /^Nobody comes to .+ wins by walkover\.$/,
  newsOrderOpen: /^The order of .+ is open again\.$/,
  newsOrder: / ends in this order: .+\.$/,
  newsStillIn: /is still in the draw\.$/,
  newsWithdraws: /withdraws\.$/,
  newsBack: /is back in the draw\.$/,
  newsEndsOnPlace: /finishes in place \d+\.$/,
  newsEndsOnPlaces: /finishes in places \d+ to \d+\.$/,
  newsSeed: /is now seed \d+\.$/,
  newsLine: /^Line \d+ of .+ now belongs to/,
  refusedOverwritesPlayed: /has been played or started with other players/,
  refusedContradictsScore: / Confirm to enter it all the same\.$/,
  refusedNoSuchMatch: never(BY_ADDRESS),
  refusedNoSuchEntry: never(BY_ADDRESS),
  refusedNoSuchStage: never(CHECKED_BEFORE),
  refusedNotReady: never(CHECKED_BEFORE),
  refusedNotNeeded: never(CHECKED_BEFORE),
  refusedStillOpen: /is still to be played/,
  refusedNoResult: never(CHECKED_BEFORE),
  refusedNotPlayed: never(CHECKED_BEFORE),
  refusedWinnerMissing: never(CHECKED_BEFORE),
  refusedWinnerGiven: never(CHECKED_BEFORE),
  refusedBadOrder: /has to name each of its \d+ entries once/,
  refusedAlreadyWithdrawn: never(CHECKED_BEFORE),
  refusedNotWithdrawn: never(CHECKED_BEFORE),
  refusedNotInDraw: never(CHECKED_BEFORE),
  refusedLineTaken: never(CHECKED_BEFORE),
  refusedNotNext: never(CHECKED_BEFORE),
  refusedAlreadyInDraw: never(CHECKED_BEFORE),
  refusedLoserWithdrawn: never(CHECKED_BEFORE),
  refusedHasNotLost: never(CHECKED_BEFORE),
  refusedNoNextSeed: never(CHECKED_BEFORE),
  refusedFirstMatchPlayed: never(CHECKED_BEFORE),
  refusedNoAlternate: never(CHECKED_BEFORE),
};

const GROUPS = { ...tournamentBody(0).rules, format: 'groups_knockout', matchesPerParticipant: 2 } as const;

const ending = (kind: string, by: 1 | 2 | 'both' | null) => ({
  set1: { player1: 0, player2: 0 },
  outcome: { kind, by },
});

describe('what the engine says', () => {
  it('is read in an answer, every sentence of it, or has a reason why never', async () => {
    const heard: string[] = [];
    await knockout(heard);
    await byes(heard);
    await groups(heard);
    await withdrawals(heard);
    await withdrawnEarly(heard);
    await lastMatch(heard);
    expect(unheard(SENTENCES, heard)).toEqual([]);
  }, 60_000);
});

/** A draw of eight: each kind of result, corrected, taken away and entered once more. */
async function knockout(heard: string[]): Promise<void> {
  const { admin: quiet, tournament } = await published(8);
  const admin = listening(quiet, heard);
  const at = async (id: number): Promise<Match> => {
    const found = (await matchesOf(quiet, tournament)).find((match) => match.id === id);
    if (found === undefined) throw new Error('no match');
    return found;
  };
  const [first, second, third, fourth] = await matchesOf(quiet, tournament);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('four matches');
  const score = async (match: Match, scores: object, more: object = {}) =>
    admin.call('setMatchScores', {
      params: idOf(match),
      body: { scores, confirm: true, ...more } as never,
    });
  await win(admin, first);
  // Somebody names the loser of a score as its winner.
  await admin.call('setMatchWinner', { params: idOf(first), body: { winnerId: first.participant2Id } });
  await win(admin, second);
  for (const [kind, by] of [
    ['retired', 1],
    ['walkover', 2],
    ['defaulted', 1],
    ['walkover', 'both'],
    ['defaulted', 'both'],
    ['abandoned', null],
  ] as const) {
    const winners = { 1: third.participant2Id, 2: third.participant1Id, both: null };
    bodyOf(await score(third, ending(kind, by), { winnerId: by === null ? null : winners[by] }));
    bodyOf(await admin.call('setMatchStatus', { params: idOf(third), body: { status: 'completed' } }));
  }
  for (const status of ['in_progress', 'cancelled', 'scheduled'] as const)
    bodyOf(await admin.call('setMatchStatus', { params: idOf(third), body: { status, confirm: true } }));
  await win(admin, await at(third.id));
  await win(admin, fourth);
  const semis = (await matchesOf(quiet, tournament)).filter(({ round }) => round === 'semi_final');
  for (const semi of semis) await win(admin, semi);
  // The winner of the first match has played on.
  const other = { winnerId: first.participant2Id };
  await admin.call('setMatchScores', {
    params: idOf(first),
    body: { scores: { text: '4-6 4-6' }, ...other },
  });
  await admin.call('setMatchWinner', { params: idOf(first), body: other });
  await admin.call('setMatchScores', {
    params: idOf(first),
    body: { scores: { text: '4-6 4-6' }, ...other, confirm: true },
  });
  await admin.call('setMatchWinner', { params: idOf(second), body: { winnerId: null } });
  await admin.call('setMatchWinner', { params: idOf(second), body: { winnerId: null, confirm: true } });
  await playOut(admin, tournament);
}

/** A draw of six, with a consolation: places that nobody comes to. */
async function byes(heard: string[]): Promise<void> {
  const { admin: quiet, tournament } = await published(6, {}, { kind: 'consolation' });
  const admin = listening(quiet, heard);
  const first = (await matchesOf(quiet, tournament)).filter(
    ({ participant1Id, participant2Id }) => participant1Id !== null && participant2Id !== null,
  );
  for (const match of first)
    await admin.call('setMatchScores', {
      params: idOf(match),
      body: { scores: ending('walkover', 'both') as never, confirm: true },
    });
  for (const match of first) await win(admin, match);
  await playOut(admin, tournament);
}

/** Groups in which nobody can be told apart, settled, corrected and settled again. */
async function groups(heard: string[]): Promise<void> {
  const server = await aServer();
  const { admin: quiet, club } = await aClub(server);
  const level = await levelGroups(quiet, club.id, 2, { lots: 'director' });
  const admin = listening(quiet, heard);
  const { tournament } = level;
  const drawNow = async () => {
    const { published: draw } = bodyOf(await quiet.call('getDraws', { params: idOf(tournament) }));
    if (draw === null || draw === undefined) throw new Error('no draw');
    return draw;
  };
  const settle = async (stage: number, order: number[] | 'lot' | null, more: object = {}) =>
    admin.call('settleGroup', { params: drawParams(await drawNow()), body: { stage, order, ...more } });
  await settle(0, 'lot');
  await settle(1, 'lot');
  await settle(0, null, { confirm: true });
  const { stages, entries } = await drawNow();
  const rows = stages[0]?.table?.rows ?? [];
  const order = rows.map(({ entry }) => entries[entry]?.participantId ?? 0);
  await settle(0, order.slice(1));
  const { admin: other, tournament: open } = await published(6, { rules: GROUPS }, { groups: 2 });
  const by = listening(other, heard);
  for (const match of await matchesOf(other, open)) if (match.round === 'group_stage') await win(by, match);
  const [corrected] = await matchesOf(other, open);
  if (corrected === undefined) throw new Error('no match');
  await by.call('setMatchWinner', { params: idOf(corrected), body: { winnerId: null, confirm: true } });
  const params = drawParams(bodyOf(await other.call('getDraws', { params: idOf(open) })).published as never);
  await by.call('settleGroup', { params, body: { stage: 0, order: 'lot' } });
  const table = { ...GROUPS, format: 'round_robin' } as const;
  const timed = await published(3, { rules: table, matchFormat: 'SET1-S:T20' });
  const [even] = await matchesOf(timed.admin, timed.tournament);
  if (even === undefined) throw new Error('no match');
  const body = { scores: { text: '3-3' }, winnerId: null, complete: true };
  await listening(timed.admin, heard).call('setMatchScores', { params: idOf(even), body });
}

/** Entries that leave and come back, with alternates and seeds. */
async function withdrawals(heard: string[]): Promise<void> {
  const scene = await entered(8);
  const { admin: quiet, tournament } = scene;
  const admin = listening(quiet, heard);
  const entries = bodyOf(await quiet.call('listParticipants', { params: idOf(tournament) }));
  for (const [index, { id }] of entries.slice(0, 2).entries())
    await admin.call('updateParticipant', {
      params: { ...idOf(tournament), participantId: String(id) },
      body: { seed: index + 1 },
    });
  const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }));
  const late = await anEntry(quiet, tournament.id, 'Entry 99');
  await admin.call('setAlternates', { params: idOf(tournament), body: { participantIds: [late.id] } });
  const leave = (id: number, more: object = {}) =>
    admin.call('setWithdrawal', {
      params: { ...idOf(tournament), participantId: String(id) },
      body: { withdrawn: true, reason: 'injury', confirm: true, ...more },
    });
  const back = (id: number) =>
    admin.call('setWithdrawal', {
      params: { ...idOf(tournament), participantId: String(id) },
      body: { withdrawn: false, confirm: true },
    });
  const [match, other] = await matchesOf(quiet, tournament);
  if (match === undefined || other === undefined) throw new Error('no match');
  const [seeded] = entries;
  const [due] = bodyOf(await leave(seeded?.id ?? 0, { confirm: false })).nextSeeds;
  await leave(seeded?.id ?? 0, { nextSeed: due?.participantId ?? 0 });
  await leave(match.participant2Id ?? 0, { replacement: null });
  await back(match.participant2Id ?? 0);
  await win(admin, other);
  await leave(other.participant1Id ?? 0);
  await leave(other.participant1Id ?? 0);
  await back(other.participant2Id ?? 0);
  await playOut(admin, tournament);
}

/** Both players of a first match leave before anybody knows their next opponents, in the main draw and in the consolation. */
async function withdrawnEarly(heard: string[]): Promise<void> {
  const { admin: quiet, tournament } = await published(4, {}, { kind: 'consolation' });
  const [first] = await matchesOf(quiet, tournament);
  if (first === undefined) throw new Error('no match');
  await win(quiet, first);
  for (const id of [first.participant1Id, first.participant2Id])
    bodyOf(
      await listening(quiet, heard).call('setWithdrawal', {
        params: { ...idOf(tournament), participantId: String(id) },
        body: { withdrawn: true, reason: 'injury', confirm: false },
      }),
    );
}

/** A draw in which everybody has two lives: the last match is not played if the winner has lost none. */
async function lastMatch(heard: string[]): Promise<void> {
  const { admin: quiet, tournament } = await published(4, {}, { kind: 'double_elimination' });
  await playOut(listening(quiet, heard), tournament);
}
