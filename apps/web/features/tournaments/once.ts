// One write, however often it is tried (D16): a repeat of the same request after a broken connection carries the same
// key, so the server answers it once.
import { newIdempotencyKey } from '@tennis/contract';
import { useRef } from 'react';

/** Sends a body under a key that stays the same until the write succeeds or the body changes. */
export function useOnce() {
  const open = useRef<{ body: string; key: string } | null>(null);
  return async <T>(body: unknown, send: (options: { idempotencyKey: string }) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(body);
    const attempt = open.current?.body === text ? open.current : { body: text, key: newIdempotencyKey() };
    open.current = attempt;
    const answer = await send({ idempotencyKey: attempt.key });
    open.current = null;
    return answer;
  };
}
