// Storing a result: it moves people on in a draw, begins and ends tournaments, and is told (D9, D14, D49).
import type { FastifyRequest } from 'fastify';
import type { Updateable } from 'kysely';
import type { Match } from '@tennis/contract';
import type { TournamentOfMatch } from '../../access/guards.ts';
import type { MatchView } from '../../access/match-view.ts';
import type { Trail } from '../../audit/trail.ts';
import type { MatchRow } from '../../database/schema.ts';
import type { Runner } from '../../database/together.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { sayConsequences, sayerFor } from '../../http/sayer.ts';
import { tellCorrected } from '../correction-notices.ts';
import type { Undoable } from '../draw-acts.ts';
import type { Writing } from '../drawn-change.ts';
import { foretell, moveOn, type MovedOn } from '../drawn-results.ts';
import { peopleIn } from '../moved-notices.ts';
import { endLog } from '../point-logs.ts';
import { matchPresenter } from '../present-match.ts';
import { settleReports } from '../result-reports.ts';
import { isDecided, winningSide } from '../stored-result.ts';
import { forgetNextAtStart, forgetResult, tell } from '../telling.ts';
import { tellWalkovers } from '../withdrawal-notices.ts';
import { activateTournament, completeTournament, reopenTournament } from '../tournament-status.ts';
import { isSameResult, refuseContradictedWinner, refuseDraft, refuseUndecided } from './results.ts';
import { updateMatch } from './store.ts';

/** Whether a tournament has not begun yet. */
const isOpen = ({ status }: TournamentOfMatch): boolean => status === 'upcoming' || status === 'registering';

const ACTIVE = { tournament_status: 'active' } as const;
const COMPLETED = { tournament_status: 'completed' } as const;

/** The caller's confirmations: that an odd score or a contradicted winner is right, and that results of a draw may be overwritten (D14, D49). */
export interface Meant {
  readonly confirmed: boolean;
  readonly mayOverwrite: boolean;
}

/** A match of a draw needs two known players, and cannot be played if the draw has decided it. */
function refuseWithoutPlayers(match: MatchView, after: MatchView): void {
  if (match.draw_id === null) return;
  if (match.automatic === 1) refuseConflict(because('drawnDecided'));
  const begins = after.status === 'in_progress' || after.status === 'completed' || after.score !== null;
  if (begins && (match.participant1_id === null || match.participant2_id === null))
    refuseConflict(because('drawnWaits'));
}

const isTold = ({ status, winner_id: winner }: MatchView): boolean =>
  status === 'completed' && winner !== null;

/** Tells the players of a result. If it is corrected, they are told again; if it is taken away, the notice goes. */
async function tellResult({ tx, caller, now }: Writing, before: MatchView, row: MatchView): Promise<void> {
  if (isTold(before)) await forgetResult(tx, row.id);
  if (!isTold(row)) return;
  const telling = { kind: 'result' as const, tournamentId: row.tournament_id, matchId: row.id };
  await tell(tx, [{ ...telling, personIds: peopleIn(row) }], { now, actorId: caller?.userId ?? null });
}

/** The match as it is now; in a draw with what followed, and how it can be undone. */
interface StoredResult {
  readonly row: MatchView;
  readonly moved: { readonly on: MovedOn; readonly undo: Undoable } | null;
}

/** Stores a new result and makes the tournament active (D9). Its history is the record of the call (D14, ADR 12). */
export async function storeResult(
  writing: Writing & { readonly trail: Trail },
  tournament: TournamentOfMatch,
  match: MatchView,
  change: Updateable<MatchRow>,
  { confirmed, mayOverwrite }: Meant,
): Promise<StoredResult> {
  const { tx, trail } = writing;
  const after = { ...match, ...change } as MatchView;
  refuseUndecided(tournament, after);
  if (isSameResult(match, after)) return { row: match, moved: null };
  refuseWithoutPlayers(match, after);
  const hasBegun = after.status === 'in_progress' || after.score !== null || winningSide(after) !== null;
  if (hasBegun) refuseDraft(tournament);
  // In a draw the engine asks both questions at once: whether the winner is right, and whether the effects are intended.
  const isDrawn = match.draw_id !== null;
  if (!isDrawn) refuseContradictedWinner(after, confirmed);
  const write = async (runner: Runner): Promise<void> => {
    trail.after = await updateMatch(runner, match, change);
  };
  const moved = isDrawn ? await moveOn(writing, match, after, mayOverwrite, write) : null;
  if (moved === null) await write(tx);
  // A match that is decided is scored by points no more.
  if (match.log_id !== null && isDecided(after)) await endLog(writing, match);
  // The entered result settles what the players have reported.
  if (match.tournament_report_hours !== null)
    await settleReports(tx, [match.id], { by: writing.caller?.userId ?? null, now: writing.now });
  const active = hasBegun && isOpen(tournament) ? await activateTournament(tx, tournament.id) : undefined;
  const ended = moved?.isOver === true ? await completeTournament(tx, tournament.id) : undefined;
  // A correction that opens a later match opens its tournament too.
  const reopened =
    moved?.isOpenAgain === true && tournament.status === 'completed'
      ? await reopenTournament(tx, tournament.id)
      : undefined;
  const tournamentNow = ended ?? reopened ?? active;
  const isCounted = change.status !== undefined || tournamentNow !== undefined;
  trail.also = [
    ...(moved?.matches ?? []).map((other) => ({ kind: 'match' as const, ...other })),
    ...(isCounted
      ? [{ kind: 'tournament' as const, id: tournament.id, version: null, ...tournamentNow }]
      : []),
  ];
  // The match from the objects that the rights check has loaded and the row that was written: nothing has to be read again.
  const written = { ...match, ...trail.after };
  const status = ended === undefined ? ((active ?? reopened) === undefined ? {} : ACTIVE) : COMPLETED;
  const row = { ...written, ...status };
  await tellResult(writing, match, written);
  if (written.status !== 'scheduled') await forgetNextAtStart(tx, match);
  if (moved !== null && tournament.status !== 'draft') {
    const when = { now: writing.now, actorId: writing.caller?.userId ?? null };
    await tellWalkovers(tx, tournament.id, moved.matches, when);
    await tellCorrected(tx, tournament.id, moved.matches, when);
  }
  if (moved === null) return { row, moved: null };
  const undo = await moved.keep(written, { before: tournament.status, after: row.tournament_status });
  return { row, moved: { on: moved, undo } };
}

/** Stores a new result and returns the match; in a draw, with the effects in the caller's language. */
export async function changeResult(
  writer: Writing & { readonly trail: Trail; readonly request: FastifyRequest },
  tournament: TournamentOfMatch,
  match: MatchView,
  change: Updateable<MatchRow>,
  meant: Meant,
): Promise<Match> {
  const { row, moved } = await storeResult(writer, tournament, match, change, meant);
  // It has taken no turn, so its record could stand behind that of a result that came after it (ADR 50). A log that it has closed is a change.
  if (row === match && writer.trail.points === null) writer.trail.isIdle = true;
  const presented = matchPresenter(writer)(row);
  if (moved === null) return presented;
  const said = sayConsequences(moved.on.consequences, sayerFor(writer.request));
  return { ...presented, ...said, undo: moved.undo };
}

/** Accepts a score in a draw. The question about an odd score also lists the effects, since one confirmation allows both (D14). */
export async function acceptInDraw(
  writing: Writing,
  match: MatchView,
  accept: (isMeant: boolean) => Updateable<MatchRow>,
  isMeant: boolean,
): Promise<Updateable<MatchRow>> {
  try {
    return accept(isMeant);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.type !== 'conflict') throw error;
    throw new Refused({
      ...error.refusal,
      consequences: await foretell(writing, match, { ...match, ...accept(true) } as MatchView),
    });
  }
}
