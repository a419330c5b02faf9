// The check of docs/spec-coverage.md finds a row without its test, a number without its row, and a text that nothing asserts.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run/paths.mjs';
import { faultsOf, passedJourneys, readCoverage } from './spec-coverage.mjs';
import { playwrightRuns, vitestRuns } from './spec-runs.mjs';
import { faultsOfRuns, faultsOfSources, isOf, readList, titlesIn } from './spec-tests.mjs';

const DOCUMENT = `
| Number | What | Decision |
| --- | --- | --- |
| S1.1 | Visitors read. | D8 |
| S1.2 | Members join. |  |
| S1.3 | Nobody sings. | open: nobody has asked |

- \`Match created\`
- \`Please select a role.\` (the form always has one)
- \`You have 3 unread notifications\` (D18)
`;
const beside = {
  isWhole: true,
  decisions: 'D8 and D18',
  journeys: "'Match created'",
  tests: "'Please select a role.'",
};
/** @param {string} title */
const run = (title, passed = true) => ({ title, passed });
const BOTH = [run('visitors read [S1.1]'), run('members join [§2, S1.2]')];
/**
 * @param {ReturnType<typeof run>[]} runs
 * @param {object} more
 */
const faults = (runs, more = {}) => faultsOf(readCoverage(DOCUMENT), runs, { ...beside, ...more });

it('is content where every number has a test that passed', () => {
  expect(faults(BOTH)).toEqual([]);
});

it('misses a test that was removed, and one that failed', () => {
  expect(faults(BOTH.slice(1))).toEqual(['S1.1: no test with this number has passed']);
  expect(faults([...BOTH, run('again [S1.2]', false)])).toEqual(['S1.2: a test with this number has failed']);
});

it('asks for nothing of stages that did not run', () => {
  expect(faults([], { isWhole: false })).toEqual([]);
});

it('knows every number and every decision, and closes what is open', () => {
  expect(faults([...BOTH, run('more [S9.99]')])).toEqual(['S9.99 stands in a title, but is no row']);
  expect(faults([...BOTH, run('singing [S1.3]')])).toEqual(['S1.3 is called open, but a test shows it']);
  expect(faults(BOTH, { decisions: 'D18' })).toEqual(['S1.1: there is no D8']);
});

it('wants each text in a journey, and what only the server says in a test', () => {
  expect(faults(BOTH, { journeys: '' })).toEqual(['no test asserts the text Match created']);
  expect(faults(BOTH, { tests: '' })).toEqual(['no test asserts the text Please select a role.']);
});

it('takes no text for another one that goes on, but where it is said to', () => {
  expect(faults(BOTH, { journeys: "'Match created.'" })).toEqual(['no test asserts the text Match created']);
  const begins = readCoverage(`${DOCUMENT}\n- \`Match\` …\n- \`Matches\` …\n`);
  expect(faultsOf(begins, BOTH, beside)).toEqual(['no test asserts the text Matches']);
});

/** @param {string} status of the second journey, in the second window */
const journeys = (status) =>
  playwrightRuns({
    suites: [
      {
        specs: [
          { title: 'first [S1.1]', file: 'a.spec.ts', line: 2, ok: true, tests: [{ status: 'expected' }] },
          { title: 'second [S1.2]', file: 'a.spec.ts', line: 4, ok: true, tests: [{ status: 'expected' }] },
        ],
      },
      { specs: [{ title: 'second [S1.2]', file: 'a.spec.ts', line: 4, ok: true, tests: [{ status }] }] },
    ],
  });
const SOURCE =
  "// 'Nowhere'\ntest('first [S1.1]'\n  'Match created'\ntest('second [S1.2]'\n  'Match updated'";

/** @param {string} status */
const texts = (status) => passedJourneys(journeys(status), () => SOURCE);

it('takes no journey that was skipped for one that passed', () => {
  expect(journeys('skipped').map(({ passed }) => passed)).toEqual([true, true, false]);
  expect(faults(journeys('skipped'))).toEqual(['S1.2: a test with this number has failed']);
});

it('reads texts only in journeys that passed each time', () => {
  expect(texts('expected')).toContain('Match updated');
  expect(texts('expected')).not.toContain('Nowhere');
  expect(texts('skipped')).toContain('Match created');
  expect(texts('skipped')).not.toContain('Match updated');
});

const WRITTEN = [
  { file: 'a.spec.ts', title: 'first [S1.1]' },
  { file: 'a.spec.ts', title: 'and first [S1.1]' },
  { file: 'b.test.ts', title: '[S7.%i] $name is (%s)' },
  { file: 'c.test.ts', title: 'what one reads [S1.2]' },
];
const LISTED = [
  { file: 'a.spec.ts', title: 'first [S1.1]' },
  { file: 'a.spec.ts', title: 'and first [S1.1]' },
  { file: 'b.test.ts', title: 'calls > [S7.1] GET is ("x")' },
  { file: 'b.test.ts', title: 'calls > [S7.12] GET is ("x")' },
  { file: 'c.test.ts', title: 'what one reads [S1.2] > a name' },
  { file: 'c.test.ts', title: 'what one reads [S1.2] > a score' },
];
const RUN = [...LISTED, { file: 'a.spec.ts', title: 'no number' }].map((test) => ({ ...test, passed: true }));

it('misses each test that is gone from the sources, also where another one shows the same sentence', () => {
  expect(faultsOfSources(LISTED, WRITTEN)).toEqual([]);
  for (const gone of WRITTEN)
    expect(
      faultsOfSources(
        LISTED,
        WRITTEN.filter((test) => test !== gone),
      ),
    ).not.toEqual([]);
  expect(faultsOfSources(LISTED, WRITTEN.slice(1))).toEqual([
    'this test is gone, and docs/spec-tests.txt counts on it: a.spec.ts: first [S1.1]',
  ]);
  expect(faultsOfSources(LISTED.slice(1), WRITTEN)).toEqual([expect.stringMatching(/: first \[S1\.1\]$/)]);
});

it('misses each test that has not passed: every row of a table, and every test of a room with a number', () => {
  expect(faultsOfRuns(LISTED, RUN)).toEqual([]);
  for (const gone of LISTED) {
    const fault = `this test has not passed: ${gone.file}: ${gone.title}`;
    const others = RUN.filter(({ title }) => title !== gone.title);
    expect(faultsOfRuns(LISTED, others)).toEqual([fault]);
    const failed = { ...gone, passed: false };
    expect(faultsOfRuns(LISTED, [...others, failed])).toEqual([fault]);
    const elsewhere = { ...gone, file: 'd.test.ts', passed: true };
    expect(faultsOfRuns(LISTED, [...others, elsewhere])).toContain(fault);
  }
});

it('asks for a row that has run, and is not in the list', () => {
  const row = { file: 'b.test.ts', title: 'calls > [S7.13] GET is ("x")', passed: true };
  expect(faultsOfRuns(LISTED, [...RUN, row])).toEqual([
    'docs/spec-tests.txt does not have this test (node scripts/spec-tests.mjs --add): b.test.ts: calls > [S7.13] GET is ("x")',
  ]);
});

it('tells two tests of the same name apart, but not one test on two databases', () => {
  const test = { ancestorTitles: ['a score [S3.7]'], title: 'is 6-4', status: 'passed' };
  const file = { name: join(ROOT, 'a.test.ts'), assertionResults: [test, { ...test, title: ' is\n6-4 ' }] };
  const titles = ['a score [S3.7] > is 6-4', 'a score [S3.7] > is 6-4 (2)'];
  expect(vitestRuns({ testResults: [file, file] })).toEqual(
    [...titles, ...titles].map((title) => ({ title, passed: true, file: 'a.test.ts' })),
  );
});

it('names a journey with the room it stands in', () => {
  const spec = { title: 'first [S1.1]', file: 'a.spec.ts', line: 2, tests: [] };
  const report = { suites: [{ title: 'a.spec.ts', suites: [{ title: 'a phone', specs: [spec] }] }] };
  expect(playwrightRuns(report)).toMatchObject([{ title: 'a phone > first [S1.1]', passed: false }]);
});

it('knows a title by what a table puts into it, and no other', () => {
  expect(isOf('[S7.%i] %s takes what', '[S7.12] GET /api takes what')).toBe(true);
  expect(isOf('[S7.%i] %s takes what', '[S7.12] GET /api takes that')).toBe(false);
  expect(isOf('S3.1', 'S3.10 a match')).toBe(false);
  expect(isOf('a (b) [S1.1]', 'in a room a (b) [S1.1]')).toBe(true);
});

it('reads the titles with a number out of a source, and the list', () => {
  const source = [
    "test('first [S1.1]', () => {});",
    "it.each(rows)('it isn\\'t [S7.%i] %s', run);",
    'test(`a ${name} [S1.2]`, run);',
    "test('no number', run);",
  ].join('\n');
  expect(titlesIn(source)).toEqual(['first [S1.1]', "it isn't [S7.%i] %s", 'a ${name} [S1.2]']);
  expect(readList('a.spec.ts: first: [S1.1]\nb.test.ts: more\n')).toEqual([
    { file: 'a.spec.ts', title: 'first: [S1.1]' },
    { file: 'b.test.ts', title: 'more' },
  ]);
});
