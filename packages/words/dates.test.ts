// How each language writes days and times.
import { expect, test } from 'vitest';
import { wordsIn } from './index.ts';
import { LANGUAGES, type Language } from './languages.ts';

const said = (language: Language, month: number, day: number) => {
  const { dates: words, language: own } = wordsIn(language);
  const shortDay = words.shortDay({ month: words.shortMonth({ month: String(month) }), day: String(day) });
  return words.dayAndTime({
    day: words.fullDay({ shortDay, year: 2026 }),
    time: words.time({ hour: '14', minute: '05', half: own.clock === '24' ? 'none' : 'pm' }),
  });
};

test('days and times read as the language writes them', () => {
  expect(said('en', 9, 12)).toBe('Sep 12, 2026 • 14:05 PM');
  expect(said('de', 9, 12)).toBe('12. Sep. 2026 • 14:05');
  expect(said('fr', 9, 12)).toBe('12 sept. 2026 • 14:05');
  expect(said('fr', 12, 1)).toBe('1er déc. 2026 • 14:05');
  expect(wordsIn('de').dates.weekdayAndDay({ weekday: 'So', day: '13. Sep.' })).toBe('So, 13. Sep.');
});

test.each(LANGUAGES)('%s has twelve months and seven weekdays', (language) => {
  const { shortMonth, weekday } = wordsIn(language).dates;
  const months = Array.from({ length: 12 }, (_, at) => shortMonth({ month: String(at + 1) }));
  expect(new Set(months).size).toBe(12);
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => weekday({ day }));
  expect(new Set(days).size).toBe(7);
});

test('a clock of 12 hours names the half of the day in every language, one of 24 in none', () => {
  for (const { dates } of LANGUAGES.map(wordsIn)) {
    expect(dates.time({ hour: 2, minute: '30', half: 'pm' })).toBe('2:30 PM');
    expect(dates.time({ hour: 12, minute: '05', half: 'am' })).toBe('12:05 AM');
    expect(dates.time({ hour: '14', minute: '30', half: 'none' })).toBe('14:30');
  }
});
