// The check of docs/spec-coverage.md finds a row without its test, a number without its row, and a text that nothing asserts.
import { expect, it } from 'vitest';
import { faultsOf, passedJourneys, playwrightRuns, readCoverage } from './spec-coverage.mjs';
import { faultsOfTests, isOf, readList, titlesIn } from './spec-tests.mjs';

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
  { file: 'a.spec.ts', title: 'again [S1.1]' },
  { file: 'b.test.ts', title: '[S7.%i] $name is (%s)' },
];
const RUN = [
  { file: 'a.spec.ts', title: 'first [S1.1]', passed: true },
  { file: 'a.spec.ts', title: 'again [S1.1]', passed: true },
  { file: 'b.test.ts', title: 'calls [S7.12] GET is ("x")', passed: true },
];

it('misses each test that was removed, also where another one shows the same sentence', () => {
  expect(faultsOfTests(WRITTEN, WRITTEN, RUN)).toEqual([]);
  expect(faultsOfTests(WRITTEN, WRITTEN.slice(1), null)).toEqual([
    'this test is gone, and docs/spec-tests.txt counts on it: a.spec.ts: first [S1.1]',
  ]);
  expect(faultsOfTests(WRITTEN.slice(1), WRITTEN, null)).toEqual([expect.stringMatching(/first \[S1\.1\]$/)]);
});

it('misses a test that stands there and has not passed', () => {
  expect(faultsOfTests(WRITTEN, WRITTEN, RUN.slice(1))).toEqual([
    'this test has not passed: a.spec.ts: first [S1.1]',
  ]);
  const failed = RUN.map((one) => ({ ...one, passed: !one.title.startsWith('again') }));
  expect(faultsOfTests(WRITTEN, WRITTEN, failed)).toHaveLength(1);
  const elsewhere = RUN.map((one) => ({ ...one, file: 'c.test.ts' }));
  expect(faultsOfTests(WRITTEN, WRITTEN, elsewhere)).toHaveLength(3);
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
