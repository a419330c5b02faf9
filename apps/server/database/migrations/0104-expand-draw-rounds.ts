// The round of a match in its draw, where the seven rounds of lists only say "knockout": the number of players, and the stage if it is not the main
// one. For existing matches it is worked out from the draw, by the code as it was on the day on which this was written.
import { sql, type Kysely } from 'kysely';

interface Structure {
  readonly type: string;
  readonly stages: readonly {
    readonly kind: string;
    readonly name: { readonly code: string };
    readonly matchCount: number;
    readonly rounds: number;
  }[];
  readonly matches: readonly {
    readonly stage: number;
    readonly round: number;
    readonly places: readonly number[];
  }[];
}

/** The further words about a match; null if its round says all. */
function roundIn({ type, stages, matches }: Structure, index: number): string | null {
  const match = matches[index];
  const stage = stages[match?.stage ?? -1];
  if (match === undefined || stage === undefined || stage.kind === 'group') return null;
  const halves = stage.matchCount === 2 ** stage.rounds - 1;
  const isMain = match.places[0] === 1 && halves && type !== 'double_elimination';
  return JSON.stringify({
    ...(isMain ? {} : { stage: stage.name }),
    ...(halves ? { players: 2 ** (stage.rounds - match.round + 1) } : { number: match.round }),
  });
}

/** Adds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('draw_round', 'text').execute();
  const { rows: draws } = await sql<{ id: number; drawn: string }>`
    select id, drawn from draws where exists (select 1 from matches where matches.draw_id = draws.id)`.execute(
    db,
  );
  for (const { id, drawn } of draws) {
    const { structure } = JSON.parse(drawn) as { readonly structure: Structure };
    const indexesOf = new Map<string, number[]>();
    for (const index of structure.matches.keys()) {
      const round = roundIn(structure, index);
      if (round !== null) indexesOf.set(round, [...(indexesOf.get(round) ?? []), index]);
    }
    for (const [round, indexes] of indexesOf)
      await sql`update matches set draw_round = ${round}
        where draw_id = ${id} and round = 'knockout' and draw_match in (${sql.join(indexes)})`.execute(db);
  }
}
