// The services of the whole server: those of all rooms together.
import type { Config } from '../ground/config.ts';
import type { AccountServices } from '../accounts/services.ts';
import type { CareerServices } from '../tennis/careers/services.ts';
import type { WalkServices } from '../http/walk/work.ts';
import type { Files } from '../http/prepared/files.ts';
import type { Front } from '../http/prepared/front.ts';
import type { LiveServices } from '../live/handlers.ts';
import type { MailServices } from '../mail/delivery.ts';
import type { PushServices } from '../push/delivery.ts';
import type { MatchServices } from '../tennis/matches/list-handlers.ts';

import type { SystemServices } from '../platform/system.ts';

export interface AppServices
  extends
    AccountServices,
    CareerServices,
    LiveServices,
    MatchServices,
    WalkServices,
    MailServices,
    PushServices,
    SystemServices {
  readonly config: Config;
  /** The web app and the API document, as they go out. */
  readonly files: Files;
  /** Ready answers go out here first. */
  readonly front: Front;
}
