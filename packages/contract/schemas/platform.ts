// The platform on the wire: its figures and its settings (§3, §5 Platform setting; D20, D22, D35).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Id, Timestamp } from './common.ts';
import { atLeast, lineText, proseText } from './text.ts';

/** §3 Admin stats; `monthlyRevenue` in dollars, to the cent (D20). */
export const AdminStatsSchema = z.object({
  totalUsers: z.int(),
  totalClubs: z.int(),
  activeTournaments: z.int(),
  monthlyRevenue: z.number(),
  /** When the database was last backed up, null for never; `isOff`: the server makes no backups by itself (additive). */
  backup: z.object({ lastAt: z.nullable(Timestamp), isOff: z.boolean() }),
});
export type AdminStats = z.output<typeof AdminStatsSchema>;

/** The values of a known setting; the product does nothing with any other. */
export const SETTING_KINDS = ['choice', 'switch', 'time-zone', 'email', 'text'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

export const PlatformSettingSchema = z.object({
  id: Id,
  settingKey: z.string(),
  settingValue: z.string(),
  description: z.nullable(z.string()),
  updatedAt: Timestamp,
  /** Null for a key that steers nothing (additive). */
  kind: z.nullable(z.enum(SETTING_KINDS)),
  /** The words that the key takes, beside what its kind takes (additive). */
  choices: z.array(z.string()),
});
export type PlatformSetting = z.output<typeof PlatformSettingSchema>;

const settingValue = proseText(2000).check(...atLeast(1, problem('settingMissing')));
const description = z.optional(z.nullable(proseText(2000)));

/** §5 Platform setting. */
export const CreatePlatformSettingSchema = z.strictObject({
  settingKey: lineText(100).check(...atLeast(1, problem('settingKeyMissing'))),
  settingValue,
  description,
});

/** §7: the value; `description` is additive (D35). */
export const UpdatePlatformSettingSchema = z.strictObject({ value: settingValue, description });

export const SettingParams = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
});
