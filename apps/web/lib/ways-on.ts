// Where a draw of several parts leads: the loser of a match, and the players of a part (brief section 6).
import * as words from '@tennis/words/ways';
import type { DrawOnWire } from '@tennis/contract';
import { goingOnFrom } from '@tennis/domain';

/** The part of a draw that says where it leads. */
interface Structure {
  readonly matches: readonly Pick<
    DrawOnWire['matches'][number],
    'stage' | 'round' | 'winnerTo' | 'loserTo' | 'firstLoserTo'
  >[];
  readonly stages: readonly Pick<DrawOnWire['stages'][number], 'kind' | 'placeTo'>[];
}

/** A line of a part's round, counted from 1. */
interface Line {
  readonly stage: number;
  readonly round: number;
  readonly line: number;
}

/** The line that a slot is: two for each match of a round, from the top. */
function lineOf({ matches }: Structure, slot: number): Line | null {
  const index = Math.floor(slot / 2);
  const match = matches[index];
  if (match === undefined) return null;
  const first = matches.findIndex(({ stage, round }) => stage === match.stage && round === match.round);
  return { stage: match.stage, round: match.round, line: (index - first) * 2 + (slot % 2) + 1 };
}

/** "Loser goes to Consolation, round 1, line 3"; null if the loser is out, or the match has a line for each of the two. */
export function loserWay(draw: Structure, index: number, names: readonly string[]): string | null {
  const match = draw.matches[index];
  if (match === undefined) return null;
  const [one = -1, other = -1] = match.firstLoserTo ?? [];
  const slot = match.loserTo >= 0 ? match.loserTo : one >= 0 ? one : other;
  const to = slot < 0 ? null : lineOf(draw, slot);
  if (to === null) return null;
  const said = { stage: names[to.stage] ?? '', round: String(to.round), line: String(to.line) };
  return match.loserTo >= 0 ? words.loserGoesTo(said) : words.firstLoserGoesTo(said);
}

/** The other parts to which winners (or players who come out of a group) and losers of a part go, in their order. */
export function waysOf(
  draw: Structure,
  stage: number,
): { readonly winners: readonly number[]; readonly losers: readonly number[] } {
  const own = draw.matches.filter((match) => match.stage === stage);
  const stages = (slots: readonly number[]) =>
    [...new Set(slots.flatMap((slot) => (slot < 0 ? [] : (lineOf(draw, slot)?.stage ?? []))))]
      .filter((other) => other !== stage)
      .toSorted((a, b) => a - b);
  const places = draw.stages[stage]?.placeTo ?? [];
  const through = goingOnFrom(draw, stage);
  return {
    winners: stages([...own.map(({ winnerTo }) => winnerTo), ...places.slice(0, through)]),
    losers: stages([
      ...own.flatMap(({ loserTo, firstLoserTo }) => [loserTo, ...(firstLoserTo ?? [])]),
      ...places.slice(through),
    ]),
  };
}
