// Where the players of a draw's match will come from: the winner of match 12, the first of group A. For existing matches it is worked out from the
// draw, by the code as it was on the day on which this was written.
import { sql, type Kysely } from 'kysely';

interface Structure {
  readonly stages: readonly { readonly kind: string; readonly placeTo: readonly number[] }[];
  readonly matches: readonly { readonly winnerTo: number; readonly loserTo: number }[];
}

const LETTERS = 26;
const FIRST_LETTER = 65;

/** The letters of a group, as columns of a sheet are counted. */
function letterOf(index: number): string {
  const last = String.fromCodePoint(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? last : letterOf(Math.floor(index / LETTERS) - 1) + last;
}

/** The words about each slot; two slots are a match. */
function sourcesIn({ stages, matches }: Structure): ReadonlyMap<number, unknown> {
  const from = new Map<number, unknown>();
  let groups = 0;
  for (const { kind, placeTo } of stages) {
    if (kind !== 'group') continue;
    const group = letterOf(groups++);
    placeTo.forEach((slot, at) => from.set(slot, { kind: 'place', place: at + 1, group }));
  }
  matches.forEach(({ winnerTo, loserTo }, index) => {
    from.set(winnerTo, { kind: 'winner', match: index + 1 });
    if (loserTo >= 0) from.set(loserTo, { kind: 'loser', match: index + 1 });
  });
  return from;
}

/** Adds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('comes_from', 'text').execute();
  const { rows: draws } = await sql<{ id: number; drawn: string }>`
    select id, drawn from draws where exists (select 1 from matches where matches.draw_id = draws.id)`.execute(
    db,
  );
  for (const { id, drawn } of draws) {
    const { structure } = JSON.parse(drawn) as { readonly structure: Structure };
    const from = sourcesIn(structure);
    for (const index of structure.matches.keys()) {
      const sides = [from.get(index * 2) ?? null, from.get(index * 2 + 1) ?? null];
      if (sides.every((side) => side === null)) continue;
      await sql`update matches set comes_from = ${JSON.stringify(sides)}
        where draw_id = ${id} and draw_match = ${index}`.execute(db);
    }
  }
}
