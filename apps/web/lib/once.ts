// One write, however often it is tried (D16): a repeat of the same request after a broken connection carries the same
// key, so the server answers it once.
import { newIdempotencyKey } from '@tennis/contract';
import { useState } from 'react';

type SendOnce = <T>(body: unknown, send: (options: { idempotencyKey: string }) => Promise<T>) => Promise<T>;

/** Sends bodies, each under a key of its own that stays the same until its write succeeds. */
export function oncePerBody(): SendOnce {
  const open = new Map<string, string>();
  return async (body, send) => {
    const text = JSON.stringify(body);
    const key = open.get(text) ?? newIdempotencyKey();
    open.set(text, key);
    const answer = await send({ idempotencyKey: key });
    open.delete(text);
    return answer;
  };
}

/** The same for as long as a form or dialog is open. */
export function useOnce(): SendOnce {
  const [once] = useState(oncePerBody);
  return once;
}
