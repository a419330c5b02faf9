// A result in a draw moves people on: the engine works out the effects, which are refused or applied as a whole, and told (D14, D15).
import {
  clearResult,
  setResult,
  type Change,
  type ProgressError,
  type Result,
  type TournamentStatus,
} from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';
import { sceneOfMatch } from '../access/names.ts';
import type { Reason } from '../ground/reason.ts';
import type { Tx } from '../database/connection.ts';
import { keepAct, type Turned, type Undoable } from './draw-acts.ts';
import {
  consequencesOf,
  isOver,
  openDraw,
  refuseChange,
  writeProgress,
  type DrawScene,
  type Moved,
  type OpenDraw,
  type OwnMatch,
  type Writing,
} from './drawn-change.ts';
import { keepSettled, levelFormat, resultOfMatch } from './drawn.ts';
import { onlyDrawn } from './match-rows.ts';

/** The effects of a result outside its own match. */
export interface MovedOn extends Moved {
  /** Everything that changed. */
  readonly consequences: readonly Reason[];
  /** Keeps the whole act, once everything of it is written, so that it can be undone. */
  readonly keep: (match: MatchView, tournament: Turned<TournamentStatus>) => Promise<Undoable>;
}

const storeSettled = (tx: Tx, drawId: number, settled: string) =>
  tx
    .updateTable('draws')
    .set((set) => ({ settled, version: set('version', '+', 1) }))
    .where('id', '=', drawId)
    .execute();

/** A result entered, changed or taken away. */
function change(
  { progress, started, scene }: OpenDraw,
  match: MatchView,
  after: MatchView,
  confirm: boolean,
): Result<Change, ProgressError> {
  const index = match.draw_match ?? -1;
  const result = resultOfMatch({ ...after, automatic: 0 }, levelFormat(progress.draw, after, scene));
  const options = { confirm, started: started.filter((other) => other !== index) };
  if (result !== null) return setResult(progress, index, result, options);
  return progress.results[index] === null
    ? { ok: true, value: { progress, consequences: [], overwritten: [] } }
    : clearResult(progress, index, options);
}

const sceneOf = (match: MatchView): DrawScene => ({
  ...sceneOfMatch(match),
  id: match.tournament_id,
  tie_breaker_rule: match.tie_breaker_rule,
  match_format: match.tournament_format,
  stage_formats: match.tournament_stage_formats,
});

/**
 * The consequences of a match's new row in its draw; told together with another question (D14). If the draw is not held, nothing waits for its turn, and
 * somebody else may change it meanwhile.
 */
export async function foretell(
  writing: Writing,
  match: MatchView,
  after: MatchView,
  isHeld = true,
): Promise<readonly Reason[]> {
  const open = await openDraw(writing, sceneOf(match), match.draw_id ?? 0, isHeld);
  const changed = change(open, match, after, false);
  return consequencesOf(changed.ok ? changed.value : changed.error);
}

/** Lets the draw of a match follow what the match's row is about to say; `write` writes that row, at once with the others. */
export async function moveOn(
  writing: Writing,
  match: MatchView,
  after: MatchView,
  confirm: boolean,
  write: OwnMatch['write'],
): Promise<MovedOn> {
  const { tx, now } = writing;
  const open = await openDraw(writing, sceneOf(match), match.draw_id ?? 0, true);
  const changed = change(open, match, after, confirm);
  if (!changed.ok) refuseChange(changed.error);
  const moved = await writeProgress(writing, open, changed.value.progress, {
    id: match.id,
    write,
  });
  const { row } = open;
  // An order that was settled by hand is forgotten with a result that it was made for.
  const settled = keepSettled(changed.value.progress);
  const before = { drawn: row.drawn, withdrawn: row.withdrawn, settled: row.settled };
  const isForgotten = settled !== row.settled;
  if (isForgotten) await storeSettled(tx, row.id, settled);
  return {
    ...moved,
    isOver: moved.isOver && isOver(after),
    consequences: consequencesOf(changed.value),
    keep: (written, tournament) => {
      const own = {
        id: match.id,
        ...(match.score !== null && { format: match.match_format }),
        before: onlyDrawn(match),
        after: onlyDrawn(written),
      };
      const state = {
        matches: [own, ...moved.turned],
        ...(isForgotten && { draw: { before, after: { ...before, settled } } }),
        ...(tournament.before !== tournament.after && { tournament }),
      };
      return keepAct(tx, { draw: open.row, kind: 'result', matchId: match.id, state, now });
    },
  };
}
