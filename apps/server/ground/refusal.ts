// Every way in which the server says no, as tagged objects, beside those of the domain.
import type { Result, StatusRefused } from '@tennis/domain';
import type { Reason } from './reason.ts';

/** A field of the call that is to blame, and why. */
export interface Blame {
  readonly path: string;
  readonly reason: Reason;
}

export type ServerError =
  | { readonly type: 'invalid'; readonly issues: readonly Blame[] }
  | { readonly type: 'wrong-password' }
  // A signed-in person was asked for their password once more; `path` is its field.
  | { readonly type: 'wrong-proof'; readonly path: string }
  | { readonly type: 'dead-reset-token' }
  | { readonly type: 'dead-invitation'; readonly status: 'unknown' | 'accepted' | 'expired' | 'revoked' }
  | { readonly type: 'not-signed-in' }
  | { readonly type: 'not-allowed'; readonly reason?: Reason; readonly path?: string }
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
      readonly reason: Reason;
      /** The other reasons against it. */
      readonly also?: readonly Reason[];
      readonly path?: string;
      readonly details?: object;
      /** The consequences if the caller confirmed (D14). */
      readonly consequences?: readonly Reason[];
    }
  // `reason` if there is more to say than how long to wait.
  | { readonly type: 'too-many-requests'; readonly retryAfterSeconds: number; readonly reason?: Reason }
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

/** Refuses a single field of the call in the way of a validation error. */
export function refuseField(path: string, reason: Reason): never {
  throw new Refused({ type: 'invalid', issues: [{ path, reason }] });
}

/** Refuses something that the present state does not allow; `path` is the field to blame, if there is one. */
export function refuseConflict(
  reason: Reason,
  more: { readonly path?: string; readonly details?: object } = {},
): never {
  throw new Refused({ type: 'conflict', reason, ...more });
}
