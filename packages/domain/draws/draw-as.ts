// From entries and a director's choices to a draw [SD, BY, UN, RR]. The server that draws and everybody who checks use the same code.
import type { Result } from '../result.ts';
import type { Draw, DrawError, Entry, SeparationKey } from './draw.ts';
import { drawGroups } from './groups.ts';
import type { DrawKind } from './kinds.ts';
import { drawKnockout } from './knockout.ts';
import type { PlacingOptions } from './knockout.ts';
import { drawQualifying } from './qualifying.ts';
import { drawRoundRobin } from './round-robin.ts';
import { fedLines, TBD } from './structure.ts';
import type { Leads } from './structure.ts';

/** A director's choices; missing ones follow from the tournament's rules. */
export interface DrawChoices {
  readonly kind?: DrawKind | undefined;
  readonly seeding?: 'itf' | 'usta' | undefined;
  readonly byes?: 'even' | 'usta' | undefined;
  readonly separateClubs?: boolean | undefined;
  /** By the number that is taken, and by nothing in the draw: see `drawKeepingFamilies`. */
  readonly separateFamilies?: boolean | undefined;
  readonly thirdPlace?: boolean | undefined;
  readonly feedRounds?: number | undefined;
  readonly placesTo?: number | undefined;
  readonly groups?: number | undefined;
  readonly bestNext?: number | undefined;
  /** After groups: those who do not go on play a consolation. */
  readonly consolation?: boolean | undefined;
  /** For a qualifying draw: how many reach the main draw. */
  readonly qualifiers?: number | undefined;
  /** For a qualifying draw: the ids of the entries that play it. All others are in the main draw. */
  readonly qualifying?: readonly Entry['id'][] | undefined;
  readonly lots?: 'number' | 'director' | undefined;
  readonly randomSeed?: number | undefined;
}

/** A tournament's facts about its groups. */
export interface GroupRules {
  readonly matchesPerParticipant: number;
  readonly playersProgressing: number;
}

/** The things that were to be kept apart, by which the draw is judged. */
export const keptApart = ({
  separateClubs = true,
  separateFamilies = false,
}: Pick<DrawChoices, 'separateClubs' | 'separateFamilies'>): SeparationKey[] => [
  ...(separateClubs ? (['club'] as const) : []),
  ...(separateFamilies ? (['family'] as const) : []),
];

/** Draws the entries as chosen. */
export function drawAs(
  kind: DrawKind,
  choices: DrawChoices & { readonly randomSeed: number },
  entries: readonly Entry[],
  { matchesPerParticipant, playersProgressing }: GroupRules,
): Result<Draw, DrawError> {
  const { randomSeed, seeding, byes, thirdPlace = false, feedRounds, placesTo, groups, bestNext } = choices;
  const separate = keptApart({ separateClubs: choices.separateClubs });
  if (kind === 'round_robin') return drawRoundRobin(entries, { matchesPerParticipant, randomSeed });
  if (kind === 'groups_knockout') {
    return drawGroups(entries, {
      matchesPerParticipant,
      progressing: playersProgressing,
      thirdPlace,
      consolation: choices.consolation === true,
      randomSeed,
      separate,
      ...(groups !== undefined && { groups }),
      ...(bestNext !== undefined && { bestNext }),
    });
  }
  const placing: PlacingOptions = {
    randomSeed,
    separate,
    ...(seeding !== undefined && { seeding }),
    ...(byes !== undefined && { byes }),
  };
  if (kind === 'qualifying') {
    const plays = new Set(choices.qualifying);
    return drawQualifying(
      entries.filter(({ id }) => !plays.has(id)),
      entries.filter(({ id }) => plays.has(id)),
      { ...placing, qualifiers: choices.qualifiers ?? 0 },
    );
  }
  return drawKnockout(entries, {
    ...placing,
    type: kind,
    thirdPlace,
    ...(feedRounds !== undefined && { feedRounds }),
    ...(placesTo !== undefined && { placesTo }),
  });
}

/**
 * From how many entries a draw was made. Entries that stepped in or took a bye since come after them. Lines that are fed by a match or a group place belong to
 * nobody at first.
 */
export function entriesDrawn({
  lines,
  filledByes = [],
  ...leads
}: Leads & {
  readonly lines: readonly number[];
  readonly filledByes?: readonly number[] | undefined;
}): number {
  const fed = fedLines(leads);
  return lines.filter((occupant, line) => occupant >= 0 && !fed.has(line)).length - filledByes.length;
}

/** A line that has somebody else on it than the number gives: indexes of entries, or TBD, BYE, NOBODY. */
export interface OtherLine {
  readonly line: number;
  readonly drawn: number;
  readonly stands: number;
}

/** Where two draws of the same entries differ, line by line. */
export const otherLines = (drawn: readonly number[], stands: readonly number[]): OtherLine[] =>
  Array.from({ length: Math.max(drawn.length, stands.length) }, (_, line) => ({
    line,
    drawn: drawn[line] ?? TBD,
    stands: stands[line] ?? TBD,
  })).filter((one) => one.drawn !== one.stands);
