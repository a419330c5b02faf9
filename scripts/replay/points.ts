// Replays matches point by point and checks every claim of the source: the ends of games and sets, who serves, the running and the final score, the
// winner. Fields: docs/replay.md.
import {
  ENDINGS,
  formatScore,
  KNOWN_FORMATS,
  judgeScore,
  otherSide,
  parseMatchFormat,
  parseScore,
  printMatchFormat,
  replayLog,
  swapScore,
  underRules,
} from '../../packages/domain/index.ts';
import type {
  LogEvent,
  MatchFormat,
  MatchSetup,
  MatchState,
  Score,
  SetScore,
  Side,
} from '../../packages/domain/index.ts';
import type { Replay } from '../replay.ts';
import { sayFormatProblem, sayScoreText, sayVerdict } from '../../packages/words/say/score.ts';
import { sayLogError } from '../../packages/words/say/scoring.ts';
import { english } from './english.ts';
import { examineLines, sideIn } from './json-lines.ts';
import type { Fields, Finding } from './json-lines.ts';
import { readPointMarks } from './point-marks.ts';
import type { PointMark } from './point-marks.ts';

interface Played {
  readonly format: MatchFormat;
  readonly log: readonly LogEvent[];
  readonly state: MatchState | null;
  readonly disagreement: string | null;
}

/** The state of the match that must be true where the source puts a boundary. */
const brokenBoundary = (
  of: 'game' | 'set' | 'serve',
  before: MatchState | null,
  now: MatchState,
): string | null => {
  const isFresh = now.points[0] + now.points[1] === 0;
  const isSetEnd = isFresh && now.games[0] + now.games[1] === 0;
  if (of === 'serve') {
    const changes = before?.serve?.server.side !== now.serve?.server.side;
    return now.isTieBreak && changes ? null : 'The source changes servers here, the engine does not.';
  }
  if (of === 'set') return isSetEnd ? null : 'The source ends a set here, the engine does not.';
  return isFresh && !isSetEnd ? null : 'The source ends a game here, the engine does not.';
};

const isSamePair = (claim: unknown, pair: readonly unknown[]): boolean =>
  claim === undefined ||
  (Array.isArray(claim) && String(claim[0]) === String(pair[0]) && String(claim[1]) === String(pair[1]));

/** Advantage is AD here, A, Ad or 50 elsewhere. */
const inPadWords = (points: unknown): unknown =>
  Array.isArray(points) ? points.map((word) => (/^(?:ad?|50)$/i.test(String(word)) ? 'AD' : word)) : points;

/** Compares what a point of the source claims about itself: the server before it, points, games and sets after it. */
const brokenClaim = (claims: Fields | null, before: MatchState, after: MatchState): string | null => {
  if (claims === null) return null;
  const { server, points, games, sets } = claims;
  if (server !== undefined && sideIn(server) !== before.serve?.server.side)
    return `The source has side ${JSON.stringify(server)} serving.`;
  if (!isSamePair(inPadWords(points), after.pointWords))
    return `The source has the points ${JSON.stringify(points)}.`;
  if (!isSamePair(games, after.games)) return `The source has the games ${JSON.stringify(games)}.`;
  return isSamePair(sets, after.setsWon) ? null : `The source has the sets ${JSON.stringify(sets)}.`;
};

/** The event that a mark stands for, given who serves. */
const eventOf = (mark: Exclude<PointMark, { readonly kind: 'boundary' }>, server: Side): LogEvent => {
  if (mark.kind === 'event') return mark.event;
  const winner = mark.kind === 'winner' ? mark.winner : mark.wonBy === 'server' ? server : otherSide(server);
  return { type: 'point', winner };
};

/**
 * Plays all marks under one setup. The source's boundaries are compared with the engine's. If the source marks boundaries at all, this also shows
 * that the engine ends nothing while the source goes on.
 */
const play = (setup: MatchSetup, marks: readonly PointMark[], endings: readonly LogEvent[]): Played => {
  const log: LogEvent[] = [];
  const { format } = setup;
  const hasBoundaries = marks.some(({ kind }) => kind === 'boundary');
  let before: MatchState | null = null;
  const start = replayLog(setup, []);
  let now = start.ok ? start.value : null;
  const stop = (disagreement: string): Played => ({
    format,
    log,
    state: now,
    disagreement: `After event ${log.length}: ${disagreement}`,
  });
  for (const [index, mark] of marks.entries()) {
    if (now === null) break;
    if (mark.kind === 'boundary') {
      const broken = brokenBoundary(mark.of, before, now);
      if (broken !== null) return stop(broken);
      continue;
    }
    if (now.serve === null) return stop('The source plays on, for the engine the match is over.');
    const isNewGame = log.length > 0 && now.points[0] + now.points[1] === 0;
    if (hasBoundaries && isNewGame && marks[index - 1]?.kind !== 'boundary') {
      return stop('The engine ends a game here, the source does not.');
    }
    log.push(eventOf(mark, now.serve.server.side));
    const next = replayLog(setup, log);
    if (!next.ok) return stop(sayLogError(english.scoring, next.error));
    [before, now] = [now, next.value];
    const broken = mark.kind === 'winner' ? brokenClaim(mark.claims, before, now) : null;
    if (broken !== null) return stop(broken);
  }
  if (endings.length > 0) {
    log.push(...endings);
    const ended = replayLog(setup, log);
    if (!ended.ok) return stop(sayLogError(english.scoring, ended.error));
    now = ended.value;
  }
  return { format, log, state: now, disagreement: null };
};

const isSameSet = (found: SetScore, expected: SetScore | undefined): boolean => {
  if (expected?.kind !== found.kind) return false;
  const foundPoints = found.kind === 'games' ? found.tieBreak : found.points;
  const expectedPoints = expected.kind === 'games' ? expected.tieBreak : expected.points;
  const isSameGames =
    found.kind !== 'games' || expected.kind !== 'games' || isSamePair(found.games, expected.games);
  return (
    isSameGames &&
    (expectedPoints === null ||
      [0, 1].every((side) => {
        const claim = expectedPoints[side === 0 ? 0 : 1];
        return claim === null || claim === foundPoints?.[side === 0 ? 0 : 1];
      }))
  );
};

const isSameScore = (found: Score, expected: Score): boolean =>
  found.sets.length === expected.sets.length &&
  found.sets.every((set, index) => isSameSet(set, expected.sets[index]));

/** The final score that the source states, from side 1. */
const expectedScore = (fields: Fields, format: MatchFormat, winner: Side | null): Score | string | null => {
  const text = fields['score'];
  if (typeof text !== 'string') return null;
  const parsed = parseScore(text, { format });
  if (!parsed.ok) return sayScoreText(english.score, parsed.error);
  return sideIn(fields['first']) !== 1 && winner === 2 ? swapScore(parsed.value) : parsed.value;
};

/** Checks the end of the match: winner, score, and whether the judge accepts the replayed result. */
const brokenEnd = (fields: Fields, { format, state }: Played): string | null => {
  if (state === null) return 'Nothing could be replayed.';
  const winner = sideIn(fields['winner']);
  if (winner !== null && state.winner !== winner) {
    return state.isOver
      ? `The source names side ${winner} the winner.`
      : 'For the engine the match is not over.';
  }
  const expected = expectedScore(fields, format, winner);
  if (typeof expected === 'string') return expected;
  if (expected !== null && !isSameScore(state.score, expected)) {
    return `The source ends ${formatScore(expected)}, the engine ${formatScore(state.score)}.`;
  }
  const { verdict, reason } = judgeScore(state.score, format);
  return verdict === 'complete' || verdict === 'partial'
    ? null
    : `The replayed score is ${verdict}: ${sayVerdict(english.score, reason)}`;
};

/** How the match ended if it was not played out: as the source says, otherwise as its score says. If the answer is a text, it is the complaint. */
const readEnd = (fields: Fields, winner: Side | null): LogEvent[] | string => {
  const { end, score } = fields as { readonly end?: unknown; readonly score?: unknown };
  const parsed = typeof score === 'string' ? parseScore(score) : null;
  const told = end ?? (parsed?.ok === true ? parsed.value.ending?.kind : undefined) ?? 'completed';
  if (told === 'completed') return [];
  const kind = ENDINGS.find((known) => known === told);
  if (kind === undefined) return `${JSON.stringify(told)} is no way in which a match ends.`;
  const isNobodys = kind === 'abandoned' || kind === 'cancelled';
  const by = isNobodys || winner === null ? null : otherSide(winner);
  return [{ type: 'end', ending: { kind, by } }];
};

/** The side that may have served first: the side told, else either. */
const firstServers = (told: unknown): readonly Side[] | string => {
  const side = sideIn(told);
  if (side !== null) return [side];
  return told === undefined || told === null ? [1, 2] : 'The field "firstServer" is neither 1 nor 2.';
};

const candidateFormats = (code: unknown): readonly MatchFormat[] | string => {
  if (typeof code !== 'string') {
    return KNOWN_FORMATS.flatMap((format) => [format, underRules(format, 'sudden_death_deuce', true)]);
  }
  const parsed = parseMatchFormat(code);
  return parsed.ok ? [parsed.value] : sayFormatProblem(english.score, parsed.error);
};

const malformed = (disagreement: string): Finding => ({ tally: 'malformed', disagreement });

const examine = (fields: Fields): Finding => {
  const marks = readPointMarks(fields['points']);
  if (typeof marks === 'string') return malformed(marks);
  const formats = candidateFormats(fields['format']);
  if (typeof formats === 'string') return malformed(formats);
  const servers = firstServers(fields['firstServer']);
  if (typeof servers === 'string') return malformed(servers);
  const discipline = { kind: fields['discipline'] === 'doubles' ? 'doubles' : 'singles' } as const;
  const endings = readEnd(fields, sideIn(fields['winner']));
  if (typeof endings === 'string') return malformed(endings);
  const setups = formats.flatMap((format) => servers.map((firstServer) => ({ format, firstServer })));
  let furthest: Played | null = null;
  for (const setup of setups) {
    const played = play({ ...setup, discipline }, marks, endings);
    const disagreement = played.disagreement ?? brokenEnd(fields, played);
    const judged: Played = { ...played, disagreement };
    if (furthest === null || disagreement === null || judged.log.length > furthest.log.length)
      furthest = judged;
    if (disagreement === null) break;
  }
  if (furthest === null) return malformed('There is no format to replay under.');
  const { state, disagreement, format, log } = furthest;
  return {
    tally: disagreement === null ? 'agreeing' : 'differing',
    ...(fields['id'] === undefined ? {} : { id: fields['id'] }),
    format: printMatchFormat(format),
    events: log.length,
    isOver: state?.isOver ?? false,
    winner: state?.winner ?? null,
    text: state === null ? '' : formatScore(state.score),
    disagreement,
  };
};

/** `npm run replay -- points FILE.jsonl` */
export const replayPoints: Replay = (file, { onlyDisagreements }) =>
  examineLines(file, onlyDisagreements, examine);
