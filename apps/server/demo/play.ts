// Plays a drawn tournament up to the present. Every start, score and winner is entered by the manager's own calls, at the moment at which it
// would have happened. Those who move on in the draw are put into their next match.
import { writeScores } from '@tennis/contract';
import {
  outcomeOf,
  setResult,
  slotOf,
  type MatchFormat,
  type Progress,
  type Random,
  type Score,
  type Side,
} from '@tennis/domain';
import { bodyOf, type Person } from './injected-person.ts';
import { MINUTE_MS, type StoryClock } from './calendar.ts';
import type { DemoEntry } from './entries.ts';
import type { TournamentPlan } from './plans.ts';
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
  readonly entries: readonly DemoEntry[];
}

// One match in so many ends by retirement, and one by walkover.
const RETIRED_EVERY = 17;
const WALKOVER_EVERY = 29;
const FIRST_SCORE_MS = 15 * MINUTE_MS;

/** The stronger side wins more often; the weakest still has one chance in twelve against the best. */
function drawWinner(stage: Stage, progress: Progress, index: number): Side {
  const strength = (side: Side) => stage.entries[progress.slots[slotOf(index, side)] ?? -1]?.strength ?? 0;
  const chance = Math.min(92, Math.max(8, 50 + (strength(1) - strength(2)) / 8));
  return stage.random.int(100) < chance ? 1 : 2;
}

interface Ending {
  readonly winner: Side | null;
  readonly score: Score;
}

function drawEnding(stage: Stage, progress: Progress, match: StoredMatch): Ending {
  const { plan, format, random } = stage;
  if (match.index === plan.abandoned) return { winner: null, score: abandonedScore(format, random) };
  const winner = drawWinner(stage, progress, match.index);
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

/** Enters the result and answers the draw after it. */
async function finish(stage: Stage, progress: Progress, match: StoredMatch): Promise<Progress> {
  const { entries } = stage;
  const { winner, score } = drawEnding(stage, progress, match);
  const winnerId =
    winner === null ? null : (entries[progress.slots[slotOf(match.index, winner)] ?? -1]?.id ?? null);
  await setScores(stage, match, score, winnerId);
  await setStatus(stage, match, 'completed');
  const change = setResult(progress, match.index, { winner, outcome: outcomeOf(score), score });
  if (!change.ok) throw new Error(`Match ${match.id} of the demo cannot end so: ${change.error.code}`);
  return change.value.progress;
}

/** Puts everybody who has moved on into the next match. */
async function moveOn(
  { manager, entries }: Stage,
  before: Progress,
  after: Progress,
  matches: ReadonlyMap<number, StoredMatch>,
): Promise<void> {
  const idAt = (progress: Progress, index: number, side: Side) =>
    entries[progress.slots[slotOf(index, side)] ?? -1]?.id ?? null;
  for (const [index, { id }] of matches) {
    const isChanged = ([1, 2] as const).some(
      (side) => idAt(before, index, side) !== idAt(after, index, side),
    );
    if (!isChanged) continue;
    bodyOf(
      await manager.call('updateMatch', {
        params: { id: String(id) },
        body: { participant1Id: idAt(after, index, 1), participant2Id: idAt(after, index, 2) },
      }),
    );
  }
}

interface Moment {
  readonly at: number;
  readonly match: StoredMatch;
  readonly what: 'start' | 'finish';
}

/** Plays everything that lies before the present; answers whether every match is over, and when the last one was. */
export async function play(
  stage: Stage,
  drawn: Progress,
  matches: readonly StoredMatch[],
): Promise<{ readonly isOver: boolean; readonly end: number }> {
  const { clock, today, random, plan, timeLimit } = stage;
  const present = today.getTime();
  const byIndex = new Map(matches.map((match) => [match.index, match]));
  let progress = drawn;
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
    const before = progress;
    progress = await finish(stage, before, match);
    await moveOn(stage, before, progress, byIndex);
    open.delete(match);
    finished += 1;
  }
  clock.set(present);
  // What is on court now has a score once a quarter of an hour has been played.
  for (const match of open) {
    if (present - match.start < FIRST_SCORE_MS) continue;
    await setScores(stage, match, partialScore(stage.format, random), null);
  }
  return { isOver: finished === toPlay.length, end: moments.at(-1)?.at ?? present };
}
