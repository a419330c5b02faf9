// Turns refusals into answers: one table from tag to status, code and reason, said in the caller's language. Anything unknown is logged with
// its request id and answered with a neutral 500.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@tennis/contract';
import { databaseFault } from '../database/errors.ts';
import { hasKey } from './idempotency.ts';
import { because, becauseOfStatus, type Reason } from '../ground/reason.ts';
import { Refused, type Blame, type Refusal } from '../ground/refusal.ts';
import { sayConsequences, sayerFor } from './sayer.ts';

/** A refusal as it is answered, before it is said. */
interface Answer {
  readonly status: number;
  readonly code: string;
  readonly reason: Reason;
  readonly also?: readonly Reason[];
  readonly issues?: readonly Blame[];
  readonly details?: object;
  readonly consequences?: readonly Reason[];
}

type Table = { readonly [T in Refusal['type']]: (refusal: Extract<Refusal, { type: T }>) => Answer };

type Taken = Extract<Refusal, { type: 'taken' }>['what'];

const TAKEN: Readonly<Record<Taken, Reason>> = {
  username: because('usernameTaken'),
  // Not named: whether an address has an account is nobody's business (ADR 9).
  email: because('accountNotCreated'),
  seed: because('seedTaken'),
  entry: because('alreadyEntered'),
  'group name': because('groupNameTaken'),
};

/** The field to which a taken value belongs; none for an e-mail address, because that would reveal that it has an account. */
const TAKEN_PATHS: Readonly<Partial<Record<Taken, string>>> = {
  username: 'username',
  seed: 'seed',
  entry: 'userId',
  'group name': 'name',
};

/** The field that is to blame for a refusal, told as in a validation error. */
const blame = (path: string | undefined, reason: Reason): Pick<Answer, 'issues'> =>
  path === undefined ? {} : { issues: [{ path, reason }] };

const DEAD_INVITATIONS = {
  unknown: because('invitationUnknown'),
  accepted: because('invitationAccepted'),
  expired: because('invitationExpired'),
  revoked: because('invitationRevoked'),
} as const;

const conflict = (reason: Reason) => ({ status: 409, code: 'conflict', reason }) as const;

const ANSWERS = {
  invalid: ({ issues }) => ({
    status: 400,
    code: 'invalid',
    reason: issues[0]?.reason ?? because('requestInvalid'),
    issues,
  }),
  'wrong-password': () => ({ status: 401, code: 'not_signed_in', reason: because('wrongPassword') }),
  'wrong-proof': ({ path }) => {
    const reason = because('wrongProof');
    return { status: 400, code: 'invalid', reason, ...blame(path, reason) };
  },
  'dead-reset-token': () => ({ status: 400, code: 'invalid', reason: because('deadResetToken') }),
  'dead-invitation': ({ status }) => ({
    status: 404,
    code: 'not_found',
    reason: DEAD_INVITATIONS[status],
  }),
  'not-signed-in': () => ({ status: 401, code: 'not_signed_in', reason: because('notSignedIn') }),
  'not-allowed': ({ reason = because('notAllowed'), path }) => ({
    status: 403,
    code: 'not_allowed',
    reason,
    ...blame(path, reason),
  }),
  'foreign-origin': () => ({ status: 403, code: 'not_allowed', reason: because('foreignOrigin') }),
  'not-found': () => ({ status: 404, code: 'not_found', reason: because('notFound') }),
  taken: ({ what }) => ({ ...conflict(TAKEN[what]), ...blame(TAKEN_PATHS[what], TAKEN[what]) }),
  stale: ({ current }) => ({ ...conflict(because('stale')), details: { current } }),
  'key-reused': () => conflict(because('keyReused')),
  'answer-gone': () => conflict(because('answerGone')),
  'session-changed': () => ({ status: 409, code: 'session_changed', reason: because('sessionChanged') }),
  conflict: ({ reason, path, also, details, consequences }) => ({
    ...conflict(reason),
    ...(also !== undefined && { also }),
    ...blame(path, reason),
    ...(details !== undefined && { details }),
    ...(consequences !== undefined && { consequences }),
  }),
  'too-many-requests': ({ retryAfterSeconds: seconds, reason }) => ({
    status: 429,
    code: 'too_many_requests',
    reason: reason ?? because('tooManyRequests', { seconds }),
  }),
  'too-busy': ({ retryAfterSeconds: seconds }) => ({
    status: 503,
    code: 'unavailable',
    reason: because('tooBusy', { seconds }),
  }),
  'status-refused': ({ problem }) => conflict(becauseOfStatus(problem)),
} satisfies Table;

// Refusals of Fastify itself before a handler runs, by its error code.
const FASTIFY_ANSWERS: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'invalid', reason: because('bodyNotJson') },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'invalid', reason: because('bodyTooLarge') },
};

/** The most bytes of a refused body that we read and drop, so that its sender can read the refusal: a few photos straight from a camera. */
const DROPPED_BYTES = 67_108_864;

/**
 * Whether the rest of a body that is too large is short enough to be read away. Fastify would close the connection while more arrives. Then the
 * sender's system reports a broken connection and throws the answer away, and a proxy says 502 in its place.
 */
const endsSoon = ({ headers }: FastifyRequest): boolean => Number(headers['content-length']) <= DROPPED_BYTES;

/** The answer to a write that may or may not have been stored. A call with a key can safely be sent again. */
const outcomeUnknown = (canRepeat: boolean): Answer => ({
  status: 503,
  code: 'outcome_unknown',
  reason: because(canRepeat ? 'savedUnknown' : 'doneUnknown'),
  details: { canRepeat },
});

/** Says an answer in the caller's language and sends it. */
function send(
  reply: FastifyReply,
  { status, code, reason, also = [], issues, details, consequences }: Answer,
): FastifyReply {
  const say = sayerFor(reply.request);
  const problem: Problem = {
    code,
    message: [reason, ...also].map((one) => say(one)).join(' '),
    reason: reason.code,
    params: reason.params,
    ...(issues !== undefined && {
      issues: issues.map(({ path, reason: why }) => ({
        path,
        message: say(why),
        code: why.code,
        params: why.params,
      })),
    }),
    ...((details !== undefined || consequences !== undefined) && {
      details: { ...details, ...(consequences !== undefined && sayConsequences(consequences, say)) },
    }),
  };
  return reply.code(status).send(problem);
}

/** Answers one error. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refused) {
    const { refusal } = error;
    request.refusedFor = refusal.type;
    if ('retryAfterSeconds' in refusal) reply.header('retry-after', refusal.retryAfterSeconds);
    const answer = ANSWERS[refusal.type] as (r: Refusal) => Answer;
    return send(reply, answer(refusal));
  }
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  // A broken connection of the caller has the same error code as a lost database, but its own status.
  const fault = statusCode < 500 ? null : databaseFault(error);
  if (fault === 'unavailable' || fault === 'serialization') {
    request.log.error({ err: error }, 'the database does not answer, or is too busy');
    reply.header('retry-after', 5);
    return send(reply, {
      status: 503,
      code: 'unavailable',
      reason: because('databaseUnavailable'),
    });
  }
  if (fault === 'unsettled') {
    request.log.error({ err: error }, 'the answer to a commit was lost: nobody knows whether it was done');
    reply.header('retry-after', 1);
    return send(reply, outcomeUnknown(hasKey(request)));
  }
  if (statusCode < 500) {
    const answer = FASTIFY_ANSWERS[code];
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' && endsSoon(request)) reply.removeHeader('connection');
    return send(reply, answer ?? { status: statusCode, code: 'invalid', reason: because('unreadable') });
  }
  request.log.error({ err: error }, 'unexpected error');
  return send(reply, {
    status: 500,
    code: 'internal',
    reason: because('internal', { id: request.id }),
  });
}

/** Registers the error answers and the 404 of unknown API paths (D38). */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** The 404 for everything that is missing or may not be read: in one language always the same bytes. */
export function answerNotFound(reply: FastifyReply): FastifyReply {
  return send(reply, ANSWERS['not-found']());
}
