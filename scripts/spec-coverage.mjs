// Holds docs/spec-coverage.md against the reports of the tests that have just run: each number has a test that passed, no title has a number that is not
// there, every quoted text is asserted by a journey, and each test that docs/spec-tests.txt names is there. The last stage of `npm test`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process, { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { REPORTS, ROOT } from './run/paths.mjs';
import { NUMBER, playwrightRuns, vitestRuns } from './spec-runs.mjs';
import { faultsOfRuns, faultsOfSources, listedTests, writtenTests } from './spec-tests.mjs';

/** @typedef {{ id: string, decisions: readonly string[], open: string | null }} Row */
/** @typedef {{ text: string, note: string }} Quote */
/** @typedef {import('./spec-runs.mjs').Run} Run */

/**
 * The rows and texts of the document. A row that nothing shows yet has `open: why` in its last column.
 * @param {string} document
 * @returns {{ rows: Row[], quotes: Quote[] }}
 */
export function readCoverage(document) {
  const rows = [...document.matchAll(/^\| (S[1-9]\.\d+) +\| .+? +\| *(.*?) *\|$/gm)].map(
    ([, id = '', last = '']) => ({
      id,
      decisions: last.match(/\bD\d+\b/g) ?? [],
      open: last.startsWith('open') ? last : null,
    }),
  );
  const quotes = [...document.matchAll(/^- `(.+?)`(?: (.+))?$/gm)].map(([, text = '', note = '']) => ({
    text,
    note,
  }));
  return { rows, quotes };
}

/**
 * The sources of the journeys that passed, each from its first line to that of the next one.
 * @param {readonly Run[]} runs
 * @param {(file: string) => string} sourceOf
 */
export function passedJourneys(runs, sourceOf) {
  const places = runs.flatMap(({ place, passed }) => (place === undefined ? [] : [{ ...place, passed }]));
  const failed = new Set(places.filter(({ passed }) => !passed).map(({ file, line }) => `${file}:${line}`));
  return places
    .filter(({ file, line }) => !failed.has(`${file}:${line}`))
    .map(({ file, line }) => {
      const next = places
        .filter((other) => other.file === file && other.line > line)
        .map((other) => other.line);
      const end = next.length === 0 ? undefined : Math.min(...next) - 1;
      return sourceOf(file)
        .split('\n')
        .slice(line - 1, end)
        .join('\n');
    })
    .join('\n');
}

/** Behind a text that the product goes on after, with a name or a number. */
const GOES_ON = '…';

/**
 * Whether a source says a text as a whole: two that differ by a full stop differ on purpose (D40), and one must not stand for the other.
 * @param {string} text
 * @param {string} source
 * @param {boolean} goesOn
 */
const stands = (text, source, goesOn) =>
  goesOn
    ? source.includes(text)
    : ["'", '"', '`'].some((quote) => source.includes(`${quote}${text}${quote}`));

/**
 * The faults, each in one line.
 * @param {ReturnType<typeof readCoverage>} coverage
 * @param {readonly Pick<Run, 'title' | 'passed'>[]} runs
 * @param {{ isWhole: boolean, decisions: string, journeys: string, tests: string }} beside isWhole: all reports are there
 */
export function faultsOf({ rows, quotes }, runs, { isWhole, decisions, journeys, tests }) {
  /** @type {Map<string, { passed: number, failed: number }>} */
  const shown = new Map();
  for (const { title, passed } of runs)
    for (const id of title.match(NUMBER) ?? []) {
      const count = shown.get(id) ?? { passed: 0, failed: 0 };
      count[passed ? 'passed' : 'failed'] += 1;
      shown.set(id, count);
    }
  const known = new Set(rows.map(({ id }) => id));
  const unshown = rows.filter(({ id, open }) => open === null && (shown.get(id)?.passed ?? 0) === 0);
  return [
    ...rows
      .filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at)
      .map(({ id }) => `${id} stands there twice`),
    ...(isWhole ? unshown : []).map(({ id }) => `${id}: no test with this number has passed`),
    ...rows
      .filter(({ id }) => (shown.get(id)?.failed ?? 0) > 0)
      .map(({ id }) => `${id}: a test with this number has failed`),
    ...rows
      .filter(({ id, open }) => open !== null && (shown.get(id)?.passed ?? 0) > 0)
      .map(({ id }) => `${id} is called open, but a test shows it`),
    ...[...shown.keys()].filter((id) => !known.has(id)).map((id) => `${id} stands in a title, but is no row`),
    ...rows.flatMap(({ id, decisions: named }) =>
      named
        .filter((decision) => !new RegExp(`\\b${decision}\\b`).test(decisions))
        .map((decision) => `${id}: there is no ${decision}`),
    ),
    ...quotes
      .filter(
        ({ text, note }) =>
          !/^\(D\d+\)$/.test(note) &&
          !stands(text, note === '' || note === GOES_ON ? journeys : `${journeys}${tests}`, note === GOES_ON),
      )
      .map(({ text }) => `no test asserts the text ${text}`),
  ];
}

/** @param {string} file */
const sourceOf = (file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .replaceAll('’', "'")
    .replaceAll(String.raw`\'`, "'");

/** @param {string} pattern */
const sourcesOf = (pattern) => globSync(pattern, { cwd: ROOT }).map(sourceOf).join('\n');

function main() {
  const coverage = readCoverage(readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8'));
  const reports = [
    { file: 'unit.json', read: vitestRuns },
    { file: 'api.json', read: vitestRuns },
    { file: 'browser.json', read: playwrightRuns },
  ].map(({ file, read }) => ({ path: join(REPORTS, file), read }));
  const there = reports.filter(({ path }) => existsSync(path));
  const runs = there.flatMap(({ path, read }) => read(JSON.parse(readFileSync(path, 'utf8'))));
  const isWhole = there.length === reports.length;
  const faults = faultsOf(coverage, runs, {
    isWhole,
    decisions: readFileSync(join(ROOT, 'docs/product-decisions.md'), 'utf8'),
    journeys: runs.some(({ place }) => place !== undefined)
      ? passedJourneys(runs, (file) => sourceOf(`e2e/journeys/${file}`)) + sourcesOf('e2e/support/*.ts')
      : sourcesOf('e2e/{journeys,support}/*.ts'),
    tests: sourcesOf('{apps,packages}/**/*.test.ts'),
  });
  faults.push(
    ...faultsOfSources(listedTests(), writtenTests()),
    ...(isWhole ? faultsOfRuns(listedTests(), runs) : []),
  );
  const open = coverage.rows.filter(({ open: reason }) => reason !== null);
  stdout.write(`${coverage.rows.length} sentences, ${open.length} open, ${coverage.quotes.length} texts\n`);
  for (const { id, open: reason } of open) stdout.write(`${id} ${reason}\n`);
  for (const fault of faults) stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) main();
