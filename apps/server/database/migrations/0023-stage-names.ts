// The stages of a draw are called by codes, so that every reader is told their names in their own language. Draws that were made before have English names.
import type { Kysely } from 'kysely';

const CODES: Readonly<Record<string, string>> = {
  'Main draw': 'main',
  'Third place': 'third-place',
  Consolation: 'consolation',
  'Winners bracket': 'winners',
  'Losers bracket': 'losers',
  'Grand final': 'grand-final',
  'Round robin': 'round-robin',
  Qualifying: 'qualifying',
  Knockout: 'knockout',
  East: 'east',
  West: 'west',
  North: 'north',
  South: 'south',
  Northeast: 'northeast',
  Southwest: 'southwest',
  Northwest: 'northwest',
  Southeast: 'southeast',
};

interface Draws {
  draws: { readonly id: number; readonly drawn: string };
  draw_acts: object;
}

interface Drawn {
  readonly structure: { readonly stages: readonly { readonly kind: string; readonly name: string }[] };
}

/** Groups are numbered in their order. */
function coded(drawn: Drawn): unknown {
  let groups = 0;
  const stages = drawn.structure.stages.map((stage) => {
    const code = CODES[stage.name];
    const name = code === undefined ? { code: 'group', number: ++groups } : { code };
    return { ...stage, name };
  });
  return { ...drawn, structure: { ...drawn.structure, stages } };
}

/** Gives the stages of the draws there are their codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Draws>;
  for (const { id } of await tables.selectFrom('draws').select('id').execute()) {
    const { drawn } = await tables
      .selectFrom('draws')
      .select('drawn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const changed = JSON.stringify(coded(JSON.parse(drawn) as Drawn));
    await tables.updateTable('draws').set({ drawn: changed }).where('id', '=', id).execute();
  }
  // They hold draws as they were, and can be undone for ten minutes alone.
  await tables.deleteFrom('draw_acts').execute();
}
