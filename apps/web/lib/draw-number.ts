// The numbers with which a draw was made, as people read them. In a file apart from the check (features/draw/draw-check.ts), which loads the engine
// that draws.
import type { DrawOnWire } from '@tennis/contract';

/** The number with which a draw was first drawn. */
export const firstNumber = ({ options, randomSeed }: DrawOnWire): number => options.randomSeed ?? randomSeed;

/** The number that a draw is told with: that of its last lots. */
export const numberOf = (draw: DrawOnWire): string =>
  String(draw.redraws?.at(-1)?.randomSeed ?? firstNumber(draw));
