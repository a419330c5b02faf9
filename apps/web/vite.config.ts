// Builds and serves the web app. No inline script leaves the build, so the server can keep script-src 'self'.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, minify, type Plugin, type Rolldown } from 'vite';
import { earlyTable } from './lib/early-table.ts';
import { pageOfLanguage, precompress, preloadFonts } from './vite.page.config.ts';
import { words } from './vite.words.config.ts';

/** Faces that the first screen draws with; the others load only when a page needs them. */
const FIRST_SCREEN_FONTS = /(?:inter|archivo)-first-[\w-]+\.woff2$/;

/** The page to which an address leads, as far as the address tells, and at "/" whether it is a visitor's. */
const PAGE_OF: readonly (readonly [address: RegExp, page: string])[] = [
  [/^visitor \/$/, 'features/landing/landing-page.tsx'],
  [/^\/tournaments$/, 'features/tournaments/list-page.tsx'],
  [/^\/tournaments\/\d+$/, 'features/detail/detail-page.tsx'],
  [/^\/tournaments\/\d+\?(?:.*&)?tab=matches/, 'features/matches/matches-tab.tsx'],
  [/^\/tournaments\/\d+\?(?:.*&)?view=draw/, 'features/draw/draw-view.tsx'],
  [/^\/match-schedules$/, 'features/schedules/schedules-page.tsx'],
];

/** A file of the build with all that it imports statically. */
function withImports(file: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set([file]);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}

/** Each address with the files that its page needs beside those of every page. */
function pagesOf(bundle: Rolldown.OutputBundle): [string, string[]][] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const fileOf = (page: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))?.fileName;
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  const first = entry === undefined ? new Set() : withImports(entry, bundle);
  return PAGE_OF.map(([address, page]) => {
    const file = fileOf(page);
    if (file === undefined) throw new Error(`${page} has no file of its own any more.`);
    const files = [...withImports(file, bundle)].filter((name) => !first.has(name));
    return [address.source, files.map((name) => `/${name}`)];
  });
}

/** Fills in a line of early.js. */
function fill(script: string, name: string, value: unknown): string {
  const empty = `const ${name} = [];`;
  if (!script.includes(empty)) throw new Error(`early.js has lost its line "${empty}".`);
  return script.replace(empty, () => `const ${name} = ${JSON.stringify(value)};`);
}

/** Bundles a script of its own into one file. */
async function oneFile(entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
    },
  });
  const [bundle] = [made].flat();
  const source = bundle !== undefined && 'output' in bundle ? bundle.output[0].code : '';
  if (source === '') throw new Error(`${entry} could not be bundled.`);
  return source;
}

/**
 * Runs early.js before anything else, and names the script that replaces it on a page that the server has drawn (reader/, ADR 53). The build gives
 * both the first reads of each page, its hashed files, which are known only after bundling, and hashed names of their own.
 */
function earlyScript(): Plugin {
  let src = '/early.js';
  let reader = '';
  return {
    name: 'early-script',
    enforce: 'pre',
    async generateBundle(_options, bundle) {
      const written = await readFile(path.join(import.meta.dirname, 'early.js'), 'utf8');
      const files = pagesOf(bundle);
      const filled = fill(fill(written, 'FILES', files), 'READS', earlyTable());
      const { code } = await minify('early.js', filled, { module: false });
      const emit = (name: string, source: string): string =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      src = emit('early.js', code);
      reader = emit('reader.js', await oneFile('reader/reader.ts', { PAGE_FILES: JSON.stringify(files) }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { src, ...(reader === '' ? {} : { 'data-reader': reader }) },
          injectTo: 'head-prepend' as const,
        },
      ],
    },
  };
}

/** If the app runs from its sources, the score pad has its address here too (ADR 43); the server of a build sends it by itself. */
function padPage(): Plugin {
  return {
    name: 'pad-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (/^\/score\/[^/?]+$/.test(request.url ?? '')) request.url = '/pad.html';
        next();
      });
    },
  };
}

/** The service workers by the address that browsers know them by, which never changes. */
const WORKERS = ['page-worker', 'score-worker'] as const;

/** Bundles each service worker into one file. Workers contain no texts, so every language's build makes the same one. */
function serviceWorkers(): Plugin {
  return {
    name: 'service-workers',
    apply: 'build',
    async generateBundle() {
      for (const name of WORKERS) {
        const source = await oneFile(`worker/${name}.ts`);
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
      }
    },
  };
}

type CodeSplittingNameFunction = Rolldown.CodeSplittingNameFunction;
type ModuleGraph = Parameters<CodeSplittingNameFunction>[1];

/** Pages, and large parts of them, that people open first and switch between: code shared by two of them is one file. */
const MAIN_PAGES = [
  'features/landing/landing-page.tsx',
  'features/tournaments/list-page.tsx',
  'features/detail/detail-page.tsx',
  'features/matches/matches-tab.tsx',
  'features/draw/draw-view.tsx',
  'features/entries/participants-tab.tsx',
  'features/schedules/schedules-page.tsx',
];
/** The code that this page needs at first, and its tabs later, is one file. */
const TOURNAMENT_PAGE = 'features/detail/detail-page.tsx';
/** The pages that show cards of tournaments and no match. */
const CARD_PAGES = ['features/landing/landing-page.tsx', 'features/tournaments/list-page.tsx'];
/** Everybody imports these by their main entry, so that only the bundler knows which of them a page needs. */
const ONE_DOOR = /\/packages\/(?:contract|domain)\/|\/node_modules\/zod\//;

/** A file of the web app and all that it imports, directly or not. */
function importsOf(file: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([path.join(import.meta.dirname, file)]);
  // A Set's iteration includes what is added meanwhile: this walks to the end of the graph.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** An icon. Everybody imports them by one door too, but each is named where it is drawn. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/(?<icon>[\w-]+)\.mjs$/;
const ICON_IMPORTS = /import\s*\{(?<names>[^}]*)\}\s*from\s*["']lucide-react["']/g;

const ICONS_DOOR = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON_EXPORTS = /export\s*\{(?<names>[^}]*)\}\s*from\s*["']\.\/icons\/(?<file>[\w-]+)\.mjs["']/g;
/** The other pages that visitors open, and the stream of changes, which every page begins a moment later. */
const OTHER_PAGES = [
  'app/live/start.tsx',
  'features/identity/login-page.tsx',
  'features/identity/register-page.tsx',
  'features/identity/forgot-page.tsx',
  'ui/bracket/finder.tsx',
];

const namesIn = (list = ''): string[] => list.split(',').map((name) => name.trim().split(' ').at(-1) ?? '');

/** The file of each icon's name; some have had several names. */
function iconFiles(ids: ReadonlySet<string>, graph: ModuleGraph): ReadonlyMap<string, string> {
  const door = [...ids].find((id) => ICONS_DOOR.test(id));
  const code = door === undefined ? '' : (graph.getModuleInfo(door)?.code ?? '');
  return new Map(
    [...code.matchAll(ICON_EXPORTS)].flatMap(({ groups }) =>
      namesIn(groups?.['names']).map((name) => [name, groups?.['file'] ?? ''] as const),
    ),
  );
}

/** The files of the icons that modules draw. */
function iconsOf(ids: ReadonlySet<string>, graph: ModuleGraph): ReadonlySet<string> {
  const files = iconFiles(ids, graph);
  const found = new Set<string>();
  for (const id of ids) {
    const code = id.includes('/node_modules/') ? '' : (graph.getModuleInfo(id)?.code ?? '');
    for (const { groups } of code.matchAll(ICON_IMPORTS))
      for (const name of (groups?.['names'] ?? '').split(',')) {
        const file = files.get(name.trim().split(' ')[0] ?? '');
        if (file !== undefined) found.add(file);
      }
  }
  return found;
}

/** Scores, and the results that reading one gives. */
const OF_SCORES = /\/packages\/(?:domain\/(?:score\/|result\.ts$)|contract\/scores\/)/;
/**
 * The client, the rights, the names of roles and the words of tournaments are small, and every page needs them: the headers of a file of its own weigh
 * more. So is the code that the stream of changes shares with writes and with scores. The bundler places the rest.
 */
const OF_EVERY_PAGE =
  /\/packages\/(?:contract\/(?:client|endpoints|headers|languages|mark|ticket-terms)|domain\/(?:access\/policies|tournament\/terms))\.ts$|\/apps\/web\/(?:writes\/own-writes|lib\/(?:live-points|role-words))\.ts$/;

/**
 * The code that every form and every write needs, with the check of a time zone; they usually come together. The frame of a field is not part of it: search boxes have one too,
 * on pages without forms.
 */
const OF_FORMS =
  /\/apps\/web\/(?:ui\/text-field\.tsx|lib\/form-problems\.ts|writes\/(?:use-write|writer|refusals|fingerprint)\.ts)$|\/packages\/(?:words\/\w\w\/validation|contract\/schemas\/time-zone)\.ts$/;
/** The library of forms and its check by schemas, which come together. */
const OF_FORM_LIBRARY = /\/node_modules\/(?:react-hook-form|@hookform\/resolvers)\//;
/** The frame of a field. */
const OF_FIELDS = /\/apps\/web\/ui\/field\.tsx$/;
/** Several queries at once, which only a screen on a wall uses: the library's own index would put it on every page. */
const OF_SCREENS = /\/@tanstack\/[\w-]+\/.*\/(?:queriesObserver|useQueries)\.js$/;
/** Above long lists of matches only: a page that signs somebody in does without. */
const OF_LISTS = /\/apps\/web\/ui\/on-court-jump\.tsx$/;
/** Words of matches that are looked up by code, as every page that shows a match does. */
const WORDS_OF_MATCHES = /\/packages\/words\/\w\w\/matches\.ts$/;

/**
 * Into which file shared modules go: those of every page, those of two main pages of which one shows cards, and those of two others. For a slow phone
 * each file costs about as much as 10 kB of code, and by itself the bundler makes seventy files. Each set contains all modules that its modules
 * import, unless an earlier set does, so the files never import in a circle.
 */
function sharedFiles(): CodeSplittingNameFunction {
  let sets: {
    base: ReadonlySet<string>;
    cards: ReadonlySet<string>[];
    pages: ReadonlySet<string>[];
    tournament: ReadonlySet<string>;
    /** The icons of every page and of the main ones; the others are only for organisers. */
    icons: ReadonlySet<string>;
  } | null = null;
  return (id, graph) => {
    if (sets === null) {
      const base = importsOf('main.tsx', graph);
      const pages = MAIN_PAGES.map((page) => importsOf(page, graph));
      sets = {
        base,
        cards: CARD_PAGES.map((page) => importsOf(page, graph)),
        pages,
        tournament: importsOf(TOURNAMENT_PAGE, graph),
        icons: iconsOf(
          new Set(
            [base, ...pages, ...OTHER_PAGES.map((page) => importsOf(page, graph))].flatMap((ids) => [...ids]),
          ),
          graph,
        ),
      };
    }
    const icon = ICON.exec(id)?.groups?.['icon'];
    if (icon !== undefined) return sets.icons.has(icon) ? 'base' : 'icons';
    // Scores are one file: a page that shows a match needs most of their code.
    if (OF_SCORES.test(id)) return 'score';
    if (OF_EVERY_PAGE.test(id)) return 'base';
    if (OF_FORMS.test(id)) return 'forms';
    if (OF_FORM_LIBRARY.test(id)) return 'form-library';
    if (OF_FIELDS.test(id)) return 'cards';
    if (WORDS_OF_MATCHES.test(id)) return 'kit';
    if (ONE_DOOR.test(id)) return null;
    if (OF_SCREENS.test(id) || OF_LISTS.test(id)) return null;
    if (sets.base.has(id)) return 'base';
    if (sets.pages.filter((page) => page.has(id)).length < 2)
      return sets.tournament.has(id) && !id.endsWith(TOURNAMENT_PAGE) ? 'tournament' : null;
    return sets.cards.some((page) => page.has(id)) ? 'cards' : 'kit';
  };
}

/** The language of this build; scripts/run/web-build.mjs makes one of each. */
const LANGUAGE = process.env['WEB_LANGUAGE'] ?? 'en';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    words(LANGUAGE),
    react({ compiler: true }),
    tailwindcss(),
    preloadFonts(FIRST_SCREEN_FONTS),
    earlyScript(),
    serviceWorkers(),
    padPage(),
    pageOfLanguage('index', LANGUAGE),
    precompress(),
  ],
  // No <style> element is written at run time: the policy allows none.
  resolve: { alias: { 'react-style-singleton': path.join(import.meta.dirname, 'lib/style-singleton.ts') } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: sharedFiles() }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
