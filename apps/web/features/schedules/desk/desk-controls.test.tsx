// The ways to plan a day at the desk: times for what has none, and everything anew (D54).
import type { OrderedMatch } from '@tennis/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DayPlan } from './day-plan.ts';
import { DeskControls } from './desk-controls.tsx';
import type { useDeskWrites } from './use-desk-writes.ts';

type Desk = ReturnType<typeof useDeskWrites>;

const placed = (status: OrderedMatch['status']) => ({
  match: { id: 1, status },
  isMovable: status === 'scheduled',
});

/** The buttons of a desk with these cards, and so many matches without a place. */
function buttonsOf(cards: readonly ReturnType<typeof placed>[], unplaced: number): readonly string[] {
  const order = { clubId: 1, day: '2026-09-12', published: true, matches: [] };
  const plan = {
    order,
    now: null,
    cards,
    unplaced: Array.from({ length: unplaced }),
    faults: [],
  } as unknown as DayPlan;
  const drawn = renderToStaticMarkup(
    <DeskControls
      plan={plan}
      desk={{ write: { busy: false } } as Desk}
      rain={null}
      isAsking={false}
      onAsk={() => undefined}
      onSee={() => undefined}
    />,
  );
  return [...drawn.matchAll(/<button[^>]*>(.*?)<\/button>/gu)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/gu, ''),
  );
}

test('a running day can be planned anew though a match has no place', () => {
  expect(buttonsOf([placed('scheduled')], 1)).toEqual(
    expect.arrayContaining(['Suggest times', 'Plan all anew']),
  );
});

test('with nothing to move or nothing to place there is one way', () => {
  expect(buttonsOf([placed('scheduled')], 0)).not.toContain('Suggest times');
  expect(buttonsOf([placed('scheduled')], 0)).toContain('Plan all anew');
  expect(buttonsOf([placed('completed')], 2)).not.toContain('Plan all anew');
  expect(buttonsOf([], 2)).toContain('Suggest times');
});
