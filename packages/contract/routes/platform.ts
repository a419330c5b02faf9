// What steers the whole platform (§7; D22, D35).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import { PlatformSettingSchema, SettingParams, UpdatePlatformSettingSchema } from '../schemas/platform.ts';

const tag = 'Platform';

export const platformRoutes = {
  listPlatformSettings: route({
    ...endpoints.listPlatformSettings,
    access: 'super-admin',
    tag,
    summary: 'All settings by key',
    responses: { 200: z.array(PlatformSettingSchema) },
    errors: ['not_signed_in', 'not_allowed'],
  }),
  updatePlatformSetting: route({
    ...endpoints.updatePlatformSetting,
    access: 'super-admin',
    tag,
    summary: 'Change a setting; known keys take only their own values',
    params: SettingParams,
    body: UpdatePlatformSettingSchema,
    responses: { 200: PlatformSettingSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
};
