// The map of a draw with several parts: which parts there are, how far each is, and where its players go on (brief section 6).
import { progressCompleted } from '@tennis/words/draw';
import { groups as groupsName } from '@tennis/words/groups';
import { stages as stagesLabel } from '@tennis/words/draw-maker';
import * as words from '@tennis/words/ways';
import type { DrawOnWire, Match } from '@tennis/contract';
import { roundProgress } from '../../lib/bracket-facts.ts';
import { stageRounds } from '../../lib/drawn-bracket.ts';
import { listed } from '../../lib/lists.ts';
import { stageNames } from '../../lib/stage-names.ts';
import { waysOf } from '../../lib/ways-on.ts';
import { cx } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';

export { loserWay } from '../../lib/ways-on.ts';

/** A part as it is chosen: one stage, or all groups together. */
export interface MapPart {
  readonly value: string;
  readonly stages: readonly number[];
}

/** A card for each part; pressing one shows it. */
export function StageMap({
  draw,
  matches,
  parts,
  seen,
  onChoose,
}: {
  draw: DrawOnWire;
  matches: readonly Match[];
  parts: readonly MapPart[];
  seen: string;
  onChoose: (value: string) => void;
}) {
  const names = stageNames(draw);
  const nameOf = (stage: number): string =>
    draw.stages[stage]?.kind === 'group' ? groupsName : (names[stage] ?? '');
  const cards = parts.map(({ value, stages }) => {
    const slots = stages.flatMap((stage) =>
      stageRounds(draw, stage, matches).flatMap((round) => round.slots),
    );
    const ways = stages.map((stage) => waysOf(draw, stage));
    const said = (kind: 'winners' | 'losers') => [
      ...new Set(
        ways
          .flatMap((way) => way[kind])
          .filter((stage) => !stages.includes(stage))
          .map(nameOf),
      ),
    ];
    return {
      value,
      name: nameOf(stages[0] ?? -1),
      ...roundProgress(slots),
      winners: said('winners'),
      losers: said('losers'),
    };
  });
  return (
    <ul aria-label={stagesLabel} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ value, name, done, of, winners, losers }) => (
        <li key={value}>
          <button
            type="button"
            aria-current={value === seen ? 'true' : undefined}
            onClick={() => onChoose(value)}
            className={cx(
              'grid h-full min-h-11 w-full content-start gap-1.5 rounded-card border bg-surface p-3 text-left hover:border-ink2',
              value === seen ? 'border-primary' : 'border-line',
            )}
          >
            <span className="type-column [overflow-wrap:anywhere]">{name}</span>
            <Progress value={done} max={Math.max(1, of)} label={name} />
            <span className="text-meta text-ink2">{progressCompleted({ done, of })}</span>
            {winners.length > 0 && (
              <span className="text-meta text-ink2">{words.winnersGoTo({ stages: listed(winners) })}</span>
            )}
            {losers.length > 0 && (
              <span className="text-meta text-ink2">{words.losersGoTo({ stages: listed(losers) })}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
