// Tournaments that cannot exist, and changes that are no longer possible: refused before anything is written.
import type { Updateable } from 'kysely';
import {
  isPairType,
  isYouthType,
  spanProblem,
  type SpanProblem,
  type TournamentFormat,
} from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import type { Tx } from '../../database/connection.ts';
import type { TournamentRow } from '../../database/schema.ts';
import { dayIn, localMoment, storedTime } from '../../ground/clock.ts';
import { because, type ReasonCode } from '../../ground/reason.ts';
import { refuseConflict, refuseField } from '../../ground/refusal.ts';
import { hasPublishedDraw } from '../drawn.ts';
import { NO_PARTS } from '../stage-formats.ts';
import { countOfUnknownAge, hasGroups, hasPairs, hasScores, holdMatches } from './store.ts';

const SPAN_REASONS = {
  'times-required': 'spanTimesRequired',
  'end-day-before-start': 'spanEndDayBeforeStart',
  'end-before-start': 'spanEndBeforeStart',
} as const satisfies Record<SpanProblem, ReasonCode>;

/** The extra checks of §5, on the calendar of the tournament's zone (D33). */
export function checkSpan(zone: string, startDate: string, endDate: string): void {
  const problem = spanProblem(localMoment(zone, startDate), localMoment(zone, endDate));
  if (problem !== null) refuseField('endDate', because(SPAN_REASONS[problem]));
  // In the night when clocks go back, a later local time can be an earlier moment.
  if (storedTime(endDate) < storedTime(startDate)) {
    refuseField('endDate', because('spanEndBeforeStart'));
  }
}

/** Refuses a registration that ends after the last day of the tournament, on the calendar of its zone. */
export function checkRegistration(zone: string, registrationEnd: string | null, endDate: string): void {
  if (registrationEnd !== null && dayIn(zone, registrationEnd) > dayIn(zone, endDate)) {
    refuseField('registrationEndDate', because('registrationEndsLate'));
  }
}

/** Refuses it for a change, unless the tournament has that registration end already and ended before it: all else about it can still be changed. */
export function checkRegistrationChange(
  { time_zone: zone, registration_end_date: was, end_date: ended }: StoredTournament,
  registrationEnd: string | null,
  endDate: string,
): void {
  const isLateAlready = was !== null && dayIn(zone, was) > dayIn(zone, ended);
  if (isLateAlready && registrationEnd === was) return;
  checkRegistration(zone, registrationEnd, endDate);
}

/** Refuses groups that nobody leaves for the knockout (§5). */
export function checkProgressing(format: TournamentFormat, progressing: number): void {
  if (format === 'groups_knockout' && progressing < 1) {
    refuseField('rules.playersProgressingFromGroups', because('progressingRequired'));
  }
}

/** Refuses another match format while there are scores in the present one, or a match is being scored in it point by point. */
async function refuseScored(tx: Tx, tournamentId: number): Promise<void> {
  await holdMatches(tx, tournamentId);
  if (!(await hasScores(tx, tournamentId))) return;
  refuseConflict(because('formatHasScores'), { path: 'matchFormat' });
}

/** Whether a tournament has groups and the change alters them. */
function isOtherInGroups(
  before: StoredTournament,
  change: Updateable<TournamentRow>,
  column: 'matches_per_participant' | 'players_progressing',
): boolean {
  return before.format !== 'knockout' && (change[column] ?? before[column]) !== before[column];
}

/** Refuses a change that would give existing data another meaning: scores, pairs, names of juniors, groups. */
export async function refuseContradiction(
  tx: Tx,
  before: StoredTournament,
  change: Updateable<TournamentRow>,
): Promise<void> {
  const { type = before.type, format = before.format, match_format: code = before.match_format } = change;
  // With formats of parts each part answers for itself (`followFormats`).
  const hasParts = before.stage_formats !== NO_PARTS || (change.stage_formats ?? NO_PARTS) !== NO_PARTS;
  if (code !== before.match_format && !hasParts) await refuseScored(tx, before.id);
  if (isPairType(before.type) && !isPairType(type) && (await hasPairs(tx, before.id))) {
    refuseConflict(because('staysForPairs'), { path: 'type' });
  }
  if (isYouthType(before.type) && !isYouthType(type)) {
    // In a junior event all names are shortened for the public. Elsewhere only the names of people known to be under 18 are (D24).
    const count = await countOfUnknownAge(tx, before.id);
    if (count > 0) refuseConflict(because('staysForJuniors', { count }), { path: 'type' });
  }
  const ranks = change.tie_breaker_rule ?? before.tie_breaker_rule;
  const drawn = [
    ['rules.format', format !== before.format],
    ['rules.tieBreakerRule', ranks !== before.tie_breaker_rule],
    ['rules.matchesPerParticipant', isOtherInGroups(before, change, 'matches_per_participant')],
    ['rules.playersProgressingFromGroups', isOtherInGroups(before, change, 'players_progressing')],
  ] as const;
  const [path] = drawn.find(([, isOther]) => isOther) ?? [];
  if (path !== undefined) {
    await holdMatches(tx, before.id);
    if (await hasPublishedDraw(tx, before.id)) refuseConflict(because('drawPublishedRules'), { path });
  }
  if (format === 'knockout' && before.format !== 'knockout' && (await hasGroups(tx, before.id))) {
    refuseConflict(because('hasGroups'), { path: 'rules.format' });
  }
}
