// The groups of a draw: each with its table, the organisers' open decisions, and its rounds.
import type { DrawOnWire } from '@tennis/contract';
import { Suspense } from 'react';
import type { BracketRound } from '../../lib/bracket-facts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { cx } from '../../ui/class-names.ts';
import { GroupTable } from './group-table.tsx';
import { Rounds } from './rounds.tsx';

const SettleOrder = lazyPart(() => import('./settle-order.tsx'), 'SettleOrder');

export interface GroupStagesProps {
  draw: DrawOnWire;
  /** By the index of a stage. */
  names: readonly string[];
  /** The stages that are groups, by their index. */
  groups: readonly { readonly stage: number; readonly rounds: readonly BracketRound[] }[];
  /** Whether points rank, and are shown. */
  hasPoints: boolean;
  isManaged: boolean;
}

/** All groups, side by side where there is room. */
export function GroupStages({ draw, names, groups, hasPoints, isManaged }: GroupStagesProps) {
  return (
    <div className={cx('grid grid-cols-1 items-start gap-6', groups.length > 1 && 'lg:grid-cols-2')}>
      {groups.map(({ stage, rounds }) => {
        const name = names[stage] ?? '';
        return (
          <section key={stage} aria-label={name} className="grid grid-cols-1 gap-3">
            <h3 className="text-section font-semibold">{name}</h3>
            {isManaged && (
              <Suspense>
                <SettleOrder draw={draw} stage={stage} name={name} />
              </Suspense>
            )}
            <GroupTable draw={draw} stage={stage} name={name} hasPoints={hasPoints} />
            <Rounds rounds={rounds} level="h4" />
          </section>
        );
      })}
    </div>
  );
}
