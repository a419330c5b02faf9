// Lists of values in a statement: on PostgreSQL a list of another length is another statement, which is planned anew.
/** The lengths that lists are filled up to. One longer than the last keeps its own. */
const LENGTHS = [1, 4, 24];

/**
 * The same values for a condition `in`, with the last one repeated up to one of a few lengths, so that there are only that many statements to plan.
 */
export function filledUp<Value>(values: readonly Value[]): readonly Value[] {
  const last = values.at(-1);
  const length = LENGTHS.find((one) => one >= values.length) ?? values.length;
  if (last === undefined || length === values.length) return values;
  return [...values, ...Array.from({ length: length - values.length }, () => last)];
}
