// The last request to be somebody's partner that an entry has made, as the one who asked sees it (AG2, D24).
import type { NameView } from '../access/names.ts';
import type { Db, Tx } from '../database/connection.ts';

/** The requests of some entries. */
const listRequestsOf = (db: Db | Tx, entryIds: readonly number[]) =>
  db
    .selectFrom('partner_requests')
    .leftJoin('persons', 'persons.id', 'partner_requests.person_id')
    .leftJoin('users', 'users.id', 'persons.account_id')
    .select([
      'partner_requests.id',
      'participant_id',
      'state',
      'partner_requests.email',
      'persons.name',
      'persons.account_id',
      'persons.given_name',
      'persons.family_name',
      'persons.birth',
      'users.date_of_birth as account_birth',
    ])
    .where('participant_id', 'in', entryIds)
    .orderBy('partner_requests.id')
    .execute();

type LastRequest = Awaited<ReturnType<typeof listRequestsOf>>[number];

/** By entry the last request that it has made. */
export type LastRequests = ReadonlyMap<number, LastRequest>;

/** The last request of each of these entries. */
export async function lastRequestsOf(db: Db | Tx, entryIds: readonly number[]): Promise<LastRequests> {
  const rows = entryIds.length === 0 ? [] : await listRequestsOf(db, entryIds);
  return new Map(rows.map((row) => [row.participant_id, row]));
}

/** The person whom somebody has asked last. */
function askedName(request: LastRequest, show: NameView['show']): string | null {
  const { name, email, account_id: userId, given_name: given, family_name: family } = request;
  if (name === null) return email;
  return show({
    userId,
    accountName: null,
    name,
    birth: request.account_birth ?? request.birth,
    parts: given === null || family === null ? null : { given, family },
  });
}

const STATES = {
  pending: 'asked',
  declined: 'declined',
  taken: 'taken',
  withdrawn: 'none',
  closed: 'none',
  accepted: 'none',
} as const;

/** The state of an entry's last request, and who was asked; `none` if nobody has to answer, or has answered. */
export function askedBy(requests: LastRequests, entryId: number, show: NameView['show']) {
  const request = requests.get(entryId);
  const state = request === undefined ? 'none' : STATES[request.state];
  const name = request === undefined || state === 'none' ? null : askedName(request, show);
  return { state, name };
}
