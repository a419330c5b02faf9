// Money as the platform's pages show it: dollars (specification sections 2 and 3).
import { language } from '@tennis/words/language';
import * as words from '@tennis/words/platform';
import type { BillingCycle, SubscriptionPlan } from '@tennis/contract';

const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });

/** A sum in dollars, in the reader's way of writing. */
export const formatDollars = (sum: number): string => dollars.format(sum);

const CYCLES = { monthly: words.mo, quarterly: words.qr, yearly: words.yr } satisfies Record<
  BillingCycle,
  string
>;

export const CYCLE_LABELS = {
  monthly: words.monthly,
  quarterly: words.quarterly,
  yearly: words.yearly,
} satisfies Record<BillingCycle, string>;

/** "$29.99/mo" (D42). */
export const priceText = ({
  price,
  billingCycle,
}: Pick<SubscriptionPlan, 'price' | 'billingCycle'>): string =>
  words.pricePerCycle({ price: formatDollars(Number(price)), cycle: CYCLES[billingCycle] });
