// The state of the pad for set scores: the typed digits, where the next one goes, and which may follow (brief section 8; D13, [SC8]).
import type { Match } from '@tennis/contract';
import {
  judgeSet,
  keypadFor,
  setFormatAt,
  type DigitProblem,
  type EndingKind,
  type EntryField,
  type Keypad,
  type MatchFormat,
  type Score,
  type Side,
} from '@tennis/domain';
import { scoreOf, type ScoreEntry } from '../score-entry.ts';
import {
  concernsSide,
  openScoreForm,
  readScoreForm,
  type ScoreFormState,
  type ScoreReading,
} from '../score-form.ts';

/** A box of the pad. */
export interface PadPlace {
  readonly set: number;
  readonly field: EntryField;
}

export interface PadState {
  readonly form: ScoreFormState;
  /** The box that the next digit goes to; null when nothing is left to type. */
  readonly place: PadPlace | null;
  /** The box has just been entered: a digit replaces what it holds. */
  readonly fresh: boolean;
  /** The pad has opened on a set in play, and nothing is typed yet: its old games go together. */
  readonly resumes: boolean;
  /** The match goes on, so that the last set may be unfinished. */
  readonly inPlay: boolean;
}

/** How a match ends from the pad, as in the dialog. */
export const PAD_ENDINGS = ['retired', 'walkover', 'defaulted', 'abandoned'] as const;
export type PadEnding = (typeof PAD_ENDINGS)[number];

const isBlank = ({ first, second }: ScoreEntry): boolean => first === '' && second === '';

/** Endings before a ball was struck: the typed score does not count, and comes back if the ending is removed. */
const isWithoutPlay = (ending: EndingKind | null): boolean => ending === 'walkover' || ending === 'withdrawn';

const mayBeUnfinished = ({ form, inPlay }: PadState): boolean => inPlay || form.ending !== null;

/** The index of the first set of which one side is typed and the other not; null where there is none. */
function halfTyped({ form }: PadState): number | null {
  if (isWithoutPlay(form.ending)) return null;
  const at = form.entries.findIndex(({ first, second }) => (first === '') !== (second === ''));
  return at < 0 ? null : at;
}

/** Reads and judges what the pad holds. A box that is empty beside a filled one is not 0: nothing is judged until it is typed. */
export function readPad(state: PadState, format: MatchFormat): ScoreReading {
  const { form } = state;
  const blank = form.entries.map((entry) => ({ ...entry, first: '', second: '', tieBreak: '' }));
  const reading = readScoreForm(isWithoutPlay(form.ending) ? { ...form, entries: blank } : form, format);
  return halfTyped(state) === null ? reading : { ...reading, judgement: null, suggested: null, winner: null };
}

const entryAt = ({ form }: PadState, { set }: PadPlace): ScoreEntry | undefined => form.entries[set];

/** The keys for the box in use; null when there is none. */
export function keysOf(state: PadState, format: MatchFormat): Keypad | null {
  const { place, fresh } = state;
  const entry = place === null ? undefined : entryAt(state, place);
  if (place === null || entry === undefined || isWithoutPlay(state.form.ending)) return null;
  const typed = fresh ? { ...entry, [place.field]: '' } : entry;
  return keypadFor(place.field, typed, { format, set: place.set, unfinished: mayBeUnfinished(state) });
}

/** Whether the digit would leave the last set as it can stand while it is played: it is kept, and said to be that. */
const leavesOpen = (state: PadState, { set }: PadPlace, reason: DigitProblem): boolean =>
  reason.code === 'set-not-over' && state.form.entries.slice(set + 1).every(isBlank);

/** Why the digit is not taken; null if it is. */
export function refusalOf(state: PadState, digit: number, format: MatchFormat): DigitProblem | null {
  const reason = keysOf(state, format)?.digits[digit]?.reason ?? null;
  return reason === null || state.place === null || leavesOpen(state, state.place, reason) ? null : reason;
}

/** Whether the set is typed on both sides, and is not over by its numbers. */
function isOpenAt({ form }: PadState, format: MatchFormat, set: number): boolean {
  const entry = form.entries[set];
  if (entry === undefined || entry.first === '' || entry.second === '') return false;
  const typed = scoreOf(form.entries, format, null).sets[set];
  return typed !== undefined && judgeSet(typed, setFormatAt(format, set)).state === 'open';
}

/** The games of the last set while it is not over and nobody has said how the match ended; null else, and while a number may still grow. */
export function openSet(
  state: PadState,
  format: MatchFormat,
): { readonly first: string; readonly second: string } | null {
  if (mayBeUnfinished(state) || halfTyped(state) !== null) return null;
  const { entries } = state.form;
  const last = entries.findLastIndex((entry) => !isBlank(entry));
  const entry = entries[last];
  if (entry === undefined || !isOpenAt(state, format, last)) return null;
  const isTyping = state.place?.set === last && !state.fresh;
  const mayGrow = isTyping && keysOf(state, format)?.digits.some(({ reason }) => reason === null) === true;
  return mayGrow ? null : { first: entry.first, second: entry.second };
}

/** Where typing goes on: the rest of the set, then the next set unless the match is over. */
function placeAfter(state: PadState, { set, field }: PadPlace, format: MatchFormat): PadPlace | null {
  const entry = state.form.entries[set];
  if (entry === undefined) return null;
  const { next } = keypadFor(field, entry, { format, set, unfinished: mayBeUnfinished(state) });
  if (next !== null) return { set, field: next };
  const isOver = readPad(state, format).judgement?.verdict === 'complete';
  return isOver || set + 1 >= state.form.entries.length ? null : { set: set + 1, field: 'first' };
}

/** The index of the last set, where its score has not ended it. The clock ends a timed set: nobody can tell by its score, so in play it goes on. */
function playedSet({ sets }: Score, format: MatchFormat, inPlay: boolean): number | null {
  const last = sets.length - 1;
  const set = sets[last];
  if (set === undefined) return null;
  const rules = setFormatAt(format, last);
  return (inPlay && rules.kind === 'timed') || judgeSet(set, rules).state === 'open' ? last : null;
}

/** The first box that is still to be filled: of the set in play, or of the first without a score. */
function firstOpen(form: ScoreFormState, format: MatchFormat, inPlay: boolean): PadPlace | null {
  const { judgement, score } = readScoreForm(form, format);
  const played = playedSet(score, format, inPlay);
  if (played !== null && inPlay) return { set: played, field: 'first' };
  const set = played ?? form.entries.findIndex(isBlank);
  return judgement?.verdict === 'complete' || set < 0 ? null : { set, field: 'first' };
}

/** The pad as it opens on a match. */
export function openPad(match: Match, format: MatchFormat): PadState {
  const form = openScoreForm(match);
  const place = firstOpen(form, format, match.status === 'in_progress' && match.winnerId === null);
  const entry = place === null ? undefined : form.entries[place.set];
  return { form, place, fresh: true, resumes: entry !== undefined && !isBlank(entry), inPlay: false };
}

function withField(state: PadState, { set, field }: PadPlace, value: string): PadState {
  const entries = state.form.entries.map((entry, index) => {
    if (index !== set) return entry;
    // The points of a tie-break belong to the games as they were.
    return field === 'tieBreak' ? { ...entry, tieBreak: value } : { ...entry, tieBreak: '', [field]: value };
  });
  return { ...state, form: { ...state.form, entries, winner: null, line: '', lineProblem: null } };
}

/** Goes to a box, or to none. */
export const goTo = (state: PadState, place: PadPlace | null): PadState => ({
  ...state,
  place,
  fresh: true,
  resumes: false,
});

/** Types a digit; one that may not follow changes nothing. Moves to the next box by itself once this one is full. */
export function pressDigit(state: PadState, digit: number, format: MatchFormat): PadState {
  const { place, fresh } = state;
  if (place === null || keysOf(state, format) === null || refusalOf(state, digit, format) !== null)
    return state;
  const held = fresh ? '' : (entryAt(state, place)?.[place.field] ?? '');
  // The other side's games are typed anew as well: the old ones would look as if they had been.
  const from = state.resumes ? withField(state, { set: place.set, field: 'second' }, '') : state;
  const typed = { ...withField(from, place, `${held}${digit}`), fresh: false, resumes: false };
  const after = keysOf(typed, format);
  if (after === null || after.digits.some(({ reason }) => reason === null)) return typed;
  // Nothing follows a set that is not over: the next digit puts this number right.
  if (place.field === 'second' && isOpenAt(typed, format, place.set)) return { ...typed, fresh: true };
  return after.isFull ? pressNext(typed, format) : typed;
}

/** Goes on to the next box, from one that holds a number. */
export function pressNext(state: PadState, format: MatchFormat): PadState {
  const { place } = state;
  if (place === null || (entryAt(state, place)?.[place.field] ?? '') === '') return state;
  return goTo(state, placeAfter(state, place, format));
}

const FIELDS = ['first', 'second', 'tieBreak'] as const;

/** All boxes that hold something, in the order of typing. */
const filledPlaces = ({ entries }: ScoreFormState): PadPlace[] =>
  entries.flatMap((entry, set) =>
    FIELDS.filter((field) => entry[field] !== '').map((field) => ({ set, field })),
  );

const isBefore = (a: PadPlace, b: PadPlace | null): boolean =>
  b === null || a.set < b.set || (a.set === b.set && FIELDS.indexOf(a.field) < FIELDS.indexOf(b.field));

/** Takes the last digit of the box away, or of the last box before it that holds one. */
export function erase(state: PadState): PadState {
  const { place, resumes } = state;
  const held = place === null ? '' : (entryAt(state, place)?.[place.field] ?? '');
  const filled = filledPlaces(state.form);
  const at =
    place !== null && held !== '' && !resumes
      ? place
      : filled.findLast((one) => resumes || isBefore(one, place));
  if (at === undefined) return state;
  const text = entryAt(state, at)?.[at.field] ?? '';
  return { ...withField(state, at, text.slice(0, -1)), place: at, fresh: false, resumes: false };
}

/** Says how the match ended, or, said once more, that it did not end so. */
export function endAs(state: PadState, kind: PadEnding, format: MatchFormat): PadState {
  const ending = state.form.ending === kind ? null : kind;
  const form = { ...state.form, ending, by: null, winner: null };
  return { ...state, form, inPlay: false, place: state.place ?? firstOpen(form, format, false), fresh: true };
}

/** Says which side it was that could not go on. */
export const endedBy = (state: PadState, by: Side): PadState => ({
  ...state,
  form: { ...state.form, by },
});

/** Says that the match goes on, or that it does not. */
export const setInPlay = (state: PadState, inPlay: boolean): PadState => ({
  ...state,
  inPlay,
  form: { ...state.form, ending: null, by: null },
});

/** The action of the pad's main button. */
export type PadStep =
  /** Nothing yet: no score is typed. */
  | { readonly kind: 'empty' }
  /** A side is to be named. */
  | { readonly kind: 'side' }
  | { readonly kind: 'impossible' }
  /** One side of a set is typed, and the match is said to have ended or to go on: the other side is to be typed. */
  | { readonly kind: 'half' }
  /** The set with this number, from 1, is to be typed. */
  | { readonly kind: 'unfinished'; readonly set: number }
  /** The score says nothing of a winner: a person says who has won. */
  | { readonly kind: 'winner' }
  | { readonly kind: 'save' }
  | { readonly kind: 'complete'; readonly winner: Side }
  /** The match will not be played on, and nobody wins it. */
  | { readonly kind: 'abandon' }
  /** A table counts the match, and it has ended level (SC8). */
  | { readonly kind: 'level' };

/** Whether what is typed can be sent. */
export const isDone = ({ kind }: PadStep): boolean =>
  kind === 'save' || kind === 'complete' || kind === 'abandon' || kind === 'level';

/** The next step for what is typed. */
export function stepOf(state: PadState, format: MatchFormat, inTable = false): PadStep {
  const { form, inPlay } = state;
  const { judgement, problem, winner, score } = readPad(state, format);
  const half = halfTyped(state);
  if (half !== null) return mayBeUnfinished(state) ? { kind: 'half' } : { kind: 'unfinished', set: half + 1 };
  if (judgement === null) return { kind: 'empty' };
  if (judgement.verdict === 'impossible') return { kind: 'impossible' };
  if (concernsSide(form.ending) && form.by === null) return { kind: 'side' };
  if (problem !== null) return { kind: 'impossible' };
  if (inPlay) return { kind: 'save' };
  if (form.ending === 'abandoned') return { kind: 'abandon' };
  if (winner !== null) return { kind: 'complete', winner };
  if (inTable && judgement.reason.code === 'tied') return { kind: 'level' };
  if (judgement.verdict === 'partial' && form.ending === null)
    return { kind: 'unfinished', set: Math.max(1, judgement.set ?? unfinishedSet(score, state, format)) };
  return { kind: 'winner' };
}

/** The number of the set that is to be typed next: the last one if it is not over or lacks a number, otherwise the one after it. */
function unfinishedSet(score: Score, { form }: PadState, format: MatchFormat): number {
  const played = playedSet(score, format, false);
  if (played !== null) return played + 1;
  const count = score.sets.length;
  const last = form.entries[count - 1];
  return last === undefined || last.first === '' || last.second === '' ? Math.max(1, count) : count + 1;
}
