// The platform settings that have an effect (D22): their keys, their values and how they are read. Unknown keys are stored and shown, and have no
// effect. Rooms of all floors read these settings, so they stand beside the tables.
import { isTimeZone, type SettingKind } from '@tennis/contract';
import * as z from 'zod/mini';
import type { Db, Tx } from './connection.ts';

interface Known {
  readonly kind: SettingKind;
  /** The values that count if no valid one is stored. */
  readonly first: string;
  /** Words that it takes beside what its kind takes. */
  readonly choices: readonly string[];
}

/** The words of the settings that take nothing else. */
export type PasswordRule = 'minimum' | 'strong';
/** No support address is shown. */
const NO_ADDRESS = 'none';
/** The zone of the server's own clock (D1). */
const OF_SERVER = 'server';

/** The name of the product where the platform has none of its own. */
export const PRODUCT_NAME = 'Tennis Tournament Organizer';

/** The values that each known key accepts. A migration gives every known key its first value. */
const KNOWN_SETTINGS = {
  /** The zone of a new club if its founder names none. */
  default_time_zone: { kind: 'time-zone', first: OF_SERVER, choices: [OF_SERVER] },
  /** The passwords that are accepted (D4). */
  password_rule: { kind: 'choice', first: 'minimum', choices: ['minimum', 'strong'] },
  /** The platform's name in its header, in the browser's tab and in mails. */
  platform_name: { kind: 'text', first: PRODUCT_NAME, choices: [] },
  /** Whether everybody may register, or only people with an invitation. */
  registration_open: { kind: 'switch', first: 'true', choices: ['true', 'false'] },
  /** The address for people who need help. */
  support_email: { kind: 'email', first: NO_ADDRESS, choices: [NO_ADDRESS] },
} as const satisfies Readonly<Record<string, Known>>;

type KnownKey = keyof typeof KNOWN_SETTINGS;

const Email = z.email().check(z.maxLength(254));
const Name = z.string().check(z.minLength(3), z.maxLength(60), z.regex(/^\P{Cc}*$/u));

const OTHERS: Readonly<Record<SettingKind, (value: string) => boolean>> = {
  choice: () => false,
  switch: () => false,
  'time-zone': (value) => value.length <= 60 && isTimeZone(value),
  email: (value) => Email.safeParse(value).success,
  text: (value) => Name.safeParse(value).success,
};

/** The subject of a key; null for one without effect. */
export const knownSetting = (key: string): Known | null =>
  Object.hasOwn(KNOWN_SETTINGS, key) ? KNOWN_SETTINGS[key as KnownKey] : null;

/** What the key takes, if it does not take this value; null if it does, or if the key is unknown. */
export function settingProblem(key: string, value: string): Known | null {
  const known = knownSetting(key);
  if (known === null || known.choices.includes(value) || OTHERS[known.kind](value)) return null;
  return known;
}

/** The value of a known setting: what is stored where it fits, otherwise its first value. */
async function readSetting(db: Db | Tx, key: KnownKey): Promise<string> {
  const row = await db
    .selectFrom('platform_settings')
    .select('setting_value')
    .where('setting_key', '=', key)
    .executeTakeFirst();
  return row === undefined || settingProblem(key, row.setting_value) !== null
    ? KNOWN_SETTINGS[key].first
    : row.setting_value;
}

/** The passwords that are accepted (D4). */
export const readPasswordRule = async (db: Db | Tx): Promise<PasswordRule> =>
  (await readSetting(db, 'password_rule')) === 'strong' ? 'strong' : 'minimum';

/** Whether everybody may register. */
export const isRegistrationOpen = async (db: Db | Tx): Promise<boolean> =>
  (await readSetting(db, 'registration_open')) === 'true';

/** The zone of a club that named none: the platform's, otherwise the server's own (D1). */
export async function readDefaultZone(db: Db | Tx): Promise<string> {
  const zone = await readSetting(db, 'default_time_zone');
  return zone === OF_SERVER ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
}

/** How the platform calls itself, and where people write to who need help. */
export interface Letterhead {
  readonly name: string;
  readonly supportEmail: string | null;
}

/** The platform's texts on pages and in mails. */
export async function readLetterhead(db: Db | Tx): Promise<Letterhead> {
  const supportEmail = await readSetting(db, 'support_email');
  return {
    name: await readSetting(db, 'platform_name'),
    supportEmail: supportEmail === NO_ADDRESS ? null : supportEmail,
  };
}
