// The right backups of a folder stay (ADR 40).
import { expect, it } from 'vitest';
import { kept } from './note.ts';

const DAY_MS = 86_400_000;
const at = (day: number): string =>
  new Date(Date.parse('2026-12-31T04:00:00.000Z') - day * DAY_MS).toISOString();

it('keeps the last of seven days, four weeks and twelve months, and the newest in any case', () => {
  const year = Array.from({ length: 800 }, (_, day) => at(day));
  const stays = kept(year);
  expect([...stays].toSorted().toReversed()).toEqual([
    // Seven days; the Sundays among them end weeks.
    ...[0, 1, 2, 3, 4, 5, 6].map(at),
    at(11),
    at(18),
    // The last days of the months before.
    ...[
      '11-30',
      '10-31',
      '09-30',
      '08-31',
      '07-31',
      '06-30',
      '05-31',
      '04-30',
      '03-31',
      '02-28',
      '01-31',
    ].map((day) => `2026-${day}T04:00:00.000Z`),
  ]);
  expect(kept([at(0)])).toEqual(new Set([at(0)]));
  expect(kept([])).toEqual(new Set());
});

it('keeps the later of two of one day, and what is old where nothing is newer', () => {
  const [morning, evening] = ['2026-09-12T04:00:00.000Z', '2026-09-12T20:00:00.000Z'];
  expect(kept([morning, evening])).toEqual(new Set([evening]));
  expect(kept(['2019-01-01T00:00:00.000Z', evening])).toEqual(new Set(['2019-01-01T00:00:00.000Z', evening]));
});

it('keeps a backup of each of twelve months if old ones are dropped every day', () => {
  let folder: string[] = [];
  for (let day = 400; day >= 0; day -= 1) {
    const stays = kept([...folder, at(day)]);
    folder = [...stays];
  }
  const months = new Set(folder.map((moment) => moment.slice(0, 7)));
  expect(months.size).toBe(12);
  expect(folder.length).toBeLessThanOrEqual(7 + 4 + 12);
});
