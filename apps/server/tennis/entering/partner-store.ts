// SQL of requests to be somebody's partner.
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../database/connection.ts';
import type { PartnerRequestRow } from '../../database/schema.ts';
import { fingerprint } from '../../ground/secrets.ts';
import { selectEntries } from '../entries.ts';

/** Requests with the entry that asks, and with what decides how its names look. */
const selectRequests = (db: Db | Tx) =>
  selectEntries(db)
    .innerJoin('partner_requests as request', 'request.participant_id', 'participants.id')
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .leftJoin('persons as asked', 'asked.id', 'request.person_id')
    .select([
      'request.id as request_id',
      'request.state as request_state',
      'request.person_id as asked_id',
      'request.email_key as asked_key',
      'request.token_hash',
      'asked.name as asked_name',
      'tournaments.name as tournament_name',
      'tournaments.type',
      'tournaments.status',
      'tournaments.created_by',
      'tournaments.time_zone',
      'tournaments.start_date',
      'tournaments.registration_end_date',
      'clubs.publishes_full_names',
    ]);

export type StoredRequest = Awaited<ReturnType<typeof listRequestsTo>>[number];

/** The open requests to these people and, once the account's address is proved (ADR 14), to that address; of one tournament or of all. */
export const listRequestsTo = (
  db: Db | Tx,
  userId: number,
  personIds: readonly number[],
  tournamentId: number | null,
) => {
  const query = selectRequests(db)
    .where('request.state', '=', 'pending')
    .where('tournaments.status', '<>', 'draft')
    .where('tournaments.archived_at', 'is', null)
    .where((where) =>
      where.or([
        ...(personIds.length === 0 ? [] : [where('request.person_id', 'in', personIds)]),
        where(
          'request.email_key',
          'in',
          where
            .selectFrom('users')
            .select('users.email_key')
            .where('users.id', '=', userId)
            .where('users.email_proved_at', 'is not', null),
        ),
      ]),
    )
    .orderBy('request.id');
  return (tournamentId === null ? query : query.where('request.tournament_id', '=', tournamentId)).execute();
};

/** One request of a tournament. */
export const findRequest = (db: Db | Tx, tournamentId: number, id: number) =>
  selectRequests(db)
    .where('request.tournament_id', '=', tournamentId)
    .where('request.id', '=', id)
    .executeTakeFirst();

/** The request that a mailed link belongs to; one that is over can still be read. */
export const findRequestByToken = (db: Db | Tx, token: string) =>
  selectRequests(db)
    .where('request.token_hash', '=', fingerprint(token))
    .where('tournaments.status', '<>', 'draft')
    .executeTakeFirst();

/** Whether the account has proved that this address is theirs. */
export async function ownsAddress(db: Db | Tx, userId: number, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those who are listed as looking for a partner. */
export const listLooking = (db: Db | Tx, tournamentId: number) =>
  selectEntries(db)
    .where('participants.tournament_id', '=', tournamentId)
    .where('participants.seeks', '=', 'looking')
    .where('participants.withdrawn_at', 'is', null)
    .orderBy('participants.id')
    .execute();

/** Notes a request. */
export async function insertRequest(
  tx: Tx,
  row: Omit<Insertable<PartnerRequestRow>, 'state'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('partner_requests')
    .values({ ...row, state: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether this person has said no to this entry. */
export async function hasDeclined(db: Db | Tx, entryId: number, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('partner_requests')
    .select('id')
    .where('participant_id', '=', entryId)
    .where('person_id', '=', personId)
    .where('state', '=', 'declined')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes the answer. Who has accepted is known by more than an address. */
export const answerRequest = (
  tx: Tx,
  id: number,
  answer: { readonly state: 'accepted'; readonly personId: number } | { readonly state: 'declined' },
  now: Date,
) =>
  tx
    .updateTable('partner_requests')
    .set({
      state: answer.state,
      answered_at: now.toISOString(),
      ...(answer.state === 'accepted' && { person_id: answer.personId, email: null, email_key: null }),
    })
    .where('id', '=', id)
    .execute();

/** Somebody's gender, where they have said it. */
export async function genderOf(db: Db | Tx, personId: number) {
  const row = await db.selectFrom('persons').select('gender').where('id', '=', personId).executeTakeFirst();
  return row?.gender ?? null;
}
