// Every rule of the product and every decision that code, tests and documents cite is written down in docs/.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run/paths.mjs';

/** @param {string} path */
const text = (path) => readFileSync(join(ROOT, path), 'utf8');

const decisions = new Set(
  [...text('docs/product-decisions.md').matchAll(/^- \*\*(D\d+)\*\*/gm)].map(([, id]) => id),
);
/** @param {string} path */
const chaptersOf = (path) => new Set([...text(path).matchAll(/^## (\d+) /gm)].map(([, chapter]) => chapter));
const chapters = chaptersOf('docs/product.md');
const brief = chaptersOf('docs/design.md');
const records = new Set(
  execFileSync('git', ['ls-files', 'docs/decisions'], { cwd: ROOT, encoding: 'utf8' })
    .match(/\d{4}(?=-)/g)
    ?.map(Number),
);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.css', '*.js'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => path !== 'scripts/references.test.mjs');

/**
 * Where something is cited.
 * @param {RegExp} pattern with the cited number as its first group
 */
const cited = (pattern) =>
  files.flatMap((path) => [...text(path).matchAll(pattern)].map(([, id = '']) => ({ path, id })));

describe('what is cited is written down', () => {
  it('decisions D1 to D58', () => {
    const found = cited(/(?<![\w#&%.'"-])(D\d{1,2})(?![\w'"-])/g);
    expect(found.length).toBeGreaterThan(300);
    expect(found.filter(({ id }) => !decisions.has(id))).toEqual([]);
  });

  it('chapters of the product', () => {
    const found = cited(/§ ?(\d+)/g);
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ id }) => !chapters.has(id))).toEqual([]);
  });

  it('chapters and principles of the design brief', () => {
    const found = cited(/\b[Bb]rief,? (?:section |principle |§)?(\d+)/g);
    expect(found.length).toBeGreaterThan(25);
    expect(found.filter(({ id }) => !brief.has(id))).toEqual([]);
  });

  it('records of architecture', () => {
    const found = cited(/\bADR (\d+)/g);
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter(({ id }) => !records.has(Number(id)))).toEqual([]);
  });
});
