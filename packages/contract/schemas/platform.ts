// Platform settings on the wire (§3, §5 Platform setting; D22, D35).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { Id, Timestamp } from './common.ts';
import { atLeast, proseText } from './text.ts';

export const PlatformSettingSchema = z.object({
  id: Id,
  settingKey: z.string(),
  settingValue: z.string(),
  description: z.nullable(z.string()),
  updatedAt: Timestamp,
});
export type PlatformSetting = z.output<typeof PlatformSettingSchema>;

/** §7: the value; `description` is additive (D35). */
export const UpdatePlatformSettingSchema = z.strictObject({
  value: proseText(2000).check(...atLeast(1, problem('settingMissing'))),
  description: z.optional(z.nullable(proseText(2000))),
});

export const SettingParams = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
});
