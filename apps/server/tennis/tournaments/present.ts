// Tournaments and groups on the wire (§3; D9, D24, D25, D33).
import { currentStage } from '@tennis/domain';
import type { Tournament } from '@tennis/contract';
import { presentColours } from '../club-colours.ts';
import { matchFormatTexts } from '../match-format.ts';
import { creatorName, type Reader } from '../../access/names.ts';
import { stageFormatsIn } from '../stage-formats.ts';
import type { TournamentCounts, TournamentView } from './store.ts';

/**
 * §3 Tournament. `knockout` follows from the format (D33), the stage from the matches (D9) and the three texts from the match format (D25). The
 * creator's name is as this reader may see it (D24).
 */
export function presentTournament(
  row: TournamentView,
  counts: TournamentCounts | undefined,
  reader: Reader,
): Tournament {
  const creator = {
    userId: row.created_by,
    accountName: row.creator_name,
    name: null,
    birth: row.creator_birth,
  };
  const name = creatorName(row, creator, reader);
  const matches = counts?.matches ?? [];
  const sum = (statuses: readonly string[]) =>
    matches.reduce((total, match) => (statuses.includes(match.status) ? total + match.count : total), 0);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    clubId: row.club_id,
    type: row.type,
    status: row.status,
    startDate: row.start_date,
    endDate: row.end_date,
    registrationEndDate: row.registration_end_date,
    maxParticipants: row.max_participants,
    format: row.format,
    location: row.location,
    ...matchFormatTexts(row.match_format),
    matchFormat: row.match_format,
    stageFormats: stageFormatsIn(row.stage_formats),
    contactEmail: row.contact_email,
    createdBy: row.created_by,
    createdAt: row.created_at,
    createdByUser: name === null ? null : { name },
    club: row.club_name === null ? null : { name: row.club_name },
    clubName: row.club_name,
    clubLogo: row.club_logo,
    clubColours: presentColours(row),
    timeZone: row.time_zone,
    currentStage: currentStage(row.status, matches),
    rules: {
      format: row.format,
      pointSystem: row.point_system,
      letRule: row.let_rule === 1,
      timeLimit: row.time_limit,
      matchesPerParticipant: row.matches_per_participant,
      playersProgressingFromGroups: row.players_progressing,
      tieBreakerRule: row.tie_breaker_rule,
      knockout: row.format === 'knockout',
    },
    participantCount: counts?.participants ?? 0,
    matchCount: sum(['scheduled', 'in_progress', 'completed']),
    matchesCompleted: sum(['completed']),
    membersOnly: row.members_only === 1,
    reportHours: row.report_hours,
    meetingId: row.meeting_id,
    archivedAt: row.archived_at,
    version: row.version,
  };
}
