// The files for search engines: where they may look, and a list of the pages.
import type { Tournament } from '@tennis/contract';
import { PAGE_HEADERS } from '../security.ts';
import type { Kind } from '../prepared/answer.ts';
import { makerOf, type Maker, type MakerGround } from './makers.ts';

interface SiteGround extends MakerGround {
  /** PUBLIC_URL; without it there is no list, because it holds whole addresses. */
  readonly origin: string | null;
}

/** Pages that are somebody's own, or nothing without a session. */
const NOT_TO_SEARCH = [
  '/admin',
  '/mailbox',
  '/mails/',
  '/partner/',
  '/reset-password/',
  '/score',
  '/search',
  '/tv/',
];

const PAGES = ['/', '/tournaments', '/match-schedules', '/match-schedules?tab=results'];

/** The nearest in time; it is as many as one answer holds. */
const TOURNAMENTS = '/api/tournaments?limit=500';

const fileOf = (type: string): Kind => ({
  headersFor: () => ({
    ...PAGE_HEADERS,
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }),
});

const robots = (origin: string | null): string =>
  [
    'User-agent: *',
    ...NOT_TO_SEARCH.map((path) => `Disallow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');

const sitemap = (origin: string, tournaments: readonly Pick<Tournament, 'id'>[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...PAGES, ...tournaments.map(({ id }) => `/tournaments/${id}`)].map(
      (path) => `<url><loc>${origin}${path}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

const pathOf = ({ url }: { readonly url: string }): string => url.split('?', 1)[0] ?? url;

/** Makes `/robots.txt`. */
export const createRobots = ({ origin, ...ground }: SiteGround): Maker =>
  makerOf(ground, {
    kind: fileOf('text/plain'),
    mostAtOnce: 1,
    wantedBy: (request) => (pathOf(request) === '/robots.txt' ? { key: 'robots' } : null),
    produce: () => Promise.resolve({ body: robots(origin) }),
    instead: () => undefined,
  });

/** Makes `/sitemap.xml`. */
export const createSitemap = ({ origin, ...ground }: SiteGround): Maker =>
  makerOf(ground, {
    kind: fileOf('application/xml'),
    mostAtOnce: 1,
    wantedBy: (request) => (pathOf(request) === '/sitemap.xml' ? { key: 'sitemap' } : null),
    produce: async (_, { read }) => {
      if (origin === null) return 'missing';
      const { status, body } = await read(TOURNAMENTS);
      if (status !== 200) return 'busy';
      return { body: sitemap(origin, JSON.parse(body) as readonly Tournament[]) };
    },
    instead: () => undefined,
  });
