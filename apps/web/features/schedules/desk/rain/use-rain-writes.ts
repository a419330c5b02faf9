// What the rain button writes: play stands still, and goes on.
import * as words from '@tennis/words/rain';
import type { OrderOfPlayOnWire, SuspensionReason } from '@tennis/contract';
import { keepOrder } from '../../../../writes/order-of-play.ts';
import { useWrite } from '../../../../writes/use-write.ts';

/** The writes of the rain button. */
export function useRainWrites(order: OrderOfPlayOnWire) {
  const write = useWrite<OrderOfPlayOnWire>();
  const params = { clubId: String(order.clubId), day: order.day };
  return {
    write,
    suspend: (courtIds: number[], reason: SuspensionReason, after: () => void) =>
      write.send({
        route: 'suspendPlay',
        call: { params, body: { courtIds, reason } },
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
