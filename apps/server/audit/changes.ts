// What a write has changed of an object: its row before and after, field by field, as far as the log may hold it.
import type { ObjectKind } from '@tennis/contract';
import type { Db, Tx } from '../database/connection.ts';
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
const AS_JSON: ReadonlySet<string> = new Set(['scores', 'options']);
/** Longer texts are cut: a record stays small whatever is stored. */
const LONGEST = 300;

const wireName = (column: string): string =>
  column === 'password_hash'
    ? 'password'
    : column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function wireValue(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (AS_JSON.has(column)) return JSON.parse(value) as unknown;
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

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
        ...(before === undefined ? {} : { before: wireValue(column, old) }),
        ...(after === undefined ? {} : { after: wireValue(column, now) }),
      },
    ];
  });
}
