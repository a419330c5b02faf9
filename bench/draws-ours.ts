// Our engine at the tasks of the draw bench.
import {
  drawGroups,
  drawKnockout,
  LADDERS,
  parseScore,
  setResult,
  stageStandings,
  startProgress,
} from '../packages/domain/index.ts';
import type { Draw, Entry, Progress, Result } from '../packages/domain/index.ts';
import { fieldOf } from './draws-field.ts';
import type { Competitor, Task } from './draws-field.ts';
import { contender } from './side-by-side.ts';
import type { Contender } from './side-by-side.ts';

const valueOf = <T>(result: Result<T, { readonly code: string }>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const score = valueOf(parseScore('6-4 6-4'));

const entriesOf = (field: readonly Competitor[]): readonly Entry[] =>
  field.map(({ id, name, seed, club }) => ({ id, name, club, ...(seed === undefined ? {} : { seed }) }));

const field32 = entriesOf(fieldOf(32, 8));
const field128 = entriesOf(fieldOf(116, 32));

/** The next number of the draw: each run draws a different one. */
let randomSeed = 1;

const started = (draw: Draw): Progress => valueOf(startProgress(draw));

const knockout = (entries: readonly Entry[]): Progress => {
  randomSeed += 1;
  return started(valueOf(drawKnockout(entries, { randomSeed })));
};

const groups = (): Progress => {
  randomSeed += 1;
  return started(valueOf(drawGroups(field32, { matchesPerParticipant: 3, progressing: 2, randomSeed })));
};

const win = (progress: Progress, match: number): Progress =>
  valueOf(setResult(progress, match, { winner: 1, outcome: 'completed', score })).progress;

const playOut = (progress: Progress): Progress => {
  let now = progress;
  for (let match = 0; match < now.decisions.length; match += 1)
    if (
      now.decisions[match] === 0 &&
      (now.slots[match * 2] ?? -1) >= 0 &&
      (now.slots[match * 2 + 1] ?? -1) >= 0
    )
      now = win(now, match);
  return now;
};

const firstOpen = (progress: Progress): number => progress.decisions.indexOf(0);

const oneResult = (entries: readonly Entry[]): Contender =>
  contender(
    () => knockout(entries),
    (progress) => win(progress, firstOpen(progress)),
  );

const wholeDraw = (entries: readonly Entry[]): Contender =>
  contender(
    () => knockout(entries),
    (progress) => playOut(progress).decisions.every((decision) => decision !== 0),
  );

/** Tables only read, so one draw serves every run; the peers' likewise. */
const playedGroups = playOut(groups());

/** Everything, on the field of `draws-field.ts`. */
export const ours: { readonly [Name in Task]: Contender } = {
  draw32: contender(
    () => field32,
    (entries) => knockout(entries),
  ),
  draw128: contender(
    () => field128,
    (entries) => knockout(entries),
  ),
  groups: contender(
    () => field32,
    () => groups(),
  ),
  double32: contender(
    () => field32,
    (entries) => {
      randomSeed += 1;
      return started(valueOf(drawKnockout(entries, { type: 'double_elimination', randomSeed })));
    },
  ),
  result32: oneResult(field32),
  result128: oneResult(field128),
  play32: wholeDraw(field32),
  play128: wholeDraw(field128),
  standings: contender(
    () => playedGroups,
    (progress) => {
      let rows = 0;
      for (const [stage, { kind }] of progress.draw.structure.stages.entries())
        if (kind === 'group') rows += stageStandings(progress, stage, { ladder: LADDERS.atp }).rows.length;
      return rows === 32;
    },
  ),
};
