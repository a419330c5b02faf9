// Lists the changes of an operation, from the places that the engine touched: matches, slots, orders, people and places.
import { matchOf, sideOf, takesBestNext, TBD } from '../draws/structure.ts';
import { placesOf } from './places.ts';
import { decisionOf, occupantOf } from './progress.ts';
import type { Consequence, Progress } from './progress.ts';
import type { Draft } from './settle.ts';
import {
  newsOfDecision,
  newsOfLine,
  newsOfOrder,
  newsOfPlace,
  newsOfResult,
  newsOfSeed,
  newsOfSlot,
  newsOfWithdrawn,
} from './tell-news.ts';

/**
 * Everything that differs between `before` and `after`, given where the draft was touched; `changed` is the match whose result was entered, or -1.
 * The engine touches a place only to change it, and only once, so each touched place differs.
 */
export function listConsequences(
  before: Progress,
  after: Progress,
  draft: Draft,
  changed: number,
): Consequence[] {
  const list: Consequence[] = [];
  listPeople(before, after, list);
  for (const match of changed < 0 ? draft.dropped : [changed, ...draft.dropped]) {
    const [was, is] = [before.results[match] ?? null, after.results[match] ?? null];
    list.push({ kind: 'result', match, before: was, after: is, news: newsOfResult(before, after, match) });
  }
  for (const match of draft.touchedMatches) {
    const [was, is] = [decisionOf(before, match), decisionOf(after, match)];
    list.push({ kind: 'decision', match, before: was, after: is, news: newsOfDecision(after, match) });
  }
  for (const stage of draft.touchedStages) {
    const [was, is] = [before.orders[stage] ?? null, after.orders[stage] ?? null];
    list.push({ kind: 'order', stage, before: was, after: is, news: newsOfOrder(after, stage) });
  }
  for (const slot of draft.touchedSlots) {
    const [was, is] = [occupantOf(before, slot), occupantOf(after, slot)];
    const match = matchOf(slot);
    const news = newsOfSlot(after, match, was, is);
    list.push({ kind: 'slot', match, side: sideOf(slot), before: was, after: is, news });
  }
  listPlaces(before, after, draft, list);
  return list;
}

/** The entries that withdrew or came back, became seeds, or are on another line than before. */
function listPeople(before: Progress, after: Progress, list: Consequence[]): void {
  for (const entry of after.withdrawn)
    if (!before.withdrawn.includes(entry))
      list.push({
        kind: 'withdrawn',
        entry,
        before: false,
        after: true,
        news: newsOfWithdrawn(after, entry, true),
      });
  for (const entry of before.withdrawn)
    if (!after.withdrawn.includes(entry))
      list.push({
        kind: 'withdrawn',
        entry,
        before: true,
        after: false,
        news: newsOfWithdrawn(after, entry, false),
      });
  if (before.draw === after.draw) return;
  before.draw.entries.forEach((entry, index) => {
    const [was, is] = [entry.seed ?? null, after.draw.entries[index]?.seed ?? null];
    if (was !== is)
      list.push({ kind: 'seed', entry: index, before: was, after: is, news: newsOfSeed(after, index) });
  });
  before.draw.lines.forEach((was, line) => {
    const is = after.draw.lines[line] ?? TBD;
    if (was !== is)
      list.push({ kind: 'line', line, before: was, after: is, news: newsOfLine(after, line, is) });
  });
}

/** The players who leave the draw, or no longer do. Only players in a changed match or group can, or in any group if the best next go on. */
function listPlaces(before: Progress, after: Progress, draft: Draft, list: Consequence[]): void {
  const people = new Set<number>();
  const matches = new Set([...draft.touchedMatches, ...draft.touchedSlots.map(matchOf)]);
  for (const state of [before, after]) {
    for (const match of matches)
      for (const slot of [match * 2, match * 2 + 1]) people.add(occupantOf(state, slot));
    // Where the best next go on too, the end of one group decides who leaves the others.
    const groups = takesBestNext(state.draw) ? state.orders.keys() : draft.touchedStages;
    for (const stage of groups) for (const entry of state.orders[stage] ?? []) people.add(entry);
  }
  for (const entry of people) {
    const [was, is] = [placesOf(before, entry), placesOf(after, entry)];
    if (entry >= 0 && was?.join() !== is?.join())
      list.push({ kind: 'place', entry, before: was, after: is, news: newsOfPlace(after, entry, is) });
  }
}
