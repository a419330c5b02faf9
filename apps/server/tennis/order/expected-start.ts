// When one match is expected to begin, for those who ask from another page than the order of play.
import type { Db, Tx } from '../../database/connection.ts';
import { findOrder, loadScene } from './scene.ts';
import { situationOf } from './situation.ts';
import { estimatesOf, type MomentEstimate } from './when.ts';

/** The estimate of a match in the order of its day; null where that is not published, or tells nothing of the match. */
export async function expectedStart(
  db: Db | Tx,
  { id, clubId, day }: { readonly id: number; readonly clubId: number; readonly day: string },
  now: Date,
): Promise<MomentEstimate | null> {
  const order = await findOrder(db, clubId, day);
  if (order === null || order.published_at === null) return null;
  const scene = await loadScene(db, clubId, day);
  return estimatesOf(scene, situationOf(scene, now)).get(id) ?? null;
}
