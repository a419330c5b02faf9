// Looks for texts of the catalogue that nothing uses any more. A text is used if a file that imports its room, or the server's whole catalogue, names
// it. Rooms with codes as keys are looked up by code; their types tie both sides, so they cannot hold a text too many.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENGLISH = join(ROOT, 'packages/words/en');
const SOURCES = ['apps', 'packages', 'scripts'];
const NOT_SOURCE = new Set(['node_modules', 'dist', 'en', 'de', 'fr']);
/** Rooms whose keys are codes of another room, tied to them by type. */
const BY_CODE = new Set([
  'audit',
  'audit-fields',
  'clashes',
  'draws',
  'language',
  'order',
  'progress',
  'score',
  'scoring',
  'standings',
  'validation',
]);

/** Rooms whose words are said where code names them as a text: `because('tournamentFull', …)`. */
const SAID_AS_CODES = new Map([['refusals', /\b(?:because|problem)\(|\bReasonCode\b/]]);

/**
 * @param {string} folder
 * @returns {string[]} the sources in and below it, without the catalogue itself
 */
function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** @param {string} room its file */
const wordsOf = (room) =>
  [...readFileSync(room, 'utf8').matchAll(/^export const (?<name>\w+)/gm)].flatMap(
    ({ groups }) => groups?.['name'] ?? [],
  );

const sources = SOURCES.flatMap((folder) => sourcesBelow(join(ROOT, folder))).map((path) =>
  readFileSync(path, 'utf8'),
);

const unused = readdirSync(ENGLISH)
  .filter((file) => !['index.ts', 'message.ts'].includes(file))
  .flatMap((file) => {
    const room = basename(file, '.ts');
    if (BY_CODE.has(room)) return [];
    const camel = room.replace(/-(?<letter>\w)/g, (_, letter) => letter.toUpperCase());
    const sayers = sources.filter(
      (source) =>
        source.includes(`@tennis/words/${room}'`) ||
        new RegExp(`\\.${camel}\\b|\\['${camel}'\\]`).test(source) ||
        SAID_AS_CODES.get(room)?.test(source) === true,
    );
    return wordsOf(join(ENGLISH, file))
      .filter((word) => !sayers.some((source) => new RegExp(`\\b${word}\\b`).test(source)))
      .map((word) => `packages/words/en/${file}: "${word}" is said nowhere. Delete it in every language.\n`);
  });

for (const line of unused) stdout.write(line);
exit(unused.length > 0 ? 1 : 0);
