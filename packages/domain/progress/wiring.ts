// Facts about a structure that the engine often looks up and the structure does not store: its links read backwards.
import { sourcesOf } from '../draws/structure.ts';
import type { Source, Structure } from '../draws/structure.ts';

/** Links read backwards. */
export interface Wiring {
  /** Per slot where its player comes from. */
  readonly sources: readonly Source[];
  /** Per slot the line that fills it, or -1. */
  readonly lineOf: Int32Array;
}

const known = new WeakMap<Structure, Wiring>();

/** The wiring of a structure, worked out once for as long as the structure lives. */
export function wiringOf(structure: Structure): Wiring {
  const found = known.get(structure);
  if (found) return found;
  const lineOf = new Int32Array(structure.matches.length * 2).fill(-1);
  structure.lines.forEach((slots, line) => {
    for (const slot of slots) lineOf[slot] = line;
  });
  const wiring = { sources: sourcesOf(structure), lineOf };
  known.set(structure, wiring);
  return wiring;
}
