// The settings of the whole platform, and its figures (§7; D20, D22, D35).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  AdminStatsSchema,
  CreatePlatformSettingSchema,
  PlatformSettingSchema,
  SettingParams,
  UpdatePlatformSettingSchema,
} from '../schemas/platform.ts';

const tag = 'Platform';

export const platformRoutes = {
  getAdminStats: route({
    ...endpoints.getAdminStats,
    access: 'super-admin',
    tag,
    summary: 'Users, clubs, active tournaments and monthly revenue of the platform',
    responses: { 200: AdminStatsSchema },
    errors: ['not_signed_in', 'not_allowed'],
  }),
  listPlatformSettings: route({
    ...endpoints.listPlatformSettings,
    access: 'super-admin',
    tag,
    summary: 'All settings by key',
    responses: { 200: z.array(PlatformSettingSchema) },
    errors: ['not_signed_in', 'not_allowed'],
  }),
  createPlatformSetting: route({
    ...endpoints.createPlatformSetting,
    access: 'super-admin',
    tag,
    summary: 'Store a setting of one’s own, which the product does nothing with',
    body: CreatePlatformSettingSchema,
    responses: { 201: PlatformSettingSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'conflict'],
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
