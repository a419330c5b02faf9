// The figures that the database keeps for everybody's clubs (migration 0014): reading them, and merging their rows.
import { sql } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { KeptFigureRow } from '../database/schema.ts';
import type { ZonedDay } from '../access/scope.ts';

const KINDS: readonly KeptFigureRow['kind'][] = ['members', 'active', 'completed'];

/** The figures that are kept of all tournaments, or of those that everybody may see. */
export async function readFigures(db: Db | Tx, today: readonly ZonedDay[], withDrafts: boolean) {
  const days = today.length === 0 ? [''] : [...new Set(today.map(({ day }) => day))];
  const rows = await db
    .selectFrom('kept_figures')
    .select(['kind', 'day', 'zone', ({ fn }) => fn.sum<number>('amount').as('amount')])
    .where((where) =>
      where.or([
        where.and([where('kind', 'in', KINDS), where('day', '=', '')]),
        where.and([where('kind', '=', 'day'), where('day', 'in', days)]),
      ]),
    )
    .where('shown', 'in', withDrafts ? [0, 1] : [1])
    .groupBy(['kind', 'day', 'zone'])
    .execute();
  const isToday = new Set(today.map(({ zone, day }) => `${day} ${zone}`));
  const sumOf = (kind: KeptFigureRow['kind']): number =>
    rows
      .filter((row) => row.kind === kind && (kind !== 'day' || isToday.has(`${row.day} ${row.zone}`)))
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    members: sumOf('members'),
    active: sumOf('active'),
    completed: sumOf('completed'),
    today: sumOf('day'),
  };
}

/** Merges the rows of each figure into one. Rows that others are writing meanwhile are not seen here and stay. */
export async function foldFigures(tx: Tx): Promise<void> {
  const { last } = await tx
    .selectFrom('kept_figures')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const key = ['kind', 'shown', 'day', 'zone'] as const;
  await tx
    .insertInto('kept_figures')
    .columns([...key, 'amount'])
    .expression((from) =>
      from
        .selectFrom('kept_figures')
        .select([...key, ({ fn }) => fn.sum<number>('amount').as('amount')])
        .groupBy([...key])
        .having(sql<number>`count(*)`, '>', 1),
    )
    .execute();
  await tx
    .deleteFrom('kept_figures')
    .where('id', '<=', last)
    .where((where) =>
      where.exists(
        where
          .selectFrom('kept_figures as folded')
          .select('folded.id')
          .where('folded.id', '>', last)
          .whereRef('folded.kind', '=', 'kept_figures.kind')
          .whereRef('folded.day', '=', 'kept_figures.day')
          .whereRef('folded.zone', '=', 'kept_figures.zone')
          .whereRef('folded.shown', '=', 'kept_figures.shown'),
      ),
    )
    .execute();
}
