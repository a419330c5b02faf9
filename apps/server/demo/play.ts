// Plays a drawn tournament up to the present. Every start, score and winner is entered by the manager's own calls, at the moment at which it
// would have happened; the draw moves people on.
import { writeScores } from '@tennis/contract';
import type { MatchFormat, Random, Score, Side } from '@tennis/domain';
import { bodyOf, type Person } from './injected-person.ts';
import { MINUTE_MS, type StoryClock } from './calendar.ts';
import type { DemoEntry } from './entries.ts';
import type { TournamentPlan } from './plan.ts';
import { abandonedScore, partialScore, playedScore, retiredScore, walkoverScore } from './scores.ts';
import type { PlannedMatch } from './timetable.ts';

/** A planned match that exists on the server. */
export interface StoredMatch extends PlannedMatch {
  readonly id: number;
}

export interface Stage {
  readonly manager: Person;
  readonly clock: StoryClock;
  readonly today: Date;
  readonly random: Random;
  readonly plan: TournamentPlan;
  readonly format: MatchFormat;
  readonly timeLimit: number;
  readonly tournamentId: string;
  readonly entries: readonly DemoEntry[];
}

// One match in this many ends by retirement, and one by walkover.
const RETIRED_EVERY = 17;
const WALKOVER_EVERY = 29;
const FIRST_SCORE_MS = 15 * MINUTE_MS;

/** The two sides of a match by their participants' ids. */
type Sides = readonly [number | null, number | null];

/** The stronger side wins more often; the weakest player still has one chance in twelve against the best. */
function drawWinner({ entries, random }: Stage, sides: Sides): Side {
  const strengthOf = (id: number | null) => entries.find((entry) => entry.id === id)?.strength ?? 0;
  const chance = Math.min(92, Math.max(8, 50 + (strengthOf(sides[0]) - strengthOf(sides[1])) / 8));
  return random.int(100) < chance ? 1 : 2;
}

interface Ending {
  readonly winner: Side | null;
  readonly score: Score;
}

function drawEnding(stage: Stage, sides: Sides, match: StoredMatch): Ending {
  const { plan, format, random } = stage;
  if (match.index === plan.abandoned) return { winner: null, score: abandonedScore(format, random) };
  const winner = drawWinner(stage, sides);
  const isEarly = match.round !== 'semi_final' && match.round !== 'final';
  if (isEarly && match.index % WALKOVER_EVERY === WALKOVER_EVERY - 1) {
    return { winner, score: walkoverScore(format, winner) };
  }
  if (isEarly && match.index % RETIRED_EVERY === RETIRED_EVERY - 1) {
    return { winner, score: retiredScore(format, winner, random) };
  }
  return { winner, score: playedScore(format, winner, random) };
}

async function setStatus(
  { manager }: Stage,
  { id }: StoredMatch,
  status: 'in_progress' | 'completed' | 'cancelled',
) {
  bodyOf(await manager.call('setMatchStatus', { params: { id: String(id) }, body: { status } }));
}

async function setScores(
  { manager, format }: Stage,
  { id }: StoredMatch,
  score: Score,
  winnerId: number | null,
): Promise<void> {
  bodyOf(
    await manager.call('setMatchScores', {
      params: { id: String(id) },
      body: { scores: writeScores(score, format), ...(winnerId === null ? {} : { winnerId }) },
    }),
  );
}

/** The players of each match, as the server knows them. Read again when a match is about to begin whose players were still unknown. */
function sidesOf({ manager, tournamentId }: Stage): (match: StoredMatch) => Promise<Sides> {
  let known = new Map<number, Sides>();
  return async ({ id }) => {
    const isKnown = known.get(id)?.every((side) => side !== null) === true;
    if (!isKnown) {
      const matches = bodyOf(await manager.call('listTournamentMatches', { params: { id: tournamentId } }));
      known = new Map(
        matches.map(({ id: matchId, participant1Id, participant2Id }) => [
          matchId,
          [participant1Id, participant2Id],
        ]),
      );
    }
    return known.get(id) ?? [null, null];
  };
}

/** Enters the result. */
async function finish(stage: Stage, sides: Sides, match: StoredMatch): Promise<void> {
  const { winner, score } = drawEnding(stage, sides, match);
  await setScores(stage, match, score, winner === null ? null : (sides[winner - 1] ?? null));
  await setStatus(stage, match, 'completed');
}

interface Moment {
  readonly at: number;
  readonly match: StoredMatch;
  readonly what: 'start' | 'finish';
}

/** Plays everything that lies before the present. Returns whether every match is over, and when the last one ended. */
export async function play(
  stage: Stage,
  matches: readonly StoredMatch[],
): Promise<{ readonly isOver: boolean; readonly end: number }> {
  const { clock, today, random, plan, timeLimit } = stage;
  const present = today.getTime();
  const sidesIn = sidesOf(stage);
  const cancelled = matches.find(({ index }) => index === plan.cancelled);
  if (cancelled !== undefined) await setStatus(stage, cancelled, 'cancelled');
  const toPlay = matches.filter((match) => match !== cancelled);
  const moments = toPlay.flatMap((match): Moment[] => {
    const minutes = Math.floor((timeLimit * (62 + random.int(33))) / 100);
    return [
      { at: match.start, match, what: 'start' },
      { at: match.start + minutes * MINUTE_MS, match, what: 'finish' },
    ];
  });
  moments.sort((a, b) => a.at - b.at || a.match.index - b.match.index);
  const open = new Set<StoredMatch>();
  let finished = 0;
  for (const { at, match, what } of moments.filter((moment) => moment.at <= present)) {
    clock.set(at);
    if (what === 'start') {
      await setStatus(stage, match, 'in_progress');
      open.add(match);
      continue;
    }
    await finish(stage, await sidesIn(match), match);
    open.delete(match);
    finished += 1;
  }
  clock.set(present);
  // A match on court has a score once a quarter of an hour has been played.
  for (const match of open) {
    if (present - match.start < FIRST_SCORE_MS) continue;
    await setScores(stage, match, partialScore(stage.format, random), null);
  }
  return { isOver: finished === toPlay.length, end: moments.at(-1)?.at ?? present };
}
