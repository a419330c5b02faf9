// The built web app and the API document, held in memory in the form in which they are sent. They are read once, at the start. If another build
// replaces them under a running server, nothing changes until a restart, so no page ever names a missing file.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tennis/words/languages';
import { PRODUCT_NAME } from '../../database/known-settings.ts';
import type { Asked } from '../asked.ts';
import { openApiDocument } from '../openapi.ts';
import { CHOICE_OF_LANGUAGE, languageOf } from '../language.ts';
import { withFace, type PlatformFace } from './face.ts';
import { DATA_HEADERS, PAGE_HEADERS } from '../security.ts';
import { code, codingFor, TAG_SUFFIX, WORTH_CODING, type Coding } from './coding.ts';
import { makeReady, type Ready } from './sending.ts';

export interface Files {
  /** Whether there is a build to serve. */
  readonly hasPages: boolean;
  /** The file that an address names, in the caller's coding. */
  readonly find: (request: Asked) => Ready | undefined;
  /** The page without content of its own: the answer for every address that may be a page. */
  readonly page: (request: Asked) => Ready | undefined;
  /** That page in a language, to build on; null while there is none to show. */
  readonly shell: (language: Language, pathname: string) => Shell | null;
  /** Puts the platform's own name on every page; if it has none, pages go out as they were built. */
  readonly dress: (face: PlatformFace) => Promise<void>;
}

/** The app's page in one language. */
export interface Shell {
  /** Another one whenever something else is said on it. */
  readonly version: number;
  readonly html: string;
  /** The platform's name. */
  readonly platform: string;
  /** The address for help. */
  readonly supportEmail: string | null;
}

const YEAR_SECONDS = 31_536_000;
/** Our build takes a thirtieth of it. */
const MOST_BYTES = 128 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Types of files that are packed already, so that coding gains nothing. */
const PACKED = /\.(?:png|jpg|ico|woff2)$/;
const CODED = /\.(?:br|gz)$/;
const ENDINGS: readonly (readonly [Coding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

type Codings = ReadonlyMap<Coding, Ready>;

const PAGE_TYPE = { ...PAGE_HEADERS, 'content-type': TYPES['.html'] ?? '', 'cache-control': 'no-cache' };

const inCoding = (codings: Codings, request: Asked): Ready | undefined =>
  codings.get(codingFor(request.headers['accept-encoding'])) ?? codings.get('identity');

/** Bytes in all codings that they are had in. */
function readyIn(
  bodies: ReadonlyMap<Coding, Buffer>,
  headers: Readonly<Record<string, string>>,
  {
    variesBy = [],
    ...said
  }: Pick<Ready, 'writtenAt' | 'route'> & { readonly variesBy?: readonly string[] } = {},
): Codings {
  const plain = bodies.get('identity') ?? Buffer.alloc(0);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const differsBy = [...(bodies.size > 1 ? ['accept-encoding'] : []), ...variesBy];
  const vary = differsBy.length > 0 ? { vary: differsBy.join(', ') } : {};
  return new Map(
    [...bodies].map(([coding, body]) => {
      const encoding = coding === 'identity' ? {} : { 'content-encoding': coding };
      const tag = `"${hash}${TAG_SUFFIX[coding]}"`;
      return [coding, makeReady(body, tag, { ...headers, ...vary, ...encoding }, said)];
    }),
  );
}

/** The codings of a file: as the build has left them beside it, else made now. */
async function bodiesOf(file: string): Promise<ReadonlyMap<Coding, Buffer>> {
  const plain = await readFile(file);
  const bodies = new Map<Coding, Buffer>([['identity', plain]]);
  if (PACKED.test(file) || plain.length < WORTH_CODING) return bodies;
  for (const [coding, ending] of ENDINGS) {
    const beside = `${file}${ending}`;
    bodies.set(coding, existsSync(beside) ? await readFile(beside) : await code(plain, coding));
  }
  return bodies;
}

async function fileCodings(file: string, isHashed: boolean): Promise<Codings> {
  const { mtime } = await stat(file);
  const headers = {
    ...PAGE_HEADERS,
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    'accept-ranges': 'bytes',
    'last-modified': mtime.toUTCString(),
  };
  const variesBy = PAGE_NAME.test(`/${path.basename(file)}`) ? PAGE_VARIES_BY : [];
  return readyIn(await bodiesOf(file), headers, { writtenAt: mtime.toUTCString(), variesBy });
}

async function readBuild(folder: string): Promise<ReadonlyMap<string, Codings>> {
  const files = new Map<string, Codings>();
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || CODED.test(entry.name) || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const codings = await fileCodings(file, address.startsWith('/assets/'));
    for (const { body } of codings.values()) bytes += body.length;
    if (bytes > MOST_BYTES) throw new Error(`The web app in ${folder} is larger than ${MOST_BYTES} bytes.`);
    files.set(address, codings);
  }
  return files;
}

/** A page of the build with the platform's own title and marks; null if it has none of its own. */
async function dressed(built: Codings, face: PlatformFace): Promise<Codings | null> {
  const page = built.get('identity')?.body.toString('utf8') ?? '';
  const plain = Buffer.from(withFace(page, face));
  if (plain.toString('utf8') === page) return null;
  const bodies = new Map<Coding, Buffer>([['identity', plain]]);
  for (const [coding] of ENDINGS) bodies.set(coding, await code(plain, coding));
  return readyIn(bodies, PAGE_TYPE, { variesBy: PAGE_VARIES_BY });
}

async function codeDocument(): Promise<Codings> {
  const plain = Buffer.from(JSON.stringify(openApiDocument()));
  const bodies = new Map<Coding, Buffer>([['identity', plain]]);
  for (const [coding] of ENDINGS) bodies.set(coding, await code(plain, coding));
  const headers = { ...DATA_HEADERS, 'content-type': TYPES['.json'] ?? '', 'cache-control': 'no-cache' };
  return readyIn(bodies, headers, { route: DOCUMENT });
}

/** Where the API document is read. */
const DOCUMENT = '/api/docs/json';

let document: Promise<Codings> | undefined;

/** The API document, coded once a process. */
const documentCodings = (): Promise<Codings> => (document ??= codeDocument());

/** A page in a language, by its name in the build: the app's page or the score pad's (ADR 43). */
const PAGE_NAME = /^\/(?<page>index|pad)\.(?<language>[\w-]+)\.html$/;
/** The addresses of the score pad. */
const PAD = /^\/score\/[^/]+\/?$/;
const nameOf = (pathname: string): string => (PAD.test(pathname) ? 'pad' : 'index');

const PAGE_VARIES_BY = ['accept-language', 'cookie'];

/** An address that looks like a file never gets the page: the old name of an asset must not lead to HTML. */
const FILE_NAME = /\.\w{2,5}$/;

const pathOf = ({ url }: Asked): string => url.split('?', 1)[0] ?? '/';

const isOfApi = (pathname: string): boolean => pathname === '/api' || pathname.startsWith('/api/');

/** Whether an address is answered by a route and never with the page. */
const hasRoute = (pathname: string): boolean => isOfApi(pathname) || pathname === CHOICE_OF_LANGUAGE;

/** Reads all files; without a build there are no pages, only the API document. `isSetUp` tells whether the first page may be shown yet (D6). */
export async function readFiles(webDir: string, isSetUp: () => boolean): Promise<Files> {
  const build = existsSync(webDir) ? await readBuild(webDir) : new Map<string, Codings>();
  const built = new Map<string, Codings>();
  for (const [address, codings] of build) {
    const { page, language } = PAGE_NAME.exec(address)?.groups ?? {};
    if (page !== undefined) built.set(`${page} ${language}`, codings);
  }
  const pages = new Map(built);
  const files = new Map([...build, [DOCUMENT, await documentCodings()]]);
  const pageIn = (name: string, language: string): Codings | undefined =>
    pages.get(`${name} ${language}`) ?? pages.get(`${name} ${DEFAULT_LANGUAGE}`);
  let version = 0;
  const readShells = (platform: string, supportEmail: string | null): ReadonlyMap<Language, Shell> => {
    version += 1;
    return new Map(
      LANGUAGES.flatMap((language) => {
        const html = pageIn('index', language)?.get('identity')?.body.toString('utf8');
        return html === undefined ? [] : [[language, { version, html, platform, supportEmail }] as const];
      }),
    );
  };
  let shells = readShells(PRODUCT_NAME, null);
  return {
    hasPages: pages.size > 0,
    find: (request) => {
      const file = files.get(pathOf(request));
      return file && inCoding(file, request);
    },
    page: (request) => {
      const pathname = pathOf(request);
      if (pages.size === 0 || hasRoute(pathname) || FILE_NAME.test(pathname)) return undefined;
      if (pathname === '/' && !isSetUp()) return undefined;
      const page = pageIn(nameOf(pathname), languageOf(request));
      return page && inCoding(page, request);
    },
    shell: (language, pathname) => (pathname === '/' && !isSetUp() ? null : (shells.get(language) ?? null)),
    dress: async (face) => {
      const all = [...built];
      const faces = await Promise.all(all.map(([, page]) => dressed(page, face)));
      for (const [at, [name, page]] of all.entries()) pages.set(name, faces[at] ?? page);
      shells = readShells(face.name, face.supportEmail);
    },
  };
}
