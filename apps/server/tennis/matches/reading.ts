// Reads one match as it goes out, and refuses a write by somebody who has seen an older one.
import type { FastifyRequest } from 'fastify';
import type { Match, MatchWithConflicts } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { TournamentOfMatch } from '../../access/guards.ts';
import { findMatch, type MatchView } from '../../access/match-view.ts';
import type { Reader } from '../../access/names.ts';
import type { Tx } from '../../database/connection.ts';
import { Refused } from '../../ground/refusal.ts';
import { refuseStale } from '../../ground/version.ts';
import { sayerFor } from '../../http/sayer.ts';
import { matchPresenter } from '../present-match.ts';
import { findConflicts, presentClashes } from './conflicts.ts';

/** The part of a call that says where to read and who writes. */
export interface Writer {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
  readonly request: FastifyRequest;
}

/** A match as it is now. */
export async function readMatch({ tx, caller, now }: Omit<Writer, 'request'>, id: number): Promise<Match> {
  const row = await findMatch(tx, id);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  return matchPresenter({ caller, now })(row);
}

/** The same with its double bookings. */
export async function readWithConflicts(
  { tx, caller, now, request }: Writer,
  tournament: TournamentOfMatch,
  id: number,
): Promise<MatchWithConflicts> {
  const row = await findMatch(tx, id);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  const match = matchPresenter({ caller, now })(row);
  const conflicts = await findConflicts(tx, tournament, [{ row, names: match }]);
  return { ...match, conflicts: presentClashes(conflicts.get(id), sayerFor(request)) };
}

/** A match as it is now, for a repeated write of it. */
export const readAgain = (call: Writer & { readonly id: number }): Promise<Match> => readMatch(call, call.id);

/** The same for a write that answers with double bookings. */
export const readAgainWithConflicts = (
  call: Writer & { readonly id: number; readonly tournament: TournamentOfMatch },
): Promise<MatchWithConflicts> => readWithConflicts(call, call.tournament, call.id);

/** Refuses a write if somebody else has changed the match since the caller saw it. */
export function refuseWhenStale(writer: Reader, match: MatchView, ifMatch: number | null): void {
  if (ifMatch !== null && ifMatch !== match.version) refuseStale(matchPresenter(writer)(match));
}
