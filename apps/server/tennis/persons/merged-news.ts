// Those who follow two people who are merged or parted, and what was told of these (D46, D53): nobody is told twice because of it.
import type { Selectable } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { PersonMergeRow } from '../../database/schema.ts';
import { COLUMNS, SIDES } from './merged-columns.ts';

/** How many copies are noted with one statement. */
const AT_ONCE = 500;

/**
 * Those who follow one follow the other now, each once. The originals stay, unseen, with the record that went, and the merge keeps which copies it
 * has made: so parting knows what each had followed. And what was told of one in the tournaments whose entries move with this merge was told of the
 * other. What else was told of the one stays theirs: if they are parted again, nothing would say whose it was.
 */
export async function moveNews(
  tx: Tx,
  { id, from, to }: { readonly id: number; readonly from: number; readonly to: number },
): Promise<void> {
  const copies = await tx
    .insertInto('follows')
    .columns(['user_id', 'device_id', 'kind', 'person_id', 'created_at'])
    .expression((row) =>
      row
        .selectFrom('follows')
        .select((column) => ['user_id', 'device_id', 'kind', column.val(to).as('person_id'), 'created_at'])
        .where('person_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  for (let first = 0; first < copies.length; first += AT_ONCE)
    await tx
      .insertInto('person_merge_follows')
      .values(copies.slice(first, first + AT_ONCE).map((copy) => ({ merge_id: id, follow_id: copy.id })))
      .execute();
  await tx
    .updateTable('notices')
    .set({ person_id: to })
    .where('person_id', '=', from)
    .where(
      'tournament_id',
      'in',
      tx
        .selectFrom('person_merge_entries as moved')
        .innerJoin('participants', 'participants.id', 'moved.entry_id')
        .select('participants.tournament_id')
        .where('moved.merge_id', '=', id),
    )
    .execute();
}

/** Those who followed a person who is parted again no longer follow the one whom they were merged into, unless they did so before. */
export async function takeFollowsBack(tx: Tx, { id }: Pick<Selectable<PersonMergeRow>, 'id'>): Promise<void> {
  await tx
    .deleteFrom('follows')
    .where('id', 'in', tx.selectFrom('person_merge_follows').select('follow_id').where('merge_id', '=', id))
    .execute();
}

/**
 * Those who look after a person who is parted again were told of them: about tournaments in which the entries move back. Others were told of the person
 * whom they were merged into.
 */
export async function moveNoticesBack(
  tx: Tx,
  {
    id,
    person_id: personId,
    into_id: intoId,
  }: Pick<Selectable<PersonMergeRow>, 'id' | 'person_id' | 'into_id'>,
): Promise<void> {
  for (const side of SIDES)
    await tx
      .updateTable('notices')
      .set({ person_id: personId })
      .where('person_id', '=', intoId)
      .where(
        'user_id',
        'in',
        tx.selectFrom('person_managers').select('user_id').where('person_id', '=', personId),
      )
      .where(
        'tournament_id',
        'in',
        tx
          .selectFrom('person_merge_entries as moved')
          .innerJoin('participants', 'participants.id', 'moved.entry_id')
          .select('participants.tournament_id')
          .where('moved.merge_id', '=', id)
          .where('moved.side', '=', side)
          .where(`participants.${COLUMNS[side].person}`, '=', intoId),
      )
      .execute();
}
