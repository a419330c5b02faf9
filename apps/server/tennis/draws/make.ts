// What the server adds to a director's choices of a draw [UN3].
import { randomInt } from 'node:crypto';
import { drawKindsOf, type DrawKind, type TournamentFormat } from '@tennis/domain';
import { because } from '../../ground/reason.ts';
import { refuseField } from '../../ground/refusal.ts';

/** The largest number that randomInt gives. */
const MOST_SEED = 2 ** 48 - 1;

/** The number that stands for all lots, where nobody has named one [UN3]. */
export const newRandomSeed = (): number => randomInt(MOST_SEED);

/** The kind that is drawn; refuses one that the tournament's format does not have. */
export function kindOf(format: TournamentFormat, chosen: DrawKind | undefined): DrawKind {
  const kinds = drawKindsOf(format);
  const kind = chosen ?? kinds[0];
  if (!kinds.includes(kind)) refuseField('kind', because('drawKindUnknown'));
  return kind;
}
