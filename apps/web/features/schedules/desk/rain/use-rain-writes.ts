// The writes of the rain button: play is suspended, or goes on.
import * as words from '@tennis/words/rain';
import type { OrderOfPlayOnWire, SuspensionReason } from '@tennis/contract';
import { keepOrder } from '../../../../writes/order-of-play.ts';
import { useWrite } from '../../../../writes/use-write.ts';

/** The courts to suspend, why, and until when, if anybody knows. */
export interface Suspending {
  readonly courtIds: number[];
  readonly reason: SuspensionReason;
  readonly again?: string;
}

/** The writes of the rain button. */
export function useRainWrites(order: OrderOfPlayOnWire) {
  const write = useWrite<OrderOfPlayOnWire>();
  const params = { clubId: String(order.clubId), day: order.day };
  return {
    write,
    suspend: (body: Suspending, after: () => void) =>
      write.send({
        route: 'suspendPlay',
        call: { params, body },
        keep: keepOrder,
        after,
        done: () => ({ title: words.suspendedDone }),
        failed: words.failed,
      }),
    resume: (courtIds: number[], after: () => void) =>
      write.send({
        route: 'resumePlay',
        call: { params, body: { courtIds } },
        keep: keepOrder,
        after,
        done: () => ({ title: words.resumedDone }),
        failed: words.failed,
      }),
  };
}
