// How domain functions answer: a value or a plain tagged error. A thrown error always means a bug.

/** A success carrying `value`, or a failure carrying a tagged `error`. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps a tagged error as a failure. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
