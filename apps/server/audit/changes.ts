// Tells what a write has changed in an object: its row before and after, field by field, as far as the log may hold it.
import { writeScores, type ObjectKind } from '@tennis/contract';
import { parseMatchFormat } from '@tennis/domain';
import type { Db, Tx } from '../database/connection.ts';
import { scoreIn } from '../database/stored-score.ts';
import { KEPT } from './fields.ts';

/** A row of any table. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A change as the record keeps it; a private field has its name only. */
export interface KeptChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Columns that hold JSON as text. */
const AS_JSON: ReadonlySet<string> = new Set(['options', 'stage_formats']);
/** The fields of a match that are its result (D14). */
const OF_RESULT: ReadonlySet<string> = new Set(['status', 'winnerId', 'scores']);
/** Longer texts are cut: a record stays small whatever is stored. */
const LONGEST = 300;

/** Columns that the wire calls otherwise. */
const WIRE_NAMES: Readonly<Record<string, string>> = { password_hash: 'password', score: 'scores' };

const wireName = (column: string): string =>
  WIRE_NAMES[column] ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A score in its wire form. A record keeps it for good: section 7 stays the same even if we store scores in another way. */
export function wireScore(stored: string, matchFormat: unknown): unknown {
  const score = scoreIn(stored);
  if ('unread' in score) return { text: score.unread };
  const format = typeof matchFormat === 'string' ? parseMatchFormat(matchFormat) : null;
  return writeScores(score, format?.ok === true ? format.value : null);
}

function wireValue(column: string, value: unknown, row: AnyRow | undefined): unknown {
  if (typeof value !== 'string') return value;
  if (AS_JSON.has(column)) return JSON.parse(value) as unknown;
  if (column === 'score') return wireScore(value, row?.['match_format']);
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

/** Whether a change of a match changes its result. */
export const isOfResult = ({ field }: KeptChange): boolean => OF_RESULT.has(field);

/** The row of an object, or undefined when there is none. */
export async function rowOf(db: Db | Tx, kind: ObjectKind, id: number): Promise<AnyRow | undefined> {
  if (kind === 'session') return undefined;
  return db.selectFrom(KEPT[kind].table).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The fields that differ. What has come or gone is told by the fields that are not empty. */
export function changesBetween(
  kind: ObjectKind,
  before: AnyRow | undefined,
  after: AnyRow | undefined,
): readonly KeptChange[] {
  if (kind === 'session') return [];
  return Object.entries(KEPT[kind].rules).flatMap(([column, rule]): KeptChange[] => {
    const [old, now] = [before?.[column] ?? null, after?.[column] ?? null];
    if (rule === 'left out' || old === now) return [];
    const field = wireName(column);
    if (rule === 'private') return [{ field }];
    return [
      {
        field,
        ...(before === undefined ? {} : { before: wireValue(column, old, before) }),
        ...(after === undefined ? {} : { after: wireValue(column, now, before) }),
      },
    ];
  });
}
