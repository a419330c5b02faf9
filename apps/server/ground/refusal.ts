// Every way in which the server says no, as tagged objects, beside those of the domain.
import type { Result, StatusRefused } from '@tennis/domain';
import type { Words } from '@tennis/words';

/** A text of a refusal; where it comes from the catalogue it is said when the answer is written, in the caller's language. */
export type RefusalText = string | ((words: Words) => string);

export type ServerError =
  | {
      readonly type: 'invalid';
      readonly issues: readonly { readonly path: string; readonly message: RefusalText }[];
    }
  | { readonly type: 'wrong-password' }
  // Whoever is signed in was asked for his password once more; `path` is its field.
  | { readonly type: 'wrong-proof'; readonly path: string }
  | { readonly type: 'dead-reset-token' }
  | { readonly type: 'dead-invitation'; readonly status: 'unknown' | 'accepted' | 'expired' | 'revoked' }
  | { readonly type: 'not-signed-in' }
  | { readonly type: 'not-allowed'; readonly reason?: string; readonly path?: string }
  | { readonly type: 'foreign-origin' }
  | { readonly type: 'not-found' }
  | { readonly type: 'taken'; readonly what: 'username' | 'email' | 'seed' | 'entry' | 'group name' }
  | { readonly type: 'stale'; readonly current: unknown }
  | { readonly type: 'key-reused' }
  | { readonly type: 'answer-gone' }
  | { readonly type: 'session-changed' }
  // `path` is the field of the body that is to blame, where there is one.
  | {
      readonly type: 'conflict';
      readonly reason: RefusalText;
      readonly path?: string;
      readonly details?: unknown;
    }
  // `reason` where there is more to say than to wait.
  | { readonly type: 'too-many-requests'; readonly retryAfterSeconds: number; readonly reason?: string }
  // Everybody's requests together are too many.
  | { readonly type: 'too-busy'; readonly retryAfterSeconds: number };

export type Refusal = ServerError | StatusRefused;

/** Carries a refusal from a handler to the error plugin. Only for handlers: the domain never throws. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.type);
    this.refusal = refusal;
  }
}

/** The value of a domain result; throws `Refused` with its error otherwise. */
export function unwrap<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  throw new Refused(result.error);
}

/** Refuses a single field of the body in the way of a validation error. */
export function refuseField(path: string, message: RefusalText): never {
  throw new Refused({ type: 'invalid', issues: [{ path, message }] });
}
