// What the platform calls itself, as the server has put it on the page (D22; apps/server/http/prepared/face.ts).

const PRODUCT_NAME = 'Tennis Tournament Organizer';

const mark = (name: string): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null);

/** The platform's name; the product's where it has none of its own. */
export const PLATFORM_NAME = mark('platform-name') ?? PRODUCT_NAME;
/** Where to write for help; null where nobody has said. */
export const SUPPORT_EMAIL = mark('support-email');
/** Only people with an invitation may register. */
export const IS_REGISTRATION_CLOSED = mark('registration') === 'closed';
