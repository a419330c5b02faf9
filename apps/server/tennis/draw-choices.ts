// The server's additions to a director's choices of a draw [UN3].
import { randomInt } from 'node:crypto';
import type { DrawBody } from '@tennis/contract';
import {
  consolationPlayers,
  drawKindsOf,
  type Draw,
  type DrawChoices,
  type DrawError,
  type DrawKind,
  type GroupRules,
  type Result,
  type TournamentFormat,
} from '@tennis/domain';
import { sayDrawProblem } from '@tennis/words/say/draws';
import type { StoredTournament } from '../access/guards.ts';
import { because, reasonOfEngine } from '../ground/reason.ts';
import { refuseConflict, refuseField } from '../ground/refusal.ts';

/** The largest number that randomInt gives. */
const MOST_SEED = 2 ** 48 - 1;

/** The number that stands for all lots, where nobody has named one [UN3]. */
export const newRandomSeed = (): number => randomInt(MOST_SEED);

/** A tournament's choices about its groups. */
export const groupRulesOf = (
  tournament: Pick<StoredTournament, 'matches_per_participant' | 'players_progressing'>,
): GroupRules => ({
  matchesPerParticipant: tournament.matches_per_participant,
  playersProgressing: tournament.players_progressing,
});

/** The kind that is drawn; refuses one that the tournament's format does not have. */
export function kindOf(format: TournamentFormat, chosen: DrawKind | undefined): DrawKind {
  const kinds = drawKindsOf(format);
  const kind = chosen ?? kinds[0];
  if (!kinds.includes(kind)) refuseField('kind', because('drawKindUnknown'));
  return kind;
}

/**
 * The choices that are stored with a draw, and its kind; its number comes when it is drawn. Refuses if somebody is to qualify who is not in the draw.
 * Forgets the choices for qualifying if the draw has none.
 */
export function choicesOf<B extends DrawBody>(
  body: B,
  kind: DrawKind,
  entries: readonly { readonly id: number }[],
): Omit<B, 'kind' | 'randomSeed'> & { readonly kind: DrawKind } {
  const { qualifiers: _qualifiers, qualifying, ...others } = body;
  const entered = new Set(entries.map(({ id }) => id));
  if (kind === 'qualifying' && qualifying?.some((id) => !entered.has(id)) === true)
    refuseField('qualifying', because('notInDraw'));
  const kept = kind === 'qualifying' ? body : (others as B);
  return { ...kept, kind };
}

/** A draw that could be made; refuses one that could not, with the engine's reason. */
export function unwrapDraw(result: Result<Draw, DrawError>): Draw {
  if (!result.ok)
    refuseConflict(
      reasonOfEngine(result.error, ({ draws }, problem, list) => sayDrawProblem(draws, problem, list)),
    );
  return result.value;
}

/** Refuses a consolation after groups that nobody could play; a draw of the engine would just be without it. */
export function refuseLoneConsolation(
  { kind, consolation, groups }: Pick<DrawChoices, 'consolation' | 'groups'> & { readonly kind: DrawKind },
  players: number,
  { matchesPerParticipant, playersProgressing: progressing }: GroupRules,
): void {
  if (kind !== 'groups_knockout' || consolation !== true) return;
  const rules = { matchesPerParticipant, progressing, ...(groups !== undefined && { groups }) };
  if (consolationPlayers(players, rules) < 2) refuseConflict(because('drawNoConsolation'));
}
