// The fields of section 3 of the specification: every answer is checked against these schemas, so callers get exactly their fields
// (docs/spec-coverage.md).
import { TOURNAMENT_TYPES } from '@tennis/domain';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './route.ts';
import { ClubSchema, ClubStatsSchema } from './schemas/club.ts';
import { InvitationLookupSchema, InvitationSchema } from './schemas/invitation.ts';
import { MatchSchema } from './schemas/match.ts';
import { ClubMemberSchema } from './schemas/member.ts';
import { SubscriptionPlanSchema } from './schemas/plan.ts';
import { AdminStatsSchema, PlatformSettingSchema } from './schemas/platform.ts';
import { TicketResponseSchema, TicketSchema } from './schemas/ticket.ts';
import { GroupSchema, ParticipantSchema } from './schemas/participant.ts';
import { RulesSchema, TournamentSchema, TournamentStatsSchema } from './schemas/tournament.ts';
import { LoginSchema, RegisterSchema, UserSchema } from './schemas/user.ts';

/** Each with its own name behind the number, by which docs/spec-tests.txt misses it. */
const FIELDS: readonly (readonly [what: string, schema: Schema, fields: string])[] = [
  ['S3.1 User', UserSchema, 'id username name email role clubId dateOfBirth'],
  [
    'S3.2 Tournament',
    TournamentSchema,
    'id name description clubId type status startDate endDate registrationEndDate maxParticipants format location scoringType setsFormat tiebreakerRule contactEmail createdBy createdAt createdByUser club clubName currentStage rules',
  ],
  [
    'S3.2 Rules of a tournament',
    RulesSchema,
    'format pointSystem letRule timeLimit matchesPerParticipant playersProgressingFromGroups tieBreakerRule knockout',
  ],
  ['S3.3 Figures of a tournament', TournamentStatsSchema, 'participantCount matchesCompleted'],
  ['S3.3 Figures of a club', ClubStatsSchema, 'totalMembers completedMatches'],
  ['S3.4 Participant', ParticipantSchema, 'id userId seed user player'],
  [
    'S3.6 Match',
    MatchSchema,
    'id tournamentId tournamentName round groupId participant1Id participant2Id p1Name p2Name winnerId status court startTime scores',
  ],
  ['S3.8 Group', GroupSchema, 'id name'],
  ['S3.8 Club', ClubSchema, 'id name description location createdBy createdAt'],
  ['S3.8 Club member', ClubMemberSchema, 'id name email role createdAt'],
  ['S3.9 Invitation', InvitationSchema, 'id email role status createdAt'],
  ['S3.9 Look-up of an invitation', InvitationLookupSchema, 'invitation club'],
  ['S3.10 Platform setting', PlatformSettingSchema, 'id settingKey settingValue description updatedAt'],
  [
    'S3.11 Subscription plan',
    SubscriptionPlanSchema,
    'id name description price billingCycle features maxClubs maxMembersPerClub maxTournamentsPerClub isActive updatedAt',
  ],
  ['S3.12 Support ticket', TicketSchema, 'id subject description status priority assignedTo user createdAt'],
  ['S3.12 Ticket response', TicketResponseSchema, 'id ticketId userId message user createdAt'],
  [
    'S3.13 Figures of the platform',
    AdminStatsSchema,
    'totalUsers totalClubs activeTournaments monthlyRevenue',
  ],
  ['S3.14 What sign-in sends', LoginSchema, 'username password'],
  ['S3.14 What registration sends', RegisterSchema, 'username password email name role'],
];

it.each(FIELDS)('[%s] has the fields of section 3', (_what, schema, fields) => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const there = new Set(Object.keys(properties));
  expect(fields.split(' ').filter((field) => !there.has(field))).toEqual([]);
});

it('[S3.1] nobody is ever answered a password', () => {
  expect(Object.keys(z.toJSONSchema(UserSchema, { unrepresentable: 'any' }).properties ?? {})).not.toContain(
    'password',
  );
});

it('[S3.15] the nine types of tournaments', () => {
  expect([...TOURNAMENT_TYPES]).toEqual('U9 U10 U12 U14 U18 Open Adults Doubles Mixed'.split(' '));
});
