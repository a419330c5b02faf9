// The settings of the whole platform that steer something (D22): their keys, the values they take and how they are read. Unknown
// keys are stored and shown, and steer nothing.
import type { Db, Tx } from '../database/connection.ts';

/** What each known key accepts. A migration gives every known key its first value. */
const KNOWN_SETTINGS = {
  /** Which passwords are accepted (D4). */
  password_rule: ['minimum', 'strong'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type KnownSettings = typeof KNOWN_SETTINGS;
export type KnownKey = keyof KnownSettings;
export type PasswordRule = KnownSettings['password_rule'][number];

/** Why a value cannot be the one of a key; null when it can. */
export function settingProblem(key: string, value: string): { key: string; values: string } | null {
  if (!Object.hasOwn(KNOWN_SETTINGS, key)) return null;
  const accepted: readonly string[] = KNOWN_SETTINGS[key as KnownKey];
  return accepted.includes(value) ? null : { key, values: accepted.join(', ') };
}

/** The value of a known setting. */
export async function readSetting<K extends KnownKey>(
  db: Db | Tx,
  key: K,
): Promise<KnownSettings[K][number]> {
  const row = await db
    .selectFrom('platform_settings')
    .select('setting_value')
    .where('setting_key', '=', key)
    .executeTakeFirst();
  const accepted: readonly KnownSettings[K][number][] = KNOWN_SETTINGS[key];
  const [first] = KNOWN_SETTINGS[key];
  return accepted.find((value) => value === row?.setting_value) ?? first;
}
