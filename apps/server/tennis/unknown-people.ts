// People whom nothing knows any more: no account, no club, no entry, nobody who looks after them (D46).
import type { ExpressionBuilder } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';

type OfPerson = ExpressionBuilder<Tables, 'persons'>;

/** Whether somebody stands in an entry, as the player or the partner; one entry may be left out. */
export const isEntered = (where: OfPerson, butIn?: number) => {
  const entries = where
    .selectFrom('participants')
    .select('participants.id')
    .where((entry) =>
      entry.or([
        entry('participants.person_id', '=', entry.ref('persons.id')),
        entry('participants.partner_person_id', '=', entry.ref('persons.id')),
      ]),
    );
  return where.exists(butIn === undefined ? entries : entries.where('participants.id', '<>', butIn));
};

/** Whether others were merged into somebody. */
export const standsForOthers = (where: OfPerson) =>
  where.exists(
    where
      .selectFrom('persons as merged')
      .select('merged.id')
      .whereRef('merged.merged_into', '=', 'persons.id'),
  );

/** Deletes those of the people whom nobody knows any more: no account, no club, no entry and nobody who looks after them. */
export async function forgetUnknown(tx: Tx, personIds: readonly number[]): Promise<void> {
  if (personIds.length === 0) return;
  await tx
    .deleteFrom('persons')
    .where('id', 'in', personIds)
    .where('account_id', 'is', null)
    .where('club_id', 'is', null)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .where('id', 'not in', tx.selectFrom('person_managers').select('person_id'))
    .where((where) => where.not(isEntered(where)))
    .where((where) => where.not(standsForOthers(where)))
    .execute();
}
