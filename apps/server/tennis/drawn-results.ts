// A result in a draw moves people on: what follows is worked out by the engine, refused or applied as a whole, and told (D14, D15).
import {
  clearResult,
  isFinished,
  setResult,
  type Change,
  type Progress,
  type ProgressError,
  type Result,
} from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';
import type { NameScene, Reader } from '../access/names.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { MatchRow } from '../database/schema.ts';
import { engineReason } from '../ground/reason.ts';
import { Refused } from '../ground/refusal.ts';
import {
  drawOf,
  type Described,
  listMatchesOfDraw,
  progressOf,
  resultOfMatch,
  type StoredDraw,
} from './drawn.ts';
import { selectEntries } from './entries.ts';
import { describer, entryNamer } from './entry-names.ts';
import { differsFrom, drawnRow, writeDrawn } from './match-rows.ts';

interface Writing extends Reader {
  readonly tx: Tx;
}

/** A match that follows from another one's result, as it was and as it is. */
interface MovedMatch {
  readonly id: number;
  readonly version: number;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** What a result has done beside its own match. */
export interface MovedOn {
  /** Everything that changed, one sentence each. */
  readonly consequences: readonly string[];
  /** The other matches that changed. */
  readonly matches: readonly MovedMatch[];
  /** Every match of the draw is over (D9). */
  readonly isOver: boolean;
  /** A match that was over is to be played again. */
  readonly isOpenAgain: boolean;
}

/** Refuses what would overwrite results, with all that it would do; a confirmation applies it. */
function refuse({ code, message, consequences }: ProgressError): never {
  const canConfirm = code === 'overwrites_played' || code === 'contradicts_score';
  throw new Refused({
    type: 'conflict',
    reason: engineReason(code, message),
    ...(canConfirm && {
      details: { code, canConfirm: true, consequences: consequences.map(({ text }) => text) },
    }),
  });
}

/** A result entered, changed or taken away. */
function change(
  progress: Progress,
  match: MatchView,
  after: MatchView,
  confirm: boolean,
  started: readonly number[],
): Result<Change, ProgressError> {
  const index = match.draw_match ?? -1;
  const result = resultOfMatch({ ...after, automatic: 0 });
  const options = { confirm, started: started.filter((other) => other !== index) };
  if (result !== null) return setResult(progress, index, result, options);
  return progress.results[index] === null
    ? { ok: true, value: { progress, consequences: [], overwritten: [] } }
    : clearResult(progress, index, options);
}

/** Takes the turn of a draw: two who enter results of one draw at once wait for each other, and the second sees what the first has done. */
const takeTurn = (tx: Tx, drawId: number): Promise<StoredDraw> =>
  tx
    .updateTable('draws')
    .set((set) => ({ turn: set('turn', '+', 1) }))
    .where('id', '=', drawId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** By what name sentences call a participant. */
async function callBy(writing: Writing, match: MatchView): Promise<(participantId: number) => Described> {
  const entries = await selectEntries(writing.tx)
    .where('participants.tournament_id', '=', match.tournament_id)
    .execute();
  const scene: NameScene = {
    type: match.tournament_type,
    club_id: match.tournament_club_id,
    created_by: match.tournament_created_by,
    status: match.tournament_status,
    time_zone: match.time_zone,
    publishes_full_names: match.publishes_full_names,
  };
  return describer(entries, entryNamer(scene, writing));
}

const isOver = ({ status }: Pick<MatchView, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';

/** Whether something of a match is stored that would be lost with its players, although it is no result yet. */
const isUnderWay = (row: Selectable<MatchRow>): boolean =>
  row.automatic === 0 &&
  resultOfMatch(row) === null &&
  (row.status === 'in_progress' ||
    row.status === 'completed' ||
    row.score !== null ||
    row.winner_id !== null);

/** Works out what a match's row, as it is about to be, does to its draw. */
async function workOut(writing: Writing, match: MatchView, after: MatchView, confirm: boolean) {
  const row = await takeTurn(writing.tx, match.draw_id ?? 0);
  const draw = drawOf(row, await callBy(writing, match));
  const rows = await listMatchesOfDraw(writing.tx, row.id);
  const before = progressOf(row, draw, rows, match);
  const started = rows.flatMap((other) =>
    isUnderWay(other) && other.draw_match !== null ? [other.draw_match] : [],
  );
  return { rows, changed: change(before, match, after, confirm, started) };
}

/** What a match's row, as it is about to be, would do to its draw, one sentence each: told beside another question (D14). */
export async function foretell(
  writing: Writing,
  match: MatchView,
  after: MatchView,
): Promise<readonly string[]> {
  const { changed } = await workOut(writing, match, after, false);
  const { consequences } = changed.ok ? changed.value : changed.error;
  return consequences.map(({ text }) => text);
}

/** Lets the draw of a match follow what the match's row is about to say. */
export async function moveOn(
  writing: Writing,
  match: MatchView,
  after: MatchView,
  confirm: boolean,
): Promise<MovedOn> {
  const { tx, now } = writing;
  const { rows, changed } = await workOut(writing, match, after, confirm);
  if (!changed.ok) refuse(changed.error);
  const { progress, consequences } = changed.value;
  const others = rows.flatMap((other) => {
    if (other.id === match.id || other.draw_match === null) return [];
    const drawn = drawnRow(progress, other.draw_match, other, now);
    return [{ id: other.id, other, drawn, differs: differsFrom(other, drawn) }];
  });
  const byId = new Map(others.map((one) => [one.id, one]));
  const written = await writeDrawn(
    tx,
    others.filter(({ differs }) => differs),
  );
  return {
    consequences: consequences.map(({ text }) => text),
    matches: written.flatMap(({ id, version }) => {
      const moved = byId.get(id);
      if (moved === undefined) return [];
      const old = { ...moved.other, match_format: match.match_format };
      return [{ id, version, before: old, after: { ...old, ...moved.drawn } }];
    }),
    isOpenAgain: others.some(({ other, drawn }) => isOver(other) && !isOver(drawn)),
    isOver: isFinished(progress) && isOver(after) && others.every(({ drawn }) => isOver(drawn)),
  };
}
