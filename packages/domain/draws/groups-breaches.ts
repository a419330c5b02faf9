// Finds the constraints that tables break: somebody with one match fewer [RR1], seeds of one row of the snake in one group, people of one club,
// family or school in one group, a knockout after one group alone [RR2]. It judges any draw with groups, drawn by lot or by hand.
import type { Breach, BreachProblem, Draw, SeparationKey } from './draw.ts';
import { keysOf, partsOfKey, type SharedKey } from './separation.ts';
import type { Stage } from './structure.ts';

/** The parts of a draw that judging its tables needs. */
export type DrawnTables = Pick<Draw, 'structure' | 'lines' | 'entries'>;

/** Every constraint that the tables of a draw break; empty for a clean draw or one without tables. */
export function tableBreaches(
  draw: DrawnTables,
  separate: readonly SeparationKey[] = ['club', 'family', 'school'],
): Breach[] {
  const groups = draw.structure.stages.filter(({ kind }) => kind === 'group');
  const rows =
    draw.structure.type === 'groups_knockout' ? rowsOfSeeds(draw, groups.length) : new Map<number, number>();
  return groups.flatMap((group) => [
    ...shortOfMatches(draw, group),
    ...(groups.length > 1 ? seedsTogether(draw, group, rows) : aloneWithKnockout(draw, group)),
    ...(draw.structure.type === 'groups_knockout' ? clubsTogether(draw, group, separate) : []),
  ]);
}

/** The lines (indexes) of a group. */
const linesOf = ({ firstLine, lineCount }: Stage): number[] =>
  Array.from({ length: lineCount }, (_, position) => firstLine + position);

const nameOn = ({ lines, entries }: DrawnTables, line: number): string | undefined =>
  entries[lines[line] ?? -1]?.name;

const namesOn = (draw: DrawnTables, lines: readonly number[]): readonly string[] =>
  lines.flatMap((line) => nameOn(draw, line) ?? []);

/** [RR1] When players × matches is odd, one of them plays one match fewer. */
function shortOfMatches(draw: DrawnTables, group: Stage): Breach[] {
  const matchesOn = (line: number): number => draw.structure.lines[line]?.length ?? 0;
  const lines = linesOf(group);
  const each = Math.max(...lines.map(matchesOn));
  return lines
    .filter((line) => matchesOn(line) < each)
    .map((line) => {
      const name = nameOn(draw, line);
      const counts = { matches: each - 1, others: each, players: lines.length };
      const problem: BreachProblem =
        name === undefined
          ? { code: 'line-with-fewer-matches', line: line - group.firstLine + 1, ...counts }
          : { code: 'fewer-matches', name, ...counts };
      return { rule: 'RR1', lines: [line], problem };
    });
}

/** For each entry (by index), the row of the snake its seed belongs to; the first row is 0. */
function rowsOfSeeds({ lines, entries }: DrawnTables, groups: number): Map<number, number> {
  // An entry that stands for a seed does so in whichever group it is put by hand.
  const seedOf = (index: number): number => {
    const entry = entries[index];
    return entry?.standsFor?.seed ?? entry?.seed ?? 0;
  };
  const seeds = lines.filter((entry) => seedOf(entry) > 0);
  return new Map(
    seeds
      .toSorted((a, b) => seedOf(a) - seedOf(b))
      .map((entry, order) => [entry, Math.floor(order / groups)]),
  );
}

/** [RR2] Each row of the snake brings one seed into each group. */
function seedsTogether(draw: DrawnTables, group: Stage, rows: ReadonlyMap<number, number>): Breach[] {
  const seeded = linesOf(group).filter((line) => rows.has(draw.lines[line] ?? -1));
  const byRow = Map.groupBy(seeded, (line) => rows.get(draw.lines[line] ?? -1));
  return [...byRow.values()]
    .filter((together) => together.length > 1)
    .map((together) => ({
      rule: 'RR2',
      lines: together,
      problem: { code: 'seeds-together', names: namesOn(draw, together), stage: group.name },
    }));
}

/** [RR2] Nobody's first match of the knockout is within their group, which one group alone cannot give. */
const aloneWithKnockout = ({ structure }: DrawnTables, group: Stage): Breach[] =>
  structure.stages.some(({ kind }) => kind === 'knockout')
    ? [{ rule: 'RR2', lines: linesOf(group), problem: { code: 'one-group', stage: group.name } }]
    : [];

/** [RR2] One group holds no two people of one club, family or school, where there is room elsewhere. */
function clubsTogether(draw: DrawnTables, group: Stage, separate: readonly SeparationKey[]): Breach[] {
  const byKey = new Map<SharedKey, number[]>();
  for (const line of linesOf(group)) {
    const entry = draw.entries[draw.lines[line] ?? -1];
    for (const key of new Set(entry ? keysOf(entry, separate) : [])) {
      const sharing = byKey.get(key) ?? [];
      sharing.push(line);
      byKey.set(key, sharing);
    }
  }
  return [...byKey]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([shared, sharing]) => {
      const names = namesOn(draw, sharing);
      const problem = { code: 'group-shared', names, stage: group.name, ...partsOfKey(shared) } as const;
      return { rule: 'RR2', lines: sharing, problem };
    });
}
