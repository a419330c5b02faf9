// Seeds once a draw is out: it knows those with which it was made, and no others.
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import { hasPublishedDraw } from '../drawn.ts';

/** Refuses other seeds while a draw of the tournament is published. */
export async function refuseSeedsOfDrawn(tx: Tx, tournamentId: number): Promise<void> {
  if (await hasPublishedDraw(tx, tournamentId)) refuseConflict(because('drawPublished'));
}
