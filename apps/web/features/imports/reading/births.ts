// Days and years of birth as spreadsheets write them in each country.

/** The first number in 03/04/01: the day, the month, or the two-digit year. */
export type DayOrder = 'day' | 'month' | 'year';

export type Birth = { readonly birthYear: number } | { readonly birthDate: string };

const EARLIEST = 1900;
const DAY_MS = 86_400_000;
/** Excel's day 0. Excel counts a 29 February 1900 that never existed; nobody alive was born before it, so it does not matter. */
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

function dayOf(year: number, month: number, day: number, today: string): Birth | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  if (!isDay || year < EARLIEST) return null;
  const birthDate = at.toISOString().slice(0, 10);
  return birthDate > today ? null : { birthDate };
}

/** The day with a full year: "68" is 1968, and "12" is 2012, unless that day lies ahead. */
function dayWritten(year: string, month: number, day: number, today: string): Birth | null {
  if (year.length === 4) return dayOf(Number(year), month, day, today);
  const full = Number(today.slice(0, 2)) * 100 + Number(year);
  return dayOf(full, month, day, today) ?? dayOf(full - 100, month, day, today);
}

/** A time behind a day says nothing of it, nor does the day of the week before it. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]\.?M\.?)?Z?$/i;
const WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[.,]*\s+(?=\d|\p{L}{3,}\.? \d{1,2},)/iu;
const NUMBERS = /^(\d{1,2})([./\- ])\s*(\d{1,2})[./\- ]\s*(\d{4}|\d{2})\.?$/;
const ISO = /^(\d{4})[./-]\s*(\d{1,2})[./-]\s*(\d{1,2})\.?$/;
const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th|er)?[ \-./]*(\p{L}{3,})\.?[ \-./,]*(\d{4}|\d{2})$/u;
const MONTH_FIRST = /^(\p{L}{3,})\.?[ -]*(\d{1,2})(?:st|nd|rd|th)?,?[ -]*(\d{4}|\d{2})$/u;

const plain = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim().replace(TIME, '').replace(WEEKDAY, '');

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
  const [, first = '', , second = '', third = ''] = NUMBERS.exec(written) ?? [];
  if (third !== '') {
    // A year of four figures says itself which number it is.
    if (order === 'year')
      return third.length === 2
        ? dayWritten(first.padStart(2, '0'), Number(second), Number(third), today)
        : null;
    const [day, month] = order === 'day' ? [first, second] : [second, first];
    return dayWritten(third, Number(month), Number(day), today);
  }
  const [, day = '', name = '', ofDay = ''] = DAY_FIRST.exec(written) ?? [];
  if (ofDay !== '') return dayWritten(ofDay, monthNamed(name), Number(day), today);
  const [, month = '', number = '', ofMonth = ''] = MONTH_FIRST.exec(written) ?? [];
  return ofMonth === '' ? null : dayWritten(ofMonth, monthNamed(month), Number(number), today);
}

/** The part of a birth that counts: if it is only the year, 03/04/2001 needs no order. */
export interface Ordering {
  readonly today: string;
  readonly detail: 'day' | 'year';
}

const ORDERS: readonly DayOrder[] = ['day', 'month', 'year'];

const saidIn = (text: string, order: DayOrder, { today, detail }: Ordering): string | null => {
  const birth = readBirth(text, order, today);
  return birth === null || 'birthYear' in birth
    ? null
    : birth.birthDate.slice(0, detail === 'day' ? undefined : 4);
};

const signIn = (text: string): string | undefined => NUMBERS.exec(plain(text))?.[2];

/** The orders in which these numbers make a valid day. Only with hyphens may the year come first, as in 10-12-31. */
function ordersOf(text: string, ordering: Ordering): readonly DayOrder[] {
  const sign = signIn(text);
  if (sign === undefined) return [];
  const orders = ORDERS.filter((order) => saidIn(text, order, ordering) !== null);
  // A dot between the numbers is written where the day comes first.
  if (sign === '.' && orders.includes('day')) return ['day'];
  return sign === '-' ? orders : orders.filter((order) => order !== 'year');
}

/** Whether a text is one day in one order and another in another. */
const isEither = (text: string, ordering: Ordering): boolean =>
  new Set(ordersOf(text, ordering).map((order) => saidIn(text, order, ordering))).size > 1;

/**
 * The orders in which the days of a column can be written. One: the column shows it, or no day needs one. Several: nothing shows it, or the days
 * contradict each other, so somebody has to choose.
 */
export function dayOrdersOf(texts: readonly string[], ordering: Ordering): readonly DayOrder[] {
  const days = [...new Set(texts)].filter((text) => ordersOf(text, ordering).length > 0);
  const common = ORDERS.filter((order) => days.every((text) => ordersOf(text, ordering).includes(order)));
  if (days.length === 0) return ['day'];
  if (common.length === 0) return days.some((text) => isEither(text, ordering)) ? ['day', 'month'] : ['day'];
  const readings = common.map((order) => days.map((text) => saidIn(text, order, ordering)).join(' '));
  return common.filter((_, at) => readings.indexOf(readings[at] ?? '') === at);
}

/** A day of a column that is another day in another order. */
export const unclearDay = (texts: readonly string[], ordering: Ordering): string | undefined =>
  texts.find((text) => isEither(text, ordering));
