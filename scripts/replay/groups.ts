// Replays round-robin groups: ranks them by a ladder and compares the players who went on. Fields: docs/replay.md.
import {
  DEFAULT_MATCH_FORMAT,
  groupResultOf,
  judgeScore,
  NO_SCORE,
  outcomeOf,
  parseMatchFormat,
  parseScore,
  qualifiersOf,
  rankGroup,
} from '../../packages/domain/index.ts';
import type {
  GroupEntrant,
  GroupMatch,
  Ladder,
  LadderName,
  MatchFormat,
  Qualification,
  Score,
  Standings,
} from '../../packages/domain/index.ts';
import { sayStanding } from '../../packages/words/say/standings.ts';
import type { Replay } from '../replay.ts';
import { sayFormatProblem, sayScoreText, sayVerdict } from '../../packages/words/say/score.ts';
import { english, listed as asOneList } from './english.ts';
import { examineLines, idText, isFields, SILENCE, textsIn } from './json-lines.ts';
import type { Fields, Finding } from './json-lines.ts';
import { readLadder } from './ladder.ts';

/** A fault of a line; caught at its door. */
class Malformed extends Error {}

const ladderOf = (name: unknown): Ladder => {
  const ladder = readLadder(name);
  if (ladder === null) throw new Malformed(`There is no ladder ${JSON.stringify(name)}.`);
  return ladder;
};

const formatOf = (match: Fields, group: Fields): MatchFormat | null => {
  const code = match['format'] ?? group['format'];
  if (typeof code === 'string') {
    const format = parseMatchFormat(code);
    if (!format.ok) throw new Malformed(sayFormatProblem(english.score, format.error));
    return format.value;
  }
  const bestOf = match['bestOf'] ?? group['bestOf'];
  return typeof bestOf === 'number' ? { ...DEFAULT_MATCH_FORMAT, bestOf } : null;
};

/** The score of a match, null if none was recorded. */
const scoreOf = (match: Fields, group: Fields, format: MatchFormat | null): Score | null => {
  const text = match['score'];
  if (text === undefined || text === null) return null;
  if (typeof text !== 'string') throw new Malformed('A score is no text.');
  const given = typeof match['format'] === 'string' || typeof group['format'] === 'string';
  const score = parseScore(text, {
    format: given ? format : null,
    winnerFirst: match['players'] === undefined,
  });
  if (score.ok) return score.value;
  if (SILENCE.has(score.error.code)) return null;
  throw new Malformed(`"${text}": ${sayScoreText(english.score, score.error)}`);
};

const matchOf = (match: unknown, group: Fields): GroupMatch => {
  if (!isFields(match)) throw new Malformed('A match is no object.');
  const told = match['winner'];
  const players = textsIn(match['players']);
  const won = (told === 1 || told === 2 ? players[told - 1] : undefined) ?? idText(told);
  const [first = won, second = idText(match['loser'])] = players;
  if (first === null || second === null)
    throw new Malformed('A match needs "winner" and "loser", or "players".');
  if (won !== null && won !== first && won !== second) {
    throw new Malformed(`${won} does not play in the match of ${first} and ${second}.`);
  }
  const entrants = [first, second] as const;
  const named = won === first ? 1 : won === second ? 2 : null;
  const format = formatOf(match, group);
  const score = scoreOf(match, group, format);
  if (score === null) {
    return { entrants, result: named && groupResultOf(NO_SCORE, named, 'completed', format ?? undefined) };
  }
  const judged = judgeScore(score, null, { winner: named });
  if (judged.reason.code === 'winner-differs') {
    throw new Malformed(
      `${first} and ${second}, "${String(match['score'])}": ${sayVerdict(english.score, judged.reason)}`,
    );
  }
  const winner = named ?? judged.winner;
  const isOpen = winner === null && score.ending === null;
  return {
    entrants,
    result: isOpen ? null : groupResultOf(score, winner, outcomeOf(score), format ?? undefined),
  };
};

const entrantOf = (player: unknown): GroupEntrant => {
  if (!isFields(player)) {
    const name = idText(player);
    if (name === null) throw new Malformed('A player has no name.');
    return { id: name };
  }
  const name = idText(player['name']);
  if (name === null) throw new Malformed('A player has no name.');
  const { ranking, withdrawn } = player as { readonly ranking?: unknown; readonly withdrawn?: unknown };
  return {
    id: name,
    ...(typeof ranking === 'number' ? { ranking } : {}),
    ...(withdrawn === true || withdrawn === 'keep' ? { withdrawn: 'keep' as const } : {}),
    ...(withdrawn === 'expunge' ? { withdrawn } : {}),
  };
};

const entrantsOf = (fields: Fields, matches: readonly GroupMatch[]): readonly GroupEntrant[] => {
  const listed = Array.isArray(fields['players']) ? fields['players'].map(entrantOf) : [];
  const known = new Set(listed.map(({ id }) => id));
  const others = new Set(matches.flatMap(({ entrants }) => entrants).filter((id) => !known.has(id)));
  return [...listed, ...[...others].map((id) => ({ id }))];
};

/** Whether `expected` is possible after lots: everybody in it is in, or level with somebody who is. */
const isPossible = (
  expected: ReadonlySet<string>,
  found: Qualification,
  ties: Standings['undecided'],
): boolean => {
  const certain = found.qualifiers.map(({ entrant }) => entrant).filter((one) => !ties.flat().includes(one));
  return (
    expected.size === found.qualifiers.length &&
    certain.every((one) => expected.has(String(one))) &&
    [...expected].every((one) => certain.includes(one) || ties.flat().includes(one))
  );
};

const disagreementOf = (fields: Fields, table: Standings, found: Qualification): string | null => {
  const wanted = textsIn(fields['qualifiers']);
  const names = found.qualifiers.map(({ entrant }) => String(entrant));
  const expected = new Set(wanted);
  if (Array.isArray(fields['qualifiers']) && !isPossible(expected, found, table.undecided))
    return `Expected ${wanted.join(', ')} to go on, found ${names.join(', ')}.`;
  const order = textsIn(fields['order']);
  const placed = table.rows.map(({ entrant }) => String(entrant));
  const differs = order.findIndex((name, index) => placed[index] !== name);
  if (differs >= 0 && !table.undecided.some((tie) => tie.includes(order[differs] ?? '')))
    return `Expected ${order[differs]} on place ${differs + 1}, found ${placed[differs] ?? 'nobody'}.`;
  return null;
};

const rank = (fields: Fields): Finding => {
  const ladder = ladderOf(fields['ladder']);
  const listed = Array.isArray(fields['matches']) ? fields['matches'] : [];
  const matches = listed.map((match) => matchOf(match, fields));
  const entrants = entrantsOf(fields, matches);
  const lots = textsIn(fields['lots']);
  const table = rankGroup(entrants, matches, ladder, lots);
  const perGroup =
    typeof fields['qualify'] === 'number' ? fields['qualify'] : textsIn(fields['qualifiers']).length;
  const found = qualifiersOf([table], entrants, { perGroup, bestNext: 0 }, ladder, lots);
  const last = found.qualifiers.at(-1);
  return {
    tally: found.undecided.length > 0 ? 'needs a lot' : `cut by ${last?.decidedBy ?? 'nothing'}`,
    ...(fields['id'] === undefined ? {} : { id: fields['id'] }),
    ladder: ladder.name satisfies LadderName,
    complete: table.complete,
    standings: table.rows.map(({ place, entrant, record, decidedBy, reason }) => ({
      place,
      player: entrant,
      ...record,
      decidedBy,
      reason: sayStanding(english.standings, reason, asOneList),
    })),
    qualifiers: found.qualifiers.map(({ entrant }) => entrant),
    undecided: table.undecided,
    disagreement: disagreementOf(fields, table, found),
  };
};

const examine = (fields: Fields): Finding => {
  try {
    return rank(fields);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const id = fields['id'] === undefined ? {} : { id: fields['id'] };
    return { tally: 'malformed', ...id, disagreement: error.message };
  }
};

/** `npm run replay -- groups FILE.jsonl` */
export const replayGroups: Replay = (file, { onlyDisagreements }) =>
  examineLines(file, onlyDisagreements, examine);
