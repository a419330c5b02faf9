// People who leave and people who step in: withdrawals [OU1], alternates and lucky losers [SB1, SB2], seeds' lines [SD5].
import type { Result } from '../result.ts';
import { seedIn } from '../draws/draw.ts';
import type { Draw, Entry } from '../draws/draw.ts';
import { matchAt, stageOfLine } from '../draws/structure.ts';
import type { Slot } from '../draws/structure.ts';
import { answer, refuse } from './change.ts';
import { groupOf, knockoutHasBegun } from './group-order.ts';
import { matchName } from './match-name.ts';
import { placesOf } from './places.ts';
import type { Change, ChangeOptions, Progress, ProgressError } from './progress.ts';
import { draftOf, enqueueMatch, enqueueStage, forgetOrder, isBye, occupy } from './settle.ts';
import type { Draft } from './settle.ts';

/** Looks again at every match and group in which the entry sits. */
function enqueueEntry(draft: Draft, entry: number): void {
  for (let slot = draft.slots.indexOf(entry); slot >= 0; slot = draft.slots.indexOf(entry, slot + 1)) {
    enqueueMatch(draft, slot >> 1);
    enqueueStage(draft, matchAt(draft.draw.structure, slot >> 1).stage);
  }
  enqueueStage(draft, groupOf(draft.draw, entry));
}

/**
 * Takes an entry (by index) out of the event: its opponents in undecided matches advance by walkover; its played matches stand. Before its first
 * match `promoteAlternate` fills the line instead. Before the knockout after its group has begun the entry is passed over in the order of the group;
 * afterwards it keeps its place there.
 */
export function withdrawEntry(
  progress: Progress,
  entry: number,
  options: ChangeOptions = {},
): Result<Change, ProgressError> {
  const who = progress.draw.entries[entry];
  if (who === undefined) return refuse({ code: 'no_such_entry', number: entry + 1 });
  if (progress.withdrawn.includes(entry)) return refuse({ code: 'already_withdrawn', name: who.name });
  const draft = draftOf(progress);
  draft.withdrawn = [...progress.withdrawn, entry];
  if (knockoutHasBegun(progress, entry, options.started)) draft.keptPlaces = [...progress.keptPlaces, entry];
  enqueueEntry(draft, entry);
  return answer(progress, draft, options);
}

/** Takes a withdrawal back. Unless confirmed, refuses if the opponent who got the walkover has played on. */
export function reinstateEntry(
  progress: Progress,
  entry: number,
  options: ChangeOptions = {},
): Result<Change, ProgressError> {
  const who = progress.draw.entries[entry];
  if (who === undefined) return refuse({ code: 'no_such_entry', number: entry + 1 });
  if (!progress.withdrawn.includes(entry)) return refuse({ code: 'not_withdrawn', name: who.name });
  if (lineOfEntry(progress, entry) < 0 && groupOf(progress.draw, entry) < 0)
    return refuse({ code: 'line_taken', name: who.name });
  const draft = draftOf(progress);
  draft.withdrawn = progress.withdrawn.filter((other) => other !== entry);
  draft.keptPlaces = progress.keptPlaces.filter((other) => other !== entry);
  enqueueEntry(draft, entry);
  return answer(progress, draft, options);
}

/** How somebody steps in. */
export interface PromoteOptions extends ChangeOptions {
  /** Index in `draw.alternates`; the first of the list unless confirmed otherwise [SB1]. */
  readonly alternate?: number;
  /** Index of an entry that lost in qualifying and steps in as a lucky loser, in place of an alternate. */
  readonly luckyLoser?: number;
  /** The first day's order of play is not out yet: a seed's line goes to the next player due a seed [SD5]. */
  readonly beforeOrderOfPlay?: boolean;
  /** Index of the entry next due a seed, where rankings do not tell. */
  readonly nextSeed?: number;
}

/**
 * Replaces an entry (by index) by the next alternate or a lucky loser, on the same line. If a seed leaves before the first order of play, the next
 * player due a seed takes their line, and the newcomer takes that player's line [SD5]. Refuses once the leaving entry's first match has been played
 * or has begun, confirmed or not; a walkover win counts as played, a bye does not [SB2].
 */
export function promoteAlternate(
  progress: Progress,
  out: number,
  options: PromoteOptions = {},
): Result<Change, ProgressError> {
  const { draw } = progress;
  const leaving = draw.entries[out];
  if (leaving === undefined) return refuse({ code: 'no_such_entry', number: out + 1 });
  const line = lineOfEntry(progress, out);
  if (line < 0) return refuse({ code: 'not_in_draw', name: leaving.name });
  const begun = firstBegun(progress, out, line, options.started);
  if (begun >= 0) {
    const state = isPlayed(progress, out, begun) ? 'played' : 'begun';
    const match = matchName(draw.structure, begun);
    return refuse({ code: 'first_match_played', name: leaving.name, match, state });
  }

  const newcomer = newcomerFor(progress, line, options);
  if (!newcomer.ok) return newcomer;
  const entries = draw.entries.slice();
  const lines = draw.lines.slice();
  const draft = draftOf(progress);
  const stage = draw.structure.stages.findIndex((one) => one === stageOfLine(draw.structure, line));
  let vacant = line;
  // As which seed the vacant line counts; that of a qualifier counts as none.
  let role = lines[line] === out ? seedIn(leaving, stage) : null;
  if (leaving.seed !== undefined && options.beforeOrderOfPlay === true) {
    const next = nextDueASeed(progress, line, options);
    if (next < 0) return refuse({ code: 'no_next_seed', name: leaving.name });
    const weakest = Math.max(...entries.map((entry) => entry.seed ?? 0));
    const dueASeed = entries[next] as Entry;
    entries[next] = standingFor({ ...dueASeed, seed: weakest + 1, seededLater: true }, stage, role);
    role = seedIn(dueASeed, stage);
    vacant = lineOfEntry(progress, next);
    lines[line] = next;
  }
  let stepsIn = newcomer.value.entry;
  // Anybody who was replaced before and waits again is the same entry, and not a second one.
  if (stepsIn < 0) stepsIn = entries.findIndex(({ id }) => id === newcomer.value.alternate?.id);
  if (stepsIn < 0) stepsIn = entries.push(newcomer.value.alternate as Entry) - 1;
  entries[stepsIn] = standingFor(entries[stepsIn] as Entry, stage, role);
  lines[vacant] = stepsIn;
  draft.draw = {
    ...draw,
    entries,
    lines,
    alternates: draw.alternates.filter((alternate) => alternate !== newcomer.value.alternate),
  };
  draft.withdrawn = progress.withdrawn.filter((entry) => entry !== stepsIn);
  if (!draft.withdrawn.includes(out)) draft.withdrawn = [...draft.withdrawn, out];
  for (const slot of slotsOf(draw, vacant)) forgetOrder(draft, matchAt(draw.structure, slot >> 1).stage);
  for (const filled of new Set([line, vacant]))
    for (const slot of slotsOf(draw, filled)) occupy(draft, slot, lines[filled] ?? stepsIn);
  return answer(progress, draft, options);
}

/** The entry as it counts in the stage from now on: with this role, whatever its own seed. */
export const standingFor = (entry: Entry, stage: number, seed: number | null): Entry =>
  seedIn(entry, stage) === seed ? entry : { ...entry, standsFor: { stage, seed } };

/** The slots that a line fills. */
export const slotsOf = (draw: Draw, line: number): readonly Slot[] => draw.structure.lines[line] ?? [];

/**
 * The last line of the structure whose slots hold the entry (a qualifier's line in the main draw included), or -1. Who comes from a group counts on
 * the line of the group: the lines of the knockout after it belong to the groups.
 */
function lineOfEntry({ draw: { structure }, slots: occupants }: Progress, entry: number): number {
  const hasGroups = structure.stages.some(({ kind }) => kind === 'group');
  return structure.lines.findLastIndex(
    (slots, line) =>
      slots.some((slot: Slot) => occupants[slot] === entry) &&
      !(hasGroups && stageOfLine(structure, line)?.kind === 'knockout'),
  );
}

/** Whether a match counts as played for the entry: the match has a result, or gave the entry a walkover [SB2]. */
function isPlayed({ results, decisions, slots }: Progress, entry: number, match: number): boolean {
  return Boolean(results[match]) || decisions[match] === (slots[match * 2] === entry ? 1 : 2);
}

/** The first match of the entry, from the stage of `line` on, that counts as played or is under way; -1 without one. */
export function firstBegun(
  progress: Progress,
  entry: number,
  line: number,
  started: readonly number[] = [],
): number {
  const { slots, draw } = progress;
  const [first = 0] = slotsOf(draw, line);
  for (let slot = slots.indexOf(entry, first); slot >= 0; slot = slots.indexOf(entry, slot + 1)) {
    const match = slot >> 1;
    const counts = started.includes(match) || isPlayed(progress, entry, match);
    if (counts && !isBye(progress, match)) return match;
  }
  return -1;
}

type Newcomer = { readonly entry: number; readonly alternate: Entry | undefined };

function newcomerFor(
  progress: Progress,
  line: number,
  options: PromoteOptions,
): Result<Newcomer, ProgressError> {
  const { entries, alternates, structure } = progress.draw;
  if (options.luckyLoser !== undefined) {
    const loser = entries[options.luckyLoser];
    if (loser === undefined) return refuse({ code: 'no_such_entry', number: options.luckyLoser + 1 });
    const stage = stageOfLine(structure, line);
    if (progress.slots.indexOf(options.luckyLoser, (stage?.firstMatch ?? 0) * 2) >= 0)
      return refuse({ code: 'already_in_draw', name: loser.name });
    if (progress.withdrawn.includes(options.luckyLoser))
      return refuse({ code: 'loser_withdrawn', name: loser.name });
    if (placesOf(progress, options.luckyLoser) === null)
      return refuse({ code: 'has_not_lost', name: loser.name });
    return { ok: true, value: { entry: options.luckyLoser, alternate: undefined } };
  }
  const index = options.alternate ?? 0;
  const alternate = alternates[index];
  if (alternate === undefined) return refuse({ code: 'no_alternate' });
  if (index > 0 && options.confirm !== true)
    return refuse({ code: 'not_next', name: alternates[0]?.name ?? '' });
  if (progress.draw.lines.some((entry) => entry >= 0 && entries[entry]?.id === alternate.id))
    return refuse({ code: 'already_in_draw', name: alternate.name });
  return { ok: true, value: { entry: -1, alternate } };
}

/** The best ranked entry without a seed in the bracket of `line` that has not withdrawn or played, or -1 if rankings do not tell. */
function nextDueASeed(
  progress: Progress,
  line: number,
  { nextSeed: named, started }: PromoteOptions,
): number {
  const { entries, lines, structure } = progress.draw;
  const stage = stageOfLine(structure, line);
  if (stage === undefined) return -1;
  let best = -1;
  for (let other = stage.firstLine; other < stage.firstLine + stage.lineCount; other++) {
    const entry = lines[other] ?? -1;
    const candidate = entries[entry];
    if (candidate === undefined || candidate.seed !== undefined || progress.withdrawn.includes(entry))
      continue;
    if (firstBegun(progress, entry, other, started) >= 0) continue;
    if (named === entry) return entry;
    if (candidate.ranking !== undefined && candidate.ranking < (entries[best]?.ranking ?? Infinity))
      best = entry;
  }
  return named === undefined ? best : -1;
}
