// Replays orders of play: makes them, or judges those of others. Fields: docs/replay.md.
import {
  checkOrder,
  orderOfPlay,
  priceOf,
  problemOf,
  replan,
  sooner,
  whenDoTheyPlay,
  type Problem,
  type Shortening,
} from '../../packages/domain/index.ts';
import type { Replay } from '../replay.ts';
import { examineLines, type Fields, type Finding } from './json-lines.ts';
import { givenUpIn, Malformed, orderIn, shorteningsIn, situationIn } from './schedule-input.ts';
import { errorText, planTitle, reasonText, violationText } from './schedule-words.ts';

const BUDGET_MS = 1000;

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function problemIn(line: Fields, shorten: readonly Shortening[] = []): Problem {
  const problem = problemOf(situationIn(line), shorten);
  if (!problem.ok) throw new Malformed(errorText(problem.error));
  return problem.value;
}

function makeOrder(line: Fields): Finding {
  const began = performance.now();
  const problem = problemIn(line);
  const end = began + number(line['budgetMs'], BUDGET_MS);
  const plans = orderOfPlay(problem, number(line['seed'], 1));
  let step = plans.next();
  while (step.done !== true && performance.now() < end) step = plans.next();
  const { order, unplaced, cost, parts, bound } = sooner(problem, step.value);
  const ms = Math.round(performance.now() - began);
  const broken = checkOrder(
    problem,
    order,
    unplaced.map(({ match }) => match),
  );
  return {
    tally: 'order',
    order,
    unplaced: unplaced.map((given) => ({ match: given.match, reason: reasonText(given) })),
    cost,
    parts,
    ...(bound === null ? {} : { bound }),
    ms,
    disagreement: broken[0] === undefined ? null : violationText(broken[0]),
  };
}

function judgeOrder(line: Fields): Finding {
  const shorten = shorteningsIn(line['shorten']);
  const problem = problemIn(line, shorten);
  const order = orderIn(line['order']);
  const broken = checkOrder(problem, order, givenUpIn(line['unplaced']), shorten);
  const rules = [...new Set(broken.map(({ rule }) => rule))].toSorted();
  const expected = Array.isArray(line['expect']) ? [...new Set(line['expect'].map(String))].toSorted() : null;
  const isExpected = expected === null || expected.join() === rules.join();
  return {
    tally: 'check',
    violations: broken.map((violation) => ({
      rule: violation.rule,
      matches: violation.matches,
      ...(violation.player === undefined ? {} : { player: violation.player }),
      text: violationText(violation),
    })),
    ...priceOf(problem, order),
    disagreement: isExpected
      ? null
      : `The engine finds ${rules.join(', ') || 'nothing'} broken, the line expects ${expected.join(', ') || 'nothing'}.`,
  };
}

function makePlans(line: Fields): Finding {
  const began = performance.now();
  const situation = situationIn(line);
  const steps = replan(situation, number(line['seed'], 1));
  if (!steps.ok) throw new Malformed(errorText(steps.error));
  const end = began + number(line['budgetMs'], BUDGET_MS);
  let step = steps.value.next();
  while (step.done !== true && performance.now() < end) step = steps.value.next();
  const ms = Math.round(performance.now() - began);
  const broken = step.value.flatMap(({ order, unplaced, shorten }) =>
    checkOrder(
      problemIn(line, shorten),
      order,
      unplaced.map(({ match }) => match),
      shorten,
    ),
  );
  return {
    tally: 'replan',
    plans: step.value.map((plan) => ({
      title: planTitle(plan),
      order: plan.order,
      unplaced: plan.unplaced.map((given) => ({ match: given.match, reason: reasonText(given) })),
      ...(plan.shorten.length > 0 ? { shorten: plan.shorten } : {}),
      cost: plan.cost,
      parts: plan.parts,
      changes: plan.changes,
    })),
    ms,
    disagreement: broken[0] === undefined ? null : violationText(broken[0]),
  };
}

function estimateStarts(line: Fields): Finding {
  const answer = whenDoTheyPlay(situationIn(line), {
    policy: line['policy'] === 'next' ? 'next' : 'courts',
    callEarly: number(line['callEarly'], 30),
    seed: number(line['seed'], 1),
  });
  if (!answer.ok) throw new Malformed(errorText(answer.error));
  return { tally: 'when', estimates: answer.value, disagreement: null };
}

const ASKED: Readonly<Record<string, (line: Fields) => Finding>> = {
  order: makeOrder,
  check: judgeOrder,
  replan: makePlans,
  when: estimateStarts,
};

function examine(line: Fields): Finding {
  const { ask = 'order', id } = line;
  const named = id === undefined ? {} : { id };
  const answer = Object.hasOwn(ASKED, String(ask)) ? ASKED[String(ask)] : undefined;
  try {
    if (answer === undefined) throw new Malformed(`"ask" is none of ${Object.keys(ASKED).join(', ')}.`);
    return { ...named, ...answer(line) };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { ...named, tally: 'malformed', disagreement: error.message };
  }
}

/** Replays a file of schedules. */
export const replaySchedules: Replay = (file, { onlyDisagreements }) =>
  examineLines(file, onlyDisagreements, examine);
