// Gives the web app the words of one language. Each language is a build of its own: its texts stand where they are used, and neither a parser of
// messages nor a word of another language is loaded (ADR 20).
import path from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { isLanguage } from '@tennis/words/languages';
import type { Plugin } from 'vite';

/** English in brackets and 40 % longer: shows in a test what is not in the catalogue, and what has no room to grow. */
const MADE_UP = 'en-XA';

const CATALOGUE = path.join(import.meta.dirname, '../../packages/words');
const ROOM = /^@tennis\/words\/(?<room>[\w-]+)$/;
/** What is no room of words, although it is imported from the same package. */
const NO_ROOM = new Set(['languages']);
/** The code of a message, and the imports that it needs. */
function codeOf(source: string, language: string): { imports: string[]; code: string } {
  const lines = compileModule(new MessageFormat(language, { returnType: 'string' }), { said: source }).split(
    '\n',
  );
  const start = lines.findIndex((line) => line.startsWith('export default {'));
  const code = lines
    .slice(start + 1, lines.lastIndexOf('}'))
    .join('\n')
    .replace(/^\s*said: /, '');
  return { imports: lines.slice(0, start), code };
}

/** A text of the made-up language. Parameters are inside the brackets: they belong to the text. */
const MAKE_UP = `const madeUp = (text) => "[" + text + " lengthened".repeat(Math.ceil(text.length * 0.4 / 11)).slice(0, Math.ceil(text.length * 0.4)) + "]";`;

/** The module of a room with its messages compiled, each an export of its own. */
async function compiledRoom(file: string, language: string): Promise<string> {
  const room = (await import(file)) as Record<string, unknown>;
  const isMadeUp = language === MADE_UP;
  const imports = new Set<string>();
  const exported = Object.entries(room).map(([name, text]) => {
    if (typeof text === 'string') {
      const literal = JSON.stringify(text);
      return `export const ${name} = ${isMadeUp && path.basename(file) !== 'language.ts' ? `/* @__PURE__ */ madeUp(${literal})` : literal};`;
    }
    if (typeof text !== 'function' || !('source' in text) || typeof text.source !== 'string')
      throw new Error(`${file}: "${name}" is neither a text nor a message.`);
    const made = codeOf(text.source, isMadeUp ? 'en' : language);
    for (const line of made.imports) imports.add(line);
    return `export const ${name} = ${isMadeUp ? `(d) => madeUp((${made.code})(d))` : made.code};`;
  });
  return [...imports, ...(isMadeUp ? [MAKE_UP] : []), ...exported].join('\n');
}

/**
 * Resolves `@tennis/words/<room>` to the room of a language and compiles its messages.
 * @throws {Error} for a language that has no words
 */
export function words(language: string): Plugin {
  if (language !== MADE_UP && !isLanguage(language)) throw new Error(`There are no words in "${language}".`);
  const folder = path.join(CATALOGUE, language === MADE_UP ? 'en' : language);
  return {
    name: 'words',
    enforce: 'pre',
    resolveId(source) {
      const room = ROOM.exec(source)?.groups?.['room'];
      return room === undefined || NO_ROOM.has(room) ? null : path.join(folder, `${room}.ts`);
    },
    async load(id) {
      if (path.dirname(id) !== folder) return null;
      this.addWatchFile(id);
      return { code: await compiledRoom(id, language), moduleType: 'js' };
    },
  };
}
