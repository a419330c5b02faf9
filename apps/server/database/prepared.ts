// Queries that are built and compiled once: if one ran with every request, Kysely would take longer than the database. The text of the statement also
// stays the same object; each engine finds its prepared statement by it.
import { sql, type Compilable, type CompiledQuery, type DialectAdapter, type RawBuilder } from 'kysely';
import type { Db, Tx } from './connection.ts';

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
export type Prepared<Values, Row> = (db: Db | Tx, values: Values) => Promise<readonly Row[]>;

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
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(db, placesOf<Values>()).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? (values as Record<string, unknown>)[parameter.name] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
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
