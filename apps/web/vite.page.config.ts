// The common part of the builds of the app and of the score pad: a page for each language, and files compressed once.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { inLanguage, MADE_UP } from './vite.words.config.ts';

/** There is one page for each language, and the server chooses. Files that are equal in all languages are shared. */
export function pageOfLanguage(name: 'index' | 'pad', language: string): Plugin {
  return {
    name: 'page-of-language',
    enforce: 'post',
    transformIndexHtml: (html) => inLanguage(html, language),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[`${name}.html`];
        // The server knows no made-up language: it sends that page to visitors who ask for none.
        if (page !== undefined) page.fileName = `${name}.${language === MADE_UP ? 'en' : language}.html`;
      },
    },
  };
}

/** Adds preload links for the fonts of the first picture; their hashed names are known only after bundling. */
export function preloadFonts(fonts: RegExp): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => fonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

const COMPRESSIBLE = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this many bytes an answer fits into one packet either way. */
const WORTH_COMPRESSING = 1024;

/** Compresses each file once, as small as it gets, so that the server only hands out bytes. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: async ({ dir }, bundle) => {
      const files = Object.values(bundle)
        .map(({ fileName }) => fileName)
        .filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(
        files.map(async (file) => {
          const name = path.join(dir ?? '', file);
          const content = await readFile(name);
          if (content.length < WORTH_COMPRESSING) return;
          await writeFile(`${name}.br`, await promisify(brotliCompress)(content));
          await writeFile(`${name}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
