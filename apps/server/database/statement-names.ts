// Names for prepared statements on PostgreSQL: a statement with a name is parsed and planned once a connection, one without each time it
// runs, which for a query over ten tables costs more than the answer.

/** Beyond this many names a connection is closed instead of growing on: the server keeps a plan for each. */
export const NAMES_KEPT = 250;
/** Lists of changing length make a statement for each length: none of them is worth a name. */
const MOST_PARAMETERS = 40;
const SEEN_KEPT = 1000;

/** Gives names to statements that come again. All connections use the same ones. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  #generation = 0;

  /** Counts up when all names are given anew: connections that still hold former ones are then to be closed. */
  get generation(): number {
    return this.#generation;
  }

  /** Gives all names anew. */
  renew(): void {
    this.#names.clear();
    this.#generation += 1;
  }

  /** The name of a statement; undefined the first time, and where a name does not pay. */
  nameOf(sql: string, parameters: number): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    if (parameters > MOST_PARAMETERS) return undefined;
    if (!this.#seen.delete(sql)) {
      if (this.#seen.size >= SEEN_KEPT) this.#seen.clear();
      this.#seen.add(sql);
      return undefined;
    }
    if (this.#names.size >= NAMES_KEPT) this.renew();
    const name = `t${this.#generation}_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}
