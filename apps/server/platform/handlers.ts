// Platform settings, for super admins (§7; D22, D35).
import { blankToNull, type platformRoutes, type PlatformSetting } from '@tennis/contract';
import type { Selectable } from 'kysely';
import type { PlatformSettingRow } from '../database/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { settingProblem } from './settings.ts';
import { because } from '../ground/reason.ts';
import { Refused, refuseField } from '../ground/refusal.ts';

/** §3 Platform setting. */
const presentSetting = (row: Selectable<PlatformSettingRow>): PlatformSetting => ({
  id: row.id,
  settingKey: row.setting_key,
  settingValue: row.setting_value,
  description: row.description,
  updatedAt: row.updated_at,
});

export const platformHandlers: Handlers<typeof platformRoutes> = {
  listPlatformSettings: async ({ tx }) => {
    const rows = await tx.selectFrom('platform_settings').selectAll().orderBy('setting_key').execute();
    return rows.map(presentSetting);
  },

  updatePlatformSetting: {
    write: async ({ tx, params, body, now, trail }) => {
      const problem = settingProblem(params.key, body.value);
      if (problem !== null) refuseField('value', because('settingValue', problem));
      const before = await tx
        .selectFrom('platform_settings')
        .selectAll()
        .where('setting_key', '=', params.key)
        .executeTakeFirst();
      if (before === undefined) throw new Refused({ type: 'not-found' });
      trail.object = { kind: 'setting', id: before.id };
      trail.before = { ...before };
      const row = await tx
        .updateTable('platform_settings')
        .set({
          setting_value: body.value,
          ...(body.description === undefined ? {} : { description: blankToNull(body.description) }),
          updated_at: now.toISOString(),
        })
        .where('setting_key', '=', params.key)
        .returningAll()
        .executeTakeFirstOrThrow();
      return presentSetting(row);
    },
    again: async ({ tx, params }) => {
      const row = await tx
        .selectFrom('platform_settings')
        .selectAll()
        .where('setting_key', '=', params.key)
        .executeTakeFirst();
      if (row === undefined) throw new Refused({ type: 'not-found' });
      return presentSetting(row);
    },
  },
};
