// The tables of a draw's groups on the wire.
import type { GroupTableOnWire } from '@tennis/contract';
import { stageOutlook, stageTable, type Progress, type StageRules } from '@tennis/domain';

/** The table of a stage, with what must happen in its last round; null for what is no group. */
export function presentTable(progress: Progress, stage: number, rules: StageRules): GroupTableOnWire | null {
  if (progress.draw.structure.stages[stage]?.kind !== 'group') return null;
  const { rows, complete, ties, isOpen } = stageTable(progress, stage, rules);
  const outlook = stageOutlook(progress, stage, rules);
  return {
    rows: rows.map(({ entrant, place, record, withdrawn, reason }) => ({
      entry: Number(entrant),
      place,
      wins: record.wins,
      losses: record.losses,
      points: record.points,
      sets: [record.setsWon, record.setsLost],
      games: [record.gamesWon, record.gamesLost],
      withdrawn,
      reason: wireReason(reason),
    })),
    complete,
    ties: ties.map((tie) => [...tie]),
    open: isOpen,
    outlook:
      outlook?.map(({ entrant, state, paths }) => ({
        entry: Number(entrant),
        state,
        paths: paths.map(({ own, ways }) => ({
          own,
          ways: ways.map(({ fate, results }) => ({
            fate,
            results: results.map(({ winner, loser }) => ({ winner: Number(winner), loser: Number(loser) })),
          })),
        })),
      })) ?? null,
  };
}

type Reason = ReturnType<typeof stageTable>['rows'][number]['reason'];

function wireReason(reason: Reason): GroupTableOnWire['rows'][number]['reason'] {
  if (reason.code === 'step') return { ...reason, rivals: [...reason.rivals] };
  return reason.code === 'level' ? { ...reason, names: [...reason.names] } : reason;
}
