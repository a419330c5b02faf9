// Reads the kinds of refusal (D9, D13, D14, D16): somebody else saved first, "say that you mean it", "archive it instead", "nobody knows".
import { ApiError, type Namesake } from '@tennis/contract';
import { messageOf } from '../lib/api.ts';
import type { Failure } from './submission.ts';

type Detail = 'current' | 'canConfirm' | 'canArchive' | 'consequences' | 'namesakes';

function detailOf(error: unknown, name: Detail): unknown {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const details = error.problem?.details;
  return typeof details === 'object' && details !== null
    ? (details as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** A stored object with its version: a stale write is shown beside it. */
export interface Versioned {
  readonly version: number;
}

/** Whether an answer has a later version than this. */
export const isLaterThan = (answer: unknown, version: number): boolean =>
  ((answer ?? {}) as Partial<Versioned>).version !== undefined && (answer as Versioned).version > version;

/** The stored object if somebody else saved first; otherwise null. */
export function currentOf(error: unknown): Versioned | null {
  const current = detailOf(error, 'current');
  const isVersioned =
    typeof current === 'object' &&
    current !== null &&
    'version' in current &&
    typeof current.version === 'number';
  return isVersioned ? (current as Versioned) : null;
}

/** Whether the server would do what it refused if it is told to once more. */
export const canConfirm = (error: unknown): boolean => detailOf(error, 'canConfirm') === true;

/** The consequences, sentence by sentence, if the server has named them (D14). */
export function consequencesOf(error: unknown): readonly string[] {
  const told = detailOf(error, 'consequences');
  return Array.isArray(told) ? told.filter((text) => typeof text === 'string') : [];
}

/** Whether the server would archive what it refused to delete. */
export const canArchive = (error: unknown): boolean => detailOf(error, 'canArchive') === true;

/** The people who have the name of somebody who is being added; empty if that is not why it was refused. */
export function namesakesOf(error: unknown): readonly Namesake[] {
  const told = detailOf(error, 'namesakes');
  return Array.isArray(told) ? (told as readonly Namesake[]) : [];
}

/** Why a write failed, in the words for the person. */
export function reasonOf(error: unknown, failed: string | Failure): string {
  const { text, offline = text } = typeof failed === 'string' ? { text: failed } : failed;
  return messageOf(error, error instanceof ApiError ? text : offline);
}
