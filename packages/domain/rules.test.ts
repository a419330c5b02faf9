// A test's name cites every rule of RULES.md, and no test cites a rule that is not written down. Rules that are not built yet are marked as such, and
// no test cites them.
import { describe, expect, it } from 'vitest';
import rules from './RULES.md?raw';

const NOT_BUILT = '## Not built yet';

const rulesIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/^\| ([A-Z]{2}\d+) +\|/gm), ([, rule = '']) => rule)),
];
const [standing = '', coming = ''] = rules.split(NOT_BUILT);
const built = rulesIn(standing);
const notBuilt = rulesIn(coming);

/** The texts of tests, which are the names that they are given to themselves or by a table; comments are none. */
const named = Object.values(
  import.meta.glob('./**/*.test.ts', { query: '?raw', import: 'default', eager: true }),
).flatMap((file) =>
  Array.from(
    file.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').matchAll(/'(?:[^'\\\n]|\\.)*'/g),
    ([text]) => text,
  ),
);
const cited = new Set(
  named.flatMap((name) => Array.from(name.matchAll(/\[([A-Z]{2}\d+)\]/g), ([, rule]) => rule)),
);

/** How many rules each chapter of the tennis rules has. */
const CHAPTERS = { SC: 8, OU: 2, RR: 9, SD: 5, BY: 3, UN: 3, SB: 2, RE: 2, AG: 2 };

describe('the rules of tennis', () => {
  it('are all written down, as built or as not built yet, and none as both', () => {
    const all = Object.entries(CHAPTERS).flatMap(([letters, count]) =>
      Array.from({ length: count }, (_, index) => `${letters}${index + 1}`),
    );
    // The order of play has rules of its own, built one by one.
    const kept = [...built, ...notBuilt].filter((rule) => !rule.startsWith('OP'));
    expect(kept.toSorted((a, b) => a.localeCompare(b))).toEqual(all.toSorted((a, b) => a.localeCompare(b)));
  });

  it.each(built)('%s is cited by a test', (rule) => {
    expect(cited).toContain(rule);
  });

  it.each(notBuilt)('%s is not built yet, and no test says that it is', (rule) => {
    expect(cited).not.toContain(rule);
  });

  it('no test cites a rule of the engine that is not written down', () => {
    const chapters = [...Object.keys(CHAPTERS), 'OP'];
    const ours = [...cited].filter((rule) => chapters.some((letters) => rule?.startsWith(letters)));
    expect(ours.filter((rule) => !built.includes(rule ?? ''))).toEqual([]);
  });
});
