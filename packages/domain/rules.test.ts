// Every rule of RULES.md is cited by the name of a test, and no test cites a rule that is not written down.
import { describe, expect, it } from 'vitest';
import rules from './RULES.md?raw';

const written = [...new Set(Array.from(rules.matchAll(/^\| ([A-Z]{2}\d+) +\|/gm), ([, rule]) => rule))];

/** What tests say of themselves: the names given to `it` and `describe`, tables of names included, and no comments. */
const named = Object.values(
  import.meta.glob('./**/*.test.ts', { query: '?raw', import: 'default', eager: true }),
).flatMap((file) =>
  Array.from(file.matchAll(/\b(?:it|describe)\b[\s\S]*?'(?:[^'\\\n]|\\.)*'/g), ([name]) => name),
);
const cited = new Set(
  named.flatMap((name) => Array.from(name.matchAll(/\[([A-Z]{2}\d+)\]/g), ([, rule]) => rule)),
);

describe('the rules of tennis', () => {
  it('are written down without gaps', () => {
    const last = { SC: 8, OU: 2, RR: 9, SD: 5, BY: 3, UN: 3, SB: 2 };
    const all = Object.entries(last).flatMap(([letters, count]) =>
      Array.from({ length: count }, (_, index) => `${letters}${index + 1}`),
    );
    const kept = written.filter((rule) => rule?.startsWith('OP') !== true);
    expect(new Set(kept)).toEqual(new Set(all));
  });

  it.each(written)('%s is cited by a test', (rule) => {
    expect(cited).toContain(rule);
  });

  it('no test cites a rule of the engine that is not written down', () => {
    const ours = [...cited].filter((rule) => /^(?:SC|OU|SD|BY|UN|SB|RR|OP)/.test(rule ?? ''));
    expect(ours.filter((rule) => !written.includes(rule))).toEqual([]);
  });
});
