// What messages to some browser could be sealed with. No browser has them.
import type { PushDevice } from '@tennis/contract';

/** A point on the curve P-256, and sixteen bytes. */
export const SOME_PUSH_KEYS: PushDevice['keys'] = {
  p256dh: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
  auth: 'a'.repeat(22),
};
