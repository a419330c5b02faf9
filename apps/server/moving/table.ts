// The definition of a table for both engines, the content of its rows, and the one form in which rows of both are compared (ADR 46).
import { createHash, type Hash } from 'node:crypto';

/** All that our columns hold; a migration that adds another kind has to teach it here. */
export type Kind = 'integer' | 'text' | 'bytes';

export interface Column {
  readonly name: string;
  readonly kind: Kind;
}

export interface Table {
  readonly name: string;
  /** By name, which is the same on both engines; their order in the tables is not. */
  readonly columns: readonly Column[];
  /** The columns of the primary key, in its order. */
  readonly key: readonly Column[];
}

export type Value = number | string | Uint8Array | null;
/** In the order of the table's columns. */
export type Row = readonly Value[];

/** A schema's facts about a column, on either engine. */
export interface DeclaredColumn {
  readonly table: string;
  readonly column: string;
  /** As the engine writes it. */
  readonly type: string;
  /** Its place in the primary key, from 1 on; null outside of it. */
  readonly place: number | null;
}

const KINDS: Readonly<Record<string, Kind>> = {
  integer: 'integer',
  bigint: 'integer',
  text: 'text',
  blob: 'bytes',
  bytea: 'bytes',
};

function kindOf({ table, column, type }: DeclaredColumn): Kind {
  const kind = KINDS[type.toLowerCase()];
  if (kind === undefined)
    throw new Error(`The column ${table}.${column} is of a type unknown here: ${type}.`);
  return kind;
}

/** The tables of a schema, by name. Throws for one without a primary key, as its rows have no order. */
export function tablesOf(declared: readonly DeclaredColumn[]): readonly Table[] {
  const byTable = Map.groupBy(declared, ({ table }) => table);
  return [...byTable]
    .map(([name, columns]) => {
      const known = columns
        .map((one) => ({ name: one.column, kind: kindOf(one), place: one.place }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const key = known
        .flatMap(({ place, ...column }) => (place === null ? [] : [{ place, column }]))
        .toSorted((a, b) => a.place - b.place);
      if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
      return {
        name,
        columns: known.map(({ name: column, kind }) => ({ name: column, kind })),
        key: key.map(({ column }) => column),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The name between quotes, as both engines read it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `"a", "b"`. */
export const listed = (columns: readonly Column[]): string =>
  columns.map(({ name }) => quoted(name)).join(', ');

/** A value that does not fit its column: the file was written by something else. */
export class OddValue extends Error {
  override readonly name = 'OddValue';
}

/** The value as it was read, when it is what its column holds. */
export function checked(value: unknown, { name, kind }: Column, table: string): Value {
  if (value === null) return null;
  if (kind === 'integer' && Number.isSafeInteger(value)) return value as number;
  // PostgreSQL's text knows no zero byte.
  if (kind === 'text' && typeof value === 'string' && !value.includes('\0')) return value;
  if (kind === 'bytes' && value instanceof Uint8Array) return value;
  throw new OddValue(`The column ${table}.${name} holds a value that is no ${kind}.`);
}

function write(hash: Hash, value: Value): void {
  if (value === null) hash.update('n');
  else if (typeof value === 'number') hash.update(`i${value};`);
  else {
    const bytes = typeof value === 'string' ? Buffer.from(value) : value;
    hash.update(`${typeof value === 'string' ? 't' : 'b'}${bytes.length}:`).update(bytes);
  }
}

/** A summary of a table's rows: how many, and a SHA-256 of all values in the order of the key. */
export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}

/** Adds up rows as they pass. */
export class Summing {
  readonly #hash = createHash('sha256');
  #rows = 0;

  constructor({ name, columns }: Table) {
    this.#hash.update(`${name}(${listed(columns)})`);
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) for (const value of row) write(this.#hash, value);
    this.#rows += rows.length;
  }

  done(): Sum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
