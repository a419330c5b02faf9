// Turns a match on the wire into the texts that match components print: names, score, phase and the specification's words for dates, courts and
// rounds (§4, §8, §9; D1, D17, D43). Used wherever matches are shown.
import { dayAndTime } from '@tennis/words/dates';
import * as words from '@tennis/words/matches';
import { followedBy } from '@tennis/words/when';
import { readScores, type Match } from '@tennis/contract';
import {
  judgeSet,
  parseMatchFormat,
  setFormatAt,
  suggestedWinner,
  winnerOf,
  type MatchFormat,
  type Score,
  type SetScore,
} from '@tennis/domain';
import { comesFromText } from './comes-from.ts';
import { courtName } from './court-name.ts';
import { formatDay, formatMatchTime, formatTime, viewerZone } from './dates.ts';
import { isFollowing } from './following.ts';
import { interruptionOf } from './interrupted.ts';
import { zoneTag } from './zones.ts';
import { ENDING_SHORT } from './match-words.ts';
import { matchRound } from './round-title.ts';
import type { MatchFacts, MatchPhase, StripScore, StripSet, StripSide } from './match-facts.ts';

/** A match ready to show: the facts of the components and the words around them. */
export interface MatchView extends MatchFacts {
  id: number;
  /** "Quarter Final"; with its group "Group Stage, Group A". */
  round: string;
  /** "Court 1" or "Court TBD"; empty if a match is over and its court is not known. */
  court: string;
  /**
   * "Sep 12, 2026 • 2:00 PM"; "Sep 12, 2026 • Followed by" if nobody was promised that minute; "Date TBD" for a match to come without a start; " GMT+8" behind it if the viewer's clock differs. For a finished match,
   * the day of its result, or nothing. For a match that was broken off, when it goes on.
   */
  when: string;
  /** "2:00 PM" with the same zone, or "Followed by"; without a start "Time TBD" of a match to come. */
  time: string;
}

/** "Nina Kovač v TBD". */
export const matchTitle = ({ p1Name, p2Name }: Match): string =>
  words.versus({ first: p1Name ?? words.tbd, second: p2Name ?? words.tbd });

/** A group's own name, otherwise the letter by its id modulo 4 (D17, D42). If the name is a single letter, it is printed as "Group C". */
export function groupName(id: number, own: string | null): string {
  const name = own ?? 'ABCD'.charAt(id % 4);
  return /^[A-Z]{1,2}$/.test(name) ? words.groupLetter({ letter: name }) : name;
}

const PHASES: Readonly<Record<Match['status'], MatchPhase>> = {
  scheduled: 'upcoming',
  in_progress: 'live',
  completed: 'completed',
  cancelled: 'cancelled',
};

const formats = new Map<string, MatchFormat | null>();

/** Lists hold many matches of few formats: each is read once. */
/** A format by its code; null if nobody can read it. */
export function formatOf(code: string): MatchFormat | null {
  const known = formats.get(code);
  if (known !== undefined) return known;
  const read = parseMatchFormat(code);
  const format = read.ok ? read.value : null;
  formats.set(code, format);
  return format;
}

/** If only the loser's points of a match tie-break are known, it is printed as 1-0 with those points raised. */
function stripSet(set: SetScore): StripSet {
  if (set.kind === 'matchTieBreak') {
    const [first, second] = set.points;
    if (first !== null && second !== null) return { games: [first, second] };
    if (first !== null) return { games: [0, 1], tiebreak: first };
    return { games: [1, 0], ...(second === null ? {} : { tiebreak: second }) };
  }
  const known = [...(set.tieBreak ?? [])].filter((points) => points !== null);
  return { games: set.games, ...(known.length === 0 ? {} : { tiebreak: Math.min(...known) }) };
}

/** Whether the last set was broken off or is in progress: a match that was completed by its score has won every set, however odd. */
function isOpenSet(
  match: Match,
  { sets, ending }: Score,
  index: number,
  format: MatchFormat | null,
): boolean {
  const set = sets[index];
  if (set === undefined || index < sets.length - 1) return false;
  if (match.status === 'completed' && ending === null) return false;
  return format === null || judgeSet(set, setFormatAt(format, index)).state === 'open';
}

/** The stored winner; without one, the side that has won by the score (§4). If a match was abandoned, the side ahead has not won it. */
function winningSide(match: Match, score: Score, format: MatchFormat | null): 0 | 1 | undefined {
  if (match.winnerId !== null) {
    if (match.winnerId === match.participant1Id) return 0;
    return match.winnerId === match.participant2Id ? 1 : undefined;
  }
  const isOver = match.status === 'completed' && score.ending === null;
  const side = winnerOf(score, format) ?? (isOver ? suggestedWinner(score) : null);
  return side === null ? undefined : side === 1 ? 0 : 1;
}

function stripScore(match: Match): StripScore {
  const format = formatOf(match.matchFormat);
  const read = readScores(match.scores, format);
  const score: Score = read.ok ? read.value : { sets: [], ending: null };
  // An old database may have held what nobody can read as sets: it is shown as it was.
  const unread = match.scores === null ? (match.scoreText ?? undefined) : undefined;
  const outcome = score.ending === null ? unread : ENDING_SHORT[score.ending.kind];
  const sets = score.sets.map((set, index): StripSet => ({
    ...stripSet(set),
    ...(isOpenSet(match, score, index, format) ? { open: true } : {}),
  }));
  return { sets, winner: winningSide(match, score, format), outcome };
}

function sideOf(name: string | null, seed: number | null, player: number | null, origin: string): StripSide {
  if (name === null) return { name: words.tbd, placeholder: true, ...(origin !== '' && { origin }) };
  return { name, ...(seed === null ? {} : { seed }), ...(player === null ? {} : { player }) };
}

/** When a match without a start was or will be: once it is over, nobody waits for its time any more. */
function withoutStart({ status, completedAt = null, timeZone }: Match): string {
  if (status === 'scheduled') return words.dateTbd;
  return completedAt === null ? '' : formatDay(completedAt, timeZone);
}

const whenOf = (match: Match, startTime: string, note: string): string =>
  isFollowing(match)
    ? dayAndTime({ day: formatDay(startTime, match.timeZone), time: followedBy })
    : `${formatMatchTime(startTime, match.timeZone)}${note}`;

/** A match as the components show it; `viewer` is the zone of who is looking. */
export function matchView(match: Match, viewer: string = viewerZone()): MatchView {
  const { timeZone, groupId, status } = match;
  const interruption = interruptionOf(match);
  const startTime = interruption?.goesOn ?? match.startTime;
  const note = startTime === null ? '' : zoneTag(startTime, timeZone, viewer);
  const round = matchRound(match);
  const isToCome = status === 'scheduled';
  const isOver = status === 'completed' || status === 'cancelled';
  return {
    id: match.id,
    sides: [
      sideOf(match.p1Name, match.p1Seed, match.participant1Id, comesFromText(match, 0)),
      sideOf(match.p2Name, match.p2Seed, match.participant2Id, comesFromText(match, 1)),
    ],
    score: stripScore(match),
    phase: interruption === null ? PHASES[match.status] : 'interrupted',
    round: groupId === null ? round : `${round}, ${groupName(groupId, match.groupName)}`,
    court: isOver && !match.court ? '' : courtName(match.court),
    when: startTime === null ? withoutStart(match) : whenOf(match, startTime, note),
    time: isFollowing(match)
      ? followedBy
      : startTime !== null
        ? `${formatTime(startTime, timeZone)}${note}`
        : isToCome
          ? words.timeTbd
          : '',
  };
}
