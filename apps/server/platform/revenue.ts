// The platform's income in a month: the subscriptions of clubs, with each price converted to one month (D20).
import type { BillingCycle } from '@tennis/contract';

const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, quarterly: 3, yearly: 12 };
const YEAR = 12;

/** A plan with the number of accounts that pay for it. */
export interface Subscribed {
  /** Dollars: "29.99". */
  readonly price: string;
  readonly billingCycle: BillingCycle;
  readonly owners: number;
}

/** Dollars a month, to the cent. Added up in twelfths of a cent, so that nothing is rounded before the sum. */
export function monthlyRevenue(plans: readonly Subscribed[]): number {
  const twelfths = plans.reduce((sum, { price, billingCycle, owners }) => {
    const cents = Math.round(Number(price) * 100);
    return sum + cents * owners * (YEAR / MONTHS[billingCycle]);
  }, 0);
  return Math.round(twelfths / YEAR) / 100;
}
