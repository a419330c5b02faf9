// The figures of a career: balances, years, finals, and how often each opponent was met.
import type { Career, Met, Played } from './career.ts';

export interface Balance {
  readonly won: number;
  readonly lost: number;
}

/** Matches won and lost; walkovers count for nobody. */
export function balanceOf(results: readonly Played[]): Balance {
  const counted = results.filter(({ counts }) => counts);
  const won = counted.filter(({ outcome }) => outcome === 'won').length;
  return { won, lost: counted.length - won };
}

/** Everybody met on a court, the last first. */
export const opponentsOf = (results: readonly Played[]): (Met & Balance)[] =>
  [...Map.groupBy(results, ({ opponent }) => opponent?.key)].flatMap(([, met]) => {
    const [last] = met;
    const balance = balanceOf(met);
    const isMet = balance.won + balance.lost > 0;
    return isMet && last?.opponent ? [{ ...last.opponent, ...balance }] : [];
  });

/** The last of several: a final that is played again where nobody has lost twice decides. */
const lastOf = (finals: readonly Played[]): Played | undefined =>
  finals.toSorted(
    (one, other) => (one.row.draw_match ?? 0) - (other.row.draw_match ?? 0) || one.row.id - other.row.id,
  )[finals.length - 1];

/** Finals with a result, the latest first. A tournament without a final, such as a round robin, has none. */
export function finalsOf({ upcoming, results }: Career): Played[] {
  const finals = [...upcoming, ...results].filter(({ row }) => row.round === 'final');
  const last = [...Map.groupBy(finals, ({ row }) => row.tournament_id).values()].map(lastOf);
  const decided = new Set(last.filter((final) => final !== undefined && final.outcome !== null));
  return results.filter((one) => decided.has(one));
}

/** By year, the latest first. */
export function yearsOf(career: Career) {
  const finals = Map.groupBy(finalsOf(career), ({ year }) => year);
  return [...Map.groupBy(career.results, ({ year }) => year)]
    .map(([year, results]) => ({
      year,
      ...balanceOf(results),
      titles: finals.get(year)?.filter(({ outcome }) => outcome === 'won').length ?? 0,
      finals: finals.get(year)?.length ?? 0,
    }))
    .toSorted((one, other) => other.year - one.year);
}
