// Tells which addresses are pages that a visitor may read, and on which parts of its address a page depends.
import { searchAddress, searchedText } from '@tennis/contract';

export type PageKind =
  | 'landing'
  | 'tournaments'
  | 'tournament'
  | 'schedules'
  | 'meeting'
  | 'person'
  | 'search';

export interface PublicPage {
  readonly kind: PageKind;
  /** The subject of the page; null if the address names nothing. */
  readonly id: string | null;
  /** Path and query reduced to the parts that count, always in the same order: if two addresses have the same result, they are the same page. */
  readonly address: string;
  /** The same without which part of a list or a draw is shown: what search engines are told. */
  readonly canonical: string;
  /** The part of it that is open; '' for the first. */
  readonly tab: string;
  /** The address says nothing more that its content would depend on. */
  readonly isWhole: boolean;
}

interface Pattern {
  readonly kind: PageKind;
  readonly path: RegExp;
  /** The query parameters that are read, in this order; an invalid value counts as missing. */
  readonly counts: readonly (readonly [name: string, value: RegExp])[];
  /** The part of the page that is shown first: the same page for search engines. */
  readonly parts: readonly (readonly [name: string, value: RegExp])[];
  /** Parameters that only change how the browser shows the page, or have too many values to make a page for each in advance. */
  readonly besides: readonly string[];
}

const ID = '[1-9]\\d{0,14}';
/** How many pages of a list are shown, in the app lib/page-search.ts. */
const PAGES = ['pages', /^[2-9]$/] as const;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** The app reads the same of its addresses: apps/web/lib/detail-search.ts and the other files whose name ends so. */
const PATTERNS: readonly Pattern[] = [
  { kind: 'landing', path: /^\/$/, counts: [], parts: [], besides: [] },
  {
    kind: 'tournaments',
    path: /^\/tournaments$/,
    counts: [
      ['tab', /^(?:upcoming|completed)$/],
      ['archived', /^true$/],
      ['club', new RegExp(`^${ID}$`)],
    ],
    parts: [PAGES],
    besides: [],
  },
  {
    kind: 'tournament',
    path: new RegExp(`^/tournaments/(?<id>${ID})$`),
    counts: [
      ['tab', /^(?:participants|matches)$/],
      ['view', /^(?:list|draw)$/],
    ],
    parts: [
      ['round', /^[1-7]$/],
      ['quarter', /^(?:[1-4]|all)$/],
    ],
    besides: ['player'],
  },
  {
    kind: 'schedules',
    path: /^\/match-schedules$/,
    counts: [
      ['tab', /^results$/],
      ['date', DAY],
      ['tournament', new RegExp(`^${ID}$`)],
      ['view', /^order$/],
    ],
    parts: [PAGES],
    besides: ['host', 'on', 'club', 'court'],
  },
  { kind: 'meeting', path: new RegExp(`^/meetings/(?<id>${ID})$`), counts: [], parts: [], besides: [] },
  {
    kind: 'person',
    path: new RegExp(`^/people/(?<id>${ID})$`),
    counts: [['year', /^[1-9]\d{3}$/]],
    parts: [PAGES],
    besides: ['opponent'],
  },
  { kind: 'search', path: /^\/search$/, counts: [['busy', /^true$/]], parts: [], besides: [] },
];

/** No page of ours has a longer one, and a search engine's own additions are short. */
const LONGEST = 1000;

/** Many ask for few addresses, and reading one costs more than finding it again. */
const known = new Map<string, PublicPage>();
const MOST_KNOWN = 2000;

/** The page for visitors at an address; null if there is none. */
export function publicPageAt(url: string): PublicPage | null {
  const before = known.get(url);
  if (before !== undefined) return before;
  const page = pageIn(url);
  // A search for people is asked for once.
  if (page !== null && page.kind !== 'search' && known.size < MOST_KNOWN) known.set(url, page);
  return page;
}

const addressOf = (path: string, said: readonly string[]): string =>
  said.length === 0 ? path : `${path}?${said.join('&')}`;

function pageIn(url: string): PublicPage | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (url.length > LONGEST) return null;
  for (const { kind, path: pattern, counts, parts, besides } of PATTERNS) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const id = match.groups?.['id'] ?? null;
    if (query === '') return { kind, id, address: path, canonical: path, tab: '', isWhole: true };
    const said = new URLSearchParams(query);
    if (kind === 'search' && said.has('q')) {
      const address = searchAddress(searchedText(said.get('q')));
      return { kind, id, address, canonical: path, tab: '', isWhole: true };
    }
    const keptOf = (names: Pattern['counts']): string[] =>
      names.flatMap(([name, fits]) => {
        const value = said.get(name);
        return value !== null && fits.test(value) ? [`${name}=${value}`] : [];
      });
    const kept = keptOf(counts);
    const shown = keptOf(parts);
    const isWhole =
      !besides.some((name) => said.has(name)) &&
      shown.length === parts.filter(([name]) => said.has(name)).length;
    const canonical = addressOf(path, kept);
    return {
      kind,
      id,
      address: isWhole ? addressOf(path, [...kept, ...shown]) : canonical,
      canonical,
      tab: kept.find((one) => one.startsWith('tab='))?.slice(4) ?? '',
      isWhole,
    };
  }
  return null;
}
