// The samples agree; whatever is wrong with a line is reported and stops nothing; wrong calls are refused.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../replay.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * @param {readonly string[]} args
 */
const call = (...args) => {
  const { status, stdout } = spawnSync(execPath, [program, ...args], { encoding: 'utf8' });
  const findings = stdout === '' ? [] : stdout.trimEnd().split('\n');
  return { status, findings: findings.map((line) => JSON.parse(line)) };
};

/**
 * Replays lines and answers what each disagrees about.
 * @param {string} kind
 * @param {readonly object[]} lines
 */
const disagreements = (kind, ...lines) => {
  const file = join(folder, `${kind}.jsonl`);
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return call(kind, file).findings.map(({ disagreement }) => disagreement);
};

/** @param {string} kind */
const sample = (kind) => fileURLToPath(new URL(`samples/${kind}.jsonl`, import.meta.url));

/** @param {readonly object[]} sides */
const final = (...sides) => ({ id: 'final', stage: 'K', sides, winnerPlaces: 1, loserPlaces: 2 });

/**
 * @param {string} winner
 * @param {string} loser
 */
const won = (winner, loser) => ({ winner, loser, score: '6-4 6-4' });

// Each starts a process or two, which takes seconds on a machine that has other work.
describe('npm run replay', { timeout: 30_000 }, () => {
  it.each(['scores', 'points', 'groups', 'draws', 'schedule'])('agrees with every sample of %s', (kind) => {
    const { status, findings } = call(kind, sample(kind));
    expect(findings.filter(({ disagreement }) => disagreement !== null)).toEqual([]);
    expect(findings).toHaveLength(readFileSync(sample(kind), 'utf8').trimEnd().split('\n').length);
    expect(status).toBe(0);
  });

  it('says what is no data, line by line, and goes on', () => {
    const file = join(folder, 'broken.jsonl');
    writeFileSync(file, 'no JSON\n\n[1]\n{"score":7}\r\n{"score":"6-4 6-4","id":"last"}\n');
    const { status, findings } = call('scores', file);
    expect(status).toBe(1);
    expect(findings.map(({ line, disagreement }) => [line, disagreement])).toEqual([
      [1, 'The line is not a JSON object.'],
      [3, 'The line is not a JSON object.'],
      [4, 'The field "score" is not a text.'],
      [5, null],
    ]);
    expect(call('scores', file, '--disagreements').findings).toHaveLength(3);
  });

  it.each([[[]], [['scores']], [['ladders', sample('groups')]], [['scores', join(folder, 'nowhere.jsonl')]]])(
    'refuses the call %j',
    (args) => {
      expect(call(...args)).toEqual({ status: 2, findings: [] });
    },
  );

  it('scores: names the contradiction', () => {
    const found = disagreements(
      'scores',
      { score: '6-4 6-4', verdict: 'partial' },
      { score: '6-4 6-4', text: '6-4, 6-4' },
      { score: '4-6 4-6' },
      { score: '4-6 4-6', first: 1, winner: 1 },
      { score: '7-3 6-1' },
      { score: '6-4 6-3 abc' },
      { score: 'NA', verdict: 'complete' },
      { score: '6-4', format: 'SET3-S' },
    );
    expect(found).toEqual([
      'Expected partial, found complete: The match was played to its end.',
      'Expected the text "6-4, 6-4", found "6-4 6-4".',
      'By this score the other side won.',
      'By this score the other side won.',
      'A set to 6 was over at 6-3; 7-3 cannot be reached.',
      '"abc" is not a word that ends a score.',
      '"NA" says that no score was recorded.',
      expect.any(String),
    ]);
  });

  it('points: names the first difference', () => {
    const format = 'SET3-S:6/TB7';
    const found = disagreements(
      'points',
      { format, points: 'SSS;' },
      { format, points: 'SSSSR;' },
      { format, points: 'SSSS;RRRR.' },
      { format, points: 'SS/' },
      { format, points: '1111', winner: 1 },
      { format, points: '1111', score: '2-0 ret.', winner: 1 },
      { format, points: '1111', end: 'abandoned', winner: 1 },
      { format, points: [{ winner: 1, points: ['30', '0'] }] },
      { format, points: [{ winner: 1, server: 2 }], firstServer: 1 },
      { format, points: '12x' },
      { format, points: [1, 3] },
      { format, points: [{ type: 'penalty', against: 1 }] },
      { format, points: '1', end: 'tired' },
      { format, points: '1', firstServer: 3 },
      { format: 'SET3', points: '1' },
    );
    expect(found).toEqual([
      'After event 3: The source ends a game here, the engine does not.',
      'After event 4: The engine ends a game here, the source does not.',
      'After event 8: The source ends a set here, the engine does not.',
      'After event 2: The source changes servers here, the engine does not.',
      'For the engine the match is not over.',
      'The source ends 2-0 ret., the engine 1-0 ret..',
      'The source names side 1 the winner.',
      'After event 1: The source has the points ["30","0"].',
      'After event 1: The source has side 2 serving.',
      '"x" is not a point.',
      'Entry 2 of the list is neither a point with its winner, 1 or 2, nor an event.',
      'Entry 1 of the list is neither a point with its winner, 1 or 2, nor an event.',
      '"tired" is no way in which a match ends.',
      'The field "firstServer" is neither 1 nor 2.',
      expect.any(String),
    ]);
  });

  it('groups: names who should have gone on, and what is no match', () => {
    const annWon = won('Ann', 'Bo');
    const found = disagreements(
      'groups',
      { matches: [annWon], qualifiers: ['Bo'] },
      { matches: [annWon], order: ['Bo', 'Ann'] },
      { matches: [{ winner: 'Ann', loser: 'Bo', score: '4-6 4-6' }] },
      { matches: [{ players: ['Ann', 'Bo'], winner: 'Cem' }] },
      { matches: [{ winner: 'Ann' }] },
      { matches: [{ ...annWon, score: '6-4 abc' }] },
      { matches: [annWon], ladder: 'chess' },
      { matches: [annWon], players: [{ ranking: 1 }] },
    );
    expect(found).toEqual([
      'Expected Bo to go on, found Ann.',
      'Expected Bo on place 1, found Ann.',
      'Ann and Bo, "4-6 4-6": By this score the other side won.',
      'Cem does not play in the match of Ann and Bo.',
      'A match needs "winner" and "loser", or "players".',
      '"6-4 abc": "abc" is not a word that ends a score.',
      'There is no ladder "chess".',
      'A player has no name.',
    ]);
  });

  it('draws: names the result, the seed or the link that does not fit', () => {
    const two = [
      { name: 'A', line: 1 },
      { name: 'B', line: 2 },
    ];
    const sides = [{ line: 1 }, { line: 2 }];
    const found = disagreements(
      'draws',
      { entrants: two, results: [{ winner: 'A', loser: 'C' }] },
      { entrants: two, results: [{ match: 7, winner: 'A', loser: 'B' }] },
      { entrants: two, results: [{ match: 1, winner: 'A', loser: 'C' }] },
      { entrants: two, results: [{ winner: 'A', loser: 'B' }], champion: 'B' },
      { entrants: two, results: [{ winner: 'A', loser: 'B' }], places: { B: 1 } },
      { entrants: two, size: 1_000_000 },
      { entrants: [...two, { name: 'C', line: 2 }] },
      { entrants: [{ name: 'A', line: 2, seed: 1 }, two[0]], seeding: 'itf' },
      { entrants: two, type: 'ladder' },
      { entrants: two, structure: [] },
      {
        entrants: two,
        structure: [
          { id: 1, sides },
          { id: 1, sides },
        ],
      },
      { entrants: two, structure: [{ id: 1, sides: [{ line: 1 }, { winner: 9 }] }] },
      { entrants: two, structure: [{ id: 1, sides: [{ line: 1 }, { winner: 1 }] }] },
      { entrants: two, structure: [{ id: 1, sides: [{ line: 1 }, { line: 5000 }] }] },
      {
        entrants: two,
        structure: [
          { id: 1, sides },
          { id: 2, sides: [{ loser: 1, firstLoser: 1 }, { line: 3 }] },
        ],
      },
    );
    expect(found).toEqual([
      'No open match of A and C is in the draw.',
      'No open match number 7 is in the draw.',
      'Final: expected A and C, found A and B.',
      'Expected the champion B, found A.',
      'Expected B on 1 to 1, found 2 to 2.',
      'A draw has at most 1024 lines, not 1000000.',
      'Two entrants stand on line 2.',
      '[SD2] A, seed 1, stands on line 2 and belongs on line 1.',
      '"ladder" is not a type of draw that can be replayed.',
      'The structure has no match.',
      'Two matches of the structure have the id 1.',
      'Match 1 is fed by 9, which is missing.',
      'The links of the structure run in a circle.',
      'There is no line 5000.',
      'Match 2: "firstLoser" is not the match to which the winner of "loser" goes.',
    ]);
  });

  it('draws: names the group, the line or the place that does not fit', () => {
    const entrants = ['A', 'B', 'C'];
    const table = [
      { id: 1, stage: 'G', sides: [{ line: 1 }, { line: 2 }] },
      { id: 2, stage: 'G', sides: [{ line: 2 }, { line: 3 }] },
      { id: 3, stage: 'G', sides: [{ line: 1 }, { line: 3 }] },
    ];
    const first = { group: 'G', place: 1 };
    const second = { group: 'G', place: 2 };
    const structure = [final(first, second), ...table];
    const inTurn = [won('A', 'B'), won('B', 'C'), won('A', 'C')];
    const circle = [won('A', 'B'), won('B', 'C'), won('C', 'A')];
    const found = disagreements(
      'draws',
      { entrants, structure, results: [...inTurn, won('A', 'B')], places: { A: 1, B: 2, C: 3 } },
      { entrants, structure, results: inTurn, orders: { G: ['A', 'C', 'B'] } },
      { entrants, structure, results: [...circle, won('B', 'C')] },
      { entrants, structure, results: [...circle, won('B', 'C')], lots: ['C', 'B', 'A'] },
      { entrants, structure, results: [...circle, won('C', 'B')], orders: { G: ['B', 'C', 'A'] } },
      { entrants, structure, results: inTurn.slice(0, 2), orders: { G: ['A', 'B', 'C'] } },
      { entrants, structure, results: [inTurn[0], { ...circle[1], score: '6-4 abc' }] },
      { entrants, structure, lots: ['D'] },
      { entrants, structure, orders: { G: ['A', 'D'] } },
      { entrants, structure, orders: { H: ['A'] } },
      { entrants, structure, ladder: 'chess' },
      { entrants, structure, format: 'SET3' },
      { entrants, structure: [final(first, { group: 'H', place: 1 }), ...table] },
      { entrants, structure: [final(first, { group: 'G', place: 4 }), ...table] },
      { entrants, structure: [final(first, first), ...table] },
      { entrants, structure: [final(first, { line: 3 }), ...table] },
      {
        entrants,
        structure: [
          final(first, second),
          ...table,
          { id: 4, stage: 'G', sides: [{ winner: 1 }, { line: 2 }] },
        ],
      },
    );
    expect(found).toEqual([
      null,
      'G: expected C on place 2, found B.',
      'No open match of B and C is in the draw.',
      null,
      null,
      null,
      'G, round 1, match 2, "6-4 abc": "abc" is not a word that ends a score.',
      'The field "lots" names somebody who is not in the draw.',
      'The order of G names somebody who is not in the draw.',
      'The draw has no group H.',
      'There is no ladder "chess".',
      expect.any(String),
      'Match final is fed by H, which is missing.',
      'Match final: G has no place 4.',
      'Match final: place 1 of G goes elsewhere already.',
      'Line 3 plays in G and elsewhere.',
      'Match 4: who plays in the group G stands on a line.',
    ]);
  });

  it('draws: lets a told order decide no more of a group than lots would', () => {
    const names = ['A', 'B', 'C', 'D'];
    const pairs = names.flatMap((_, from) =>
      names.slice(from + 1).map((__, step) => [from + 1, from + step + 2]),
    );
    const table = pairs.map(([upper, lower], id) => ({
      id,
      stage: 'G',
      sides: [{ line: upper }, { line: lower }],
    }));
    const structure = [...table, final({ group: 'G', place: 1 }, { group: 'G', place: 2 })];
    const results = [
      won('A', 'B'),
      won('A', 'C'),
      won('A', 'D'),
      won('B', 'C'),
      won('C', 'D'),
      won('D', 'B'),
    ];
    const found = disagreements(
      'draws',
      {
        entrants: names,
        structure,
        results: [...results, won('A', 'C')],
        orders: { G: ['A', 'C', 'D', 'B'] },
      },
      {
        entrants: names,
        structure,
        results: [...results, won('B', 'C')],
        orders: { G: ['B', 'C', 'D', 'A'] },
      },
    );
    expect(found).toEqual([null, 'G: expected B on place 1, found A.']);
  });

  it('draws: places those who stay in a group behind all who play on, whether they came from a group or not', () => {
    const entrants = ['A', 'B', 'C', 'X', 'Y'];
    const structure = [
      { id: 1, stage: 'G', sides: [{ line: 1 }, { line: 2 }] },
      { id: 2, stage: 'G', sides: [{ line: 2 }, { line: 3 }] },
      { id: 3, stage: 'G', sides: [{ line: 1 }, { line: 3 }] },
      { id: 4, stage: 'K', sides: [{ group: 'G', place: 1 }, { line: 4 }], loserPlaces: [3, 4] },
      { id: 5, stage: 'K', sides: [{ group: 'G', place: 2 }, { line: 5 }], loserPlaces: [3, 4] },
      final({ winner: 4 }, { winner: 5 }),
    ];
    const results = [
      won('A', 'B'),
      won('B', 'C'),
      won('A', 'C'),
      won('A', 'X'),
      won('B', 'Y'),
      won('A', 'B'),
    ];
    expect(
      disagreements('draws', { entrants, structure, results, places: { A: 1, X: [3, 4], C: 5 } }),
    ).toEqual([null]);
  });
});
