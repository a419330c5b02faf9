// The platform's name for itself, as the server has put it on the page (D22; apps/server/http/prepared/face.ts).
import { rendering } from './rendering.ts';

const PRODUCT_NAME = 'Tennis Tournament Organizer';

const mark = (name: string): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null);

const NAME = mark('platform-name');
const EMAIL = mark('support-email');

/** The platform's name; the product's where it has none of its own. */
export const platformName = (): string => rendering()?.face?.name ?? NAME ?? PRODUCT_NAME;
/** Where to write for help; null if nobody has said. */
export const supportEmail = (): string | null => rendering()?.face?.supportEmail ?? EMAIL;
/** Only people with an invitation may register. */
export const IS_REGISTRATION_CLOSED = mark('registration') === 'closed';
