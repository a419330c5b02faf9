// Who people are now whose records were merged into others, in any number of steps (D46, ADR 22).
import type { Db, Tx } from '../database/connection.ts';

/** For each of these numbers the one of the person it stands for now: the same one, unless it was merged. Numbers of nobody are left out. */
export async function whoTheyAre(
  db: Db | Tx,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .withRecursive('steps(asked_id, id, merged_into)', (step) =>
      step
        .selectFrom('persons')
        .select(['persons.id as asked_id', 'persons.id', 'persons.merged_into'])
        .where('persons.id', 'in', personIds)
        .unionAll(
          step
            .selectFrom('persons')
            .innerJoin('steps', 'steps.merged_into', 'persons.id')
            .select(['steps.asked_id', 'persons.id', 'persons.merged_into']),
        ),
    )
    .selectFrom('steps')
    .select(['steps.asked_id', 'steps.id'])
    .where('steps.merged_into', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.asked_id, row.id]));
}
