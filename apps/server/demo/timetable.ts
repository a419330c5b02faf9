// The round to which each match of a draw belongs, and where and when it is played.
import type { Draw, MatchRound } from '@tennis/domain';
import { MINUTE_MS, momentIn } from './calendar.ts';
import type { TournamentPlan } from './plan.ts';

export interface PlannedMatch {
  /** Index in the structure of the draw. */
  readonly index: number;
  readonly round: MatchRound;
  /** Index of the group stage, or null in a knockout. */
  readonly group: number | null;
  readonly court: string;
  /** Milliseconds since 1970. */
  readonly start: number;
}

const KNOCKOUT_ROUNDS: Readonly<Record<number, MatchRound>> = {
  1: 'final',
  2: 'semi_final',
  4: 'quarter_final',
};

interface Seat {
  readonly index: number;
  readonly round: MatchRound;
  readonly group: number | null;
  /** The session of the plan. */
  readonly session: number;
}

function seatsOf({ structure }: Draw): Seat[] {
  const groupRounds = Math.max(
    0,
    ...structure.stages.filter(({ kind }) => kind === 'group').map(({ rounds }) => rounds),
  );
  const mainStage = structure.stages.findIndex(({ kind }) => kind === 'knockout');
  const main = structure.stages[mainStage];
  const sizes = Map.groupBy(structure.matches, ({ stage, round }) => `${stage}/${round}`);
  return structure.matches.map(({ stage, round }, index): Seat => {
    if (structure.stages[stage]?.kind === 'group') {
      const isTable = structure.type === 'round_robin';
      return {
        index,
        round: isTable ? 'round_robin' : 'group',
        group: isTable ? null : stage,
        session: round - 1,
      };
    }
    if (stage !== mainStage) {
      return { index, round: 'third_place', group: null, session: groupRounds + (main?.rounds ?? 1) - 1 };
    }
    const size = sizes.get(`${stage}/${round}`)?.length ?? 0;
    return {
      index,
      round: KNOCKOUT_ROUNDS[size] ?? 'knockout',
      group: null,
      session: groupRounds + round - 1,
    };
  });
}

/** Every match of the draw with its court and start, in the order in which a manager would enter them: round by round, top to bottom. */
export function planMatches(
  draw: Draw,
  { sessions }: TournamentPlan,
  zone: string,
  today: Date,
): PlannedMatch[] {
  const bySession = Map.groupBy(seatsOf(draw), ({ session }) => session);
  return sessions.flatMap(({ day, from, courts, every = 90, stagger = 0 }, session) => {
    const first = momentIn(zone, today, day, from);
    return (bySession.get(session) ?? []).map(({ index, round, group }, place): PlannedMatch => {
      const turn = place % courts.length;
      const minutes = Math.floor(place / courts.length) * every + turn * stagger;
      return { index, round, group, court: `Court ${courts[turn] ?? 1}`, start: first + minutes * MINUTE_MS };
    });
  });
}
