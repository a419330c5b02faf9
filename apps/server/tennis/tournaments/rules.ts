// How the matches of a tournament are played, from the wire to its columns.
import type { Tournament } from '@tennis/contract';
import { playersProgressing } from '@tennis/domain';
import type { TournamentRow } from '../../database/schema.ts';
import { checkMatchFormat, defaultMatchFormat } from '../match-format.ts';

type Rules = Tournament['rules'];

/** The columns of the rules that were sent. */
export const rulesColumns = (rules: Omit<Rules, 'knockout'>) => ({
  format: rules.format,
  point_system: rules.pointSystem,
  let_rule: rules.letRule ? 1 : 0,
  time_limit: rules.timeLimit,
  matches_per_participant: rules.matchesPerParticipant,
  players_progressing: playersProgressing(rules.format, rules.playersProgressingFromGroups),
  tie_breaker_rule: rules.tieBreakerRule,
});

/** A sent format is checked and stored. If the point system changes and the format was its default, it becomes the new default (D25). */
export function matchFormatChange(
  stored: string,
  tournament: Pick<TournamentRow, 'point_system' | 'let_rule'>,
  body: { readonly matchFormat?: string | undefined; readonly rules?: Omit<Rules, 'knockout'> | undefined },
): { match_format?: string } {
  const sent = checkMatchFormat(body.matchFormat);
  if (sent !== null) return { match_format: sent };
  const before = defaultMatchFormat({
    pointSystem: tournament.point_system,
    letRule: tournament.let_rule === 1,
  });
  return body.rules !== undefined && stored === before
    ? { match_format: defaultMatchFormat(body.rules) }
    : {};
}
