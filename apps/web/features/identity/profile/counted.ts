// Numbers with their words.

/** "1 match", "12 matches": a plain plural unless another one is given. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
