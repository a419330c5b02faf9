// Sessions: a random token in an HttpOnly cookie, stored only as its hash. A second cookie without any secret tells the browser that there may be a
// session to ask for.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Expression } from 'kysely';
import type { Caller } from '@tennis/domain';
import { wordsIn } from '@tennis/words';
import type { Session } from '@tennis/contract';
import { deviceName } from './device-name.ts';
import { languageOf } from './language.ts';
import type { Db, Tx } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import { fingerprint, newSecret } from '../ground/secrets.ts';
import { bringsCookie, cookieOf, noteCookie, sendNotedCookies } from './cookies.ts';

const SESSION_COOKIE = 'session';
const HINT_COOKIE = 'signed_in';
const SESSION_DAYS = 30;
const COOKIE_SECONDS = SESSION_DAYS * 86_400;
const IDLE_DAYS = 14;
const DAY_MS = 86_400_000;
/** How old the note of a session's last use may become: a write with every read would be too expensive. */
const SEEN_EVERY_MS = 900_000;

function setCookies(reply: FastifyReply, token: string): void {
  noteCookie(reply, SESSION_COOKIE, token, { maxAge: COOKIE_SECONDS, httpOnly: true });
  noteCookie(reply, HINT_COOKIE, '1', { maxAge: COOKIE_SECONDS });
}

const daysAgo = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** Sessions that are still valid: not expired, and used within the last 14 days (ADR 4). For a query of `sessions`. */
export const isAlive = (now: Date) => aliveAt(now.toISOString(), daysAgo(now, IDLE_DAYS));

const aliveAt = (now: string | Expression<string>, idleSince: string | Expression<string>) =>
  sql<boolean>`sessions.expires_at > ${now}
    and coalesce(sessions.last_seen_at, sessions.created_at) > ${idleSince}`;

/** Sessions that were stamped while the clock was ahead begin now. */
export async function bringBackSessions(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString(),
    })
    .where('created_at', '>', new Date(now.getTime() + DAY_MS).toISOString())
    .execute();
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('last_seen_at', '>', new Date(now.getTime() + DAY_MS).toISOString())
    .execute();
}

/** Starts a new session for a user and ends the session of the request, so that no token survives a sign-in. */
export async function startSession(
  tx: Tx,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  now: Date,
): Promise<void> {
  const token = newSecret();
  await handOver(tx, request, userId, fingerprint(token));
  await endSession(tx, request);
  await tx
    .insertInto('sessions')
    .values({
      token_hash: fingerprint(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString(),
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    })
    .execute();
  setCookies(reply, token);
}

/** If somebody ends a session, its browser no longer hears what the account is told (ADR 39). If a session merely expires, it goes on hearing it. */
async function silence(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await tx.deleteFrom('push_devices').where('session_hash', 'in', hashes).execute();
}

/** If somebody signs in again, their browser goes on hearing what they are told. */
async function handOver(tx: Tx, request: FastifyRequest, userId: number, tokenHash: string): Promise<void> {
  const former = cookieOf(request, SESSION_COOKIE);
  if (former === undefined) return;
  await tx
    .updateTable('push_devices')
    .set({ session_hash: tokenHash })
    .where('session_hash', '=', fingerprint(former))
    .where('user_id', '=', userId)
    .execute();
}

/** Ends the session of a request, if it has one. */
export async function endSession(tx: Tx, request: FastifyRequest): Promise<void> {
  const token = cookieOf(request, SESSION_COOKIE);
  if (token === undefined) return;
  await tx.deleteFrom('sessions').where('token_hash', '=', fingerprint(token)).execute();
  await silence(tx, [fingerprint(token)]);
}

/** Ends all sessions of a user: after a reset, a demotion or anything else that takes rights away. Returns how many there were. */
export async function endSessionsOf(tx: Tx, userId: number, now: Date): Promise<number> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .returning(isAlive(now).as('wasAlive'))
    .execute();
  await tx.deleteFrom('push_devices').where('user_id', '=', userId).execute();
  return ended.filter(({ wasAlive }) => wasAlive).length;
}

/** The id of a session in lists: it reveals neither the token nor the hash by which the session is found. */
const publicId = (tokenHash: string): string => fingerprint(`session:${tokenHash}`).slice(0, 22);

const currentHash = (request: FastifyRequest): string => fingerprint(cookieOf(request, SESSION_COOKIE) ?? '');

/** The living sessions of a user, newest first. */
export async function listSessions(
  tx: Tx,
  userId: number,
  request: FastifyRequest,
  now: Date,
): Promise<Session[]> {
  const rows = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(isAlive(now))
    .orderBy('created_at', 'desc')
    .execute();
  const current = currentHash(request);
  const words = wordsIn(languageOf(request));
  // The caller's own device first, then the latest.
  const ordered = rows.toSorted(
    (a, b) => Number(b.token_hash === current) - Number(a.token_hash === current),
  );
  return ordered.map((row) => ({
    id: publicId(row.token_hash),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at ?? row.created_at,
    expiresAt: row.expires_at,
    userAgent: row.user_agent,
    device: deviceName(words, row.user_agent),
    isCurrent: row.token_hash === current,
  }));
}

/** Ends one session of a user by its listed id; false if the user has none with that id. */
export async function endOneSession(tx: Tx, userId: number, id: string): Promise<boolean> {
  const rows = await tx.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute();
  const found = rows.find((row) => publicId(row.token_hash) === id);
  if (found === undefined) return false;
  await tx.deleteFrom('sessions').where('token_hash', '=', found.token_hash).execute();
  await silence(tx, [found.token_hash]);
  return true;
}

/** Ends all sessions of a user but the one that asks; answers how many were alive. */
export async function endOtherSessions(
  tx: Tx,
  userId: number,
  request: FastifyRequest,
  now: Date,
): Promise<number> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', currentHash(request))
    .returning(isAlive(now).as('wasAlive'))
    .execute();
  // Devices with expired sessions count as other devices too.
  await tx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('session_hash', '!=', currentHash(request))
    .execute();
  return ended.filter(({ wasAlive }) => wasAlive).length;
}

/** Takes both cookies away. */
export function clearCookies(reply: FastifyReply): void {
  noteCookie(reply, SESSION_COOKIE, null);
  noteCookie(reply, HINT_COOKIE, null);
}

/**
 * After a refusal because the session is no longer valid, removes its hint from the browser. Otherwise the browser would ask in vain at each visit
 * until the hint expires. The session's own cookie stays; it does no harm.
 */
export function dropDeadHint(request: FastifyRequest, reply: FastifyReply): void {
  if (!bringsCookie(request, HINT_COOKIE)) return;
  noteCookie(reply, HINT_COOKIE, null);
  sendNotedCookies(reply);
}

/** Gives the hint back to a browser with a valid session: a late refusal of an earlier session may have removed it. */
export function restoreHint(request: FastifyRequest, reply: FastifyReply): void {
  if (!bringsCookie(request, HINT_COOKIE)) noteCookie(reply, HINT_COOKIE, '1', { maxAge: COOKIE_SECONDS });
}

/** Whether a request brings what could be a session. */
export const bringsSession = (request: FastifyRequest): boolean =>
  cookieOf(request, SESSION_COOKIE) !== undefined;

/** Notes that a session is in use. */
export async function noteSeen(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

const callerOf = prepared(
  (db, { tokenHash, now, idleSince }: Places<{ tokenHash: string; now: string; idleSince: string }>) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('club_members', 'club_members.user_id', 'users.id')
      .select([
        'users.id',
        'users.role',
        'club_members.club_id',
        'club_members.role as club_role',
        'sessions.created_at',
        'sessions.last_seen_at',
      ])
      .where('sessions.token_hash', '=', tokenHash)
      .where(aliveAt(now, idleSince))
      .orderBy('club_members.id'),
);

/** By what the session of a request is known; null if it brings none. */
export function sessionHashOf(request: FastifyRequest): string | null {
  const token = cookieOf(request, SESSION_COOKIE);
  return token === undefined || token.length > 100 ? null : fingerprint(token);
}

/** The owners of valid sessions, by the sessions' hashes. */
export async function callersBy(
  db: Db,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Caller>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('club_members', 'club_members.user_id', 'users.id')
    .select([
      'sessions.token_hash',
      'users.id',
      'users.role',
      'club_members.club_id',
      'club_members.role as club_role',
    ])
    .where('sessions.token_hash', 'in', hashes)
    .where(isAlive(now))
    .orderBy('club_members.id')
    .execute();
  const callers = new Map<
    string,
    { userId: number; role: Caller['role']; clubs: Caller['clubs'][number][] }
  >();
  for (const { token_hash: hash, id, role, club_id: clubId, club_role: clubRole } of rows) {
    const caller = callers.get(hash) ?? { userId: id, role, clubs: [] };
    if (clubId !== null && clubRole !== null) caller.clubs.push({ clubId, role: clubRole });
    callers.set(hash, caller);
  }
  return callers;
}

/** The caller, with their role in each of their clubs, or null. */
export async function loadCaller(db: Db | Tx, request: FastifyRequest, now: Date): Promise<Caller | null> {
  return (await loadSession(db, request, now))?.caller ?? null;
}

/** A session that is alive. */
interface LivingSession {
  readonly caller: Caller;
  readonly tokenHash: string;
  /** That it was used was last noted a quarter of an hour ago. */
  readonly isToNote: boolean;
}

/** The session that a request brings, with who is asking. */
export async function loadSession(
  db: Db | Tx,
  request: FastifyRequest,
  now: Date,
): Promise<LivingSession | null> {
  const token = cookieOf(request, SESSION_COOKIE);
  if (token === undefined || token.length > 100) return null;
  const tokenHash = fingerprint(token);
  const rows = await callerOf(db, {
    tokenHash,
    now: now.toISOString(),
    idleSince: daysAgo(now, IDLE_DAYS),
  });
  const first = rows[0];
  if (first === undefined) return null;
  const seenAt = Date.parse(first.last_seen_at ?? first.created_at);
  const caller = {
    userId: first.id,
    role: first.role,
    clubs: rows.flatMap(({ club_id: clubId, club_role: role }) =>
      clubId === null || role === null ? [] : [{ clubId, role }],
    ),
  };
  return { caller, tokenHash, isToNote: now.getTime() - seenAt >= SEEN_EVERY_MS };
}
