// Builds and serves the web app. No inline script leaves the build, so the server can keep script-src 'self'.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Faces that the first screen draws with; the latin-ext files load only when a name needs them. */
const FIRST_SCREEN_FONTS = /(?:inter-latin-wght|archivo-latin-wdth)-normal-[\w-]+\.woff2$/;

/** Adds preload links for the first screen's fonts, whose hashed names are known only after bundling. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_SCREEN_FONTS.test(file))
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
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: async ({ dir }, bundle) => {
      const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file));
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss(), preloadFonts(), precompress()],
  // No <style> element is written at run time: the policy allows none.
  resolve: { alias: { 'react-style-singleton': path.join(import.meta.dirname, 'lib/style-singleton.ts') } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
