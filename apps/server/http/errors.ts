// Turns refusals into answers: one table from tag to status, code and text. Anything unknown is logged with
// its request id and answered with a neutral 500.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@tennis/contract';
import { databaseFault } from '../database/errors.ts';
import { wordsIn, type Words } from '@tennis/words';
import { hasKey } from './idempotency.ts';
import { languageOf } from './language.ts';
import { Refused, type Refusal, type RefusalText } from '../ground/refusal.ts';

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly extra?: Partial<Problem>;
}

type Table = {
  readonly [T in Refusal['type']]: (refusal: Extract<Refusal, { type: T }>, words: Words) => Answer;
};

const said = (text: RefusalText, words: Words): string => (typeof text === 'string' ? text : text(words));

const TAKEN = {
  username: 'This username is taken. Please choose another one.',
  // Not named: whether an address has an account is nobody's business (ADR 9).
  email: 'There was an error creating your account',
  seed: 'Another participant already has this seed.',
  entry: 'This player is already entered in the tournament.',
  'group name': 'This tournament already has a group with this name.',
} as const;

/** The field to which a taken value belongs; none for an address, which would tell that it has an account. */
const TAKEN_PATHS: Readonly<Partial<Record<keyof typeof TAKEN, string>>> = {
  username: 'username',
  seed: 'seed',
  entry: 'userId',
  'group name': 'name',
};

/** The field that is to blame for a refusal, told as in a validation error. */
const blame = (path: string | undefined, message: string): Pick<Problem, 'issues'> =>
  path === undefined ? {} : { issues: [{ path, message }] };

const WRONG_PROOF = 'This is not your password.';

const DEAD_INVITATIONS = {
  unknown: 'Invalid invitation link',
  accepted: 'This invitation has already been accepted.',
  expired: 'This invitation has expired. Please ask the club for a new one.',
  revoked: 'This invitation was revoked by the club.',
} as const;

const ANSWERS = {
  invalid: (refusal, words) => {
    const issues = refusal.issues.map(({ path, message }) => ({ path, message: said(message, words) }));
    return {
      status: 400,
      code: 'invalid',
      message: issues[0]?.message ?? 'The request is not valid.',
      extra: { issues },
    };
  },
  'wrong-password': () => ({ status: 401, code: 'not_signed_in', message: 'Invalid username or password' }),
  'wrong-proof': ({ path }) => ({
    status: 400,
    code: 'invalid',
    message: WRONG_PROOF,
    extra: blame(path, WRONG_PROOF),
  }),
  'dead-reset-token': () => ({ status: 400, code: 'invalid', message: 'Invalid or expired reset token' }),
  'dead-invitation': ({ status }) => ({
    status: 404,
    code: 'not_found',
    message: DEAD_INVITATIONS[status],
  }),
  'not-signed-in': () => ({ status: 401, code: 'not_signed_in', message: 'Please sign in.' }),
  'not-allowed': ({ reason = 'You do not have permission to do this.', path }) => ({
    status: 403,
    code: 'not_allowed',
    message: reason,
    extra: blame(path, reason),
  }),
  'foreign-origin': () => ({
    status: 403,
    code: 'not_allowed',
    message:
      'This request came from another site. Open the tournament organizer at its own address and try again.',
  }),
  'not-found': () => ({ status: 404, code: 'not_found', message: 'Not found.' }),
  taken: ({ what }) => ({
    status: 409,
    code: 'conflict',
    message: TAKEN[what],
    extra: blame(TAKEN_PATHS[what], TAKEN[what]),
  }),
  stale: ({ current }) => ({
    status: 409,
    code: 'conflict',
    message: 'Someone else saved this first. Look at their version, then decide.',
    extra: { details: { current } },
  }),
  'key-reused': () => ({
    status: 409,
    code: 'conflict',
    message: 'This Idempotency-Key was already used for a different request.',
  }),
  'answer-gone': () => ({
    status: 409,
    code: 'conflict',
    message: 'This was done before, when it was first sent. What it was about has been removed since.',
  }),
  'session-changed': () => ({
    status: 409,
    code: 'session_changed',
    message: 'Somebody else has signed in meanwhile. Nothing was changed.',
  }),
  conflict: ({ reason, path, details }, words) => {
    const message = said(reason, words);
    return {
      status: 409,
      code: 'conflict',
      message,
      extra: { ...blame(path, message), ...(details === undefined ? {} : { details }) },
    };
  },
  'too-many-requests': ({ retryAfterSeconds, reason }) => ({
    status: 429,
    code: 'too_many_requests',
    message: reason ?? `Too many tries. Please wait ${retryAfterSeconds} seconds and try again.`,
  }),
  'too-busy': ({ retryAfterSeconds }) => ({
    status: 503,
    code: 'unavailable',
    message: `The server is very busy. Please wait ${retryAfterSeconds} seconds and try again.`,
  }),
  'status-refused': ({ reason }) => ({ status: 409, code: 'conflict', message: reason }),
} satisfies Table;

function send(reply: FastifyReply, { status, code, message, extra }: Answer): FastifyReply {
  return reply.code(status).send({ code, message, ...extra });
}

// What Fastify itself refuses before a handler runs, by its error code.
const FASTIFY_ANSWERS: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'invalid',
    message: 'Send the body as application/json.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'invalid', message: 'The body is too large.' },
};

/** The answer to a write of which nobody knows whether it was stored; a call with a key can be sent again whatever happened. */
const outcomeUnknown = (canRepeat: boolean): Answer => ({
  status: 503,
  code: 'outcome_unknown',
  message: canRepeat
    ? 'We could not find out whether this was saved. Try again in a moment: that does not do it twice. Or reload the page to see.'
    : 'We could not find out whether this was done. Please reload the page and look before you try again.',
  extra: { details: { canRepeat } },
});

/** Answers one error. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refused) {
    const { refusal } = error;
    request.refusedFor = refusal.type;
    if ('retryAfterSeconds' in refusal) reply.header('retry-after', refusal.retryAfterSeconds);
    const answer = ANSWERS[refusal.type] as (r: Refusal, words: Words) => Answer;
    return send(reply, answer(refusal, wordsIn(languageOf(request))));
  }
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  // A caller whose line broke has the same error code as a database that is gone, but a status of his own.
  const fault = statusCode < 500 ? null : databaseFault(error);
  if (fault === 'unavailable' || fault === 'serialization') {
    request.log.error({ err: error }, 'the database does not answer, or is too busy');
    reply.header('retry-after', 5);
    return send(reply, {
      status: 503,
      code: 'unavailable',
      message: 'The database does not answer at the moment. Nothing was changed; please try again shortly.',
    });
  }
  if (fault === 'unsettled') {
    request.log.error({ err: error }, 'the answer to a commit was lost: nobody knows whether it was done');
    reply.header('retry-after', 1);
    return send(reply, outcomeUnknown(hasKey(request)));
  }
  if (statusCode < 500) {
    return send(
      reply,
      FASTIFY_ANSWERS[code] ?? {
        status: statusCode,
        code: 'invalid',
        message: 'The request could not be read. Check that its body is well-formed JSON.',
      },
    );
  }
  request.log.error({ err: error }, 'unexpected error');
  return send(reply, {
    status: 500,
    code: 'internal',
    message: `Something went wrong on our side. Please try again; if it stays, report the number ${request.id}.`,
  });
}

/** Registers the error answers and the 404 of unknown API paths (D38). */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** The 404 of whatever is missing or may not be read: always the same bytes. */
export function answerNotFound(reply: FastifyReply): FastifyReply {
  return send(reply, ANSWERS['not-found']());
}
