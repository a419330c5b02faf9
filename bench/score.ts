// The score bench: texts, verdicts and point logs, ours and those of tods-competition-factory, interleaved in one run.
// Usage: npm run bench -- score [rounds]; 31 rounds by default, about half a minute.
import { createRequire } from 'node:module';
import { argv, stdout, version } from 'node:process';
import { judgeScore, parseMatchFormat, parseScore, replayLog } from '../packages/domain/index.ts';
import type { LogEvent, MatchFormat, MatchSetup, Side } from '../packages/domain/index.ts';
import { SCORE_CASES } from './score-cases.ts';
import { contender, sideBySide } from './side-by-side.ts';
import type { Contender } from './side-by-side.ts';

/** The parts of the factory that are measured; its own types are far wider. */
interface Factory {
  readonly scoreGovernor: {
    readonly parseScoreString: (params: { scoreString: string; matchUpFormat: string }) => readonly unknown[];
    readonly validateMatchUpScore: (
      sets: readonly unknown[],
      matchUpFormat: string,
      matchUpStatus: string,
    ) => { readonly isValid: boolean };
    readonly ScoringEngine: new (params: { matchUpFormat: string }) => {
      addPoint(point: { winner: 0 | 1 }): void;
      undo(count?: number): void;
      getScore(): { readonly scoreString: string };
    };
  };
}

const { scoreGovernor } = createRequire(import.meta.url)('tods-competition-factory') as Factory;
const rounds = Number(argv[2] ?? 31);
const us = 'ours';
const factory = 'tods-competition-factory';
const print = (line: string): unknown => stdout.write(`${line}\n`);

const CODE = 'SET5-S:6/TB7';
const formatOf = (code: string): MatchFormat => {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};
const setup: MatchSetup = { format: formatOf(CODE), discipline: { kind: 'singles' }, firstServer: 1 };

/** A long match: 300 points from a fixed sequence of a linear congruence, evenly matched, so that it does not end earlier. */
const WINNERS: readonly Side[] = (() => {
  const winners: Side[] = [];
  let state = 7;
  while (winners.length < 300) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    winners.push(state / 2_147_483_648 < 0.5 ? 1 : 2);
  }
  return winners;
})();
const LOG: readonly LogEvent[] = WINNERS.map((winner) => ({ type: 'point', winner }));

/** Texts that both read. */
const TEXTS: readonly string[] = ['6-4 6-4', '6-4 3-6 7-6(5)', '7-6(3) 6-7(8) 6-2', '6-0 6-0', '3-6 6-3 7-5'];
const STANDARD = formatOf('SET3-S:6/TB7');

const ourVerdict = (text: string, format: MatchFormat): boolean => {
  const parsed = parseScore(text, { format });
  return parsed.ok && judgeScore(parsed.value, format).verdict === 'complete';
};

const factoryVerdict = (text: string, code: string): boolean => {
  const sets = scoreGovernor.parseScoreString({ scoreString: text, matchUpFormat: code });
  return scoreGovernor.validateMatchUpScore(sets, code, 'COMPLETED').isValid;
};

const factoryMatch = (): InstanceType<Factory['scoreGovernor']['ScoringEngine']> => {
  const engine = new scoreGovernor.ScoringEngine({ matchUpFormat: CODE });
  for (const winner of WINNERS) engine.addPoint({ winner: winner === 1 ? 0 : 1 });
  return engine;
};

const nothing = (): void => undefined;

const TASKS: ReadonlyMap<string, readonly [Contender, Contender]> = new Map([
  [
    `parse ${TEXTS.length} score texts`,
    [
      contender(nothing, () => TEXTS.every((text) => parseScore(text, { format: STANDARD }).ok)),
      contender(nothing, () =>
        TEXTS.every(
          (text) =>
            scoreGovernor.parseScoreString({ scoreString: text, matchUpFormat: 'SET3-S:6/TB7' }).length > 0,
        ),
      ),
    ],
  ],
  [
    `parse and validate ${TEXTS.length} score texts`,
    [
      contender(nothing, () => TEXTS.every((text) => ourVerdict(text, STANDARD))),
      contender(nothing, () => TEXTS.every((text) => factoryVerdict(text, 'SET3-S:6/TB7'))),
    ],
  ],
  [
    'replay 300 points',
    [
      contender(nothing, () => replayLog(setup, LOG).ok),
      contender(nothing, () => factoryMatch().getScore().scoreString !== ''),
    ],
  ],
  [
    'undo 50 of 300 points, one by one, with the score after each',
    [
      contender(nothing, () => {
        const log = [...LOG];
        for (let undone = 0; undone < 50; undone += 1) {
          log.push({ type: 'undo' });
          if (!replayLog(setup, log).ok) return false;
        }
        return true;
      }),
      contender(factoryMatch, (engine) => {
        for (let undone = 0; undone < 50; undone += 1) {
          engine.undo();
          if (engine.getScore().scoreString === '') return false;
        }
        return true;
      }),
    ],
  ],
]);

const inWords = (ms: number): string =>
  ms >= 1 ? `${ms.toPrecision(3)} ms` : `${(ms * 1000).toPrecision(3)} µs`;

print(`Medians of ${rounds} rounds, Node ${version}; × is how many times ours the factory takes.`);
for (const [task, [own, peer]] of TASKS) {
  const measured = await sideBySide(
    new Map([
      [us, own],
      [factory, peer],
    ]),
    rounds,
  );
  const ours = measured.get(us) ?? 0;
  const theirs = measured.get(factory) ?? 0;
  print(`${task}: ${inWords(ours)}; ${factory} ${inWords(theirs)}, ${(theirs / ours).toFixed(1)} ×`);
}

const rightAnswers = (verdict: (text: string, code: string) => boolean): number =>
  SCORE_CASES.filter(({ text, format, isResult }) => verdict(text, format) === isResult).length;
print(
  `right about ${SCORE_CASES.length} scores: ours ${rightAnswers((text, code) => ourVerdict(text, formatOf(code)))}, ` +
    `${factory} ${rightAnswers(factoryVerdict)}`,
);
