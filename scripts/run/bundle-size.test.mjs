// What counts as the first load: what the page names and, from there, every static import.
import { expect, test } from 'vitest';
import { firstLoad } from './bundle-size.mjs';

/** @type {Record<string, string>} */
const BUILD = {
  '/index.html': `<script src="/early.js"></script>
    <script type="module" crossorigin src="/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-b.js">
    <link rel="stylesheet" crossorigin href="/assets/index-c.css">
    <link rel="preload" href="/assets/inter.woff2" as="font">`,
  '/early.js': '',
  '/assets/index-a.js': `import{a}from"./react-b.js";import"./side-d.js";const p=()=>import("./page-e.js");export*from"./f.js";`,
  '/assets/react-b.js': `import{x}from"./side-d.js"`,
  '/assets/side-d.js': `import{y}from"./index-a.js"`,
  '/assets/f.js': '',
};

test('the first load follows static imports, once each, and leaves out lazy pages and fonts', () => {
  expect(firstLoad((path) => BUILD[path] ?? `not a file: ${path}`).toSorted()).toEqual([
    '/assets/f.js',
    '/assets/index-a.js',
    '/assets/index-c.css',
    '/assets/react-b.js',
    '/assets/side-d.js',
    '/early.js',
    '/index.html',
  ]);
});
