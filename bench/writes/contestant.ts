// One checkout of the product on one database, and what was measured of it so far.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { letWrite, read } from './load.ts';
import { fill, Product, type FilledClub, type Place, rolledBack } from './product.ts';
import type { StatementsOfAWrite } from './statements.ts';

/** The load of one run: writers in this many clubs, and perhaps somebody who reads. */
export interface Scene {
  readonly name: string;
  readonly writers: number;
  readonly clubs: number;
  readonly isRead: boolean;
}

const writing = (writers: number, clubs: number): Scene => ({
  name: `${writers} in ${clubs === 1 ? 'one club' : 'ten clubs'}`,
  writers,
  clubs,
  isRead: false,
});
const reading = (name: string, writers: number): Scene => ({ name, writers, clubs: 10, isRead: true });

export const SCENES: readonly Scene[] = [
  writing(1, 1),
  writing(8, 1),
  writing(32, 1),
  writing(8, 10),
  writing(32, 10),
  reading('idle', 0),
  reading('beside 10', 10),
  reading('beside 32', 32),
];

/** The results of a scene, all rounds together. */
export interface Measured {
  readonly writes: number[];
  readonly reads: number[];
  ms: number;
  cpuMs: number;
  /**
   * The work of all processors of the machine, and the most they could have done, in milliseconds: if nothing is left, more writers cannot bring more
   * writes.
   */
  busyMs: number;
  couldMs: number;
}

/** Milliseconds of all processors since the machine started: at work, and altogether. */
function processors(): { readonly busyMs: number; readonly couldMs: number } {
  let [busyMs, couldMs] = [0, 0];
  for (const { times } of cpus()) {
    const worked = times.user + times.nice + times.sys + times.irq;
    busyMs += worked;
    couldMs += worked + times.idle;
  }
  return { busyMs, couldMs };
}

export class Contestant {
  readonly name: string;
  readonly statements: StatementsOfAWrite;
  readonly measured = new Map<Scene, Measured>(
    SCENES.map((scene) => [scene, { writes: [], reads: [], ms: 0, cpuMs: 0, busyMs: 0, couldMs: 0 }]),
  );
  /** Of each round, as the machine is not always as quick. */
  readonly #bareMs: number[] = [];
  /** Transactions that were tried again, in all scenes together; null on SQLite, which never tries again. */
  triedAgain: number | null = null;
  readonly #place: Place;
  readonly #product: Product;
  readonly #clubs: readonly FilledClub[];

  private constructor(
    name: string,
    statements: StatementsOfAWrite,
    place: Place,
    product: Product,
    clubs: readonly FilledClub[],
  ) {
    this.name = name;
    this.statements = statements;
    this.#place = place;
    this.#product = product;
    this.#clubs = clubs;
  }

  /** Starts the server, fills its database and lets it warm up. */
  static async start(
    name: string,
    checkout: string,
    place: Place,
    statements: StatementsOfAWrite,
  ): Promise<Contestant> {
    const product = await Product.start(checkout, place);
    const clubs = await fill(product);
    const writers = letWrite({ port: product.port, writers: 8, clubs });
    await read(product, clubs, 1500);
    await writers.stop();
    return new Contestant(name, statements, place, product, clubs);
  }

  /** The cost of a write's statements without a server, in the middle of all rounds; null on PostgreSQL. */
  get bareMs(): number | null {
    return this.#bareMs.toSorted((a, b) => a - b)[Math.floor(this.#bareMs.length / 2)] ?? null;
  }

  measureBare(): void {
    if (this.statements.bareMs !== null) this.#bareMs.push(this.statements.bareMs());
  }

  async play(scene: Scene, ms: number): Promise<void> {
    const measured = this.measured.get(scene);
    if (measured === undefined) throw new Error(`There is no scene ${scene.name}.`);
    const clubs = this.#clubs.slice(0, scene.clubs);
    const cpuBefore = await this.#product.cpuMs();
    const before = processors();
    const writers =
      scene.writers === 0 ? null : letWrite({ port: this.#product.port, writers: scene.writers, clubs });
    // The thread of the writers has to start.
    if (writers !== null) await pause(100);
    if (scene.isRead) measured.reads.push(...(await read(this.#product, this.#clubs, ms)));
    else await pause(ms);
    const after = processors();
    measured.busyMs += after.busyMs - before.busyMs;
    measured.couldMs += after.couldMs - before.couldMs;
    const written = await writers?.stop();
    measured.cpuMs += (await this.#product.cpuMs()) - cpuBefore;
    measured.writes.push(...(written?.took ?? []));
    measured.ms += written?.ms ?? 0;
    // Work that is put off must not fall to the next contestant.
    await pause(300);
  }

  async stop(): Promise<void> {
    await this.#product.stop();
    const { databaseUrl } = this.#place;
    this.triedAgain = databaseUrl === null ? null : await rolledBack(databaseUrl);
  }
}
