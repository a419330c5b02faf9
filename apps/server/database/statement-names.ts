// Names for prepared statements on PostgreSQL. A named statement is parsed and planned once for each connection, an unnamed one each time it runs;
// for a query over ten tables, that costs more than the answer.

/** With more names than this, a connection is closed, so that it does not grow: the server keeps a plan for each. */
export const NAMES_KEPT = 250;
/** Lists of changing length make a statement for each length: none of them is worth a name. */
const MOST_PARAMETERS = 60;
const SEEN_KEPT = 1000;

/** Gives names to statements that come again. All connections use the same ones. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  #generation = 0;

  /** Goes up when all names are given again: connections with old names must then be closed. */
  get generation(): number {
    return this.#generation;
  }

  /** Gives all names again. */
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
