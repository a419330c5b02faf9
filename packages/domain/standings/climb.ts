// Walks a ladder: splits those tied step by step, going back to head-to-head after each split [RR3, RR4], and puts
// into words what separated them [RR8].
import { compareFractions } from './fraction.ts';
import { STEPS } from './steps.ts';
import type { Fraction } from './fraction.ts';
import type { StepName } from './ladders.ts';
import type { Table } from './steps.ts';
import type { Decider, EntrantId } from './types.ts';

/** Those who share a place (one, unless nothing separated them) and why they stand there. */
export type Placing = {
  readonly entrants: readonly EntrantId[];
  readonly decidedBy: Decider;
  readonly reason: string;
};

type Valued = { readonly entrant: EntrantId; readonly value: Fraction };

/** Larger ties are explained by one's own value alone: nobody reads a list of fifteen rivals. */
const rivalsListed = 4;

const headToHeads: ReadonlySet<StepName> = new Set(['head_to_head', 'head_to_head_of_two']);

const valuesOf = (tied: readonly EntrantId[], step: StepName, table: Table): readonly Valued[] => {
  const values = STEPS[step].values(tied, table) ?? [];
  return values.flatMap((value, index) => {
    const entrant = tied[index];
    return entrant === undefined ? [] : [{ entrant, value }];
  });
};

const partsOf = (valued: readonly Valued[]): EntrantId[][] => {
  const parts: EntrantId[][] = [];
  let level: Fraction | null = null;
  for (const { entrant, value } of valued.toSorted((a, b) => compareFractions(b.value, a.value))) {
    const last = parts.at(-1);
    if (last && level && compareFractions(level, value) === 0) last.push(entrant);
    else parts.push([entrant]);
    level = value;
  }
  return parts;
};

const explain = (one: Valued, valued: readonly Valued[], step: StepName, table: Table): string => {
  const nameOf = ({ entrant }: Valued): string => table.names.get(entrant) ?? String(entrant);
  const rivalsOf = (who: Valued): Valued[] => valued.filter((other) => other !== who);
  const wordsFor = (who: Valued): string => STEPS[step].words(who.value, rivalsOf(who).map(nameOf));
  const rivals = rivalsOf(one);
  const saysIt = headToHeads.has(step) && rivals.length === 1;
  if (saysIt || rivals.length > rivalsListed) return wordsFor(one);
  return `${wordsFor(one)}; ${rivals.map((rival) => `${nameOf(rival)}: ${wordsFor(rival)}`).join(', ')}`;
};

const levelReason = (tied: readonly EntrantId[], table: Table): string =>
  tied.length > rivalsListed
    ? `${tied.length} level on every step`
    : `${tied.map((entrant) => table.names.get(entrant) ?? String(entrant)).join(', ')} level on every step`;

/**
 * Orders `tied` by `steps`, best first. Those whom no step separates stay together in one placing, decided by `level`,
 * in the order of `tied`.
 */
export const climb = (
  tied: readonly EntrantId[],
  steps: readonly StepName[],
  table: Table,
): readonly Placing[] => {
  const placings: Placing[] = [];
  const headToHeadAt = steps.findIndex((step) => headToHeads.has(step));

  const splitBy = (group: readonly EntrantId[], at: number, resumeAt: number): boolean => {
    const step = steps[at];
    if (step === undefined) return false;
    const valued = valuesOf(group, step, table);
    const parts = partsOf(valued);
    if (parts.length < 2) return false;
    for (const part of parts) {
      const [alone] = part.length === 1 ? valued.filter(({ entrant }) => entrant === part[0]) : [];
      if (alone)
        placings.push({ entrants: part, decidedBy: step, reason: explain(alone, valued, step, table) });
      else settle(part, resumeAt);
    }
    return true;
  };

  const settle = (group: readonly EntrantId[], splitAt: number): void => {
    const retried = headToHeadAt >= 0 && headToHeadAt <= splitAt && splitBy(group, headToHeadAt, splitAt);
    if (!retried) resolve(group, splitAt + 1);
  };

  const resolve = (group: readonly EntrantId[], from: number): void => {
    for (let at = from; at < steps.length; at += 1) if (splitBy(group, at, at)) return;
    if (group.length === 0) return;
    placings.push(
      group.length === 1
        ? { entrants: group, decidedBy: 'alone', reason: 'nobody to be compared with' }
        : { entrants: group, decidedBy: 'level', reason: levelReason(group, table) },
    );
  };

  resolve(tied, 0);
  return placings;
};
