// The notices that people get in the product (additive, D18, D53).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { TokenParams } from '../schemas/recovery.ts';
import {
  MailStopSchema,
  NoticeChoicesSchema,
  NoticeQuerySchema,
  NoticesSchema,
  ReadNoticesSchema,
  SetNoticeChoicesSchema,
  UnreadSchema,
} from '../schemas/notice.ts';

const tag = 'Notifications';

export const noticeRoutes = {
  getNotices: route({
    ...endpoints.getNotices,
    access: 'session',
    tag,
    summary: 'What the caller was told, about themselves and those whom they look after, newest first',
    query: NoticeQuerySchema,
    responses: { 200: NoticesSchema },
    errors: ['invalid', 'not_signed_in'],
  }),
  getNoticeChoices: route({
    ...endpoints.getNoticeChoices,
    access: 'session',
    tag,
    summary: 'What the caller wants to be told of, and how',
    responses: { 200: NoticeChoicesSchema },
    errors: ['not_signed_in'],
  }),
  setNoticeChoices: route({
    ...endpoints.setNoticeChoices,
    access: 'session',
    tag,
    summary: 'Choose what to be told of, and how; only what is sent changes',
    body: SetNoticeChoicesSchema,
    responses: { 200: NoticeChoicesSchema },
    errors: ['invalid', 'not_signed_in'],
  }),
  getMailStop: route({
    ...endpoints.getMailStop,
    access: 'public',
    tag,
    summary: 'Which mails the link of a mail ends, without signing in',
    params: TokenParams,
    responses: { 200: MailStopSchema },
    errors: ['invalid', 'not_found'],
  }),
  stopMails: route({
    ...endpoints.stopMails,
    access: 'public',
    tag,
    summary:
      'End the mails that the link of a mail is about. A mail program posts a form to the link itself (RFC 8058)',
    params: TokenParams,
    body: z.strictObject({}),
    responses: { 204: null },
    errors: ['invalid', 'not_found'],
  }),
  readNotices: route({
    ...endpoints.readNotices,
    access: 'session',
    tag,
    summary: 'Mark something that the caller was told as read, or all up to the given one',
    body: ReadNoticesSchema,
    responses: { 200: UnreadSchema },
    errors: ['invalid', 'not_signed_in'],
  }),
};
