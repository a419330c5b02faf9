// Whether a withdrawal can be sent: everything that would happen is on screen.
import type { WithdrawalOutcome } from '@tennis/contract';
import type { Ticked } from './other-events.tsx';

/** What the dialog knows of the effects, and what went wrong. */
export interface Preview {
  /** The effects in this tournament; null until they are known. */
  readonly told: WithdrawalOutcome | null;
  /** Why the effects of what is chosen now could not be read. */
  readonly unread: string | null;
  /** Why the last try failed. It can be sent again. */
  readonly problem: string | null;
  readonly ticked: Ticked;
}

/** A failed try keeps nobody from trying again; effects that nobody has seen do. */
export const canWithdraw = ({ told, unread, ticked }: Preview): boolean =>
  told !== null && unread === null && ![...ticked.values()].includes(null);
