// The choices beside suggested times, as they are read (OP9, OP21, OP25).
import type { OrderOfPlayOnWire, Suggestion } from '@tennis/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Helps, PlanDays, PlanLimit } from './plan-choices.tsx';
import { inShort } from './suggestion-dialog.tsx';

const order = { day: '2026-09-12', timeZone: 'UTC' } as unknown as OrderOfPlayOnWire;
const suggestion = (more: Partial<Suggestion> = {}): Suggestion =>
  ({
    days: ['2026-09-12', '2026-09-13'],
    onDays: [
      { day: '2026-09-12', matches: 12, end: '2026-09-12T17:30:00.000Z' },
      { day: '2026-09-13', matches: 3, end: '2026-09-13T13:00:00.000Z' },
    ],
    spread: true,
    limits: { adults: { singles: 2, doubles: 2, total: 3 }, juniors: null },
    limit: null,
    helps: [],
    off: [],
    ...more,
  }) as unknown as Suggestion;
const asked = { all: false, until: '2026-09-13', spread: true, limit: null, firsts: false };
const textOf = (node: React.ReactNode): string =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]*>/gu, '|')
    .replaceAll(/\|+/gu, '|');
const own = { busy: false, onAsk: () => undefined };

test('a plan of two days says what each of them holds and when it ends, and how they are used', () => {
  const text = textOf(<PlanDays order={order} suggestion={suggestion()} asked={asked} {...own} />);
  expect(text).toMatch(/12 matches, over about 5:30 PM/);
  expect(text).toMatch(/3 matches, over about 1:00 PM/);
  expect(text).toContain('Spread over the days');
  expect(text).toContain('As soon as possible');
  expect(text).not.toContain('would find no place');
});

test('a plan that could not be spread says so, and what applies is chosen', () => {
  const chosen = (found: Suggestion): string | undefined =>
    /<option value="(\w+)" selected="">/u.exec(
      renderToStaticMarkup(<PlanDays order={order} suggestion={found} asked={asked} {...own} />).split(
        'How the days are used',
      )[1] ?? '',
    )?.[1];
  const found = suggestion({ spread: false });
  expect(textOf(<PlanDays order={order} suggestion={found} asked={asked} {...own} />)).toContain(
    'matches would find no place',
  );
  expect(chosen(found)).toBe('soon');
  expect(chosen(suggestion())).toBe('spread');
});

test('a plan says which limit it keeps, and that it has none', () => {
  expect(textOf(<PlanLimit suggestion={suggestion()} {...own} />)).toContain(
    '2 singles, 2 doubles, 3 matches in all',
  );
  const none = suggestion({ limit: 0, limits: { adults: null, juniors: null } });
  expect(textOf(<PlanLimit suggestion={none} {...own} />)).toContain('This plan has no limit.');
});

test('where matches find no place, each change that helps is one press away', () => {
  const helps: Suggestion['helps'] = [
    { kind: 'days', until: '2026-09-13', unplaced: 0 },
    { kind: 'limit', limit: 4, unplaced: 1 },
  ];
  const text = textOf(<Helps order={order} suggestion={suggestion({ helps })} {...own} />);
  expect(text).toContain('With more days all matches find a place.');
  expect(text).toContain('1 match is left out');
  expect(text).toContain('|4 matches a day|');
});

test('what is done on other pages is a link there, and no help at all is said too', () => {
  const desk = { ...order, clubId: 4, matches: [{ id: 9, tournamentId: 5 }] } as unknown as OrderOfPlayOnWire;
  const unplaced = [{ matchId: 9, rule: 'OP5', waitsFor: null }];
  const htmlOf = (helps: Suggestion['helps']): string =>
    renderToStaticMarkup(<Helps order={desk} suggestion={suggestion({ helps, unplaced })} {...own} />);
  const helped = htmlOf([
    { kind: 'hours', minutes: 60, unplaced: 0 },
    { kind: 'one-day-more', unplaced: 1 },
  ]);
  expect(helped).toContain('If the courts are open 1 hour longer, all matches find a place.');
  expect(helped).toContain('href="/admin/club/4/courts"');
  expect(helped).toContain('If the tournaments go on for one more day, 1 match is left out.');
  expect(helped).toContain('href="/tournaments/5/edit"');
  expect(htmlOf([])).toContain('None of these alone makes more room');
});

test('a plan that only takes a match off its place does not say that nothing would move [OP4]', () => {
  const unplaced = [{ matchId: 8, rule: 'OP9', waitsFor: null }] as Suggestion['unplaced'];
  expect(inShort({ moves: [], unplaced }, 1)).toBe('1 match finds no place.');
  expect(inShort({ moves: [], unplaced }, 0)).toMatch(/nothing would move\. 1 match finds no place\.$/u);
});
