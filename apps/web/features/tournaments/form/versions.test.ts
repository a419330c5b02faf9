import { expect, test } from 'vitest';
import type { Tournament } from '@tennis/contract';
import { changedFields, tournamentBody, valuesOf } from './tournament-values.ts';
import { tournamentAfter, tournamentVersions } from './versions.ts';

const opened: Tournament = {
  id: 7,
  name: 'Clay Open',
  description: null,
  clubId: 3,
  clubName: 'Riverside Tennis Club',
  clubLogo: null,
  clubColours: null,
  createdBy: 1,
  createdAt: '2026-08-01T08:00:00.000Z',
  createdByUser: { name: 'Marta Silva' },
  club: { name: 'Riverside Tennis Club' },
  scoringType: 'Standard',
  setsFormat: 'Best of 3',
  tiebreakerRule: 'Standard',
  stageFormats: {},
  type: 'Open',
  status: 'upcoming',
  timeZone: 'Europe/Lisbon',
  startDate: '2026-09-11T08:00:00.000Z',
  endDate: '2026-09-13T17:00:00.000Z',
  registrationEndDate: null,
  maxParticipants: 16,
  format: 'groups_knockout',
  currentStage: 'registration',
  location: 'Lisbon',
  contactEmail: null,
  membersOnly: false,
  reportHours: null,
  matchFormat: 'SET3-S:6/TB7',
  rules: {
    format: 'groups_knockout',
    pointSystem: 'normal_deuce',
    letRule: true,
    timeLimit: 90,
    matchesPerParticipant: 3,
    playersProgressingFromGroups: 2,
    tieBreakerRule: 'matches_won',
    knockout: false,
  },
  participantCount: 0,
  matchCount: 0,
  matchesCompleted: 0,
  archivedAt: null,
  meetingId: null,
  version: 1,
};

const bodyOf = (tournament: Tournament) => tournamentBody(valuesOf(tournament), tournament.timeZone);

/** The rows in which the versions differ when `typed` is saved over `stored`. */
function differences(typed: Partial<Tournament>, stored: Partial<Tournament>) {
  const body = changedFields(bodyOf(opened), bodyOf({ ...opened, ...typed }));
  const current = { ...opened, ...stored, version: 2 };
  return tournamentVersions(valuesOf(tournamentAfter(current, body)), valuesOf(current)).filter(
    ({ mine, theirs }) => mine !== theirs,
  );
}

test('a field that only the other person changed is not shown as ours, for it is not sent [D16, D33]', () => {
  expect(differences({ name: 'Clay Masters' }, { location: 'Porto' })).toEqual([
    { label: 'Name', mine: 'Clay Masters', theirs: 'Clay Open' },
  ]);
});

test('a field that both changed is shown in both versions [D16]', () => {
  expect(differences({ name: 'Clay Masters' }, { name: 'Clay Classic' })).toEqual([
    { label: 'Name', mine: 'Clay Masters', theirs: 'Clay Classic' },
  ]);
});

test('rules are sent as one, so all of them are shown as ours [D16, D33]', () => {
  const knockout = { ...opened.rules, format: 'knockout' as const, knockout: true, timeLimit: 60 };
  const rows = differences(
    { format: 'knockout', rules: knockout },
    { rules: { ...opened.rules, timeLimit: 120, letRule: false } },
  );
  expect(rows).toContainEqual({ label: 'Format', mine: 'Knockout', theirs: 'Group + Knockout' });
  expect(rows).toContainEqual({ label: 'Time limit', mine: '60 minutes', theirs: '120 minutes' });
  expect(rows).toContainEqual({ label: 'Let rule', mine: 'On', theirs: 'Off' });
});
