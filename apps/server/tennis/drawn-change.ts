// A change of a published draw: the draw is locked, so that two changes wait for each other, and it is written as a whole (D14, ADR 21).
import { isFinished, type Change, type Draw, type Progress, type ProgressError } from '@tennis/domain';
import { sayNews, sayProgressProblem } from '@tennis/words/say/progress';
import { isFormer, type NameScene, type Reader } from '../access/names.ts';
import type { Tx } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import type { MatchRow } from '../database/schema.ts';
import { together, type AtOnce, type Runner } from '../database/together.ts';
import { reasonOfEngine, type Reason } from '../ground/reason.ts';
import { Refused } from '../ground/refusal.ts';
import type { TurnedMatch } from './draw-acts.ts';
import {
  drawOf,
  levelFormat,
  listMatchesOfDraw,
  progressOf,
  resultOfMatch,
  type DrawnMatch,
  type RankingRules,
  type StoredDraw,
} from './drawn.ts';
import { listDrawnEntries, type DrawnEntry } from './entries.ts';
import { describer, entryNamer, toEntries } from './entry-names.ts';
import { endForFormer } from './former-players.ts';
import { differsFrom, drawnRow, onlyDrawn, turnedOf, writeDrawn, type Drawn } from './match-rows.ts';

/** The author of a change in a draw, and its transaction. */
export interface Writing extends Reader {
  readonly tx: Tx;
}

/** A tournament's facts about the names in its draw and about its groups. */
export interface DrawScene extends NameScene, RankingRules {
  readonly id: number;
}

/** A draw with everything that has happened in it. */
export interface OpenDraw {
  readonly scene: DrawScene;
  readonly row: StoredDraw;
  readonly progress: Progress;
  readonly matches: readonly DrawnMatch[];
  readonly entries: readonly DrawnEntry[];
  /** The indexes of matches with something stored that is not a result yet. */
  readonly started: readonly number[];
}

/** A match that has changed with another one, as it was and as it is. */
export interface MovedMatch {
  readonly id: number;
  readonly version: number;
  readonly before: Readonly<Record<string, unknown>> & Drawn;
  readonly after: Readonly<Record<string, unknown>> & Drawn;
}

/** The effects of a change on the matches of a draw. */
export interface Moved {
  readonly matches: readonly MovedMatch[];
  /** The same as it is kept to be undone. */
  readonly turned: readonly TurnedMatch[];
  /** Every match of the draw is over (D9). */
  readonly isOver: boolean;
  /** A match that was over is to be played again. */
  readonly isOpenAgain: boolean;
}

const nextTurn = prepared((db, { drawId }: Places<{ drawId: number }>) =>
  db
    .updateTable('draws')
    .set((set) => ({ turn: set('turn', '+', 1) }))
    .where('id', '=', drawId)
    .returningAll(),
);

/** Takes the turn of a draw: if two people change one draw at once, they wait for each other, and the second sees what the first has done. */
async function takeTurn(runner: Runner, drawId: number): Promise<StoredDraw> {
  const [row] = await nextTurn(runner, { drawId });
  if (row === undefined) throw new Error(`Draw ${drawId} is not there.`);
  return row;
}

const drawById = prepared((db, { drawId }: Places<{ drawId: number }>) =>
  db.selectFrom('draws').selectAll().where('id', '=', drawId),
);

async function readDraw(runner: Runner, drawId: number): Promise<StoredDraw> {
  const [row] = await drawById(runner, { drawId });
  if (row === undefined) throw new Error(`Draw ${drawId} is not there.`);
  return row;
}

/** Whether a match has stored data, other than a result, that would be lost with its players. `level`: as of `resultOfMatch`. */
export const isUnderWay = (row: DrawnMatch, level: string | null): boolean =>
  row.automatic === 0 &&
  resultOfMatch(row, level) === null &&
  (row.status === 'in_progress' ||
    row.status === 'completed' ||
    row.score !== null ||
    row.winner_id !== null ||
    row.report_id !== null);

/** The indexes of matches with something stored that is not a result yet. */
export const startedIn = (draw: Draw, matches: readonly DrawnMatch[], scene: RankingRules): number[] =>
  matches.flatMap((match) =>
    isUnderWay(match, levelFormat(draw, match, scene)) && match.draw_match !== null ? [match.draw_match] : [],
  );

/** Opens a draw; held, nobody else changes it before the transaction ends. */
export async function openDraw(
  writing: Writing,
  scene: DrawScene,
  drawId: number,
  isHeld: boolean,
): Promise<OpenDraw> {
  const [row, entries, matches] = await together(writing.tx, (atOnce) =>
    Promise.all([
      isHeld ? takeTurn(atOnce, drawId) : readDraw(atOnce, drawId),
      listDrawnEntries(atOnce, scene.id),
      listMatchesOfDraw(atOnce, drawId),
    ]),
  );
  const describe = describer(entries, entryNamer(scene, writing));
  const draw = drawOf(row, describe);
  const waiting = alternatesOf(entries, new Set(placedIn(draw)));
  const progress = progressOf(row, { ...draw, alternates: toEntries(waiting, describe) }, matches, scene);
  return { scene, row, progress, matches, entries, started: startedIn(draw, matches, scene) };
}

/** The participants who have a line in a draw. An entry that was replaced is in the draw, but has no line. */
export const placedIn = ({ entries, lines }: Pick<Draw, 'entries' | 'lines'>): number[] =>
  [...new Set(lines)].flatMap((index) => {
    const entry = entries[index];
    return entry === undefined ? [] : [Number(entry.id)];
  });

/** Somebody who has deleted their account steps in nowhere. */
const isGone = ({ user_id: account, name }: DrawnEntry): boolean => isFormer(account, name);

/** The entries that may step in: those without a place in the draw, in the director's order, then in order of arrival [SB1]. */
function alternatesOf(entries: readonly DrawnEntry[], placed: ReadonlySet<number>): readonly DrawnEntry[] {
  return entries
    .filter(
      (entry) =>
        !placed.has(entry.id) && entry.withdrawn_at === null && entry.seeks === null && !isGone(entry),
    )
    .toSorted((a, b) => (a.alternate ?? Infinity) - (b.alternate ?? Infinity) || a.id - b.id);
}

/** The result of a change. */
export const consequencesOf = ({ consequences }: Pick<Change | ProgressError, 'consequences'>): Reason[] =>
  consequences.map(({ news }) => reasonOfEngine(news, sayNews));

/** Refuses a change that would overwrite results, and lists all its effects; a confirmation applies it. */
export function refuseChange(error: ProgressError): never {
  const { consequences: _consequences, overwritten: _overwritten, ...problem } = error;
  const { code } = problem;
  const canConfirm = code === 'overwrites_played' || code === 'contradicts_score';
  throw new Refused({
    type: 'conflict',
    reason: reasonOfEngine(problem, sayProgressProblem),
    ...(canConfirm && { details: { code, canConfirm }, consequences: consequencesOf(error) }),
  });
}

/** The code of the format in which a match of a draw is played. */
export const formatOfMatch = (
  { own_format: own }: Pick<DrawnMatch, 'own_format'>,
  { match_format: usual }: Pick<DrawScene, 'match_format'>,
): string => own ?? usual;

/** Whether nothing happens in a match any more. */
export const isOver = ({ status }: Pick<MatchRow, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';

/** A match of a draw whose row is written by somebody else, at once with the others. */
export interface OwnMatch {
  readonly id: number;
  readonly write: (atOnce: AtOnce) => Promise<unknown>;
}

/** Writes the new state of the matches of a draw in one statement; `own` is written by itself. */
export async function writeProgress(
  writing: Writing,
  { matches, scene }: OpenDraw,
  progress: Progress,
  own?: OwnMatch,
): Promise<Moved> {
  const { tx, now } = writing;
  const others = matches.flatMap((match) => {
    if (match.id === own?.id || match.draw_match === null) return [];
    const drawn = drawnRow(progress, match.draw_match, match, now);
    return [{ id: match.id, match, drawn: onlyDrawn(drawn) }];
  });
  const changed = others.filter(({ match, drawn }) => differsFrom(match, drawn));
  const [written] = await together(tx, (atOnce) =>
    Promise.all([writeDrawn(atOnce, changed), own?.write(atOnce)]),
  );
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  await endForFormer(
    writing,
    changed.map(({ id, match, drawn }) => ({ id, before: match, after: drawn })),
  );
  return {
    matches: changed.map(({ id, match, drawn }) => {
      const before = { ...match, match_format: formatOfMatch(match, scene) };
      return { id, version: versions.get(id) ?? match.version + 1, before, after: { ...before, ...drawn } };
    }),
    turned: changed.map(({ id, match, drawn }) => ({
      id,
      ...(match.score !== null && { format: formatOfMatch(match, scene) }),
      ...turnedOf(match, drawn),
    })),
    isOpenAgain: others.some(({ match, drawn }) => isOver(match) && !isOver(drawn)),
    isOver: isFinished(progress) && others.every(({ drawn }) => isOver(drawn)),
  };
}
