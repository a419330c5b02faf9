// Runs stages side by side without using more cores than there are to use.

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').StageContext} StageContext */
/** @typedef {import('./stages.mjs').StageResult} StageResult */
/** @typedef {{ stage: Stage, result: StageResult | null, seconds: number }} StageOutcome result null: not run */

/** Test machines have at least two cores; more stages at once would only slow each other down. */
const CORES = 2;

/** Far above what any stage takes. Without it, a test in an endless loop would never end, because no test runner can stop it. */
const LIMIT_MINUTES = 55;

/**
 * A stage that throws or takes too long has failed, and says so in its output.
 * @param {Stage} stage
 * @param {StageContext} context
 * @returns {Promise<StageResult>}
 */
async function attempt(stage, context) {
  const limit = AbortSignal.timeout(LIMIT_MINUTES * 60_000);
  try {
    const result = await stage.run({ ...context, signal: AbortSignal.any([context.signal, limit]) });
    if (!limit.aborted) return result;
    return { ...result, code: 1, output: `${result.output}\nEnded after ${LIMIT_MINUTES} minutes.` };
  } catch (error) {
    return { code: 1, output: (error instanceof Error && error.stack) || String(error) };
  }
}

/**
 * Runs every stage, in their order as far as cores and `after` allow. A stage whose predecessor failed does not run;
 * after the signal none does.
 * @param {Stage[]} stages `after` names one of them
 * @param {StageContext} context
 * @param {(outcome: StageOutcome) => void} onOutcome called once for each stage, in order of completion
 */
export async function runStages(stages, context, onOutcome) {
  /** @type {Map<string, boolean>} whether it passed, by name of the stage */
  const passed = new Map();
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let free = CORES;

  /** @param {Stage} stage */
  const runAlongside = async (stage) => {
    free -= stage.cores;
    const began = performance.now();
    const result = await attempt(stage, context);
    free += stage.cores;
    passed.set(stage.name, result.code === 0);
    onOutcome({ stage, result, seconds: (performance.now() - began) / 1000 });
  };

  let waiting = stages;
  while (waiting.length > 0) {
    const next = waiting.find(({ after }) => after === undefined || passed.has(after));
    if (
      next !== undefined &&
      (context.signal.aborted || (next.after !== undefined && passed.get(next.after) === false))
    ) {
      waiting = waiting.filter((stage) => stage !== next);
      passed.set(next.name, false);
      onOutcome({ stage: next, result: null, seconds: 0 });
    } else if (next !== undefined && next.cores <= free) {
      waiting = waiting.filter((stage) => stage !== next);
      const run = runAlongside(next).finally(() => running.delete(run));
      running.add(run);
    } else {
      // Nothing overtakes the first in line: otherwise small stages would keep one that needs both cores waiting for ever.
      await Promise.race(running);
    }
  }
  await Promise.all(running);
}
