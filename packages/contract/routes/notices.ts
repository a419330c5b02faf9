// What people are told in the product (additive, D18, D53).
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { NoticeQuerySchema, NoticesSchema, ReadNoticesSchema, UnreadSchema } from '../schemas/notice.ts';

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
