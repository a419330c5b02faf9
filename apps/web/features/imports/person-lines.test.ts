// What the preview of a list says of a line, and among which lines it counts.
import * as words from '@tennis/words/imports';
import { expect, test } from 'vitest';
import { outcomeSaid } from './person-lines.tsx';

const MARKED = { field: 'isMarked', before: 'false', after: 'true' } as const;

test('somebody who only becomes a member of the club counts among the changes [ADR 59]', () => {
  expect(outcomeSaid({ kind: 'changed', personId: 1, fields: [MARKED] }, () => 0)).toEqual({
    group: 'changed',
    text: words.becomesMember,
  });
});

test('a mark is said beside what else changes', () => {
  const fields = [{ field: 'gender', before: null, after: 'female' } as const, MARKED];
  const { text } = outcomeSaid({ kind: 'changed', personId: 1, fields }, () => 0);
  expect(text.split('; ')).toHaveLength(2);
  expect(text).toContain(words.becomesMember);
});
