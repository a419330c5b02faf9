// Days and years of birth as spreadsheets write them in each country.

/** Which of the two numbers stands first in 03/04/2001. */
export type DayOrder = 'day' | 'month';

export type Birth = { readonly birthYear: number } | { readonly birthDate: string };

const EARLIEST = 1900;
const DAY_MS = 86_400_000;
/** Excel's day 0; it counts a 29 February 1900 that never was, which is over before anybody alive was born. */
const EXCEL_ZERO = Date.UTC(1899, 11, 30);

/** The beginnings of the months' names in English, German and French, folded. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fev'],
  ['mar', 'maer', 'mrz'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const monthNamed = (word: string): number =>
  MONTHS.findIndex((beginnings) => beginnings.some((beginning) => folded(word).startsWith(beginning))) + 1;

/** "68" is 1968; "12" is 2012, for as long as that is not ahead. */
const fullYear = (text: string, today: string): number => {
  const year = Number(text);
  if (text.length === 4) return year;
  const century = Number(today.slice(0, 2)) * 100;
  return year + (year > Number(today.slice(2, 4)) ? century - 100 : century);
};

function dayOf(year: number, month: number, day: number, today: string): Birth | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  if (!isDay || year < EARLIEST) return null;
  const birthDate = at.toISOString().slice(0, 10);
  return birthDate > today ? null : { birthDate };
}

/** A time behind a day says nothing of it. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?Z?$/i;
const NUMBERS = /^(\d{1,2})[./\- ]\s*(\d{1,2})[./\- ]\s*(\d{4}|\d{2})\.?$/;
const ISO = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th|er)?[ \-./]*(\p{L}{3,})\.?[ \-./,]*(\d{4}|\d{2})$/u;
const MONTH_FIRST = /^(\p{L}{3,})\.?[ -]*(\d{1,2})(?:st|nd|rd|th)?,?[ -]*(\d{4}|\d{2})$/u;

const plain = (text: string): string => text.trim().replace(TIME, '');

/** Reads a birth; null for what is none, or lies ahead of `today` (yyyy-mm-dd). */
export function readBirth(text: string, order: DayOrder, today: string): Birth | null {
  const written = plain(text);
  if (/^\d{4}$/.test(written)) {
    const birthYear = Number(written);
    return birthYear >= EARLIEST && birthYear <= Number(today.slice(0, 4)) ? { birthYear } : null;
  }
  if (/^\d{5}(?:[.,]\d+)?$/.test(written)) {
    const at = new Date(EXCEL_ZERO + Number.parseInt(written, 10) * DAY_MS);
    return dayOf(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), today);
  }
  const iso = ISO.exec(written);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), today);
  const [, first = '', second = '', year = ''] = NUMBERS.exec(written) ?? [];
  if (year !== '') {
    const [day, month] = order === 'day' ? [first, second] : [second, first];
    return dayOf(fullYear(year, today), Number(month), Number(day), today);
  }
  const [, day = '', name = '', ofDay = ''] = DAY_FIRST.exec(written) ?? [];
  if (ofDay !== '') return dayOf(fullYear(ofDay, today), monthNamed(name), Number(day), today);
  const [, month = '', number = '', ofMonth = ''] = MONTH_FIRST.exec(written) ?? [];
  return ofMonth === '' ? null : dayOf(fullYear(ofMonth, today), monthNamed(month), Number(number), today);
}

/** Which order a column's days are in; null where all of them could be either, and 'day' where none needs one. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = NUMBERS.exec(plain(text)) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  // A dot between the numbers is written where the day comes first.
  if (texts.some((text) => /^\d{1,2}\.\s?\d{1,2}\./.test(text.trim()))) return 'day';
  if (pairs.some(([first]) => first > 12)) return 'day';
  if (pairs.some(([, second]) => second > 12)) return 'month';
  return pairs.every(([first, second]) => first === second) ? 'day' : null;
}
