// Reads one tournament as it goes out, and refuses a write by somebody who has seen an older one.
import type { Standstill, Tournament } from '@tennis/contract';
import type { StoredTournament } from '../../access/guards.ts';
import type { Reader } from '../../access/names.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import { Refused } from '../../ground/refusal.ts';
import { refuseStale } from '../../ground/version.ts';
import { surfaceOfTournament } from '../courts.ts';
import { listStandstills } from '../suspensions.ts';
import { presentTournament } from './present.ts';
import { countFor, findTournament, type TournamentView } from './store.ts';

/** The part of a call that says where to read and who reads. */
export interface Reading extends Reader {
  readonly tx: Db | Tx;
}

/** A tournament with its figures, the surface of its courts, and the courts where play is suspended today. */
export async function readTournament({ tx, caller, now }: Reading, id: number): Promise<Tournament> {
  const row = await findTournament(tx, id);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  const [suspended, surface, counts] = await Promise.all([
    standstillsOf(tx, row, now),
    surfaceOfTournament(tx, row),
    countFor(tx, [id]),
  ]);
  return {
    ...presentTournament(row, counts.get(id), { caller, now }),
    ...(surface !== undefined && { surface }),
    ...(suspended.length > 0 && { suspended }),
  };
}

/** The courts where play is suspended today, if the tournament is played today. */
async function standstillsOf(
  tx: Db | Tx,
  row: Pick<TournamentView, 'club_id' | 'time_zone' | 'start_date' | 'end_date'>,
  now: Date,
): Promise<Standstill[]> {
  const { club_id: clubId, time_zone: zone, start_date: start, end_date: end } = row;
  const today = dayIn(zone, now);
  const isOn = dayIn(zone, start) <= today && today <= dayIn(zone, end);
  if (clubId === null || !isOn) return [];
  return (await listStandstills(tx, [clubId], today)).get(clubId) ?? [];
}

/** Refuses a write if somebody else has changed the tournament since the caller saw it. */
export async function refuseWhenStale(
  reading: Reading,
  { id, version }: StoredTournament,
  ifMatch: number | null,
): Promise<void> {
  if (ifMatch !== null && ifMatch !== version) refuseStale(await readTournament(reading, id));
}

/** A tournament as it is now, for a repeated write of it. */
export const readAgain = (call: Reading & { readonly id: number }) => readTournament(call, call.id);
