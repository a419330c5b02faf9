// The things that a platform puts on its pages (D22): its name, where to ask for help, and whether registration is closed. It stands in the page itself, so no
// visitor waits for another answer; apps/web/lib/platform.ts reads it there.
import { PRODUCT_NAME, type Letterhead } from '../../database/known-settings.ts';

export interface PlatformFace extends Letterhead {
  readonly isRegistrationOpen: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}" />`;

/** The page with the platform's marks; the same page where it has none. */
export function withFace(page: string, { name, supportEmail, isRegistrationOpen }: PlatformFace): string {
  const isNamed = name !== PRODUCT_NAME;
  const marks = [
    ...(isNamed ? [meta('platform-name', name)] : []),
    ...(supportEmail === null ? [] : [meta('support-email', supportEmail)]),
    ...(isRegistrationOpen ? [] : [meta('registration', 'closed')]),
  ];
  if (marks.length === 0) return page;
  return page.replace(/<title>[^<]*<\/title>/, (title) =>
    [isNamed ? `<title>${escaped(name)}</title>` : title, ...marks].join(''),
  );
}
