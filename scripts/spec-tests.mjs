// The tests on which the sentences of the specification rest, each by its file and the name it runs under, in docs/spec-tests.txt: of a table every row. A
// sentence may be shown by several tests, so without the list one of them could go unnoticed. `npm run check` holds it against the sources, the stage
// `spec` against what has passed; with --add it takes in new tests.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process, { argv, execPath, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { ROOT, projectEnvironment } from './run/paths.mjs';
import { NUMBER, nameOf, playwrightRuns, toldApart } from './spec-runs.mjs';

/** @typedef {{ file: string, title: string }} NamedTest title: as it runs, or as it is written, with the places of a table */

const LIST = 'docs/spec-tests.txt';
const TESTS = ['{apps,packages,scripts}/**/*.test.{ts,tsx,mjs}', 'e2e/journeys/*.spec.ts'];
/** The projects of vitest.config.ts that have each test once: those of the server run on two databases. */
const PROJECTS = ['domain', 'contract', 'words', 'web', 'scripts', 'server-sqlite'];
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
 * Whether a title that a test runs with is the one that is written: a table puts its values into it.
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
 * Whether a title runs as it is written: alone, or as a room with tests or a test of a room.
 * @param {string} title
 * @param {string} run
 */
const isAsWritten = (title, run) =>
  run === title || run.startsWith(`${title} > `) || run.endsWith(` > ${title}`);

/** @type {(test: NamedTest, other: NamedTest, is: typeof isOf) => boolean} */
const fits = (test, other, is) => test.file === other.file && is(test.title, other.title);

/**
 * The differences between the list and the sources, each in one line. Only a run can tell the rows of a table.
 * @param {readonly NamedTest[]} listed
 * @param {readonly NamedTest[]} written those that stand in the sources
 */
export function faultsOfSources(listed, written) {
  // Of what does not run as it is written, tables are left, and rows that bring their own number.
  const loose = written.filter((source) => !listed.some((test) => fits(source, test, isAsWritten)));
  const rows = listed.filter((test) => !written.some((source) => fits(source, test, isAsWritten)));
  return [
    ...rows
      .filter((row) => !loose.some((source) => fits(source, row, isOf)))
      .map((row) => `this test is gone, and ${LIST} counts on it: ${lineOf(row)}`),
    ...loose.filter((source) => !rows.some((row) => fits(source, row, isOf))).map(unlisted),
  ];
}

/** @param {NamedTest} test */
const unlisted = (test) =>
  `${LIST} does not have this test (node scripts/spec-tests.mjs --add): ${lineOf(test)}`;

/**
 * The differences between the list and the tests that have run, each in one line: every test and every row of a table counts.
 * @param {readonly NamedTest[]} listed
 * @param {readonly { file: string, title: string, passed: boolean }[]} runs
 */
export function faultsOfRuns(listed, runs) {
  const inList = new Set(listed.map(lineOf));
  const passed = new Set(runs.filter((run) => run.passed).map(lineOf));
  const numbered = new Map(runs.filter(isNumbered).map((run) => [lineOf(run), run]));
  return [
    ...listed
      .filter((test) => !passed.has(lineOf(test)))
      .map((test) => `this test has not passed: ${lineOf(test)}`),
    ...[...numbered].filter(([line]) => !inList.has(line)).map(([, run]) => unlisted(run)),
  ];
}

/** @param {NamedTest} test */
const isNumbered = ({ file, title }) => !OWN.test(file) && title.search(NUMBER) !== -1;

/** @returns {NamedTest[]} */
export const writtenTests = () =>
  globSync(TESTS, { cwd: ROOT, exclude: (name) => name.includes('node_modules') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !OWN.test(file))
    .toSorted()
    .flatMap((file) => titlesIn(readFileSync(join(ROOT, file), 'utf8')).map((title) => ({ file, title })));

/** @returns {NamedTest[]} */
export const listedTests = () => readList(readFileSync(join(ROOT, LIST), 'utf8'));

/**
 * The tests that a runner would run, without running them.
 * @param {string} script below node_modules
 * @param {readonly string[]} args
 */
const collected = (script, args) =>
  JSON.parse(
    execFileSync(execPath, [join(ROOT, 'node_modules', script), ...args], {
      cwd: ROOT,
      env: projectEnvironment(),
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    }),
  );

/**
 * The tests of these files as they would run.
 * @param {readonly string[]} files
 * @returns {NamedTest[]}
 */
function collectedTests(files) {
  const projects = PROJECTS.flatMap((project) => ['--project', project]);
  const units = files.filter((file) => !file.startsWith('e2e/'));
  const tests = collected('vitest/vitest.mjs', [
    'list',
    '--json',
    '--staticParse=false',
    ...projects,
    ...units,
  ]);
  /** @type {NamedTest[]} */
  const named = tests.map((/** @type {{ file: string, name: string }} */ { file, name }) => ({
    file: relative(ROOT, file).replaceAll('\\', '/'),
    title: nameOf([name]),
  }));
  const playwright = ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'];
  return [
    ...units.flatMap((unit) => toldApart(named.filter(({ file }) => file === unit))),
    ...playwrightRuns(collected('@playwright/test/cli.js', playwright)),
  ].filter(isNumbered);
}

/** Adds the tests that are not in the list. One that is gone stays in it: to take it out is a decision, made by hand. */
function addTests() {
  const files = new Set(writtenTests().map(({ file }) => file));
  const all = new Set([...listedTests(), ...collectedTests([...files])].map(lineOf));
  writeFileSync(join(ROOT, LIST), `${[...all].toSorted().join('\n')}\n`);
}

function main() {
  const faults = faultsOfSources(listedTests(), writtenTests());
  for (const fault of faults) stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  if (argv[2] === '--add') addTests();
  else main();
}
