// Walks a ladder: splits tied players step by step, going back to head-to-head after each split [RR3, RR4], and tells what separated them [RR8].
import type { EntrantId } from '../ids.ts';
import { compareFractions } from './fraction.ts';
import { STEPS } from './steps.ts';
import type { Fraction } from './fraction.ts';
import type { StepName } from './ladders.ts';
import type { Table } from './steps.ts';
import type { Rival, StandingReason } from './reasons.ts';
import type { Decider } from './types.ts';

/** Those who share a place (one, unless nothing separated them) and why they stand there. */
export type Placing = {
  readonly entrants: readonly EntrantId[];
  readonly decidedBy: Decider;
  readonly reason: StandingReason;
};

type Valued = { readonly entrant: EntrantId; readonly value: Fraction };

/** In larger ties, only one's own value is given as the reason: nobody reads a list of fifteen rivals. */
const rivalsListed = 4;

const headToHeads: ReadonlySet<StepName> = new Set(['head_to_head', 'head_to_head_of_two']);

/** The values of a step; none when it does not tell the tied apart. */
const valuesOf = (tied: readonly EntrantId[], step: StepName, table: Table): Valued[] => {
  const values = STEPS[step].values(tied, table);
  const level = values?.[0];
  const valued: Valued[] = [];
  if (!values || !level || values.every((value) => compareFractions(value, level) === 0)) return valued;
  for (let at = 0; at < tied.length; at++) {
    const entrant = tied[at];
    const value = values[at];
    if (entrant !== undefined && value) valued.push({ entrant, value });
  }
  return valued;
};

const partsOf = (valued: readonly Valued[]): Valued[][] => {
  const parts: Valued[][] = [];
  let level: Fraction | null = null;
  for (const one of valued.toSorted((a, b) => compareFractions(b.value, a.value))) {
    const last = parts.at(-1);
    if (last && level && compareFractions(level, one.value) === 0) last.push(one);
    else parts.push([one]);
    level = one.value;
  }
  return parts;
};

const nameOf = (entrant: EntrantId, table: Table): string => table.names.get(entrant) ?? String(entrant);

/** The value of each of the tied at a step, by name. */
const toldOf = (valued: readonly Valued[], step: StepName, table: Table): Rival[] =>
  valued.map((one) => ({
    name: nameOf(one.entrant, table),
    value: STEPS[step].tell(one.value, () =>
      valued.filter((other) => other !== one).map(({ entrant }) => nameOf(entrant, table)),
    ),
  }));

const explain = (own: Rival, all: readonly Rival[], step: StepName): StandingReason => {
  const count = all.length - 1;
  const isToldAlone = count > rivalsListed || (count === 1 && headToHeads.has(step));
  const rivals = isToldAlone ? [] : all.filter((other) => other !== own);
  return { code: 'step', step, value: own.value, rivals };
};

const levelReason = (tied: readonly EntrantId[], table: Table): StandingReason =>
  tied.length > rivalsListed
    ? { code: 'many-level', count: tied.length }
    : { code: 'level', names: tied.map((entrant) => nameOf(entrant, table)) };

/**
 * Orders `tied` by `steps`, best first. If no step separates people, they stay together in one placing, decided by `level`, in the order of `tied`.
 */
export const climb = (tied: readonly EntrantId[], steps: readonly StepName[], table: Table): Placing[] => {
  const placings: Placing[] = [];
  const headToHeadAt = steps.findIndex((step) => headToHeads.has(step));

  const splitBy = (group: readonly EntrantId[], at: number, resumeAt: number): boolean => {
    const step = steps[at];
    if (step === undefined) return false;
    const valued = valuesOf(group, step, table);
    if (valued.length === 0) return false;
    let told: readonly Rival[] | null = null;
    for (const part of partsOf(valued)) {
      const first = part[0];
      if (first && part.length === 1) {
        told ??= toldOf(valued, step, table);
        const own = told[valued.indexOf(first)];
        if (own)
          placings.push({ entrants: [first.entrant], decidedBy: step, reason: explain(own, told, step) });
      } else
        settle(
          part.map(({ entrant }) => entrant),
          resumeAt,
        );
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
        ? { entrants: group, decidedBy: 'alone', reason: { code: 'alone' } }
        : { entrants: group, decidedBy: 'level', reason: levelReason(group, table) },
    );
  };

  resolve(tied, 0);
  return placings;
};
