// Revenue of a month (D20).
import { expect, it } from 'vitest';
import { monthlyRevenue, type Subscribed } from './revenue.ts';

const plan = (price: string, billingCycle: Subscribed['billingCycle'], owners = 1) => ({
  price,
  billingCycle,
  owners,
});

it.each<readonly [string, readonly Subscribed[], number]>([
  ['nothing', [], 0],
  ['a monthly price as it is', [plan('29.99', 'monthly')], 29.99],
  ['a third of a quarterly one', [plan('30', 'quarterly')], 10],
  ['a twelfth of a yearly one, to the cent', [plan('100', 'yearly')], 8.33],
  ['each owner', [plan('19.90', 'monthly', 3)], 59.7],
  ['sums before it rounds', [plan('100', 'yearly', 3)], 25],
  [
    'all cycles together',
    [plan('29.99', 'monthly', 2), plan('10.01', 'quarterly'), plan('0', 'yearly')],
    63.32,
  ],
])('[D20] is %s', (_, plans, dollars) => {
  expect(monthlyRevenue(plans)).toBe(dollars);
});
