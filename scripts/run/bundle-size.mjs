// How much a visitor downloads before the public landing page can draw: index.html, the scripts and styles it names,
// and every script those import statically. Fonts and images arrive later and are not counted.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB_DIST } from './paths.mjs';

/** Bytes after gzip. The budget is the product's own: a phone on a weak network at the courts. */
const FIRST_LOAD_LIMIT = 150_000;

const HTML_SCRIPTS_AND_STYLES = /<(?:script|link)\b[^>]*?\b(?:src|href)="(?<path>\/[^"]+\.(?:js|css))"/g;
/** Static imports of a minified module: `import"./a.js"`, `import{b}from"./a.js"`, `export*from"./a.js"`. */
const STATIC_IMPORTS = /(?:\bfrom|\bimport)\s*"(?<path>\.{1,2}\/[^"]+\.js)"/g;

/**
 * @param {string} text
 * @param {RegExp} pattern with a group `path`
 */
function pathsIn(text, pattern) {
  return [...text.matchAll(pattern)].flatMap((match) => match.groups?.['path'] ?? []);
}

/**
 * The files of the first load in order of discovery.
 * @param {(path: string) => string} read the text of a file, by its path below the build's root
 * @returns {string[]} paths such as `/assets/index-3f2a.js`
 */
export function firstLoad(read) {
  const found = new Set(['/index.html', ...pathsIn(read('/index.html'), HTML_SCRIPTS_AND_STYLES)]);
  // A Set's iteration includes what is added meanwhile: this walks to the end of the graph.
  for (const path of found) {
    if (!path.endsWith('.js')) continue;
    for (const imported of pathsIn(read(path), STATIC_IMPORTS))
      found.add(posix.join(posix.dirname(path), imported));
  }
  return [...found];
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * Weighs the build in apps/web/dist against the limit.
 * @returns {{ code: number, output: string, note: string }} code 1 when there is no build or it is too heavy
 */
export function checkBundleSize() {
  if (!existsSync(join(WEB_DIST, 'index.html')))
    return { code: 1, output: 'There is no build to weigh.', note: '' };
  const files = firstLoad((path) => readFileSync(join(WEB_DIST, path), 'utf8'));
  const sizes = files.map((path) => ({
    path,
    bytes: gzipSync(readFileSync(join(WEB_DIST, path)), { level: 9 }).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const note = `first load ${kilobytes(total)} gzip of ${kilobytes(FIRST_LOAD_LIMIT)}`;
  const list = sizes.map(({ path, bytes }) => `${kilobytes(bytes).padStart(10)}  ${path}`).join('\n');
  return { code: total > FIRST_LOAD_LIMIT ? 1 : 0, output: `${list}\n${note}`, note };
}
