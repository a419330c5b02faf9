// Lists what an operation changed, from the places that the engine touched: matches, slots, orders, people and places.
import { matchOf, sideOf } from '../draws/structure.ts';
import type { PlaceRange } from '../draws/structure.ts';
import { leavesGroupOn, leavesOn } from './places.ts';
import type { Consequence, Progress } from './progress.ts';
import type { Draft } from './settle.ts';
import { sameOrder } from './settle.ts';
import {
  tellDecision,
  tellLine,
  tellOrder,
  tellPlace,
  tellResult,
  tellSlot,
  tellWithdrawn,
} from './sentences.ts';

/** Everything that differs between `before` and `after`, given where the draft was touched; `changed` is the match whose result was entered, or -1. */
export function listConsequences(
  before: Progress,
  after: Progress,
  draft: Draft,
  changed: number,
): Consequence[] {
  const list: Consequence[] = [];
  listPeople(before, after, list);
  for (const match of changed < 0 ? draft.dropped : [changed, ...draft.dropped]) {
    const was = before.results[match] ?? null;
    const is = after.results[match] ?? null;
    if (was !== is)
      list.push({ kind: 'result', match, before: was, after: is, text: tellResult(before, after, match) });
  }
  for (const match of unique(draft.touchedMatches)) {
    const was = before.decisions[match] ?? 0;
    const is = after.decisions[match] ?? 0;
    if (was !== is)
      list.push({
        kind: 'decision',
        match,
        before: was,
        after: is,
        text: tellDecision(before, after, match),
      });
  }
  for (const stage of unique(draft.touchedStages)) {
    const was = before.orders[stage] ?? null;
    const is = after.orders[stage] ?? null;
    if (!sameOrder(was, is))
      list.push({ kind: 'order', stage, before: was, after: is, text: tellOrder(after, stage) });
  }
  const slots = unique(draft.touchedSlots);
  for (const slot of slots) {
    const was = before.slots[slot] ?? -1;
    const is = after.slots[slot] ?? -1;
    if (was === is) continue;
    const match = matchOf(slot);
    const text = tellSlot(after, match, was, is);
    list.push({ kind: 'slot', match, side: sideOf(slot), before: was, after: is, text });
  }
  listPlaces(before, after, draft, slots, list);
  return list;
}

const unique = (numbers: readonly number[]): readonly number[] =>
  numbers.length < 2 ? numbers : [...new Set(numbers)];

/** Who withdrew or came back, and who stands on another line than before. */
function listPeople(before: Progress, after: Progress, list: Consequence[]): void {
  if (before.withdrawn !== after.withdrawn) {
    const left = after.withdrawn.filter((entry) => !before.withdrawn.includes(entry));
    const back = before.withdrawn.filter((entry) => !after.withdrawn.includes(entry));
    for (const entry of [...left, ...back]) {
      const is = left.includes(entry);
      list.push({ kind: 'withdrawn', entry, before: !is, after: is, text: tellWithdrawn(after, entry, is) });
    }
  }
  if (before.draw.lines === after.draw.lines) return;
  after.draw.lines.forEach((is, line) => {
    const was = before.draw.lines[line] ?? -1;
    if (was !== is)
      list.push({ kind: 'line', line, before: was, after: is, text: tellLine(after, line, is) });
  });
}

/** Who leaves the draw, or no longer does, in a match that was touched. */
function listPlaces(
  before: Progress,
  after: Progress,
  draft: Draft,
  slots: readonly number[],
  list: Consequence[],
): void {
  const left = new Map<number, PlaceRange>();
  const leaves = new Map<number, PlaceRange>();
  const matches = new Set(draft.touchedMatches);
  for (const slot of slots) matches.add(matchOf(slot));
  for (const match of matches)
    for (const side of [0, 1]) {
      note(left, before.slots[match * 2 + side], leavesOn(before, match, side));
      note(leaves, after.slots[match * 2 + side], leavesOn(after, match, side));
    }
  for (const stage of draft.touchedStages) {
    for (const entry of before.orders[stage] ?? []) note(left, entry, leavesGroupOn(before, stage, entry));
    for (const entry of after.orders[stage] ?? []) note(leaves, entry, leavesGroupOn(after, stage, entry));
  }
  for (const entry of new Set([...left.keys(), ...leaves.keys()])) {
    const was = left.get(entry) ?? null;
    const is = leaves.get(entry) ?? null;
    if (was?.[0] !== is?.[0] || was?.[1] !== is?.[1])
      list.push({ kind: 'place', entry, before: was, after: is, text: tellPlace(after, entry, is) });
  }
}

function note(places: Map<number, PlaceRange>, entry: number | undefined, range: PlaceRange | null): void {
  if (entry !== undefined && range !== null) places.set(entry, range);
}
