// The line of a score as one side reads it.

/** The score with the games of one side first: as it stands for the first side, turned round for the second. */
export const scoreFrom = (text: string, isFirst: boolean): string =>
  isFirst ? text : text.replaceAll(/(\d+)-(\d+)/g, '$2-$1');
