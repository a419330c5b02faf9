// How people have chosen to be told (D53).
import type { Tx } from '../database/connection.ts';

/** How each of these accounts wants to be told about the topics it has chosen for, and whether it has a device that may be woken. */
export async function choicesOf(tx: Tx, userIds: readonly number[]) {
  if (userIds.length === 0) return { chosen: [], reachable: new Set<number>() };
  const chosen = await tx
    .selectFrom('notice_choices')
    .select(['user_id', 'topic', 'in_app', 'by_mail', 'by_push'])
    .where('user_id', 'in', userIds)
    .execute();
  const devices = await tx
    .selectFrom('push_devices')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .execute();
  return { chosen, reachable: new Set(devices.flatMap(({ user_id: id }) => id ?? [])) };
}
