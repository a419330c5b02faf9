// Sessions: a random token in an HttpOnly cookie, stored only as its hash. A second cookie without any secret
// tells the browser that asking for the session is worth while.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '@tennis/domain';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../database/connection.ts';

const SESSION_COOKIE = 'session';
const HINT_COOKIE = 'signed_in';
const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** SHA-256 of a secret, as it is stored. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether the product is reached by https, so that cookies may be marked Secure. */
export const isSecure = (config: Config, request: FastifyRequest): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

function setCookies(config: Config, request: FastifyRequest, reply: FastifyReply, token: string): void {
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(config, request),
    maxAge: SESSION_DAYS * 86_400,
  } as const;
  reply.setCookie(SESSION_COOKIE, token, { ...shared, httpOnly: true });
  reply.setCookie(HINT_COOKIE, '1', shared);
}

/** Starts a new session for a user and ends the one that the request came with, so that no token survives a sign-in. */
export async function startSession(
  tx: Tx,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  now: Date,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await endSession(tx, request);
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString(),
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    })
    .execute();
  setCookies(config, request, reply, token);
}

/** Ends the session of a request, if it has one. */
export async function endSession(tx: Tx, request: FastifyRequest): Promise<void> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined) return;
  await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Takes both cookies away. */
export function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
  reply.clearCookie(HINT_COOKIE, { path: '/' });
}

/** Who is asking, with his role in each of his clubs, or null. Reads only. */
export async function loadCaller(db: Db | Tx, request: FastifyRequest, now: Date): Promise<Caller | null> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined || token.length > 100) return null;
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('club_members', 'club_members.user_id', 'users.id')
    .select(['users.id', 'users.role', 'club_members.club_id', 'club_members.role as club_role'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now.toISOString())
    .orderBy('club_members.id')
    .execute();
  const first = rows[0];
  if (first === undefined) return null;
  return {
    userId: first.id,
    role: first.role,
    clubs: rows.flatMap(({ club_id: clubId, club_role: role }) =>
      clubId === null || role === null ? [] : [{ clubId, role }],
    ),
  };
}
