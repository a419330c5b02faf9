// The only source of chance in the domain: a seeded generator, so that anybody can repeat and check a draw [UN3]. State and output are 32-bit
// integers; nothing depends on an engine's Math.random, sort or floating point rounding.

/** A stream of chance; every call moves it on by at least one step. */
export interface Random {
  /** A whole number from 0 to `below - 1`, each equally likely; `below` from 1 to 2^32. */
  readonly int: (below: number) => number;
  /** Shuffles the array in place (Fisher-Yates) and returns it. */
  readonly shuffle: <T>(list: T[]) => T[];
}

const TWO_32 = 0x1_0000_0000;

/** Mixes one 32-bit word so that neighbouring seeds start far apart (multiply and xor-shift, odd constants). */
function stir(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x21f0aaad);
  w = Math.imul(w ^ (w >>> 15), 0x735a2d97);
  return w ^ (w >>> 15);
}

/**
 * Starts the stream that belongs to `seed`, a whole number from 0 to 2^53 - 1; the same seed gives the same stream on
 * every engine. Marsaglia's xorshift with 128 bits of state plus a Weyl sequence (xorwow), written from its definition.
 */
export function randomFrom(seed: number): Random {
  const low = seed >>> 0;
  const high = Math.floor(seed / TWO_32) >>> 0;
  let x = stir(low);
  let y = stir(high ^ 0x9e3779b9);
  let z = stir(low ^ 0x243f6a88);
  let w = stir(high ^ low ^ 0xb7e15162) | 1;
  let weyl = low;

  function next(): number {
    const t = x ^ (x >>> 2);
    x = y;
    y = z;
    z = w;
    w = w ^ (w << 4) ^ t ^ (t << 1);
    weyl = (weyl + 0x5851f42d) | 0;
    return (w + weyl) >>> 0;
  }

  function int(below: number): number {
    const fair = TWO_32 - (TWO_32 % below);
    let word = next();
    while (word >= fair) word = next();
    return word % below;
  }

  function shuffle<T>(list: T[]): T[] {
    for (let last = list.length - 1; last > 0; last--) {
      const other = int(last + 1);
      const kept = list[last] as T;
      list[last] = list[other] as T;
      list[other] = kept;
    }
    return list;
  }

  for (let warm = 0; warm < 8; warm++) next();
  return { int, shuffle };
}
