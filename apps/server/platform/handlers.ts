// The platform's figures and settings, for super admins (§7; D20, D22, D35).
import { blankToNull, type platformRoutes, type PlatformSetting } from '@tennis/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import { knownSetting, settingProblem } from '../database/known-settings.ts';
import type { PlatformSettingRow } from '../database/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { because, type Reason } from '../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../ground/refusal.ts';
import { readAdminStats } from './stats.ts';

type StoredSetting = Selectable<PlatformSettingRow>;

/** §3 Platform setting, with what its key takes. */
function presentSetting(row: StoredSetting): PlatformSetting {
  const known = knownSetting(row.setting_key);
  return {
    id: row.id,
    settingKey: row.setting_key,
    settingValue: row.setting_value,
    description: row.description,
    updatedAt: row.updated_at,
    kind: known?.kind ?? null,
    choices: [...(known?.choices ?? [])],
  };
}

const findSetting = (tx: Db | Tx, key: string): Promise<StoredSetting | undefined> =>
  tx.selectFrom('platform_settings').selectAll().where('setting_key', '=', key).executeTakeFirst();

async function mustFind(tx: Tx, key: string): Promise<StoredSetting> {
  const row = await findSetting(tx, key);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  return row;
}

/** Why a known key does not take a value; null when it does. */
function reasonAgainst(key: string, value: string): Reason | null {
  const known = settingProblem(key, value);
  switch (known?.kind) {
    case undefined:
      return null;
    case 'time-zone':
      return because('settingZone', { key });
    case 'email':
      return because('settingEmail', { key });
    case 'text':
      return because('settingText', { key });
    default:
      return because('settingValue', { key, values: (known?.choices ?? []).join(', ') });
  }
}

export const platformHandlers: Handlers<typeof platformRoutes> = {
  getAdminStats: ({ tx, services, now }) => readAdminStats(tx, services.config.backupDir, now),

  listPlatformSettings: async ({ tx }) => {
    const rows = await tx.selectFrom('platform_settings').selectAll().orderBy('setting_key').execute();
    return rows.map(presentSetting);
  },

  createPlatformSetting: {
    write: async ({ tx, body, now }) => {
      if ((await findSetting(tx, body.settingKey)) !== undefined) {
        refuseConflict(because('settingTaken', { key: body.settingKey }), { path: 'settingKey' });
      }
      const row = await tx
        .insertInto('platform_settings')
        .values({
          setting_key: body.settingKey,
          setting_value: body.settingValue,
          description: blankToNull(body.description),
          updated_at: now.toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return presentSetting(row);
    },
    again: async ({ tx, body }) => presentSetting(await mustFind(tx, body.settingKey)),
  },

  updatePlatformSetting: {
    write: async ({ tx, params, body, now, trail }) => {
      const problem = reasonAgainst(params.key, body.value);
      if (problem !== null) refuseField('value', problem);
      const before = await mustFind(tx, params.key);
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
    again: async ({ tx, params }) => presentSetting(await mustFind(tx, params.key)),
  },
};
