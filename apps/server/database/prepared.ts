// Queries that are built and compiled once: if one ran with every request, Kysely would take longer than the database. The text of the statement also
// stays the same object; each engine finds its prepared statement by it.
import { sql, type Compilable, type CompiledQuery, type DialectAdapter, type RawBuilder } from 'kysely';
import type { Db, Tx } from './connection.ts';
import { AtOnce, type Runner } from './together.ts';

/** Stands among the parameters of a compiled query for a value that each run brings. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The placeholders in a query for the values of a run. */
export type Places<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/** Runs a prepared query with its values; answers its rows. */
export type Prepared<Values, Row> = (runner: Runner, values: Values) => Promise<readonly Row[]>;

const placesOf = <Values>(): Places<Values> =>
  new Proxy({} as Places<Values>, {
    get: (_target, name) => sql`${new Place(String(name))}`,
  });

/**
 * Prepares a query. All outside values must come through `places`; anything else is compiled in for good. The number of values must not change: no
 * lists.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db | Tx, places: Places<Values>) => Compilable<Row>,
): Prepared<Values, Row> {
  // Each database compiles in its own dialect; its transactions share its adapter.
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (runner, values) => {
    const executor = runner.getExecutor();
    const { adapter } = executor;
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(runner instanceof AtOnce ? runner.builder : runner, placesOf<Values>()).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? (values as Record<string, unknown>)[parameter.name] : parameter,
    );
    const { rows } = await executor.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Most writes bring one row or two, few more than this: only these are kept. */
const MOST_PREPARED = 8;

/** The values of a run themselves, instead of placeholders. */
const valuesIn = <Values extends object>(values: Values): Places<Values> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sql`${value}`])) as Places<Values>;

/**
 * Prepares a statement about a list of rows: once for each number of rows up to 8, and each time for longer lists. All rows have the same columns; `others`
 * are values that belong to no row. No column may end in a digit.
 */
export function preparedForRows<Row extends object, Answer, Others extends object = object>(
  build: (rows: readonly Places<Row>[], others: Places<Others>) => RawBuilder<Answer>,
): (runner: Runner, rows: readonly Row[], others: Others) => Promise<readonly Answer[]> {
  const kept = Array.from({ length: MOST_PREPARED }, (_, fewer) =>
    prepared<Record<string, unknown>, Answer>((db, places) => {
      const rows = Array.from({ length: fewer + 1 }, (_row, at) => {
        const get = (_target: object, column: string | symbol) => places[`${String(column)}${at}`];
        return new Proxy({}, { get }) as Places<Row>;
      });
      return { compile: () => build(rows, places as Places<Others>).compile(db) };
    }),
  );
  return async (runner, rows, others) => {
    const run = kept[rows.length - 1];
    if (run === undefined) return (await build(rows.map(valuesIn), valuesIn(others)).execute(runner)).rows;
    const numbered = rows.flatMap((row, at) =>
      Object.entries(row).map(([column, value]) => [`${column}${at}`, value] as const),
    );
    return run(runner, { ...others, ...Object.fromEntries(numbered) });
  };
}

/** Makes what depends on a set of columns once for each. */
export function keptByColumns<Column extends string, Made>(
  make: (columns: readonly Column[]) => Made,
): (columns: readonly Column[]) => Made {
  const made = new Map<string, Made>();
  return (columns) => {
    const key = columns.join();
    const known = made.get(key) ?? make(columns);
    made.set(key, known);
    return known;
  };
}
