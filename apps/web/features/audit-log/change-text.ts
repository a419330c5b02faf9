// A changed field of a record in words: "Status: scheduled → in_progress".
import * as words from '@tennis/words/audit-log';
import { readScores, type AuditChange } from '@tennis/contract';
import { DEFAULT_MATCH_FORMAT, formatScore } from '@tennis/domain';
import { formatMatchTime } from '../../lib/dates.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** What the fields of the wire are called. */
const FIELDS: Readonly<Record<string, string>> = {
  archivedAt: words.archivedAtField,
  birthYear: words.birthYearField,
  club: words.clubField,
  contactEmail: words.contactEmailField,
  court: words.courtField,
  dateOfBirth: words.dateOfBirthField,
  description: words.descriptionField,
  email: words.emailField,
  endDate: words.endDateField,
  expiresAt: words.expiresAtField,
  format: words.formatField,
  groupId: words.groupIdField,
  letRule: words.letRuleField,
  location: words.locationField,
  matchFormat: words.matchFormatField,
  matchesPerParticipant: words.matchesPerParticipantField,
  maxParticipants: words.maxParticipantsField,
  name: words.nameField,
  participant1Id: words.participant1IdField,
  participant2Id: words.participant2IdField,
  partnerBirthYear: words.partnerBirthYearField,
  partnerName: words.partnerNameField,
  partnerUserId: words.partnerUserIdField,
  password: words.passwordField,
  playersProgressing: words.playersProgressingField,
  pointSystem: words.pointSystemField,
  publishesFullNames: words.publishesFullNamesField,
  registrationEndDate: words.registrationEndDateField,
  role: words.roleField,
  round: words.roundField,
  scores: words.scoresField,
  seed: words.seedField,
  startDate: words.startDateField,
  startTime: words.startTimeField,
  status: words.statusField,
  tieBreakerRule: words.tieBreakerRuleField,
  timeLimit: words.timeLimitField,
  timeZone: words.timeZoneField,
  type: words.typeField,
  userId: words.userIdField,
  username: words.usernameField,
  winnerId: words.winnerIdField,
};

/** One that has no word yet is told by its code. */
const fieldLabel = (field: string): string => FIELDS[field] ?? field;

function valueText(field: string, value: unknown, zone: string): string {
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'string') return MOMENT.test(value) ? formatMatchTime(value, zone) : value;
  if (field === 'scores') {
    const read = readScores(value, DEFAULT_MATCH_FORMAT);
    if (read.ok) return formatScore(read.value);
  }
  return JSON.stringify(value);
}

/** What the record keeps of a change; private fields keep no values. */
export function changeText(change: AuditChange, zone: string): string {
  const { field, beforeName, afterName } = change;
  const label = fieldLabel(field);
  if (!('before' in change) && !('after' in change)) return words.changeHidden({ field: label });
  const before = beforeName ?? valueText(field, change.before, zone);
  const after = afterName ?? valueText(field, change.after, zone);
  if (!('before' in change)) return words.changeTo({ field: label, after });
  if (!('after' in change)) return words.changeRemoved({ field: label, before });
  return words.changeFromTo({ field: label, before, after });
}
