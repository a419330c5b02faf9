// The effects of a withdrawal on a published draw, by the rules [OU1, RR9, SB1, SB2]: nothing is written here.
import type { WithdrawalBody } from '@tennis/contract';
import {
  decisionOf,
  luckyLosers,
  matchName,
  NO_WINNER_YET,
  promoteAlternate,
  reinstateEntry,
  UNDECIDED,
  walkoversToCome,
  withdrawEntry,
  type Change,
  type Entry,
  type PromoteOptions,
  type Progress,
  type ProgressError,
  type Result,
} from '@tennis/domain';
import { sayMatch } from '@tennis/words/say/draws';
import { sayNews } from '@tennis/words/say/progress';
import { because, reasonOfEngine, type Reason } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { consequencesOf, refuseChange, type OpenDraw } from '../drawn-change.ts';
import { fingerprintOf } from '../fingerprint.ts';

type Leaving = Extract<WithdrawalBody, { withdrawn: true }>;

interface Named {
  readonly participantId: number;
  readonly name: string;
}

/** Somebody who could step in. */
interface Substitute extends Named {
  readonly luckyLoser: boolean;
}

/** The same, with the facts for the engine. */
interface Candidate extends Substitute {
  readonly how: Pick<PromoteOptions, 'alternate' | 'luckyLoser'>;
}

/** A withdrawal or a return, worked out. */
export interface WorkedOut {
  readonly change: Change;
  readonly consequences: readonly Reason[];
  /** The names of matches whose results would go. */
  readonly lost: readonly Reason[];
  readonly replacement: Substitute | null;
  readonly alternates: Substitute[];
  /** The player who takes a seed's line, and those who could [SD5]. */
  readonly nextSeed: Named | null;
  readonly nextSeeds: Named[];
  /** Stands for everything that would happen. */
  readonly version: number;
}

/** Everything is worked out as if it were confirmed; what would be lost is told beside it. */
const MEANT = { confirm: true } as const;

/**
 * The entries that could take the place of another, in order: lucky losers once the qualifying is over, then the list of alternates [SB1]. The lot among lucky
 * losers follows from the draw's number and from how many of them have stepped in, so it is the same each time.
 */
function candidatesFor({ progress }: OpenDraw, entry: number, options: PromoteOptions): Candidate[] {
  const { entries, alternates, lines, structure, randomSeed } = progress.draw;
  const main = structure.stages[0]?.lineCount ?? 0;
  const steppedIn = lines.filter((who, line) => who >= 0 && line >= main && lines.indexOf(who) < main).length;
  const losers = isQualifyingOver(progress) ? luckyLosers(progress, 1, randomSeed + steppedIn) : [];
  const list = (luckyLoser: boolean, all: readonly { who: Entry | undefined; how: Candidate['how'] }[]) => {
    const [first] = all;
    // A reason that keeps one of a list from stepping in keeps all of them.
    const isOpen = first !== undefined && promoteAlternate(progress, entry, { ...options, ...first.how }).ok;
    return all.flatMap(({ who, how }) =>
      isOpen && who !== undefined ? [{ participantId: Number(who.id), name: who.name, luckyLoser, how }] : [],
    );
  };
  return [
    ...list(
      true,
      losers.map((index) => ({ who: entries[index], how: { luckyLoser: index } })),
    ),
    ...list(
      false,
      alternates.map((who, index) => ({ who, how: { alternate: index } })),
    ),
  ];
}

/** Whether every place of the main draw that is decided by qualifying has its qualifier, or nobody who could come. */
function isQualifyingOver(progress: Progress): boolean {
  const { structure } = progress.draw;
  if (structure.type !== 'qualifying') return false;
  const decided = (match: number) => ![UNDECIDED, NO_WINNER_YET].includes(decisionOf(progress, match));
  return structure.matches.every(({ stage }, match) => stage > 0 || decided(match));
}

/** The entry that takes the place: the player the director names, otherwise the first on the list; null for nobody. */
function chosenOf(candidates: readonly Candidate[], body: Leaving): Candidate | null {
  const { replacement, replacementReason } = body;
  if (replacement === null) return null;
  if (replacement === undefined) return candidates[0] ?? null;
  const chosen = candidates.findIndex(({ participantId }) => participantId === replacement);
  if (chosen < 0)
    refuseField('replacement', because(candidates.length === 0 ? 'noPlaceLeft' : 'notAlternate'));
  if (chosen > 0 && body.confirm === true && replacementReason === undefined)
    refuseField('replacementReason', because('passOverReasonMissing'));
  return candidates[chosen] ?? null;
}

/** Somebody who is due the line of a seed, by their index in the draw. */
interface DueASeed extends Named {
  readonly entry: number;
}

/** Unranked entries come after all ranked ones. */
const rankingOf = ({ ranking }: Entry): number => ranking ?? Number.MAX_SAFE_INTEGER;

/** The players who could take the line of a seed who leaves, best ranking first: those without a seed who have not begun to play [SD5]. */
function dueASeed({ progress }: OpenDraw, leaving: number, options: PromoteOptions): DueASeed[] {
  const { entries, lines } = progress.draw;
  return [...new Set(lines)]
    .flatMap((entry) => {
      const who = entries[entry];
      if (who === undefined || who.seed !== undefined || entry === leaving) return [];
      const asked = { ...options, beforeOrderOfPlay: true, nextSeed: entry };
      return promoteAlternate(progress, leaving, asked).ok ? [{ who, entry }] : [];
    })
    .toSorted((one, other) => rankingOf(one.who) - rankingOf(other.who) || one.entry - other.entry)
    .map(({ who, entry }) => ({ participantId: Number(who.id), name: who.name, entry }));
}

/** The player who takes the seed's line: the one the director names, otherwise the best by ranking; null if rankings do not tell. */
function nextOf(due: readonly DueASeed[], { progress }: OpenDraw, body: Leaving): DueASeed | null {
  if (body.nextSeed === null) return null;
  if (body.nextSeed === undefined) {
    const [best] = due;
    const isRanked = best !== undefined && progress.draw.entries[best.entry]?.ranking !== undefined;
    return isRanked ? best : null;
  }
  const named = due.find(({ participantId }) => participantId === body.nextSeed);
  if (named === undefined) refuseField('nextSeed', because('notDueASeed'));
  return named;
}

const nameOf = ({ participantId, name }: Named): Named => ({ participantId, name });

/** An entry that leaves, by its index in the draw. `isBeforePlay` says that no order of play of its matches is out yet. */
export function workOutLeaving(
  open: OpenDraw,
  entry: number,
  body: Leaving,
  isBeforePlay: boolean,
): WorkedOut {
  const { progress, started } = open;
  if (progress.withdrawn.includes(entry)) refuseConflict(because('withdrawnAlready'));
  const plays = (match: number) =>
    progress.slots[match * 2] === entry || progress.slots[match * 2 + 1] === entry;
  if (started.some(plays)) refuseConflict(because('withdrawUnderWay'));
  const options = { ...MEANT, started };
  const candidates = candidatesFor(open, entry, options);
  const chosen = chosenOf(candidates, body);
  const isSeeded = progress.draw.entries[entry]?.seed !== undefined;
  const due =
    chosen !== null && isSeeded && isBeforePlay ? dueASeed(open, entry, { ...options, ...chosen.how }) : [];
  const next = nextOf(due, open, body);
  const changed =
    chosen === null
      ? withdrawEntry(progress, entry, options)
      : promoteAlternate(progress, entry, {
          ...options,
          ...chosen.how,
          ...(next !== null && { beforeOrderOfPlay: true, nextSeed: next.entry }),
        });
  const worked = workedOut(
    open,
    changed,
    entry,
    candidates.map(substituteOf),
    chosen && substituteOf(chosen),
  );
  return { ...worked, nextSeed: next && nameOf(next), nextSeeds: due.map(nameOf) };
}

const substituteOf = ({ participantId, name, luckyLoser }: Candidate): Substitute => ({
  participantId,
  name,
  luckyLoser,
});

/** An entry that comes back; refused if the walkover that somebody got has been built on. */
export function workOutReturn(open: OpenDraw, entry: number): WorkedOut {
  const { progress, started } = open;
  return workedOut(open, reinstateEntry(progress, entry, { started }), entry, [], null);
}

function workedOut(
  { progress }: OpenDraw,
  changed: Result<Change, ProgressError>,
  entry: number,
  alternates: Substitute[],
  replacement: Substitute | null,
): WorkedOut {
  if (!changed.ok) {
    // Nobody comes back over a match that was played since, confirmed or not.
    const { code } = changed.error;
    if (code === 'overwrites_played') refuseConflict(because('undoBuiltOn'));
    refuseChange(changed.error);
  }
  const change = changed.value;
  const toCome = walkoversToCome(change.progress, entry).map((news) => reasonOfEngine(news, sayNews));
  const consequences = [...consequencesOf(change), ...toCome];
  const lost = change.overwritten.map((match) =>
    reasonOfEngine(matchName(progress.draw.structure, match), ({ draws }, name) => sayMatch(draws, name)),
  );
  return {
    change,
    consequences,
    lost,
    replacement,
    alternates,
    nextSeed: null,
    nextSeeds: [],
    version: fingerprintOf([entry, replacement?.participantId, change.consequences]),
  };
}
