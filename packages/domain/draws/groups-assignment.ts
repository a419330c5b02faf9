// The cheapest way to give n claimants one each of n places, found exactly (shortest augmenting paths, O(n³)).

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

/**
 * For each row of a square table of costs (0 or more), the column it gets: every column once, with the least sum. Among equal sums the answer is
 * always the same one.
 */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const size = costs.length;
  /** Row that holds each column, counted from 1; column 0 holds the row being placed. */
  const holder = Array<number>(size + 1).fill(0);
  const rowPrice = Array<number>(size + 1).fill(0);
  const columnPrice = Array<number>(size + 1).fill(0);

  for (let row = 1; row <= size; row++) {
    holder[0] = row;
    const least = Array<number>(size + 1).fill(Infinity);
    const cameFrom = Array<number>(size + 1).fill(0);
    const done = Array<boolean>(size + 1).fill(false);
    let column = 0;
    while (at(holder, column) !== 0) {
      done[column] = true;
      const current = at(holder, column);
      let step = Infinity;
      let nearest = 0;
      for (let other = 1; other <= size; other++) {
        if (done[other] === true) continue;
        const cost = (costs[current - 1]?.[other - 1] ?? 0) - at(rowPrice, current) - at(columnPrice, other);
        if (cost < at(least, other)) {
          least[other] = cost;
          cameFrom[other] = column;
        }
        if (at(least, other) < step) {
          step = at(least, other);
          nearest = other;
        }
      }
      for (let other = 0; other <= size; other++) {
        if (done[other] === true) {
          const held = at(holder, other);
          rowPrice[held] = at(rowPrice, held) + step;
          columnPrice[other] = at(columnPrice, other) - step;
        } else least[other] = at(least, other) - step;
      }
      column = nearest;
    }
    while (column !== 0) {
      const previous = at(cameFrom, column);
      holder[column] = at(holder, previous);
      column = previous;
    }
  }

  const columns = Array<number>(size).fill(0);
  for (let column = 1; column <= size; column++) columns[at(holder, column) - 1] = column - 1;
  return columns;
}
