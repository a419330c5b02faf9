// How often an address may do something that costs the server work (D27, D37). Counted in the database, in one atomic statement, so a restart forgets
// nothing and several processes count together.
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import type { Reason } from '../ground/reason.ts';
import { Refused } from '../ground/refusal.ts';
import { fingerprint } from '../ground/secrets.ts';

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Generous: a whole club shares one address, and D37 asks for at least 100 and 60.
export const SIGN_INS: Limit = { name: 'sign-in', most: 300, windowMs: MINUTE_MS };
export const REGISTRATIONS: Limit = { name: 'registration', most: 600, windowMs: HOUR_MS };
export const RESET_REQUESTS: Limit = { name: 'reset-request', most: 120, windowMs: HOUR_MS };
/** Reset mails to one address: strict, so that nobody's mailbox is filled by others. */
export const RESET_MAILS: Limit = { name: 'reset-mail', most: 5, windowMs: HOUR_MS };
/** Mails that tell owners that somebody has registered with their address. They are counted apart, so they use up no reset. */
export const TAKEN_MAILS: Limit = { name: 'taken-mail', most: 2, windowMs: 24 * HOUR_MS };
/**
 * Invitations by one admin, for one club and from one address: enough for a whole club in a day, too few for a mailing list made of many accounts.
 */
export const INVITATIONS: Limit = { name: 'invitation', most: 500, windowMs: 24 * HOUR_MS };
/** Clubs by one account: more than anybody founds, too few to bury the list of clubs. */
export const NEW_CLUBS: Limit = { name: 'club', most: 20, windowMs: 24 * HOUR_MS };
/** Pictures that one account sends: each is work for the server. */
export const NEW_PICTURES: Limit = { name: 'picture', most: 30, windowMs: HOUR_MS };
/** Support tickets and replies by one account: enough for a bad day, too few to bury those of others. */
export const NEW_TICKETS: Limit = { name: 'ticket', most: 20, windowMs: 24 * HOUR_MS };
export const NEW_RESPONSES: Limit = { name: 'ticket-response', most: 100, windowMs: 24 * HOUR_MS };
/** Browsers that register to be woken, from one address: a clubhouse full of phones, each of which changes what it follows. */
export const PUSH_DEVICES: Limit = { name: 'push-device', most: 1200, windowMs: HOUR_MS };
/** Requests to be a partner by one account: more than anybody needs, too few to bother a whole club. */
export const PARTNER_REQUESTS: Limit = { name: 'partner-request', most: 30, windowMs: 24 * HOUR_MS };
/** Children that one account adds: more than a family has, too few to fill the platform with names. */
export const CHILDREN_ADDED: Limit = { name: 'child-added', most: 30, windowMs: 24 * HOUR_MS };
/** Such requests to one mailbox, or to one person by name, whoever sends them. */
export const PARTNER_MAILS_TO: Limit = { name: 'partner-mail-to', most: 5, windowMs: 24 * HOUR_MS };
/** Invitations to one mailbox, from any clubs. */
export const INVITATIONS_TO: Limit = { name: 'invitation-to', most: 5, windowMs: 24 * HOUR_MS };

/**
 * Searches of visitors from one address: enough for a clubhouse full of parents at once, too few to read through all names or to keep a processor
 * busy (ADR 60). The second limit is for hours.
 */
export const SEARCHES: Limit = { name: 'search', most: 100, windowMs: MINUTE_MS };
export const SEARCHES_IN_AN_HOUR: Limit = { name: 'search-hour', most: 1000, windowMs: HOUR_MS };

/** The source of a request: the address that `TRUST_PROXY` lets us believe; for IPv6 its /64, which one household holds whole. */
export function sourceOf(request: Pick<FastifyRequest, 'ip'>): string {
  const { ip } = request;
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = [...start, ...(tail === undefined ? [] : zeros), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The window that a moment falls into, and the bucket of a subject in it. */
function windowAt({ name, windowMs }: Limit, now: Date) {
  const window = Math.floor(now.getTime() / windowMs);
  return {
    endsAt: (window + 1) * windowMs,
    bucketOf: (subject: string) => fingerprint(`${name}:${window}:${subject}`),
  };
}

/** Counts acts of several subjects in one statement. Returns, for each subject, how often it has acted in this window. */
export async function countEach(
  db: Db | Tx,
  limit: Limit,
  acts: ReadonlyMap<string, number>,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { endsAt, bucketOf } = windowAt(limit, now);
  const subjects = new Map([...acts.keys()].map((subject) => [bucketOf(subject), subject]));
  const rows = await db
    .insertInto('rate_windows')
    .values([...acts].map(([subject, used]) => ({ bucket: bucketOf(subject), used, ends_at: endsAt })))
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({ used: sql`rate_windows.used + excluded.used` }),
    )
    .returning(['bucket', 'used'])
    .execute();
  return new Map(rows.map(({ bucket, used }) => [subjects.get(bucket) ?? '', used]));
}

/** How often each of these subjects has acted in this window; nothing is counted. */
export async function usedBy(
  db: Db | Tx,
  limit: Limit,
  subjects: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { bucketOf } = windowAt(limit, now);
  const byBucket = new Map(subjects.map((subject) => [bucketOf(subject), subject]));
  if (byBucket.size === 0) return new Map();
  const rows = await db
    .selectFrom('rate_windows')
    .select(['bucket', 'used'])
    .where('bucket', 'in', [...byBucket.keys()])
    .execute();
  return new Map(rows.map(({ bucket, used }) => [byBucket.get(bucket) ?? '', used]));
}

/** How long until the present window of a limit is over. */
export const waitFor = (limit: Limit, now: Date): number => windowAt(limit, now).endsAt - now.getTime();

/** Counts one act of a subject. Returns how many milliseconds it must wait: 0 while it is within the limit. */
export async function countOne(db: Db | Tx, limit: Limit, subject: string, now: Date): Promise<number> {
  const used = await countEach(db, limit, new Map([[subject, 1]]), now);
  return (used.get(subject) ?? 0) <= limit.most ? 0 : waitFor(limit, now);
}

/** Refuses with 429 and `Retry-After`; with a reason where somebody can do more than wait. */
export function refuseFor(waitMs: number, reason?: Reason): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  throw new Refused({
    type: 'too-many-requests',
    retryAfterSeconds,
    ...(reason !== undefined && { reason }),
  });
}

/** Counts one act of the request's address; refuses with 429 beyond the limit. */
export async function limitByAddress(
  db: Db,
  limit: Limit,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const waitMs = await countOne(db, limit, sourceOf(request), now);
  if (waitMs > 0) refuseFor(waitMs);
}
