// What a withdrawal does to a published draw, by the rules [OU1, RR9, SB1, SB2]: nothing is written here.
import { createHash } from 'node:crypto';
import type { WithdrawalBody } from '@tennis/contract';
import {
  matchName,
  promoteAlternate,
  reinstateEntry,
  withdrawEntry,
  type Change,
  type ProgressError,
  type Result,
} from '@tennis/domain';
import { sayMatch } from '@tennis/words/say/draws';
import { because, reasonOfEngine, type Reason } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { consequencesOf, refuseChange, type OpenDraw } from '../drawn-change.ts';

type Leaving = Extract<WithdrawalBody, { withdrawn: true }>;

interface NamedEntry {
  readonly participantId: number;
  readonly name: string;
}

/** A withdrawal or a return, worked out. */
export interface WorkedOut {
  readonly change: Change;
  readonly consequences: readonly Reason[];
  /** The names of matches whose results would go. */
  readonly lost: readonly Reason[];
  readonly replacement: NamedEntry | null;
  readonly alternates: NamedEntry[];
  /** Stands for everything that would happen. */
  readonly version: number;
}

const namedEntries = ({ progress }: OpenDraw): NamedEntry[] =>
  progress.draw.alternates.map(({ id, name }) => ({ participantId: Number(id), name }));

/** Everything is worked out as if it were confirmed; what would be lost is told beside it. */
const MEANT = { confirm: true } as const;

/** Who takes the place: whom the director names, else the first of the list; null when nobody is to. */
function chosenOf(alternates: readonly NamedEntry[], body: Leaving): number | null {
  const { replacement, replacementReason } = body;
  if (replacement === null) return null;
  if (replacement === undefined) return alternates.length === 0 ? null : 0;
  const chosen = alternates.findIndex(({ participantId }) => participantId === replacement);
  if (chosen < 0) refuseField('replacement', because('notAlternate'));
  if (chosen > 0 && body.confirm === true && replacementReason === undefined)
    refuseField('replacementReason', because('passOverReasonMissing'));
  return chosen;
}

/** An entry that leaves, by its index in the draw. */
export function workOutLeaving(open: OpenDraw, entry: number, body: Leaving): WorkedOut {
  const { progress, started } = open;
  if (progress.withdrawn.includes(entry)) refuseConflict(because('withdrawnAlready'));
  const plays = (match: number) =>
    progress.slots[match * 2] === entry || progress.slots[match * 2 + 1] === entry;
  if (started.some(plays)) refuseConflict(because('withdrawUnderWay'));
  const options = { ...MEANT, started };
  const named = namedEntries(open);
  const isVacant = promoteAlternate(progress, entry, { ...options, alternate: 0 }).ok;
  const alternates = isVacant ? named : [];
  const chosen = isVacant ? chosenOf(named, body) : null;
  if (!isVacant && typeof body.replacement === 'number') refuseField('replacement', because('noPlaceLeft'));
  const changed =
    chosen === null
      ? withdrawEntry(progress, entry, options)
      : promoteAlternate(progress, entry, { ...options, alternate: chosen });
  return workedOut(open, changed, entry, alternates, chosen === null ? null : (named[chosen] ?? null));
}

/** An entry that comes back; refused where the walkover that somebody got has been built on. */
export function workOutReturn(open: OpenDraw, entry: number): WorkedOut {
  const { progress, started } = open;
  return workedOut(open, reinstateEntry(progress, entry, { started }), entry, [], null);
}

function workedOut(
  { progress }: OpenDraw,
  changed: Result<Change, ProgressError>,
  entry: number,
  alternates: NamedEntry[],
  replacement: NamedEntry | null,
): WorkedOut {
  if (!changed.ok) {
    // Nobody comes back over a match that was played since, confirmed or not.
    const { code } = changed.error;
    if (code === 'overwrites_played') refuseConflict(because('undoBuiltOn'));
    refuseChange(changed.error);
  }
  const change = changed.value;
  const consequences = consequencesOf(change);
  const lost = change.overwritten.map((match) =>
    reasonOfEngine(matchName(progress.draw.structure, match), ({ draws }, name) => sayMatch(draws, name)),
  );
  return {
    change,
    consequences,
    lost,
    replacement,
    alternates,
    version: fingerprintOf([entry, replacement?.participantId, change.consequences]),
  };
}

/** The parts of a consequence that are said in somebody's words. */
const SAID: ReadonlySet<string> = new Set(['text', 'news']);

/** 48 bits of what would happen, the same for every reader. */
function fingerprintOf(told: unknown): number {
  const text = JSON.stringify(told, (key, value: unknown) => (SAID.has(key) ? undefined : value));
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);
}
