// The formats under which a score is judged if nobody says which was played, in the order in which they are tried. Long tables of data only. Lone
// sets to 6 are absent on purpose: a lone 6-4 reads as the start of a longer match. Formats in which all sets have a tie-break at five games all
// stand apart as rare: otherwise two unfinished sets of 6-5 would pass for a match.
import { parseMatchFormat } from './format-code.ts';
import type { MatchFormat, SetFormat } from './format.ts';

const KNOWN_CODES = [
  // Today, and since the tie-break of 1970
  'SET3-S:6/TB7',
  'SET5-S:6/TB7',
  'SET3-S:6/TB7-F:6',
  'SET5-S:6/TB7-F:6',
  'SET3-S:6/TB7-F:TB10',
  // Before the tie-break, and in team cups long after
  'SET3-S:6',
  'SET5-S:6',
  // Grand Slams since 2019: Australia and all since 2022, Wimbledon 2019-2021
  'SET3-S:6/TB7-F:6/TB10',
  'SET5-S:6/TB7-F:6/TB10',
  'SET5-S:6/TB7-F:6/TB7@12',
  'SET3-S:6/TB7-F:6/TB7@12',
  // Wimbledon 1971-1978: tie-break at eight games all, none in the last set
  'SET3-S:6/TB7@8-F:6',
  'SET5-S:6/TB7@8-F:6',
  'SET3-S:6/TB7@8',
  'SET5-S:6/TB7@8',
  // 1970-1974: nine points, sudden death at four all
  'SET3-S:6/TB5NOAD',
  'SET5-S:6/TB5NOAD',
  'SET3-S:6/TB5NOAD-F:6',
  'SET5-S:6/TB5NOAD-F:6',
  'SET3-S:6/TB7-F:TB7',
  'SET3-S:6/TB10',
  // Short sets: Next Gen Finals, college, clubs
  'SET5-S:4/TB7@3',
  'SET3-S:4/TB7@3',
  'SET3-S:4/TB7',
  'SET5-S:4/TB7',
  'SET3-S:4/TB7@3-F:TB10',
  'SET3-S:4/TB7-F:TB10',
  'SET3-S:4/TB7-F:TB7',
  'SET3-S:4/TB5@3',
  'SET5-S:4/TB5@3',
  'SET3-S:4/TB5NOAD@3',
  'SET5-S:4/TB5NOAD@3',
  'SET3-S:4/TB5@3-F:TB10',
  'SET3-S:4/TB5NOAD@3-F:TB10',
  // Pro sets and matches of tie-breaks
  'SET1-S:8/TB7',
  'SET1-S:8/TB7@7',
  'SET1-S:8',
  'SET1-S:10/TB7',
  'SET1-S:10',
  'SET3-S:8/TB7',
  'SET1-S:TB10',
  'SET1-S:TB7',
  'SET3-S:TB10',
  'SET3-S:TB7',
] as const;

const parseKnown = (code: string): MatchFormat => {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) throw new Error(`Known format ${code}: ${parsed.error.code}`);
  return parsed.value;
};

/** Every format that has been common in tennis, most common first; the order decides between equally good readings. */
export const KNOWN_FORMATS: readonly MatchFormat[] = KNOWN_CODES.map(parseKnown);

/** One set to 6, used only if a match is said to have no more: a lone 6-4 is otherwise the start of a longer one. */
export const LONE_SETS: readonly MatchFormat[] = ['SET1-S:6/TB7', 'SET1-S:6'].map(parseKnown);

/** Formats of only a few tournaments; a score that nothing else explains is odd under them, never complete. */
export const RARE_FORMATS: readonly MatchFormat[] = [
  // ATP doubles in the autumn of 2005
  'SET3-S:6/TB7@5',
  'SET3-S:6/TB7@5-F:TB10',
  'SET5-S:6/TB7@5',
  'SET3-S:8/TB7@7',
].map(parseKnown);

/** How single sets were played when one match could mix these ways, as in the first years of the tie-break. */
export const MIXABLE_SETS: readonly SetFormat[] = [
  'SET1-S:6/TB7',
  'SET1-S:6',
  'SET1-S:6/TB7@8',
  'SET1-S:6/TB5NOAD',
  'SET1-S:TB10',
].map((code) => parseKnown(code).set);
