// Says which room may import which: the walls of docs/architecture.md as a lint rule, so that an editor shows a breach where it is
// written. It judges by the file that an import leads to, whatever way it is spelled. Circles are oxlint's own rule,
// import/no-cycle.
import { builtinModules } from 'node:module';
import { posix, relative, sep } from 'node:path';
import { SERVER_ROOMS } from './server-rooms.mjs';

/**
 * A part of the house: which files it is made of, and what they may import from outside of it.
 * @typedef {object} Room
 * @property {string} name
 * @property {RegExp} files by path from the root; a group `feature` tells apart rooms that do not see each other
 * @property {string[]} rooms whose files it may import
 * @property {RegExp} packages which npm packages and Node modules it may import
 */

const ANY_PACKAGE = /./;
const NO_PACKAGE = /^(?!)/;
/** Node's own modules do not exist in a browser. */
const BROWSER_PACKAGE = /^(?!node:)/;

/** @param {string} name */
const serverRoom = (name) => `server/${name}`;

/** The first that matches a path is its room. @type {Room[]} */
const ROOMS = [
  { name: 'domain', files: /^packages\/domain\//, rooms: [], packages: NO_PACKAGE },
  { name: 'contract', files: /^packages\/contract\//, rooms: ['domain'], packages: /^zod(\/|$)/ },
  {
    name: 'words',
    files: /^packages\/words\//,
    rooms: ['contract', 'domain'],
    packages: /^@(?:messageformat\/core|schummar\/icu-type-parser)$/,
  },
  ...SERVER_ROOMS.map(({ name, files, uses }) => ({
    name: serverRoom(name),
    files,
    rooms: name === 'no room' ? [] : [...uses.map(serverRoom), 'words', 'contract', 'domain'],
    packages: name === 'no room' ? NO_PACKAGE : ANY_PACKAGE,
  })),
  {
    name: 'web feature',
    files: /^apps\/web\/features\/(?<feature>[^/]+)\//,
    rooms: ['web writes', 'web ui', 'web lib', 'words', 'contract', 'domain'],
    packages: BROWSER_PACKAGE,
  },
  {
    name: 'web writes',
    files: /^apps\/web\/writes\//,
    rooms: ['web ui', 'web lib', 'words', 'contract', 'domain'],
    packages: BROWSER_PACKAGE,
  },
  { name: 'web ui', files: /^apps\/web\/ui\//, rooms: ['web lib', 'words'], packages: BROWSER_PACKAGE },
  {
    name: 'web lib',
    files: /^apps\/web\/lib\//,
    rooms: ['words', 'contract', 'domain'],
    packages: BROWSER_PACKAGE,
  },
  {
    // Runs on the server, although it is made of the app.
    name: 'web render',
    files: /^apps\/web\/render\//,
    rooms: ['web app', 'web lib', 'contract', 'domain'],
    packages: ANY_PACKAGE,
  },
  {
    name: 'web app',
    files: /^apps\/web\//,
    rooms: ['web feature', 'web writes', 'web ui', 'web lib', 'words', 'contract', 'domain'],
    packages: BROWSER_PACKAGE,
  },
  { name: 'e2e', files: /^e2e\//, rooms: ['words', 'contract', 'domain'], packages: ANY_PACKAGE },
];

/** Tests and configuration may import whatever they like, apart from the product's files. */
const OUTSIDE_THE_PRODUCT = /\.(?:test|config)\.(?:ts|tsx|mjs)$|\/testing\//;

/** Tests of the server start all of it, so they see every room; but those of one feature see no other feature. */
const SERVER_TEST = /^apps\/server\/(?:.+\.test\.ts$|testing\/|promises\/)/;

/** @param {string} path from the root */
function roomOf(path) {
  for (const room of ROOMS) {
    const match = room.files.exec(path);
    if (match !== null) return { ...room, feature: match.groups?.['feature'] };
  }
  return undefined;
}

/**
 * The file or package that an import leads to.
 * @param {string} from the importing file, by its path from the root
 * @param {string} specifier as written
 * @returns {{ path: string } | { package: string }}
 */
function target(from, specifier) {
  if (specifier.startsWith('.')) return { path: posix.join(posix.dirname(from), specifier) };
  const workspace = /^@tennis\/(?<name>domain|contract|words|server|web)(?=\/|$)/.exec(specifier)?.groups?.[
    'name'
  ];
  if (workspace === undefined)
    return { package: builtinModules.includes(specifier) ? `node:${specifier}` : specifier };
  const folder = workspace === 'server' || workspace === 'web' ? 'apps' : 'packages';
  return { path: `${folder}/${workspace}/${specifier.slice(`@tennis/${workspace}/`.length)}` };
}

/**
 * Why a file may not import something.
 * @param {string} from the importing file, by its path from the root, with forward slashes
 * @param {string} specifier as written in the import
 * @returns {string | null} a sentence; null when it may
 */
function breach(from, specifier) {
  const room = roomOf(from);
  if (room === undefined) return null;
  const imported = target(from, specifier);

  if ('package' in imported) {
    if (OUTSIDE_THE_PRODUCT.test(from) || room.packages.test(imported.package)) return null;
    return `${room.name} may not import the package '${imported.package}'.`;
  }
  const other = roomOf(imported.path);
  if (other === undefined) {
    return OUTSIDE_THE_PRODUCT.test(from)
      ? null
      : `${room.name} may not import '${imported.path}', which is no part of the product.`;
  }
  if (other.name === room.name) {
    if (other.feature === room.feature) return null;
    return `The feature '${room.feature}' may not import the feature '${other.feature}': what two share goes down, or is composed above.`;
  }
  if (SERVER_TEST.test(from) && other.name.startsWith(serverRoom(''))) return null;
  if (!room.rooms.includes(other.name))
    return `${room.name} may not import ${other.name} ('${imported.path}').`;
  const isOtherPackage = ['domain', 'contract', 'words'].includes(other.name);
  return isOtherPackage && specifier.startsWith('.')
    ? `Import '@tennis/${other.name}', not a file inside of it.`
    : null;
}

/**
 * @typedef {{ source?: { value?: unknown } | null }} ImportingNode
 * @typedef {{ cwd: string, filename: string, sourceCode: { text: string }, report: (problem: { node: any, message: string }) => void }} RuleContext
 */

/**
 * The path of the file being linted, from the root and with forward slashes.
 * @param {RuleContext} context
 */
export function pathFromRoot({ cwd, filename }) {
  return relative(cwd, filename).replaceAll(sep, '/');
}

/** The rule `house/boundaries`. */
export const boundaries = {
  meta: { type: 'problem', docs: { description: 'Who may import whom' } },
  /** @param {RuleContext} context */
  create(context) {
    const from = pathFromRoot(context);
    /** @param {ImportingNode} node */
    const check = (node) => {
      const specifier = node.source?.value;
      const message = typeof specifier === 'string' ? breach(from, specifier) : null;
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
