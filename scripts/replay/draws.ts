// Replays whole draws. Compares seeds and byes with the policy that the source names, plays every result through progress, and compares every
// advance, the champion and the final places with the source. Fields: docs/replay.md.
import {
  championOf,
  isFinished,
  matchName,
  playableMatches,
  rankingOf,
  rankStageBy,
  setResult,
  settlePlaces,
  stageAt,
  stageStandings,
  startProgress,
  swapScore,
} from '../../packages/domain/index.ts';
import type { Progress, Side, Standings, Structure } from '../../packages/domain/index.ts';
import { sayBreach, sayMatch, sayStage } from '../../packages/words/say/draws.ts';
import { sayProgressProblem } from '../../packages/words/say/progress.ts';
import type { Replay } from '../replay.ts';
import { readDraw, readResults } from './draws-input.ts';
import type { ReadDraw, ReadResult } from './draws-input.ts';
import { english, listed } from './english.ts';
import { examineLines, idText, isFields } from './json-lines.ts';
import type { Fields, Finding } from './json-lines.ts';

const nameAt = (progress: Progress, slot: number): string | null =>
  progress.draw.entries[progress.slots[slot] ?? -1]?.name ?? null;

const playersOf = (progress: Progress, match: number): (string | null)[] => [
  nameAt(progress, match * 2),
  nameAt(progress, match * 2 + 1),
];

/** The name of a stage (by index) in a source. */
const stageNamed = ({ stages }: Structure, stage: number): string => {
  const { name } = stages[stage] ?? {};
  return name === undefined ? '' : sayStage(english.draws, name);
};

/** The match of a result: by id, by stage, round and position, otherwise the open match of its players; -1 if there is none. */
const findMatch = (progress: Progress, read: ReadDraw, { fields, players }: ReadResult): number => {
  const { structure } = progress.draw;
  const id = idText(fields['match']);
  if (id !== null) {
    const index = read.indexOf.get(id) ?? Number(id) - 1;
    return index in structure.matches ? index : -1;
  }
  if (typeof fields['position'] === 'number') {
    const stage = typeof fields['stage'] === 'string' ? fields['stage'] : stageNamed(structure, 0);
    return structure.matches.findIndex(
      (match) =>
        stageNamed(structure, match.stage) === stage &&
        match.round === fields['round'] &&
        match.position === fields['position'],
    );
  }
  const open = playableMatches(progress).find((match) =>
    players.every((player) => playersOf(progress, match).includes(player)),
  );
  return open ?? -1;
};

const winnerSide = (
  progress: Progress,
  match: number,
  winner: string | Side | null,
): Side | null | undefined => {
  if (winner === null || typeof winner === 'number') return winner;
  const side = playersOf(progress, match).indexOf(winner);
  return side < 0 ? undefined : side === 0 ? 1 : 2;
};

interface Played {
  readonly progress: Progress;
  readonly disagreement: string | null;
  /** True if the match is not open yet, but may be after results that the source lists later. */
  readonly waits?: boolean;
}

/** Plays one result; the advance disagrees if the engine has other players in that match than the source. */
const play = (progress: Progress, read: ReadDraw, told: ReadResult): Played => {
  const match = findMatch(progress, read, told);
  if (match < 0) {
    const id = idText(told.fields['match']);
    const about = id === null ? `of ${told.players.join(' and ')}` : `number ${id}`;
    return { progress, disagreement: `No open match ${about} is in the draw.`, waits: id === null };
  }
  const name = sayMatch(english.draws, matchName(progress.draw.structure, match));
  const here = playersOf(progress, match);
  const strangers = told.players.filter((player) => !here.includes(player));
  if (strangers.length > 0) {
    const found = here.map((player) => player ?? 'nobody').join(' and ');
    return { progress, disagreement: `${name}: expected ${told.players.join(' and ')}, found ${found}.` };
  }
  const winner = winnerSide(progress, match, told.winner);
  if (winner === undefined)
    return { progress, disagreement: `${name}: ${String(told.winner)} does not play in it.` };
  // Only tables need the games; sources get the scores of brackets wrong more often than the winners.
  const counts = stageAt(progress.draw.structure, match).kind === 'group';
  if (counts && typeof told.score === 'string') return { progress, disagreement: `${name}, ${told.score}` };
  const score = counts && typeof told.score !== 'string' ? told.score : null;
  const seen = score !== null && winner === 2 ? swapScore(score) : score;
  const result = { winner, outcome: told.outcome, ...(seen === null ? {} : { score: seen }) };
  const answer = setResult(progress, match, result);
  if (!answer.ok) return { progress, disagreement: sayProgressProblem(english, answer.error, listed) };
  return { progress: answer.value.progress, disagreement: null };
};

/** The first place (from 0) on which a given order contradicts the table of a group, -1 if only lots could separate the players. */
const contradiction = ({ rows, undecided, complete }: Standings, told: readonly number[]): number => {
  // Matches still to be played may make it so.
  if (!complete) return -1;
  return told.findIndex((entry, place) => {
    const found = rows[place]?.entrant;
    return found !== entry && !undecided.some((tie) => tie.includes(entry) && tie.includes(found ?? -1));
  });
};

/** Settles groups that wait for a lot as the source does, if nothing else contradicts it. */
const settleAsTold = (start: Progress, { orders, rules }: ReadDraw): Progress => {
  let progress = start;
  for (const [stage, order] of orders) {
    if (progress.orders[stage] !== null) continue;
    if (contradiction(stageStandings(progress, stage, rules), order) >= 0) continue;
    const answer = settlePlaces(progress, stage, order);
    if (answer.ok) progress = answer.value.progress;
  }
  return progress;
};

/** The first group that does not end as the source states. */
const ordersDisagreement = (progress: Progress, { orders, rules }: ReadDraw): string | null => {
  const { entries, structure } = progress.draw;
  const nameOf = (entry: number | string | undefined): string =>
    entries[Number(entry ?? -1)]?.name ?? 'nobody';
  for (const [stage, told] of orders) {
    const table = stageStandings(progress, stage, rules);
    const differs = contradiction(table, told);
    if (differs >= 0)
      return `${stageNamed(structure, stage)}: expected ${nameOf(told[differs])} on place ${differs + 1}, found ${nameOf(table.rows[differs]?.entrant)}.`;
  }
  return null;
};

/** Plays all results in order; if a match is not open yet, its result is tried again after the others, as long as that helps. */
const playAll = (start: Progress, read: ReadDraw, results: readonly ReadResult[]) => {
  let progress = start;
  const disagreements: string[] = [];
  let waiting = results;
  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length;
    const still: ReadResult[] = [];
    for (const told of waiting) {
      const played = play(progress, read, told);
      progress = settleAsTold(played.progress, read);
      if (played.waits === true) still.push(told);
      else if (played.disagreement !== null) disagreements.push(played.disagreement);
    }
    waiting = still;
  }
  for (const told of waiting) disagreements.push(play(progress, read, told).disagreement ?? '');
  const order = ordersDisagreement(progress, read);
  // A player on a wrong place meets the wrong opponents: the place is the cause and is reported first.
  return { progress, disagreements: order === null ? disagreements : [order, ...disagreements] };
};

/** The source's word about the end: its champion, and final places by name. */
const finalDisagreement = (progress: Progress, fields: Fields): string | null => {
  const { entries } = progress.draw;
  const champion = entries[championOf(progress) ?? -1]?.name ?? null;
  if (typeof fields['champion'] === 'string' && fields['champion'] !== champion) {
    return `Expected the champion ${fields['champion']}, found ${champion ?? 'nobody'}.`;
  }
  const places = fields['places'];
  if (!isFields(places)) return null;
  const ranking = new Map(rankingOf(progress).map((row) => [entries[row.entry]?.name, row.places]));
  for (const [name, expected] of Object.entries(places)) {
    const found = ranking.get(name);
    const range = Array.isArray(expected) ? expected : [expected, expected];
    if (found === undefined) return `${name} is in no place; expected ${range.join(' to ')}.`;
    if (found[0] !== range[0] || found[1] !== range[1]) {
      return `Expected ${name} on ${range.join(' to ')}, found ${found.join(' to ')}.`;
    }
  }
  return null;
};

const examine = (fields: Fields): Finding => {
  const about = fields['id'] === undefined ? {} : { id: fields['id'] };
  const read = readDraw(fields);
  if (typeof read === 'string') return { ...about, tally: 'malformed', disagreement: read };
  const results = readResults(fields);
  if (typeof results === 'string') return { ...about, tally: 'malformed', disagreement: results };
  const { draw } = read;
  const breaches = draw.breaches.map(
    (breach) => `[${breach.rule}] ${sayBreach(english.draws, breach.problem, listed)}`,
  );
  const started = startProgress(draw, { rank: rankStageBy(read.rules) });
  if (!started.ok)
    return { ...about, tally: 'malformed', disagreement: sayProgressProblem(english, started.error, listed) };
  const { progress, disagreements } = playAll(started.value, read, results);
  const end = disagreements.length > 0 ? null : finalDisagreement(progress, fields);
  if (end !== null) disagreements.push(end);
  const finished = isFinished(progress);
  const champion = draw.entries[championOf(progress) ?? -1]?.name ?? null;
  return {
    ...about,
    type: draw.structure.type,
    lines: draw.lines.length,
    entrants: draw.entries.length,
    ...(read.drawn ? { drawn: draw.lines.map((entry) => draw.entries[entry]?.name ?? null) } : {}),
    results: results.length,
    finished,
    champion,
    breaches,
    advances: disagreements,
    tally:
      disagreements.length > 0
        ? 'advance'
        : breaches.length > 0
          ? 'seeds or byes'
          : finished
            ? 'finished'
            : 'open',
    disagreement: disagreements[0] ?? breaches[0] ?? null,
  };
};

/** Replays the draws of a file; see docs/replay.md. */
export const replayDraws: Replay = (file, { onlyDisagreements }) =>
  examineLines(file, onlyDisagreements, examine);
