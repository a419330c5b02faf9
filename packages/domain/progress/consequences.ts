// Lists what an operation changed, from the places that the engine touched: matches, slots, orders, people and places.
import { matchOf, sideOf, TBD } from '../draws/structure.ts';
import { placesOf } from './places.ts';
import type { Consequence, Progress } from './progress.ts';
import type { Draft } from './settle.ts';
import { sameOrder } from './settle.ts';
import {
  tellDecision,
  tellLine,
  tellOrder,
  tellPlace,
  tellResult,
  tellSeed,
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

/** Who withdrew or came back, who became a seed, and who stands on another line than before. */
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
  before.draw.entries.forEach((entry, index) => {
    const was = entry.seed ?? null;
    const is = after.draw.entries[index]?.seed ?? null;
    if (was !== is)
      list.push({ kind: 'seed', entry: index, before: was, after: is, text: tellSeed(after, index) });
  });
  after.draw.lines.forEach((is, line) => {
    const was = before.draw.lines[line] ?? -1;
    if (was !== is)
      list.push({ kind: 'line', line, before: was, after: is, text: tellLine(after, line, is) });
  });
}

/** Who leaves the draw, or no longer does: only somebody in a match or a group that was touched can. */
function listPlaces(
  before: Progress,
  after: Progress,
  draft: Draft,
  slots: readonly number[],
  list: Consequence[],
): void {
  const people = new Set<number>();
  const matches = new Set(draft.touchedMatches);
  for (const slot of slots) matches.add(matchOf(slot));
  for (const match of matches)
    for (const state of [before, after])
      for (const slot of [match * 2, match * 2 + 1]) people.add(state.slots[slot] ?? TBD);
  for (const stage of draft.touchedStages)
    for (const state of [before, after]) for (const entry of state.orders[stage] ?? []) people.add(entry);
  for (const entry of people) {
    if (entry < 0) continue;
    const was = placesOf(before, entry);
    const is = placesOf(after, entry);
    if (was?.[0] !== is?.[0] || was?.[1] !== is?.[1])
      list.push({ kind: 'place', entry, before: was, after: is, text: tellPlace(after, entry, is) });
  }
}
