// A score from end to end: sent, stored once as the domain's score, read, and shown in the history, unchanged.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScores, writeScores, type Match } from '@tennis/contract';
import {
  ENDINGS,
  formatScore,
  gameSet,
  matchTieBreak,
  withoutBlankSets,
  type Score,
  type SetScore,
} from '@tennis/domain';
import { resultChangesBy } from '../../audit/result-history.ts';
import { scoreIn, storedScore } from '../../database/stored-score.ts';
import { aMatch, bodyOf } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';
import { storedFormat } from '../match-format.ts';

const FORMATS = ['SET3-S:6/TB7', 'SET3-S:6/TB7-F:TB10', 'SET5-S:6/TB7', 'SET1-S:TB7NOAD'] as const;
const count = fc.oneof(fc.nat({ max: 13 }), fc.nat({ max: 997 }));
const points = fc.oneof(
  fc.tuple(count, count),
  fc.tuple(count, fc.constant(null)),
  fc.tuple(fc.constant(null), count),
);
const set: fc.Arbitrary<SetScore> = fc.oneof(
  fc
    .tuple(count, count, fc.option(points))
    .map(([first, second, tieBreak]) => gameSet(first, second, tieBreak)),
  points.map(([first, second]) => matchTieBreak(first, second)),
);
const ending = fc.record({
  kind: fc.constantFrom(...ENDINGS),
  by: fc.constantFrom(1 as const, 2 as const, 'both' as const, null),
});
const anyScore: fc.Arbitrary<Score> = fc
  .record({ sets: fc.array(set, { minLength: 1, maxLength: 5 }), ending: fc.option(ending) })
  .map(withoutBlankSets)
  .filter(({ sets, ending: end }) => sets.length > 0 || end !== null);

/** The history of a match. */
const result = ({ status, winnerId, scores }: Match) => ({ status, winnerId, scores });

describe('any score', () => {
  it.each(FORMATS)('is stored under %s, read, sent and read again as it was', async (matchFormat) => {
    const server = await aServer();
    const { admin, match, tournament } = await aMatch(server, { matchFormat });
    const { db } = server.database;
    const format = storedFormat(matchFormat);
    const scores = fc.sample(anyScore, { seed: 15, numRuns: 40 });
    const { id: _, ...row } = await db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('matches')
      .values(scores.map((score) => ({ ...row, score: storedScore(score) })))
      .execute();
    const params = { id: String(tournament.id) };
    const matches = bodyOf(await admin.call('listTournamentMatches', { params })).filter(
      ({ id }) => id !== match.id,
    );
    const bySending = [...matches].sort((a, b) => a.id - b.id);
    expect(bySending.map((one) => readScores(one.scores, format))).toEqual(
      scores.map((value) => ({ ok: true, value })),
    );
    expect(bySending.map(({ scoreText }) => scoreText)).toEqual(scores.map((score) => formatScore(score)));
  });

  it('is sent, stored, answered and listed as it was', async () => {
    const server = await aServer();
    const matchFormat = 'SET3-S:6/TB7-F:TB10';
    const { admin, match, tournament } = await aMatch(server, { matchFormat });
    const format = storedFormat(matchFormat);
    const params = { id: String(match.id) };
    for (const score of fc.sample(anyScore, { seed: 15, numRuns: 60 })) {
      const scores = writeScores(score, format);
      const answer = bodyOf(
        await admin.call('setMatchScores', { params, body: { scores, winnerId: null, confirm: true } }),
      );
      expect(readScores(answer.scores, format)).toEqual({ ok: true, value: score });
      const { score: stored } = await server.database.db
        .selectFrom('matches')
        .select('score')
        .where('id', '=', match.id)
        .executeTakeFirstOrThrow();
      expect(stored === null ? null : scoreIn(stored)).toEqual(score);
    }
    const listed = await admin.call('listTournamentMatches', { params: { id: String(tournament.id) } });
    expect(bodyOf(listed)).toHaveLength(1);
  });
});

describe('a score of more sets than any match has', () => {
  it('is refused, however it is meant', async () => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const reply = await admin.call('setMatchScores', {
      params: { id: String(match.id) },
      body: { scores: { text: '6-4 4-6 6-4 4-6 6-4 6-4' }, confirm: true },
    });
    expect(reply).toMatchObject({ status: 400 });
  });
});

describe('[D14] the history', () => {
  const LINES = ['6-4', '6-4 3-6', '6-4 6-4', '4-6 4-6', '6-4 ret.', 'w.o.', '6-4 4-6 1-0(8)', ''] as const;

  it('tells every change of a result, whole, whatever is done in whatever order', async () => {
    const server = await aServer();
    const { admin, match, first, second } = await aMatch(server, { matchFormat: 'SET3-S:6/TB7-F:TB10' });
    const params = { id: String(match.id) };
    const score = fc
      .constantFrom(...LINES)
      .chain((text) =>
        fc.constantFrom(undefined, null, first.id, second.id).map((winnerId) => ({ score: text, winnerId })),
      );
    const winner = fc.constantFrom(null, first.id, second.id).map((winnerId) => ({ winner: winnerId }));
    const status = fc
      .constantFrom('scheduled' as const, 'in_progress' as const, 'completed' as const, 'cancelled' as const)
      .map((to) => ({ status: to }));
    const steps = fc.sample(fc.oneof(score, winner, status), { seed: 15, numRuns: 120 });
    const told: object[] = [];
    let before = result(match);
    for (const step of steps) {
      const reply =
        'score' in step
          ? await admin.call('setMatchScores', {
              params,
              body: {
                scores: { text: step.score === '' ? '0-0' : step.score },
                ...(step.winnerId === undefined ? {} : { winnerId: step.winnerId }),
                confirm: true,
              },
            })
          : 'winner' in step
            ? await admin.call('setMatchWinner', { params, body: { winnerId: step.winner, confirm: true } })
            : await admin.call('setMatchStatus', { params, body: { status: step.status, confirm: true } });
      if (reply.status !== 200) continue;
      const after = result(bodyOf(reply));
      if (JSON.stringify(after) !== JSON.stringify(before)) told.push({ before, after });
      before = after;
    }
    await admin.call('deleteMatch', { params, query: { confirm: 'true' } });
    const isGone = before.scores !== null || before.winnerId !== null || before.status === 'completed';
    await server.services.audit.settled();
    const history = await resultChangesBy(server.database.db, admin.user?.id ?? 0, 1000);
    expect(told.length).toBeGreaterThan(10);
    expect(history.toReversed()).toMatchObject([
      ...told,
      ...(isGone ? [{ before, after: { deleted: true } }] : []),
    ]);
  });
});
