// Explains the platform's settings in the reader's language (D22).
import * as words from '@tennis/words/platform';
import type { PlatformSetting } from '@tennis/contract';

const ABOUT: Readonly<Record<string, string>> = {
  default_time_zone: words.aboutDefaultTimeZone,
  password_rule: words.aboutPasswordRule,
  platform_name: words.aboutPlatformName,
  registration_open: words.aboutRegistrationOpen,
  support_email: words.aboutSupportEmail,
};

/** The purpose of a setting: our text if the platform knows the setting, otherwise the note that was saved with it. */
export const aboutSetting = ({ settingKey, description, kind }: PlatformSetting): string | null =>
  (kind === null ? undefined : ABOUT[settingKey]) ?? description;
