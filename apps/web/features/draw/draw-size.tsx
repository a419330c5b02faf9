// The draw of these entries in figures, before it is made: how many lines it has, who has a bye, who is seeded.
import * as words from '@tennis/words/draw-maker';
import { bracketSize, suggestedGroups, type DrawKind } from '@tennis/domain';
import { cx } from '../../ui/class-names.ts';

interface DrawSizeProps {
  kind: DrawKind;
  /** How many entries are drawn. */
  count: number;
  seeds: number;
  /** Of a draw with qualifying: how many stand in the main draw with the qualifiers. */
  main: number | null;
  /** How many groups were chosen; undefined: as many as are suggested. */
  groups: number | undefined;
  /** How many matches everybody has in a group. */
  matchesEach: number;
}

/** The figures, one beside the other. */
export function DrawSize({ kind, count, seeds, main, groups, matchesEach }: DrawSizeProps) {
  const size = bracketSize(main ?? count);
  const shape: readonly (readonly [label: string, figure: number])[] =
    kind === 'round_robin'
      ? []
      : kind === 'groups_knockout'
        ? [[words.groupCount, groups ?? suggestedGroups(count, matchesEach + 1)]]
        : [
            [main === null ? words.drawOf : words.mainDrawOf, size],
            [words.byes, size - (main ?? count)],
          ];
  const figures = [[words.entries, count] as const, ...shape, [words.seeds, seeds] as const];
  return (
    <dl className="grid grid-flow-col auto-cols-fr overflow-hidden rounded-card border border-line bg-surface text-center">
      {figures.map(([label, figure], at) => (
        <div key={label} className={cx('min-w-0 px-1 py-2.5', at > 0 && 'border-l border-line')}>
          <dt className="text-meta text-ink2 wrap-anywhere">{label}</dt>
          <dd className="digits text-section font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
