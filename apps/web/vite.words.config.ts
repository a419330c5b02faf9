// Gives the web app the words of one language. Each language is its own build, with its texts in place, so neither a message parser nor a word of
// another language is loaded (ADR 20).
import path from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import type * as own from '@tennis/words/language';
import { isLanguage } from '@tennis/words/languages';
import type * as page from '@tennis/words/page';
import type { Plugin } from 'vite';

/** English in brackets and 40 % longer: a test then shows texts that are missing in the catalogue, and texts without room to grow. */
export const MADE_UP = 'en-XA';

const CATALOGUE = path.join(import.meta.dirname, '../../packages/words');
const ROOM = /^@tennis\/words\/(?<room>[\w-]+)$/;
/** Names in the same package that are no room of words. */
const NO_ROOM = new Set(['languages']);

/** A text ready to stand in a module: an expression, and the imports that it needs. */
interface Ready {
  readonly code: string;
  readonly imports: readonly string[];
}

/** The code of a message. */
function codeOf(source: string, language: string): Ready {
  const lines = compileModule(new MessageFormat(language, { returnType: 'string' }), { said: source }).split(
    '\n',
  );
  const start = lines.findIndex((line) => line.startsWith('export default {'));
  const code = lines
    .slice(start + 1, lines.lastIndexOf('}'))
    .join('\n')
    .replace(/^\s*said: /, '');
  return { imports: lines.slice(0, start).filter((line) => line !== ''), code };
}

/** The source of a function that turns a text into one of the made-up language: longer and in brackets, its parameters inside them. */
const MAKE_UP = `((text) => "[" + text + " lengthened".repeat(Math.ceil(text.length * 0.4 / 11)).slice(0, Math.ceil(text.length * 0.4)) + "]")`;

/** All texts of a room. */
async function readyRoom(file: string, language: string): Promise<ReadonlyMap<string, Ready>> {
  const room = (await import(file)) as Record<string, unknown>;
  const isMadeUp = language === MADE_UP && path.basename(file) !== 'language.ts';
  return new Map(
    Object.entries(room).map(([name, text]): [string, Ready] => {
      if (typeof text === 'string') {
        const literal = JSON.stringify(text);
        return [name, { imports: [], code: isMadeUp ? `/* @__PURE__ */ ${MAKE_UP}(${literal})` : literal }];
      }
      if (typeof text !== 'function' || !('source' in text) || typeof text.source !== 'string')
        throw new Error(`${file}: "${name}" is neither a text nor a message.`);
      const { imports, code } = codeOf(text.source, language === MADE_UP ? 'en' : language);
      return [name, { imports, code: isMadeUp ? `(d) => ${MAKE_UP}((${code})(d))` : code }];
    }),
  );
}

const IMPORT = /^import \{ (?<names>[^}]+) \} from (?<from>"[^"]+");?$/;

/** The imports of several texts, each name once. */
function mergedImports(lines: Iterable<string>): string[] {
  const merged = new Map<string, Set<string>>();
  for (const line of lines) {
    const { names, from } = IMPORT.exec(line)?.groups ?? {};
    if (names === undefined || from === undefined) throw new Error(`A message imports in a new way: ${line}`);
    const known = merged.get(from) ?? new Set();
    merged.set(from, known);
    for (const name of names.split(',')) known.add(name.trim());
  }
  return [...merged].map(([from, names]) => `import { ${[...names].join(', ')} } from ${from};`);
}

/** The module of a room, for imports of the whole of it. */
function wholeRoom(texts: ReadonlyMap<string, Ready>): string {
  const imports = mergedImports([...texts.values()].flatMap((text) => text.imports));
  return [...imports, ...[...texts].map(([name, { code }]) => `export const ${name} = ${code};`)].join('\n');
}

const NAMESPACE = /^import \* as (?<name>\w+) from '(?<from>@tennis\/words\/[\w-]+)';$/gm;
const NAMED = /^import \{ (?<names>[^}]+) \} from '(?<from>@tennis\/words\/[\w-]+)';$/gm;

/** A comment may name words without using them. */
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Texts that a module says, each as a constant of the module. */
class Said {
  readonly imports = new Set<string>();
  readonly #constants = new Map<string, string>();

  /** Adds a text under a name of the module's own. */
  add(name: string, { code, imports }: Ready): void {
    for (const line of imports) this.imports.add(line);
    this.#constants.set(name, `const ${name} = ${code.replaceAll('\n', ' ')};`);
  }

  /** In one line, so that the module's lines stay where they are. */
  toString(): string {
    return [...this.#constants.values()].join(' ');
  }
}

const folderOf = (language: string): string => path.join(CATALOGUE, language === MADE_UP ? 'en' : language);

/** The page in a language, with what it says before the app runs. */
export async function inLanguage(html: string, language: string): Promise<string> {
  const folder = folderOf(language);
  const { description, needsJavaScript } = (await import(path.join(folder, 'page.ts'))) as typeof page;
  const { direction } = (await import(path.join(folder, 'language.ts'))) as typeof own;
  return html
    .replace('<html lang="en">', `<html lang="${language}" dir="${direction}">`)
    .replace('{description}', description)
    .replace('{needsJavaScript}', needsJavaScript);
}

/**
 * Resolves `@tennis/words/<room>` to the room of a language and compiles its messages. The texts that a module uses are put into the module itself:
 * if a room were its own file, the first page to use one text would load all of them.
 * @throws {Error} for a language that has no words
 */
export function words(language: string): Plugin {
  if (language !== MADE_UP && !isLanguage(language)) throw new Error(`There are no words in "${language}".`);
  const folder = folderOf(language);
  const fileOf = (source: string): string | null => {
    const room = ROOM.exec(source)?.groups?.['room'];
    return room === undefined || NO_ROOM.has(room) ? null : path.join(folder, `${room}.ts`);
  };
  const rooms = new Map<string, Promise<ReadonlyMap<string, Ready>>>();
  const readRoom = (file: string) => {
    const known = rooms.get(file) ?? readyRoom(file, language);
    rooms.set(file, known);
    return known;
  };
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: (source) => fileOf(source),
    async load(id) {
      if (path.dirname(id) !== folder) return null;
      this.addWatchFile(id);
      return { code: wholeRoom(await readRoom(id)), moduleType: 'js' };
    },
    async transform(text, id) {
      if (!text.includes('@tennis/words/') || path.dirname(id) === folder) return null;
      const textOf = async (file: string, name: string): Promise<Ready> => {
        const found = (await readRoom(file)).get(name);
        if (found === undefined) throw new Error(`${id}: ${file} has no text "${name}".`);
        return found;
      };
      let code = text;
      const imports: string[] = [];
      for (const { 0: line, groups } of text.matchAll(NAMESPACE)) {
        const { name = '', from = '' } = groups ?? {};
        const file = fileOf(from);
        const rest = code.replace(line, '').replaceAll(COMMENT, '');
        const uses = new RegExp(String.raw`(?<![\w.$'"-])${name}\.(?<key>\w+)`, 'g');
        // A room that is handed on as a whole is imported as a whole.
        const isWhole = new RegExp(String.raw`(?<![\w.$'"-])${name}(?![\w.'"-])(?!:)`).test(rest);
        if (file === null || isWhole) continue;
        const said = new Said();
        for (const key of new Set([...rest.matchAll(uses)].map((use) => use.groups?.['key'] ?? '')))
          said.add(`${name}$${key}`, await textOf(file, key));
        imports.push(...said.imports);
        code = code.replace(line, () => String(said)).replaceAll(uses, `${name}$$$<key>`);
      }
      for (const { 0: line, groups } of text.matchAll(NAMED)) {
        const { names = '', from = '' } = groups ?? {};
        const file = fileOf(from);
        if (file === null) continue;
        const said = new Said();
        for (const [key = '', own = key] of names.split(',').map((one) => one.trim().split(' as ')))
          said.add(own, await textOf(file, key));
        imports.push(...said.imports);
        code = code.replace(line, () => String(said));
      }
      return code === text ? null : { code: `${mergedImports(imports).join(' ')}${code}`, map: null };
    },
  };
}
