// Puts together the page that goes out: the app's own page with a head and, if it was made in advance, its content.

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that may stand in a page: nothing in it looks like the end of its element or like a comment. */
const inert = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/** The facts about a page for its head. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The page's one address, with its origin; null if nobody has said what the origin is. */
  readonly canonical: string | null;
  /** For sites that show a link to it: Open Graph and the like. */
  readonly properties: readonly (readonly [property: string, content: string])[];
  readonly names: readonly (readonly [name: string, content: string])[];
  /** Of schema.org; null if there is nothing to say. */
  readonly data: object | null;
}

/** The page as the app has drawn it ahead. */
export interface Content {
  readonly html: string;
  /** JSON. */
  readonly state: string;
}

const tagsOf = ({ canonical, properties, names, data }: Head): string =>
  [
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escaped(canonical)}" />`]),
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    ...names.map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`),
    ...(data === null ? [] : [`<script type="application/ld+json">${inert(JSON.stringify(data))}</script>`]),
  ].join('');

const EMPTY_ROOT = '<div id="root"></div>';

const SCRIPT = /[ \t]*<script\b[^>]*\bsrc="(?<src>[^"]+)"[^>]*><\/script>\n?/g;
const READER = /\bdata-reader="(?<reader>[^"]+)"/;

/** Has the script of a drawn page instead of the app's; it loads the app's when somebody needs it (apps/web/reader). */
function withReader(page: string): string {
  const reader = READER.exec(page)?.groups?.['reader'];
  if (reader === undefined) return page;
  const app = [...page.matchAll(SCRIPT)].map(({ groups }) => groups?.['src'] ?? '').join(' ');
  return page
    .replaceAll(SCRIPT, '')
    .replaceAll(/[ \t]*<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace('<head>', () => `<head><script src="${reader}" data-app="${app}"></script>`);
}

/**
 * Keeps a browser from drawing a page before it has met what stands behind the content. On a busy machine the parser pauses in the middle: somebody
 * would see half a header, and then everything moves. Browsers that do not know this link draw as they always have.
 */
const WHOLE = '<link rel="expect" href="#state" blocking="render" />';

/** The whole page. Its content makes what is said to those without scripts needless. */
export function pageOf(shell: string, head: Head, content: Content | null): string {
  const page = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*" ?\/?>/,
      () => `<meta name="description" content="${escaped(head.description)}" />`,
    )
    .replace('</head>', () => `${tagsOf(head)}</head>`);
  if (content === null) return page;
  const state = `<script type="application/json" id="state">${inert(content.state)}</script>`;
  return withReader(page)
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replace('</head>', () => `${WHOLE}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${content.html}</div>${state}`);
}
