// What the whole server shares: what each room needs, together.
import type { AccountServices } from '../accounts/services.ts';
import type { WalkServices } from '../http/walk/work.ts';
import type { Files } from '../http/prepared/files.ts';
import type { MailServices } from '../mail/delivery.ts';

export interface AppServices extends AccountServices, WalkServices, MailServices {
  /** The web app and the API document, as they go out. */
  readonly files: Files;
}
