// Mails to the people of entries: to their own accounts, and to those that look after them (D46). What they say is written when they are sent.
import type { Tx } from '../database/connection.ts';
import type { MailRow } from '../database/schema.ts';

/** The people to tell, and the subject. */
interface Told {
  readonly personId: number;
  readonly entryId: number | null;
  readonly requestId: number | null;
}

/** The addresses of the accounts of these people, and of those that look after them. */
async function addressesOf(tx: Tx, personIds: readonly number[]) {
  const own = await tx
    .selectFrom('persons')
    .innerJoin('users', 'users.id', 'persons.account_id')
    .select(['persons.id as person_id', 'users.email', 'users.language'])
    .where('persons.id', 'in', personIds)
    .execute();
  const parents = await tx
    .selectFrom('person_managers')
    .innerJoin('users', 'users.id', 'person_managers.user_id')
    .select(['person_managers.person_id', 'users.email', 'users.language'])
    .where('person_managers.person_id', 'in', personIds)
    .execute();
  return [...own, ...parents];
}

/** Queues a mail for each address of each person, to go out after `waitMs`; returns how many people can be reached. */
export async function mailPeople(
  tx: Tx,
  kind: MailRow['kind'],
  told: readonly Told[],
  now: Date,
  waitMs = 0,
): Promise<number> {
  if (told.length === 0) return 0;
  const addresses = await addressesOf(
    tx,
    told.map(({ personId }) => personId),
  );
  const mails = told.flatMap(({ personId, entryId, requestId }) =>
    addresses
      .filter(({ person_id: id }) => id === personId)
      .map(({ email, language }) => ({
        kind,
        recipient: email,
        participant_id: entryId,
        partner_request_id: requestId,
        invitation_id: null,
        language,
        state: 'queued' as const,
        next_attempt_at: new Date(now.getTime() + waitMs).toISOString(),
        created_at: now.toISOString(),
        sent_at: null,
        last_error: null,
      })),
  );
  if (mails.length > 0) await tx.insertInto('mails').values(mails).execute();
  return new Set(addresses.map(({ person_id: id }) => id)).size;
}

interface Entered {
  readonly id: number;
  readonly person_id: number | null;
  readonly partner_person_id: number | null;
}

/** The same to both people of each entry. */
export async function mailEntries(
  tx: Tx,
  kind: MailRow['kind'],
  entries: readonly Entered[],
  now: Date,
  waitMs = 0,
): Promise<void> {
  const told = entries.flatMap(({ id, person_id: player, partner_person_id: partner }) =>
    [player, partner].flatMap((personId) =>
      personId === null ? [] : [{ personId, entryId: id, requestId: null }],
    ),
  );
  await mailPeople(tx, kind, told, now, waitMs);
}
