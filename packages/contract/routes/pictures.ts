// Pictures (additive, ADR 37): one's own photo, the logo of a club, and reading either.
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { ManagedClubSchema } from '../schemas/club.ts';
import { IdParam } from '../schemas/common.ts';
import { PICTURE_BODY_BYTES, PictureParams, SetLogoSchema, SetPictureSchema } from '../schemas/picture.ts';
import { UserSchema } from '../schemas/user.ts';

const tag = 'Pictures';

export const pictureRoutes = {
  getPicture: route({
    ...endpoints.getPicture,
    access: 'public',
    tag,
    summary:
      'The logo of a club; somebody’s photo only for them, those who look after them and the admins of their clubs',
    params: PictureParams,
    responses: { 200: z.string() },
    media: ['image/webp'],
    errors: ['invalid', 'not_found'],
  }),
  setPicture: route({
    ...endpoints.setPicture,
    access: 'session',
    tag,
    summary: 'Put up one’s own photo, or take it away',
    proof: true,
    body: SetPictureSchema,
    bodyLimit: PICTURE_BODY_BYTES,
    responses: { 200: UserSchema },
    errors: ['invalid', 'not_signed_in', 'conflict', 'too_many_requests'],
  }),
  setClubLogo: route({
    ...endpoints.setClubLogo,
    access: 'manage-club',
    tag,
    summary: 'Put up the logo of a club, or take it away',
    proof: true,
    params: z.strictObject({ clubId: IdParam }),
    body: SetLogoSchema,
    bodyLimit: PICTURE_BODY_BYTES,
    responses: { 200: ManagedClubSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found', 'too_many_requests'],
  }),
};
