// Keeps relatives apart in a draw by choosing its number [UN2, UN3]: makes and judges such a draw.
import {
  drawKeepingFamilies,
  ok,
  withFamilies,
  type Draw,
  type DrawError,
  type Entry,
  type Result,
} from '@tennis/domain';
import { newRandomSeed, unwrapDraw } from '../draw-choices.ts';
import type { Families } from '../families.ts';

/** Whether relatives are to be kept apart, and who they are. */
export interface Relations {
  readonly separateFamilies?: boolean | undefined;
  /** Looks them up. */
  readonly families: () => Promise<Families>;
}

function related(draw: Draw, families: Families): Draw {
  const known = (entries: readonly Entry[]) =>
    withFamilies(
      entries,
      entries.map(({ id }) => families.get(Number(id)) ?? []),
    );
  return { ...draw, entries: known(draw.entries), alternates: known(draw.alternates) };
}

/** The draw with the families of its entries, if they are to be kept apart. Only for people who may know who meets a relative. */
export const withRelations = async (draw: Draw, { separateFamilies, families }: Relations): Promise<Draw> =>
  separateFamilies === true ? related(draw, await families()) : draw;

/** Draws by the given number, or by new ones until relatives are apart; refuses if no draw is possible. */
export async function drawApart(
  { separateFamilies, families }: Relations,
  given: number | undefined,
  drawBy: (randomSeed: number) => Result<Draw, DrawError>,
): Promise<Draw> {
  if (given !== undefined || separateFamilies !== true) return unwrapDraw(drawBy(given ?? newRandomSeed()));
  const known = await families();
  const drawRelated = (randomSeed: number): Result<Draw, DrawError> => {
    const drawn = drawBy(randomSeed);
    return drawn.ok ? ok(related(drawn.value, known)) : drawn;
  };
  return unwrapDraw(drawKeepingFamilies(drawRelated, newRandomSeed));
}
