// The data of a match component: plain and ready to print. match-view.ts makes it from the app's matches.
import * as words from '@tennis/words/matches';

export interface StripSet {
  games: readonly [number, number];
  /** Points of the side that lost the tie-break. */
  tiebreak?: number;
  /** Nobody has won it yet: the side that leads is not printed as its winner. */
  open?: true;
}

export interface StripScore {
  sets: readonly StripSet[];
  /** Points of the running game, ready to print: "30", "40", "Ad". */
  points?: readonly [string, string] | undefined;
  serving?: 0 | 1 | undefined;
  winner?: 0 | 1 | undefined;
  /** "ret." or "w.o."; printed beside the side that did not win, the lower one if nobody did. */
  outcome?: string | undefined;
}

/** Sets in which somebody has a game, with their numbers; if the points of the running game are known, its set too. */
export const playedSets = ({ sets, points }: StripScore) =>
  sets
    .map((set, index) => ({ ...set, number: index + 1 }))
    .filter(({ games, open }) => games[0] !== 0 || games[1] !== 0 || (open === true && points !== undefined));

/** How a match ended, if that is printed beside this side: the one that did not win, the lower one if nobody did. */
export const outcomeBeside = ({ winner, outcome }: StripScore, side: 0 | 1): string | undefined =>
  (winner === undefined ? side === 1 : winner !== side) ? outcome : undefined;

export interface StripSide {
  name: string;
  /** The participant's id, where one is known: who can be followed through a draw. */
  player?: number | undefined;
  seed?: number | undefined;
  /** A stand-in like TBD or BYE: printed quietly. */
  placeholder?: boolean;
  /** They have left the tournament: their name is struck. */
  withdrawn?: boolean | undefined;
  /** After a placeholder: "Winner of 10". */
  origin?: string | undefined;
}

/** `interrupted` has begun and is not played now; `bye` is a place of a draw where nobody is met. */
export type MatchPhase = 'upcoming' | 'live' | 'interrupted' | 'completed' | 'cancelled' | 'bye';

/** Something to look at: `danger` for a double booking, `warn` for what is only unwise. */
export interface MatchNotice {
  tone: 'warn' | 'danger';
  text: string;
}

export interface MatchFacts {
  id: number | string;
  sides: readonly [StripSide, StripSide];
  score: StripScore;
  phase: MatchPhase;
  notice?: MatchNotice | undefined;
  /** A change of this match is on its way to the server. */
  saving?: boolean | undefined;
}

/** Whether it has begun and is not over: it has a score that is still open. */
export const isBegun = ({ phase }: Pick<MatchFacts, 'phase'>): boolean =>
  phase === 'live' || phase === 'interrupted';

function spokenSide({ sides, score }: MatchFacts, side: 0 | 1): string {
  const { name, origin } = sides[side];
  const games = playedSets(score).map((set) => String(set.games[side]));
  const outcome = outcomeBeside(score, side);
  const told = [
    name,
    ...(origin === undefined ? [] : [origin]),
    ...games,
    ...(score.points === undefined ? [] : [score.points[side]]),
  ].join(' ');
  return [
    score.winner === side ? words.spokenWinner({ side: told }) : told,
    ...(outcome === undefined ? [] : [outcome]),
  ].join(' ');
}

/** A word above a match that is visibly short, with an addition in small print; screen readers hear all of it. */
export interface ShortWord {
  readonly text: string;
  readonly small: string;
  readonly spoken: string;
}
export type CaptionWord = string | ShortWord;

/** A word as it is shown in a line of words. */
export const shownParts = (word: CaptionWord): string[] =>
  typeof word === 'string' ? [word] : [word.text, word.small];

/** A word as it is said. */
export const spokenWord = (word: CaptionWord): string => (typeof word === 'string' ? word : word.spoken);

/** The facts around a match: its round and number in a draw, and when and where. */
export interface SpokenAround {
  round?: string | undefined;
  number?: number | undefined;
  place?: readonly string[];
}

/** The match in one sentence for screen readers. */
export function spokenMatch(match: MatchFacts, { round, number, place = [] }: SpokenAround = {}): string {
  const where = place.filter((word) => word !== '').join(', ');
  return words.spoken({
    round: round ?? 'none',
    number: String(number ?? 'none'),
    first: spokenSide(match, 0),
    second: spokenSide(match, 1),
    phase: match.phase,
    notice: match.notice?.text ?? 'none',
    place: where === '' ? 'none' : where,
  });
}
