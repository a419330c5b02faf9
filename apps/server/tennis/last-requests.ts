// The last request to be somebody's partner that an entry has made, as the one who asked sees it (AG2, D24).
import type { NameView } from '../access/names.ts';
import type { Db, Tx } from '../database/connection.ts';

export type LastRequests = Awaited<ReturnType<typeof lastRequestsOf>>;

type LastRequest = LastRequests[number];

/** The last request of each of these entries. */
export async function lastRequestsOf(db: Db | Tx, entryIds: readonly number[]) {
  if (entryIds.length === 0) return [];
  const rows = await db
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
    .orderBy('partner_requests.id', 'desc')
    .execute();
  return rows.filter(
    (row, index) => rows.findIndex((one) => one.participant_id === row.participant_id) === index,
  );
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
export function askedBy(requests: readonly LastRequest[], entryId: number, show: NameView['show']) {
  const request = requests.find(({ participant_id: asks }) => asks === entryId);
  const state = request === undefined ? 'none' : STATES[request.state];
  const name = request === undefined || state === 'none' ? null : askedName(request, show);
  return { state, name };
}
