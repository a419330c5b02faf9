// Where seeds may stand: the lines of each block, for both policies [SD1, SD2, SD3], and how many seeds suit a draw [SD4].
// The rule books print tables up to 128; both tables follow from one construction each, which also carries on to 1024.

/** `itf`: ITF, ATP and the Grand Slams [SD2]. `usta`: Friend at Court [SD3]. */
export type SeedingPolicy = 'itf' | 'usta';

/** The smallest power of two that holds `players`, at least 2 [BY1]. */
export function bracketSize(players: number): number {
  let size = 2;
  while (size < players) size *= 2;
  return size;
}

/** How many seeds a draw of that many players should have: a power of two, at most one for three players, at least 2 [SD4]. */
export function suggestedSeeds(players: number): number {
  let seeds = 2;
  while (seeds * 2 * 3 <= players) seeds *= 2;
  return seeds;
}

/** How many seeds a bracket of `size` lines has room for: the lines that the tables of [SD2] and [SD3] name. */
export const mostSeeds = (size: number): number => (size <= 16 ? Math.max(2, size / 2) : size / 4);

/**
 * The lines (from 1, ascending) of each seeding block, best block first: [[1], [size], [seeds 3 and 4], …] [SD1]. `limit` is where to stop. Only the
 * order of byes without seeds asks for more than `mostSeeds` [BY3].
 */
export const seedBlocks = (policy: SeedingPolicy, size: number, limit = mostSeeds(size)): number[][] =>
  policy === 'itf' ? itfBlocks(size, limit) : ustaBlocks(size, limit);

/** [SD2] Every section of the draw has a seed at one of its ends; the next block takes the other end, weakest seeds first. */
function itfBlocks(size: number, limit: number): number[][] {
  const blocks = [[1], [size]];
  const placed = [1, size];
  if (limit >= 4) {
    blocks.push([size / 4 + 1, (3 * size) / 4]);
    placed.push(size / 4 + 1, (3 * size) / 4);
  }
  while (placed.length < limit) {
    const sections = placed.length;
    const width = size / sections;
    const opposite = (line: number): number => (line % width === 1 ? line + width - 1 : line - width + 1);
    const parts =
      sections === 4 ? [placed.slice()] : [placed.slice(sections / 2), placed.slice(0, sections / 2)];
    for (const part of parts) {
      const block = part.map(opposite).sort((a, b) => a - b);
      blocks.push(block);
      placed.push(...block);
    }
  }
  return blocks;
}

/** [SD3] Every other section gets a seed: on its top line in the top half, on its bottom line in the bottom half. */
function ustaBlocks(size: number, limit: number): number[][] {
  const blocks = [[1], [size]];
  for (let count = 2; count * 2 <= limit; count *= 2) {
    const width = size / (count * 2);
    const block: number[] = [];
    for (let section = 1; section < count; section += 2) block.push(section * width + 1);
    for (const line of block.toReversed()) block.push(size + 1 - line);
    blocks.push(block);
  }
  return blocks;
}
