// What steers the whole platform (§7; D22, D35).
import * as z from 'zod/mini';
import { route } from '../route.ts';
import { PlatformSettingSchema, SettingParams, UpdatePlatformSettingSchema } from '../schemas/platform.ts';

const tag = 'Platform';

export const platformRoutes = {
  listPlatformSettings: route({
    method: 'GET',
    path: '/api/admin/platform-settings',
    access: 'super-admin',
    tag,
    summary: 'All settings by key',
    responses: { 200: z.array(PlatformSettingSchema) },
    errors: ['not_signed_in', 'not_allowed'],
  }),
  updatePlatformSetting: route({
    method: 'PATCH',
    path: '/api/admin/platform-settings/{key}',
    access: 'super-admin',
    tag,
    summary: 'Change a setting; known keys take only their own values',
    params: SettingParams,
    body: UpdatePlatformSettingSchema,
    responses: { 200: PlatformSettingSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
};
