// The preview of a list says what was read of each line, not the name alone (D26).
import * as words from '@tennis/words/imports';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { saysOf } from './entry-lines.tsx';
import { Preview, type PreviewRow } from './preview.tsx';

const row = (line: number, says: PreviewRow['says'], warning?: string): PreviewRow => ({
  line,
  title: `Title ${line}`,
  group: 'entered',
  text: 'Is entered',
  ...(says === undefined ? {} : { says }),
  warning,
});

test('club, seed and year stand beside the name, and a doubtful name is marked', () => {
  const html = renderToStaticMarkup(
    <Preview
      rows={[
        row(1, saysOf({ player: { name: 'Nina Kovač', birthYear: 2014 }, club: 'Riverside', seed: 3 })),
        row(2, saysOf({ player: { name: 'Rui (WC)' } }), words.checkName),
      ]}
    />,
  );
  for (const text of ['Riverside', '2014', words.checkName]) expect(html).toContain(text);
});

test('a pair is named with both, without the seed', () => {
  expect(saysOf({ player: { name: 'Ana Silva' }, partner: { name: 'Rui Costa' }, seed: 2 })).toEqual({
    name: 'Ana Silva / Rui Costa',
    club: '',
    seed: '2',
    year: '',
  });
});
