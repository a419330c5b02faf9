// Each field that the log keeps has a name on the page of the log, in every language, and no name is without a field.
import { wordsIn } from '@tennis/words';
import { LANGUAGES } from '@tennis/words/languages';
import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';
import { KEPT } from './fields.ts';

const KINDS = Object.keys(KEPT) as (keyof typeof KEPT)[];

it.each(LANGUAGES)('every kept field has its name in %s', (language) => {
  const fields = KINDS.flatMap((kind) => {
    const row = Object.fromEntries(Object.keys(KEPT[kind].rules).map((column) => [column, 1]));
    return changesBetween(kind, undefined, row).map(({ field }) => field);
  });
  const names = fields.map((field) => `field${field.charAt(0).toUpperCase()}${field.slice(1)}`);
  const said = Object.keys(wordsIn(language).auditFields).filter((name) => name.startsWith('field'));
  expect(said.toSorted()).toEqual([...new Set(names)].toSorted());
});
