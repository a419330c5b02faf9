// Builds the code with which the server draws pages (ADR 44): the app's own components as one file for Node, in each language.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { words } from './vite.words.config.ts';

/** The language of this build; scripts/run/web-build.mjs makes one of each. */
const LANGUAGE = process.env['WEB_LANGUAGE'] ?? 'en';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [words(LANGUAGE), react({ compiler: true })],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'render/render.tsx',
    outDir: 'dist-render',
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: `${LANGUAGE}/render.js`, codeSplitting: false } },
  },
});
