// Names for courts that are added together.
import * as words from '@tennis/words/courts';
import type { Court } from '@tennis/contract';
import { courtKey } from '@tennis/domain';

/**
 * Names that count on from the given one. If it ends in a number, that is counted on, otherwise one is added. A single court keeps its name as it is.
 */
export function numberedNames(first: string, count: number): readonly string[] {
  const many = Number.isSafeInteger(count) && count >= 1 ? Math.min(count, 1000) : 0;
  if (many <= 1 || first === '') return Array.from({ length: many }, () => first);
  const [, base = '', digits = ''] = /^(.*?)(\d{0,6})$/u.exec(first) ?? [];
  const start = digits === '' ? 1 : Number(digits);
  const before = digits === '' ? `${base.trimEnd()} ` : base;
  return Array.from({ length: many }, (_, at) => `${before}${start + at}`);
}

/** The first number that no court of the club has, with a court's name as clubs say it in the reader's language. */
export function nextCourtName(courts: readonly Pick<Court, 'name'>[]): string {
  const taken = new Set(courts.map(({ name }) => courtKey(name)));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return words.firstSuggestion({ number });
}
