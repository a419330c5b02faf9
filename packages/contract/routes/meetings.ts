// Meetings: tournaments of a club that are played together (additive, D47).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { IdParams } from '../schemas/common.ts';
import {
  CreateMeetingSchema,
  ListedMeetingSchema,
  MeetingParams,
  MeetingSchema,
  UpdateMeetingSchema,
} from '../schemas/meeting.ts';
import { ClubParams } from '../schemas/person.ts';

const tag = 'Meetings';
const writeErrors = ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;

export const meetingRoutes = {
  getMeeting: route({
    ...endpoints.getMeeting,
    access: 'public',
    tag,
    summary: 'A meeting with its tournaments, and everybody who plays with the events that they play in',
    params: IdParams,
    responses: { 200: MeetingSchema },
    errors: ['invalid', 'not_found'],
  }),
  listMeetings: route({
    ...endpoints.listMeetings,
    access: 'manage-club',
    tag,
    summary: 'The meetings of a club, the newest first',
    params: ClubParams,
    responses: { 200: z.array(ListedMeetingSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  createMeeting: route({
    ...endpoints.createMeeting,
    access: 'manage-club',
    tag,
    summary: 'Put tournaments of a club together',
    params: ClubParams,
    body: CreateMeetingSchema,
    responses: { 201: ListedMeetingSchema },
    errors: writeErrors,
  }),
  updateMeeting: route({
    ...endpoints.updateMeeting,
    access: 'manage-club',
    tag,
    summary: 'Rename a meeting, or say anew which tournaments belong to it',
    params: MeetingParams,
    versioned: true,
    body: UpdateMeetingSchema,
    responses: { 200: ListedMeetingSchema },
    errors: writeErrors,
  }),
  deleteMeeting: route({
    ...endpoints.deleteMeeting,
    access: 'manage-club',
    tag,
    summary: 'Part the tournaments of a meeting; they stay as they are',
    params: MeetingParams,
    versioned: true,
    responses: { 204: null },
    errors: writeErrors,
  }),
};
