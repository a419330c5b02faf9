// Migration 0015 with everything that databases may hold: scores in every form ever accepted, scores that nobody can read, and a history of results
// of which the audit log knows a part.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { resultChangesBy } from '../../audit/result-history.ts';
import { verifyChain } from '../../audit/verify.ts';
import { presentScore } from '../../tennis/stored-result.ts';
import { aDatabaseBefore } from '../../testing/unmigrated.ts';
import { aRecord, sealAll } from '../../testing/waiting-records.ts';
import type { Database } from '../connection.ts';
import { migrate } from './migrate.ts';

const STEP = '0015-score';
const AT = '2026-02-01T10:00:00.000Z';
const TIE_BREAK = 'SET3-S:6/TB7-F:TB10';
const FIVE = 'SET5-S:6/TB7';

async function addTournament({ db }: Database, id: number, matchFormat: string): Promise<void> {
  await sql`insert into tournaments (id, name, search_name, type, status, start_date, end_date, time_zone, max_participants, format, point_system,
      let_rule, time_limit, matches_per_participant, players_progressing, tie_breaker_rule, match_format, created_at)
    values (${id}, 'Open', 'open', 'Open', 'upcoming', ${AT}, ${AT}, 'UTC', 16, 'knockout', 'normal_deuce', 1, 90, 3, 2, 'matches_won',
      ${matchFormat}, ${AT})`.execute(db);
}

const addMatch = ({ db }: Database, id: number, tournamentId: number, scores: string | null) =>
  sql`insert into matches (id, tournament_id, round, status, created_at, scores)
    values (${id}, ${tournamentId}, 'final', 'scheduled', ${AT}, ${scores})`.execute(db);

const addChange = ({ db }: Database, id: number, by: number | null, before: object | string, after: object) =>
  sql`insert into result_changes (id, club_id, match_id, changed_by, changed_at, before, after)
    values (${id}, null, 1, ${by}, ${AT}, ${typeof before === 'string' ? before : JSON.stringify(before)}, ${JSON.stringify(after)})`.execute(
    db,
  );

const addUser = ({ db }: Database, id: number) =>
  sql`insert into users (id, username, username_key, name, search_name, email, email_key, role, created_at)
    values (${id}, ${`u${id}`}, ${`u${id}`}, 'Marta', 'marta', ${`u${id}`}, ${`u${id}`}, 'member', ${AT})`.execute(
    db,
  );

const set = (player1: number, player2: number, more: object = {}) => ({ player1, player2, ...more });
const BLANK = set(0, 0);

/** The history of somebody in the order in which it was made, and the state of the chain. */
async function historyOf(database: Database, by: number) {
  await migrate(database);
  await sealAll(database);
  expect(await verifyChain(database.db)).toMatchObject({ state: 'intact', unsealed: 0 });
  return (await resultChangesBy(database.db, by, 100)).toReversed();
}

const record = (act: string, changes: object) => ({
  ...aRecord(1),
  at: AT,
  act,
  actor_id: 7,
  object_kind: 'match' as const,
  object_id: 1,
  changes: JSON.stringify(changes),
});

const sets = (count: number): string =>
  JSON.stringify({ sets: Array.from({ length: count }, () => ({})), ending: null });

describe('a score of before', () => {
  const rows: readonly (readonly [string, string, unknown, string])[] = [
    [
      'as the product wrote it',
      FIVE,
      { set1: set(7, 6, { tieBreak2: 3 }), set2: set(6, 4), set3: BLANK },
      '7-6(3) 6-4',
    ],
    ['with its outcome', FIVE, { set1: set(3, 2), outcome: { kind: 'retired', by: 2 } }, '3-2 ret.'],
    [
      'without sets',
      FIVE,
      { set1: BLANK, set2: BLANK, set3: BLANK, outcome: { kind: 'walkover', by: 1 } },
      'w.o.',
    ],
    ['with a match tie-break', FIVE, { set1: set(10, 8, { matchTieBreak: true }) }, '[10-8]'],
    [
      'in the place of one',
      TIE_BREAK,
      { set1: set(6, 4), set2: set(4, 6), set3: set(10, 8) },
      '6-4 4-6 [10-8]',
    ],
    ['of lone points', TIE_BREAK, { set1: set(1, 0, { matchTieBreak: true, tieBreak2: 8 }) }, '1-0(8)'],
    [
      'as a list',
      FIVE,
      [
        { set: 2, ...set(3, 6) },
        { set: 1, ...set(6, 4) },
      ],
      '6-4 3-6',
    ],
    ['as a text in an object', FIVE, { score: '6-4' }, '6-4'],
    ['as a typed line', FIVE, { text: '64 7610' }, '6-4 7-6(10)'],
    ['as a text', FIVE, '6-4 3-6 7-6(5)', '6-4 3-6 7-6(5)'],
  ];

  it.each(rows)('%s is shown as it was', async (_, format, scores, text) => {
    const database = await aDatabaseBefore(STEP);
    await addTournament(database, 1, format);
    await addMatch(database, 1, 1, JSON.stringify(scores));
    await migrate(database);
    const { score } = await database.db.selectFrom('matches').select('score').executeTakeFirstOrThrow();
    const shown = presentScore(score, format);
    expect(shown.scoreText).toBe(text);
    expect(shown.scores).toMatchObject({ set1: { player1: expect.any(Number) as number } });
  });

  it.each([
    ['without JSON', '6-4 3-6 7-6(5)', '6-4 3-6 7-6(5)'],
    ['that says that none was recorded', '"NA"', '"NA"'],
    ['that nobody can read', 'sixty-four, then it rained', 'sixty-four, then it rained'],
    [
      'with numbers that are none',
      '{"set1":{"player1":"six","player2":4}}',
      '{"set1":{"player1":"six","player2":4}}',
    ],
    ['of another shape', '{"note":"see the desk"}', '{"note":"see the desk"}'],
    ['of too many sets', '"6-4 6-4 6-4 6-4 6-4 6-4"', '"6-4 6-4 6-4 6-4 6-4 6-4"'],
    ['of half an object', '{"set1":', '{"set1":'],
    ['that is a number', '64', '64'],
  ])('a text %s is shown as it was', async (_, scores, text) => {
    const database = await aDatabaseBefore(STEP);
    await addTournament(database, 1, FIVE);
    await addMatch(database, 1, 1, scores);
    await migrate(database);
    const { score } = await database.db.selectFrom('matches').select('score').executeTakeFirstOrThrow();
    expect(presentScore(score, FIVE).scoreText).toBe(text);
  });

  it.each([
    '{}',
    '[]',
    '""',
    'null',
    JSON.stringify({ set1: BLANK, set2: BLANK, set3: BLANK }),
    '[{"set":1,"player1":0}]',
  ])('of which nothing was played is none: %s', async (scores) => {
    const database = await aDatabaseBefore(STEP);
    await addTournament(database, 1, FIVE);
    await addMatch(database, 1, 1, scores);
    await migrate(database);
    expect(await database.db.selectFrom('matches').select('score').execute()).toEqual([{ score: null }]);
  });

  it('is read by the format of its tournament, however many there are', async () => {
    const database = await aDatabaseBefore(STEP);
    await addTournament(database, 1, FIVE);
    await addTournament(database, 2, TIE_BREAK);
    const scores = JSON.stringify({ set1: set(6, 4), set2: set(4, 6), set3: set(10, 8) });
    await database.transaction(async (tx) => {
      for (let id = 1; id <= 2100; id += 1) {
        await addMatch({ ...database, db: tx }, id, 1 + (id % 2), id % 7 === 0 ? null : scores);
      }
    });
    await migrate(database);
    const stored = await database.db.selectFrom('matches').select(['id', 'score']).orderBy('id').execute();
    expect(stored.map(({ score }) => presentScore(score, FIVE).scoreText)).toEqual(
      stored.map(({ id }) => (id % 7 === 0 ? null : id % 2 === 1 ? '6-4 4-6 [10-8]' : '6-4 4-6 10-8')),
    );
  });
});

describe('the history of before', () => {
  const none = { status: 'scheduled', winnerId: null, scores: null };
  const scored = { ...none, scores: { set1: set(6, 4) } };
  const won = { ...scored, winnerId: 3 };
  const ROWS = [
    [none, scored],
    [scored, won],
    [won, { ...won, status: 'in_progress' }],
    [{ ...won, status: 'in_progress' }, { deleted: true }],
  ] as const;

  it('from before the log is sealed into it, with its time and its actor', async () => {
    const database = await aDatabaseBefore(STEP);
    await addUser(database, 7);
    for (const [at, [before, after]] of ROWS.entries()) await addChange(database, at + 1, 7, before, after);
    await addChange(database, 5, null, none, scored);
    expect(await historyOf(database, 7)).toEqual(
      ROWS.map(([before, after]) => ({ matchId: 1, changedAt: AT, changedBy: 7, before, after })),
    );
    const records = await database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    expect(records.map((one) => [one.act, one.at, one.actor_id, one.request_id])).toEqual([
      ['setMatchScores', AT, 7, 'result_changes/1'],
      ['setMatchWinner', AT, 7, 'result_changes/2'],
      ['setMatchStatus', AT, 7, 'result_changes/3'],
      ['deleteMatch', AT, 7, 'result_changes/4'],
      ['setMatchScores', AT, null, 'result_changes/5'],
    ]);
  });

  it('that the log tells is not told twice, whether sealed or not', async () => {
    const database = await aDatabaseBefore(STEP);
    await addUser(database, 7);
    const insert = (act: string, changes: object) =>
      database.db.insertInto('audit_pending').values(record(act, changes)).execute();
    await insert('setMatchScores', [{ field: 'scores', before: null, after: scored.scores }]);
    await sealAll(database);
    await insert('setMatchWinner', [{ field: 'winnerId', before: null, after: 3 }]);
    // Other than the row: somebody has changed one of them by hand.
    await insert('setMatchStatus', [{ field: 'status', before: 'scheduled', after: 'completed' }]);
    for (const [at, [before, after]] of ROWS.entries()) await addChange(database, at + 1, 7, before, after);
    await migrate(database);
    await sealAll(database);
    const records = await database.db.selectFrom('audit_log').select('request_id').orderBy('seq').execute();
    expect(records.map(({ request_id: id }) => id).filter((id) => id?.startsWith('result_changes'))).toEqual([
      'result_changes/3',
      'result_changes/4',
    ]);
  });

  it('that is no history is kept word for word', async () => {
    const database = await aDatabaseBefore(STEP);
    await addChange(database, 1, null, 'something', none);
    await migrate(database);
    const { changes } = await database.db
      .selectFrom('audit_pending')
      .select('changes')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(changes ?? '')).toEqual([
      { field: 'result', before: 'something', after: JSON.stringify(none) },
    ]);
  });
});

describe('the column of scores', () => {
  it.each([
    ['text', 'x'],
    ['JSON of another shape', '{}'],
    ['the set object of the wire', '{"set1":{"player1":6,"player2":4}}'],
    ['nothing', '{"sets":[],"ending":null}'],
    ['six sets', sets(6)],
    ['no ending', '{"sets":[{}]}'],
    ['an unknown ending', '{"sets":[],"ending":{"kind":"lost","by":null}}'],
    ['a word for sets', '{"sets":"6-4","ending":null}'],
    ['a number unread', '{"unread":6}'],
  ])('takes no %s', async (_, score) => {
    const database = await aDatabaseBefore(STEP);
    await migrate(database);
    await addTournament(database, 1, FIVE);
    const insert = sql`insert into matches (tournament_id, round, status, created_at, score)
      values (1, 'final', 'scheduled', ${AT}, ${score})`;
    await expect(insert.execute(database.db)).rejects.toThrow(/check|json/i);
  });
});
