// Meetings: tournaments of a club that are played together (additive, D47).
import * as z from 'zod/mini';
import { TOURNAMENT_FORMATS, TOURNAMENT_STATUSES, TOURNAMENT_TYPES } from '@tennis/domain';
import { problem } from '../problem.ts';
import { Id, IdParam, Timestamp } from './common.ts';
import { atLeast, lineText } from './text.ts';

const MeetingTournamentSchema = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  format: z.enum(TOURNAMENT_FORMATS),
  status: z.enum(TOURNAMENT_STATUSES),
  startDate: Timestamp,
  endDate: Timestamp,
  timeZone: z.string(),
  registrationEndDate: z.nullable(Timestamp),
  participantCount: z.int(),
  maxParticipants: z.int(),
});

/** The name under which the reader sees somebody, and the tournaments that they play in. */
const MeetingPersonSchema = z.object({ name: z.string(), tournamentIds: z.array(Id) });

/** A meeting as the reader may see it: of the tournaments that they may read. */
export const MeetingSchema = z.object({
  id: Id,
  name: z.string(),
  club: z.object({
    id: Id,
    name: z.string(),
    location: z.nullable(z.string()),
    logo: z.nullable(z.string()),
  }),
  tournaments: z.array(MeetingTournamentSchema),
  people: z.array(MeetingPersonSchema),
  version: z.int(),
});
export type Meeting = z.output<typeof MeetingSchema>;

/** In the list of a club. */
export const ListedMeetingSchema = z.object({
  id: Id,
  name: z.string(),
  tournaments: z.array(z.object({ id: Id, name: z.string(), startDate: Timestamp, endDate: Timestamp })),
  version: z.int(),
});
export type ListedMeeting = z.output<typeof ListedMeetingSchema>;

const name = lineText(120).check(...atLeast(3, problem('meetingNameTooShort', { min: 3 })));
/** More are never played together. */
const MOST = 40;
const tournamentIds = z
  .array(Id)
  .check(
    z.minLength(1, problem('meetingWithoutTournaments')),
    z.maxLength(MOST, problem('meetingTooLarge', { max: MOST })),
  );

export const CreateMeetingSchema = z.strictObject({ name, tournamentIds });
/** Changes the fields that are sent; `tournamentIds` are all of them from then on. */
export const UpdateMeetingSchema = z.partial(CreateMeetingSchema);

export const MeetingParams = z.strictObject({ clubId: IdParam, meetingId: IdParam });
