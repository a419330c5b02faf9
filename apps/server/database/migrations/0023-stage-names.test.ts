// Draws that were made while stages still had English names keep their stages (migration 0023).
import { eliminationStructure, drawGroups } from '@tennis/domain';
import { entriesOf, valueOf } from '@tennis/domain/fixtures/draws';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { published } from '../../testing/draws.ts';
import { up } from './0023-stage-names.ts';

it('gives the stages of a stored draw their codes, and groups their numbers', async () => {
  const { server, draw } = await published(4);
  const groups = valueOf(
    drawGroups(entriesOf(6), { matchesPerParticipant: 2, progressing: 1, groups: 2, randomSeed: 1 }),
  ).structure;
  const compass = eliminationStructure(8, { type: 'compass' });
  const { db } = server.database;
  const naming = [
    [groups, ['Group A', 'Group B', 'Knockout']],
    [compass, ['East', 'West', 'North', 'South']],
  ] as const;
  for (const [structure, names] of naming) {
    const kept = { structure, lines: [0, 1], randomSeed: 7, entries: [{ id: 3 }], alternates: [] };
    const stages = structure.stages.map((stage, index) => ({ ...stage, name: names[index] }));
    const before = JSON.stringify({ ...kept, structure: { ...structure, stages } });
    await db.updateTable('draws').set({ drawn: before }).where('id', '=', draw.id).execute();
    await up(db as unknown as Kysely<unknown>);
    const { drawn } = await db
      .selectFrom('draws')
      .select('drawn')
      .where('id', '=', draw.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(drawn)).toEqual(kept);
  }
});
