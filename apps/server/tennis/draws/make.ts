// From a tournament's entries and a director's choices to a draw [SD, BY, UN, RR].
import { randomInt } from 'node:crypto';
import {
  drawGroups,
  drawKnockout,
  drawKindsOf,
  drawRoundRobin,
  type Draw,
  type DrawError,
  type DrawKind,
  type Entry,
  type PlacingOptions,
  type Result,
  type TournamentFormat,
} from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import { because } from '../../ground/reason.ts';
import { refuseField } from '../../ground/refusal.ts';

/** What a director has chosen; what is left out follows from the tournament's rules. */
export interface DrawChoices {
  readonly kind?: DrawKind | undefined;
  readonly seeding?: 'itf' | 'usta' | undefined;
  readonly byes?: 'even' | 'usta' | undefined;
  readonly separateClubs?: boolean | undefined;
  readonly thirdPlace?: boolean | undefined;
  readonly feedRounds?: number | undefined;
  readonly groups?: number | undefined;
  readonly bestNext?: number | undefined;
  readonly lots?: 'number' | 'director' | undefined;
  readonly randomSeed?: number | undefined;
}

/** The largest number that randomInt gives. */
const MOST_SEED = 2 ** 48 - 1;

/** The number that stands for all lots, where nobody has named one [UN3]. */
export const newRandomSeed = (): number => randomInt(MOST_SEED);

/** The kind that is drawn; refuses one that the tournament's format does not have. */
export function kindOf(format: TournamentFormat, chosen: DrawKind | undefined): DrawKind {
  const kinds = drawKindsOf(format);
  const kind = chosen ?? kinds[0];
  if (!kinds.includes(kind)) refuseField('kind', because('drawKindUnknown'));
  return kind;
}

/** Draws the entries as chosen. */
export function drawAs(
  kind: DrawKind,
  choices: DrawChoices & { readonly randomSeed: number },
  entries: readonly Entry[],
  tournament: Pick<StoredTournament, 'matches_per_participant' | 'players_progressing'>,
): Result<Draw, DrawError> {
  const { randomSeed, seeding, byes, thirdPlace = false, feedRounds, groups, bestNext } = choices;
  const separate = choices.separateClubs === false ? [] : (['club'] as const);
  const matchesPerParticipant = tournament.matches_per_participant;
  if (kind === 'round_robin') return drawRoundRobin(entries, { matchesPerParticipant, randomSeed });
  if (kind === 'groups_knockout') {
    return drawGroups(entries, {
      matchesPerParticipant,
      progressing: tournament.players_progressing,
      thirdPlace,
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
  return drawKnockout(entries, {
    ...placing,
    type: kind,
    thirdPlace,
    ...(feedRounds !== undefined && { feedRounds }),
  });
}
