// Builds the score pad: a page of its own, small enough for the weak signal at the net post (ADR 43). It is written for React like everything else
// and runs on Preact, which is a tenth of the size.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageOfLanguage, precompress, preloadFonts } from './vite.page.config.ts';
import { words } from './vite.words.config.ts';

/** The language of this build; scripts/run/web-build.mjs makes one of each. */
const LANGUAGE = process.env['WEB_LANGUAGE'] ?? 'en';

/** Faces of its first picture: what is said, the head and the band, and the digits of the score. All three together are 34 kB. */
const PAD_FONTS = /(?:(?:inter|archivo)-first|archivo-digits)-[\w-]+\.woff2$/;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    words(LANGUAGE),
    // A tap draws only what it has changed: at the net post a phone is slow.
    react({ compiler: true }),
    tailwindcss(),
    preloadFonts(PAD_FONTS),
    pageOfLanguage('pad', LANGUAGE),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react\/compiler-runtime$/, replacement: 'preact/compat/compiler-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One file: whatever it needs later is needed without a network.
    rolldownOptions: { input: 'pad.html', output: { codeSplitting: false } },
  },
});
