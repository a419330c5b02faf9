// `test`, `check` and `format`: prepares what the chosen stages need, runs them, prints a line for each and adds up.
import { stdout } from 'node:process';
import { onEndSignals, passThrough } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { Advice, ROOT, projectEnvironment, projectNode } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { ensurePrograms, findChromium } from './programs.mjs';
import { runStages } from './schedule.mjs';
import { CHECKS, SHOWING, SPEC, STAGES, forgetReports } from './stages.mjs';
import { NONE, add } from './tally.mjs';

/** @typedef {import('./schedule.mjs').StageOutcome} StageOutcome */
/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * The named stages with those they build upon and the one that reads their reports, or all.
 * @param {string[]} names
 * @throws {Advice} for a name that is none
 */
function chooseStages(names) {
  if (names.length === 0) return STAGES;
  const known = STAGES.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Advice(`Unknown stage ${unknown.join(', ')}. Stages: ${known.join(', ')}.`);
  const chosen = new Set(names);
  for (const stage of STAGES.toReversed()) {
    if (chosen.has(stage.name) && stage.after !== undefined) chosen.add(stage.after);
  }
  if (SHOWING.some((name) => chosen.has(name))) chosen.add(SPEC);
  return STAGES.filter(({ name }) => chosen.has(name));
}

/** @param {StageOutcome} outcome */
function print({ stage, result, seconds }) {
  const name = stage.name.padEnd(8);
  if (result === null) {
    stdout.write(`- ${name} not run\n`);
    return;
  }
  const mark = result.code === 0 ? '✓' : '✗';
  const note = result.note ? `  ${result.note}` : '';
  stdout.write(`${mark} ${name}${seconds.toFixed(1).padStart(6)} s${note}\n`);
  if (result.code !== 0) stdout.write(`\n${result.output.trimEnd()}\n\n`);
}

/**
 * The share of a stage in the sum: its tests, and one failure when it failed without a failed test.
 * @param {StageOutcome} outcome
 */
function tallyOf({ result }) {
  const tally = result?.tally ?? NONE;
  return result !== null && result.code !== 0 && tally.failed === 0
    ? add(tally, { ...NONE, failed: 1 })
    : tally;
}

/**
 * Runs the stages with the programs and the database they need, and ends both whatever happens.
 * @param {Stage[]} stages
 * @returns {Promise<number>} 0 when everything ran and passed; a skipped test is not a passed one
 */
async function run(stages) {
  await ensureInstalled();
  forgetReports();
  const needs = new Set(stages.flatMap((stage) => stage.needs ?? []));
  ensurePrograms([...needs]);

  const interruption = new AbortController();
  const stopListening = onEndSignals(() => interruption.abort());
  const postgres = needs.has('postgres') ? await startPostgres() : undefined;
  let tally = NONE;
  let complete = true;
  try {
    const env = {
      ...(postgres && { TEST_POSTGRES_URL: postgres.url }),
      ...(needs.has('chromium') && { CHROMIUM: findChromium() }),
    };
    await runStages(stages, { signal: interruption.signal, env }, (outcome) => {
      print(outcome);
      tally = add(tally, tallyOf(outcome));
      complete &&= outcome.result?.code === 0;
    });
  } finally {
    await postgres?.stop();
    stopListening();
  }
  stdout.write(`${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped\n`);
  if (interruption.signal.aborted) return 130;
  return complete && tally.failed === 0 && tally.skipped === 0 ? 0 : 1;
}

/**
 * Every stage, or the named ones.
 * @param {string[]} names
 */
export async function test(names) {
  return run(chooseStages(names));
}

/** Types, lint, format and dead code: what an editor should have said already. */
export async function check() {
  return run(chooseStages(CHECKS));
}

/** Writes the house format to every file. */
export async function format() {
  await ensureInstalled();
  return passThrough(projectNode(), [`${ROOT}/node_modules/oxfmt/bin/oxfmt`], { env: projectEnvironment() });
}
