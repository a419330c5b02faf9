// A match format taken apart into the choices of a form, and put together again (SC1 to SC3, D25).
import {
  parseMatchFormat,
  printMatchFormat,
  printSetFormat,
  validateMatchFormat,
  type GameSetFormat,
  type MatchFormat,
  type SetFormat,
} from '@tennis/domain';

/** The choices as the controls of the form hold them: everything is text while somebody types. */
export interface FormatParts {
  /** How many sets, with an X where all of them are played: `3`, `2X`. */
  readonly sets: string;
  readonly kind: SetFormat['kind'];
  /** The games of a set. */
  readonly games: string;
  /** `''`: none. Otherwise the games all above or below those of the set, and its points: `0/7`, `-1/7`, `0/5NOAD`. */
  readonly tieBreak: string;
  /** The points of a tie-break in place of a set. */
  readonly points: string;
  readonly minutes: string;
  readonly counting: 'games' | 'points';
  /** The last set: `''` like the others, or its code. */
  readonly last: string;
}

/** What the controls begin with that the format says nothing about. */
const BLANK: FormatParts = {
  sets: '3',
  kind: 'games',
  games: '6',
  tieBreak: '0/7',
  points: '10',
  minutes: '20',
  counting: 'games',
  last: '',
};

const tieBreakOf = ({ to, tieBreak }: GameSetFormat): string =>
  tieBreak === null ? '' : `${tieBreak.at - to}/${tieBreak.to}${tieBreak.noAd ? 'NOAD' : ''}`;

/** The choices that lead to a format; those of the best known one if its code cannot be read. */
export function partsOf(code: string): FormatParts {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) return BLANK;
  const { bestOf, exactly, set, finalSet } = parsed.value;
  return {
    ...BLANK,
    sets: `${bestOf}${exactly && bestOf > 1 ? 'X' : ''}`,
    kind: set.kind,
    ...(set.kind === 'games' && { games: String(set.to), tieBreak: tieBreakOf(set) }),
    ...(set.kind === 'tieBreak' && { points: String(set.to) }),
    ...(set.kind === 'timed' && { minutes: String(set.minutes), counting: set.counting }),
    last: finalSet === null ? '' : printSetFormat(finalSet),
  };
}

function setOf({ kind, games, tieBreak, points, minutes, counting }: FormatParts): SetFormat {
  if (kind === 'tieBreak') return { kind, to: Number(points), noAd: false };
  if (kind === 'timed') return { kind, minutes: Number(minutes), counting };
  const to = Number(games);
  const [, above = '', tieBreakTo = '', noAd] = /^(-?\d+)\/(\d+)(NOAD)?$/.exec(tieBreak) ?? [];
  return {
    kind,
    to,
    noAd: false,
    tieBreak:
      tieBreakTo === '' ? null : { at: to + Number(above), to: Number(tieBreakTo), noAd: noAd !== undefined },
  };
}

/** Whether a last set can differ from the others: there is one in any case, or it decides. */
export const hasLastSet = ({ sets }: Pick<FormatParts, 'sets'>): boolean =>
  sets !== '1' && (sets.endsWith('X') || Number(sets) % 2 === 1);

/** The last set of a code, as a format of its own. */
function lastOf(code: string): SetFormat | null {
  const parsed = parseMatchFormat(`SET3-S:${code}`);
  return parsed.ok ? parsed.value.set : null;
}

/** The format that the choices make, or null while they make none. */
export function formatOf(parts: FormatParts): MatchFormat | null {
  const made = validateMatchFormat({
    bestOf: Number.parseInt(parts.sets, 10),
    exactly: parts.sets.endsWith('X'),
    set: setOf(parts),
    finalSet: hasLastSet(parts) && parts.last !== '' ? lastOf(parts.last) : null,
    lets: true,
  });
  if (!made.ok) return null;
  // Written and read again: the reader drops a last set that is like the others.
  const parsed = parseMatchFormat(printMatchFormat(made.value));
  return parsed.ok ? parsed.value : null;
}

const withCurrent = (choices: readonly string[], current: string): readonly string[] =>
  choices.includes(current) ? choices : [...choices, current];

const SETS = ['1', '3', '5', '2X', '3X'] as const;

/** How many sets may be chosen: what clubs play, and what is chosen already. */
export const setsChoices = ({ sets }: FormatParts): readonly string[] => withCurrent(SETS, sets);

const TIE_BREAKS = ['0/7', '-1/7', '0/10', '-1/5', '-1/5NOAD', ''] as const;

/** Where a tie-break may come. */
export const tieBreakChoices = ({ tieBreak }: FormatParts): readonly string[] =>
  withCurrent(TIE_BREAKS, tieBreak);

/** What the last set may be. */
export function lastChoices(parts: FormatParts): readonly string[] {
  const to = Number(parts.games);
  const ofGames = parts.kind === 'games' ? [`${to}/TB10`, String(to)] : [];
  const others = ['TB10', 'TB7', ...ofGames].filter((code) => lastOf(code) !== null);
  return withCurrent(['', ...others], parts.last);
}

/** The format of a last set that is chosen by its code; null for none of its own. */
export const lastSet = (code: string): SetFormat | null => (code === '' ? null : lastOf(code));

/** Other games for a set: a last set that was chosen by those of before goes along. */
export function withGames(parts: FormatParts, games: string): FormatParts {
  const last = lastOf(parts.last);
  const follows = last?.kind === 'games' && String(last.to) === parts.games && Number(games) >= 1;
  return { ...parts, games, ...(follows && { last: parts.last.replace(/^\d+/, games) }) };
}
