// Wakes browsers (web push, RFC 8030; the content is encrypted for one browser, RFC 8291). A due message is claimed for a moment, sent, and marked as
// done. If sending fails, it is tried again for the devices that do not have it until it is too old to be news. Several processes may send from one database.
import * as z from 'zod/mini';
import type { NoticeKind } from '@tennis/contract';
import type { Database, Db, Tx } from '../database/connection.ts';
import { localMoment, isBetween } from '../ground/clock.ts';
import { send, type PushMessage, type Sender, type Sent } from './send.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** How long one process may take over sending before another one tries. */
const LEASE_MS = MINUTE_MS;
/** As much of a claim is left when somebody is begun with: more than three messages take of which each is answered at the last moment. */
const ENOUGH_MS = 45 * SECOND_MS;
/** How long somebody who sleeps is left alone before it is asked again whether they do. */
const SLEEP_MS = 5 * MINUTE_MS;
/** This many notices in one round, and this many browsers at once. */
const AT_ONCE = 500;
const SENDING_AT_ONCE = 20;
/** More than this at one moment are told in one notification. */
const MOST_SINGLE = 3;
/** How long what is told is worth telling: a call to a court, or who is next on it, soon is not. */
const FRESH_MS = 24 * 60 * MINUTE_MS;
const FRESH_CALL_MS = 20 * MINUTE_MS;

/** The recipient: an account, or a device without one. */
export interface PushOwner {
  readonly userId: number | null;
  readonly deviceId: number | null;
}

/** A message, and the notices that it tells. */
export interface Told {
  readonly noticeIds: readonly number[];
  readonly message: PushMessage;
}

/** The texts of notices in a language, one message for each. Notices that nobody may know any more are left out. */
export type WritePush = (
  tx: Tx,
  to: {
    readonly owner: PushOwner;
    readonly ids: readonly number[];
    readonly language: string;
    readonly now: Date;
  },
) => Promise<{ readonly messages: readonly Told[]; readonly together: Told | null }>;

export interface PushServices extends Sender {
  readonly database: Database;
  readonly now: () => Date;
  readonly writePush: WritePush;
}

const after = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

interface Due {
  readonly id: number;
  readonly user_id: number | null;
  readonly device_id: number | null;
  readonly kind: NoticeKind;
  readonly followed: number;
  readonly visible_at: string;
  /** The devices that have it already, as a JSON list of their ids; null for none. */
  readonly pushed_to: string | null;
}

/** What one process has taken, and until when: of two claims on a notice, none ends at the same moment. */
interface Claim {
  readonly claimed: readonly Due[];
  readonly until: string;
}

/** Takes what is due, for the time of a lease. It looks first: a write for nothing would make others wait. */
async function claim(db: Db, now: Date): Promise<Claim> {
  const until = after(now, LEASE_MS);
  const due = await db
    .selectFrom('notices')
    .select('id')
    .where('push_at', '<=', now.toISOString())
    .orderBy('push_at')
    .limit(AT_ONCE)
    .execute();
  if (due.length === 0) return { claimed: [], until };
  const claimed = await db
    .updateTable('notices')
    .set({ push_at: until })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    // Of two processes, the second finds it taken.
    .where('push_at', '<=', now.toISOString())
    .returning(['id', 'user_id', 'device_id', 'kind', 'followed', 'visible_at', 'pushed_to'])
    .execute();
  return { claimed, until };
}

/** Those of one owner that are still this process's own, for long enough to be sent: the claim is renewed if they had to wait. */
async function hold(db: Db, due: readonly Due[], until: string, now: Date): Promise<readonly Due[]> {
  if (Date.parse(until) - now.getTime() >= ENOUGH_MS) return due;
  const kept = await db
    .updateTable('notices')
    .set({ push_at: after(now, LEASE_MS) })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    // Another process may have taken them meanwhile.
    .where('push_at', '=', until)
    .returning('id')
    .execute();
  const ids = new Set(kept.map(({ id }) => id));
  return due.filter(({ id }) => ids.has(id));
}

/** Gives back what was taken and is not begun: whoever looks next sends it. */
async function giveBack(db: Db, due: readonly Due[], until: string, now: Date): Promise<void> {
  if (due.length === 0) return;
  await db
    .updateTable('notices')
    .set({ push_at: now.toISOString() })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('push_at', '=', until)
    .execute();
}

const setPushAt = async (db: Db, ids: readonly number[], at: string | null): Promise<void> => {
  if (ids.length > 0) await db.updateTable('notices').set({ push_at: at }).where('id', 'in', ids).execute();
};

/** About the next minutes on a court. */
const isUrgent = ({ kind }: Pick<Due, 'kind'>): boolean => kind === 'called' || kind === 'next';

const isFresh = (due: Due, now: Date): boolean =>
  now.getTime() - Date.parse(due.visible_at) < (isUrgent(due) ? FRESH_CALL_MS : FRESH_MS);

/** Somebody who is called to a court is awake, and so are those who look after them. */
const disturbs = ({ kind, followed }: Due): boolean => kind !== 'called' || followed === 1;

/** The devices of an owner, with the hours in which they are left alone. */
async function devicesOf(db: Db, { userId, deviceId }: PushOwner) {
  return db
    .selectFrom('push_devices')
    .leftJoin('users', 'users.id', 'push_devices.user_id')
    .selectAll('push_devices')
    .select(['users.quiet_from', 'users.quiet_until', 'users.time_zone as zone_of_account'])
    .where((where) =>
      userId === null
        ? where('push_devices.id', '=', deviceId ?? 0)
        : where('push_devices.user_id', '=', userId),
    )
    .orderBy('push_devices.id')
    .execute();
}

type Device = Awaited<ReturnType<typeof devicesOf>>[number];

/** Without an account nobody can say when they sleep: then it is at night. */
const NIGHT = { from: '22:00', until: '07:00' };

/** Whether it is night for anybody who holds the device, by their own clock. */
function isQuiet(device: Device, now: Date): boolean {
  const { user_id: userId, quiet_from: from, quiet_until: until } = device;
  const { time } = localMoment(device.zone_of_account ?? device.time_zone, now);
  if (userId === null) return isBetween(time, NIGHT.from, NIGHT.until);
  return from !== null && until !== null && isBetween(time, from, until);
}

/** The devices that have a notice already: when it is tried again for others, these are left in peace. */
const receiversOf = ({ pushed_to: list }: Due): readonly number[] =>
  list === null ? [] : z.parse(z.array(z.number()), JSON.parse(list));

/** Sends a device what its owner is to be told now. What it has received is added to the notices that it has. */
async function sendTo(
  services: PushServices,
  device: Device,
  owner: PushOwner,
  due: readonly Due[],
  received: Set<number>,
): Promise<Sent> {
  const { database, writePush } = services;
  if (due.length === 0) return 'sent';
  const to = { owner, ids: due.map(({ id }) => id), language: device.language, now: services.now() };
  const { messages, together } = await database.transaction((tx) => writePush(tx, to));
  const isCall = due.some(isUrgent);
  const how = { isUrgent: isCall, freshMs: isCall ? FRESH_CALL_MS : FRESH_MS };
  const chosen = messages.length > MOST_SINGLE && together !== null ? [together] : messages;
  for (const { noticeIds, message } of chosen) {
    const sent = await send(services, device, message, how);
    if (sent === 'gone')
      await database.db
        .deleteFrom('push_devices')
        .where('id', '=', device.id)
        .where('endpoint_hash', '=', device.endpoint_hash)
        .execute();
    if (sent !== 'sent') return sent;
    for (const id of noticeIds) received.add(id);
  }
  return 'sent';
}

/** Messages that are over: the product and the mails of an account still need them, a device without an account does not. */
async function finish(db: Db, due: readonly Due[]): Promise<void> {
  const ofDevices = due.flatMap(({ id, device_id: device }) => (device === null ? [] : [id]));
  if (ofDevices.length > 0) await db.deleteFrom('notices').where('id', 'in', ofDevices).execute();
  await setPushAt(
    db,
    due.flatMap(({ id, device_id: device }) => (device === null ? [id] : [])),
    null,
  );
}

/** A wait that doubles with the time that has passed. */
const retryAt = ({ visible_at: visible }: Due, now: Date): string =>
  after(now, Math.max(30 * SECOND_MS, Math.min(30 * MINUTE_MS, now.getTime() - Date.parse(visible))));

async function tellOwner(services: PushServices, due: readonly Due[]): Promise<void> {
  const { db } = services.database;
  const now = services.now();
  const [first] = due;
  if (first === undefined) return;
  const owner = { userId: first.user_id, deviceId: first.device_id };
  const devices = await devicesOf(db, owner);
  const isAsleep = devices.length > 0 && devices.every((device) => isQuiet(device, now));
  const waits = isAsleep ? due.filter(disturbs) : [];
  await setPushAt(
    db,
    waits.map(({ id }) => id),
    after(now, SLEEP_MS),
  );
  const awake = due.filter((one) => !waits.includes(one));
  if (awake.length === 0) return;
  const failures: unknown[] = [];
  const attempts = await Promise.all(
    devices.map(async (device) => {
      const missing = awake.filter((one) => !receiversOf(one).includes(device.id));
      const received = new Set<number>();
      const sent = await sendTo(services, device, owner, missing, received).catch((error: unknown): Sent => {
        failures.push(error);
        return 'later';
      });
      return { device, sent, received };
    }),
  );
  if (attempts.every(({ sent }) => sent !== 'later')) {
    await finish(db, awake);
    return;
  }
  for (const one of awake) {
    const reached = attempts.flatMap(({ device, received }) => (received.has(one.id) ? [device.id] : []));
    const to = [...receiversOf(one), ...reached];
    await db
      .updateTable('notices')
      .set({ push_at: retryAt(one, now), pushed_to: to.length === 0 ? null : JSON.stringify(to) })
      .where('id', '=', one.id)
      .execute();
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some browsers could not be told');
}

/**
 * Sends all that is due; answers how many notices were looked at. What has failed is thrown after everybody else was told. When the process is about to
 * end, the messages under way are finished and no other is begun.
 */
export async function deliverPushes(services: PushServices, ending?: AbortSignal): Promise<number> {
  const { database, now } = services;
  const { claimed, until } = await claim(database.db, now());
  const fresh = claimed.filter((one) => isFresh(one, now()));
  await finish(
    database.db,
    claimed.filter((one) => !fresh.includes(one)),
  );
  const owners = Map.groupBy(fresh, (one) => `${one.user_id ?? ''}/${one.device_id ?? ''}`);
  const waiting = [...owners.values()];
  const failures: unknown[] = [];
  const fail = (error: unknown): void => void failures.push(error);
  const next = () => (ending?.aborted === true ? undefined : waiting.shift());
  const worker = async (): Promise<void> => {
    for (let due = next(); due !== undefined; due = next())
      await hold(database.db, due, until, now())
        .then((held) => tellOwner(services, held))
        .catch(fail);
    // The process ends, and the others may still wait for slow push services.
    await giveBack(database.db, waiting.splice(0).flat(), until, now()).catch(fail);
  };
  await Promise.all(Array.from({ length: SENDING_AT_ONCE }, worker));
  if (failures.length > 0) throw new AggregateError(failures, 'some could not be told');
  return claimed.length;
}
