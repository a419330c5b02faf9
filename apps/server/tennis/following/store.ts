// SQL of what accounts and devices follow, and of the devices that may be woken.
import {
  FOLLOW_KINDS,
  MOST_FOLLOWS,
  type Follow,
  type FollowKind,
  type Follows,
  type PushDevice,
} from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import { readableTournament } from '../../access/scope.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { fingerprint } from '../../ground/secrets.ts';
import { whoTheyAre } from '../merged-people.ts';
import { withMerged } from '../person-managers.ts';

/** The owner of the list: an account, or a device without one. */
export type Owner = { readonly user_id: number } | { readonly device_id: number };

/** The column that holds the number of what is followed. */
const COLUMNS = {
  entry: 'participant_id',
  person: 'person_id',
  tournament: 'tournament_id',
  club: 'club_id',
  court: 'court_id',
} as const satisfies Readonly<Record<FollowKind, string>>;

const NOTHING = {
  participant_id: null,
  person_id: null,
  tournament_id: null,
  club_id: null,
  court_id: null,
} as const;

/** Whom a merged person was followed by is kept for parting; until then the person they are now is followed. */
const ownedBy = (db: Db | Tx, owner: Owner) =>
  db
    .selectFrom('follows')
    .leftJoin('persons', 'persons.id', 'follows.person_id')
    .where('persons.merged_into', 'is', null)
    .where((where) =>
      'user_id' in owner
        ? where('follows.user_id', '=', owner.user_id)
        : where('follows.device_id', '=', owner.device_id),
    );

/** All that is followed, in the order in which it was followed. */
export async function listFollows(db: Db | Tx, owner: Owner): Promise<Follows['follows']> {
  const rows = await ownedBy(db, owner)
    .leftJoin('participants', 'participants.id', 'follows.participant_id')
    .leftJoin('tournaments', 'tournaments.id', 'follows.tournament_id')
    .leftJoin('clubs', 'clubs.id', 'follows.club_id')
    .leftJoin('courts', 'courts.id', 'follows.court_id')
    .leftJoin('clubs as host', 'host.id', 'courts.club_id')
    .selectAll('follows')
    .select([
      'participants.tournament_id as entered_id',
      'tournaments.name as tournament_name',
      'clubs.name as club_name',
      'courts.name as court_name',
      'host.name as host_name',
    ])
    .orderBy('follows.id')
    .execute();
  return rows.flatMap((row) => {
    const id = row[COLUMNS[row.kind]];
    const court = row.court_name === null ? null : `${row.court_name}, ${row.host_name ?? ''}`;
    const name = row.tournament_name ?? row.club_name ?? court;
    return id === null ? [] : [{ kind: row.kind, id, tournamentId: row.entered_id, name }];
  });
}

/**
 * Those of the numbers that exist and that the caller may read. Followers of a person hear only what everybody may know (D24), so anybody may follow
 * one.
 */
async function readable(
  tx: Tx,
  caller: Caller | null,
  kind: FollowKind,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await {
    entry: () =>
      tx
        .selectFrom('participants')
        .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
        .select('participants.id')
        .where('participants.id', 'in', ids)
        .where(readableTournament(caller))
        .execute(),
    person: () =>
      tx
        .selectFrom('persons')
        .select('id')
        .where('id', 'in', ids)
        .where('erased_at', 'is', null)
        .where('merged_into', 'is', null)
        .execute(),
    tournament: () =>
      tx
        .selectFrom('tournaments')
        .select('tournaments.id')
        .where('tournaments.id', 'in', ids)
        .where(readableTournament(caller))
        .execute(),
    club: () => tx.selectFrom('clubs').select('id').where('id', 'in', ids).execute(),
    court: () => tx.selectFrom('courts').select('id').where('id', 'in', ids).execute(),
  }[kind]();
  return rows.map(({ id }) => id);
}

/** The list with merged people as who they are now: a browser without an account knows only the number it began to follow (D46, D53). */
async function asTheyAre(tx: Tx, follows: readonly Follow[]): Promise<readonly Follow[]> {
  const current = await whoTheyAre(
    tx,
    follows.flatMap(({ kind, id }) => (kind === 'person' ? [id] : [])),
  );
  return follows.map(({ kind, id }) => ({ kind, id: kind === 'person' ? (current.get(id) ?? id) : id }));
}

/**
 * The things on the list that can be followed: they exist, and the caller may read them. Merged people are followed as who they are now. In the given
 * order, each once.
 */
export async function followable(
  tx: Tx,
  caller: Caller | null,
  follows: readonly Follow[],
): Promise<readonly Follow[]> {
  const wanted = await asTheyAre(tx, follows);
  const idsOf = (kind: FollowKind) => wanted.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const found = new Map<string, Follow>();
  for (const kind of FOLLOW_KINDS)
    for (const id of await readable(tx, caller, kind, idsOf(kind))) found.set(`${kind} ${id}`, { kind, id });
  return [...new Set(wanted.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? []))];
}

/** Stores what is not followed yet. */
export async function addFollows(tx: Tx, owner: Owner, follows: readonly Follow[], now: Date): Promise<void> {
  if (follows.length === 0) return;
  await tx
    .insertInto('follows')
    .values(
      follows.map(({ kind, id }) => ({
        user_id: null,
        device_id: null,
        ...owner,
        kind,
        ...NOTHING,
        [COLUMNS[kind]]: id,
        created_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many more can be followed. */
export async function roomFor(tx: Tx, owner: Owner): Promise<number> {
  const { count } = await ownedBy(tx, owner)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return MOST_FOLLOWS - count;
}

/** Ends it; nothing if it was not followed. */
export async function removeFollows(tx: Tx, userId: number, follows: readonly Follow[]): Promise<void> {
  const ended = await asTheyAre(tx, follows);
  for (const kind of FOLLOW_KINDS) {
    const named = ended.flatMap((one) => (one.kind === kind ? [one.id] : []));
    // Those merged into a person are not followed again if they are parted.
    const ids = kind === 'person' ? (await Promise.all(named.map((id) => withMerged(tx, id)))).flat() : named;
    if (ids.length > 0)
      await tx.deleteFrom('follows').where('user_id', '=', userId).where(COLUMNS[kind], 'in', ids).execute();
  }
}

/** The person who is signed in on a device, and by which session. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionHash: string;
}

/** Stores a device's current data; returns its number. A push service gives each browser its own address. */
export async function keepDevice(
  tx: Tx,
  { endpoint, keys, language, timeZone }: PushDevice,
  signedIn: SignedIn | null,
  now: Date,
): Promise<number> {
  const fields = {
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    user_id: signedIn?.userId ?? null,
    session_hash: signedIn?.sessionHash ?? null,
    language,
    time_zone: timeZone,
    seen_at: now.toISOString(),
  };
  const { id } = await tx
    .insertInto('push_devices')
    .values({ ...fields, endpoint_hash: fingerprint(endpoint), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A device as it is known. */
export const findDevice = (tx: Tx, endpoint: string) =>
  tx
    .selectFrom('push_devices')
    .selectAll()
    .where('endpoint_hash', '=', fingerprint(endpoint))
    .executeTakeFirst();

/** Whether nothing about a device has changed but when it was seen. */
export const isSame = (
  known: NonNullable<Awaited<ReturnType<typeof findDevice>>>,
  { keys, language, timeZone }: PushDevice,
  signedIn: SignedIn | null,
): boolean =>
  known.p256dh === keys.p256dh &&
  known.auth === keys.auth &&
  known.language === language &&
  known.time_zone === timeZone &&
  known.session_hash === (signedIn?.sessionHash ?? null);

const named = (list: readonly Follow[]): string => list.map(({ kind, id }) => `${kind} ${id}`).join();

/** A device without an account follows exactly this from now on. Returns whether that is new. */
export async function replaceFollows(
  tx: Tx,
  deviceId: number,
  follows: readonly Follow[],
  now: Date,
): Promise<boolean> {
  if (named(await listFollows(tx, { device_id: deviceId })) === named(follows)) return false;
  await tx.deleteFrom('follows').where('device_id', '=', deviceId).execute();
  await addFollows(tx, { device_id: deviceId }, follows, now);
  return true;
}

/** More than anybody has; the one that was seen longest ago makes room. */
const MOST_DEVICES = 10;

/** Forgets the devices of an account beyond the latest ones. */
export async function forgetSurplus(tx: Tx, userId: number): Promise<void> {
  const kept = tx
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DEVICES);
  await tx.deleteFrom('push_devices').where('user_id', '=', userId).where('id', 'not in', kept).execute();
}

/** Forgets a device by its address. */
export async function forgetDevice(tx: Tx, endpoint: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('push_devices')
    .where('endpoint_hash', '=', fingerprint(endpoint))
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
