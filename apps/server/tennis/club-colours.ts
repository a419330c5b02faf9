// The colours of a club's house on the wire, wherever its name stands on top (ADR 51).
import { groundsOf, type ClubColours } from '@tennis/contract';

/** The colours with the grounds derived from them; null if there is none. */
export function presentColours({
  main_colour: main,
  second_colour: second,
}: {
  readonly main_colour: string | null;
  readonly second_colour: string | null;
}): ClubColours | null {
  return main === null ? null : { main, second, ...groundsOf(main) };
}
