// The tests on which the sentences of the specification rest, each by its file and title, in docs/spec-tests.txt. A sentence may be shown by several tests, so
// without the list one of them could go unnoticed. `npm run check` holds it against the sources, the stage `spec` against what has passed;
// with --add it takes in new tests.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process, { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run/paths.mjs';

/** @typedef {{ file: string, title: string }} NamedTest title: as it is written, with the places of a table */

const LIST = 'docs/spec-tests.txt';
const TESTS = ['{apps,packages,scripts}/**/*.test.{ts,tsx,mjs}', 'e2e/journeys/*.spec.ts'];
/** Tests of the check itself show nothing. */
const OWN = /^scripts\/spec-/;
const TITLE = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\bS[1-9]\.(?:\d+\b|%[a-z])(?:(?!\1)[^\\\n]|\\.)*)\1/g;

/**
 * The titles with a number in a source.
 * @param {string} source
 * @returns {string[]}
 */
export const titlesIn = (source) =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1'));

/** @param {NamedTest} test */
const lineOf = ({ file, title }) => `${file}: ${title}`;

/**
 * @param {string} list
 * @returns {NamedTest[]}
 */
export const readList = (list) =>
  [...list.matchAll(/^(\S+?): (.+)$/gm)].map(([, file = '', title = '']) => ({ file, title }));

/**
 * Whether a title that a test was run with is the one that is written: a table puts its values into it.
 * @param {string} title
 * @param {string} run
 */
export function isOf(title, run) {
  const parts = title
    .split(/\$\{[^}]*\}|%[sdifjopc#$]|\$[\w.]+/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  // A number alone, of a row of a table, is none of a longer one.
  return new RegExp(`${parts.join('.*')}(?!\\d)`, 's').test(run);
}

/**
 * What is wrong with the list, each in one line.
 * @param {readonly NamedTest[]} listed
 * @param {readonly NamedTest[]} written those that stand in the sources
 * @param {readonly { file: string, title: string, passed: boolean }[] | null} runs null when only some stages ran
 */
export function faultsOfTests(listed, written, runs) {
  const inSources = new Set(written.map(lineOf));
  const inList = new Set(listed.map(lineOf));
  return [
    ...listed
      .filter((test) => !inSources.has(lineOf(test)))
      .map((test) => `this test is gone, and ${LIST} counts on it: ${lineOf(test)}`),
    ...written
      .filter((test) => !inList.has(lineOf(test)))
      .map((test) => `${LIST} does not have this test (node scripts/spec-tests.mjs --add): ${lineOf(test)}`),
    ...listed
      .filter(
        ({ file, title }) =>
          runs !== null && !runs.some((run) => run.passed && run.file === file && isOf(title, run.title)),
      )
      .map((test) => `this test has not passed: ${lineOf(test)}`),
  ];
}

/** @returns {NamedTest[]} */
export const writtenTests = () =>
  globSync(TESTS, { cwd: ROOT, exclude: (name) => name.includes('node_modules') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !OWN.test(file))
    .toSorted()
    .flatMap((file) => titlesIn(readFileSync(join(ROOT, file), 'utf8')).map((title) => ({ file, title })));

/** @returns {NamedTest[]} */
export const listedTests = () => readList(readFileSync(join(ROOT, LIST), 'utf8'));

/** Adds the tests that are not in the list. One that is gone stays in it: to take it out is a decision, made by hand. */
function addTests() {
  const all = new Set([...listedTests(), ...writtenTests()].map(lineOf));
  writeFileSync(join(ROOT, LIST), `${[...all].toSorted().join('\n')}\n`);
}

function main() {
  const faults = faultsOfTests(listedTests(), writtenTests(), null);
  for (const fault of faults) stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  if (argv[2] === '--add') addTests();
  else main();
}
