// The page that goes out. With content, it loads its own small script instead of the app's, and lists the app's script for when it is needed (ADR
// 53).
import { expect, it } from 'vitest';
import { pageOf, type Head } from './markup.ts';

const SHELL = `<!doctype html><html><head>
    <script src="/assets/early-1.js" data-reader="/assets/reader-1.js"></script>
    <title>Tennis</title><meta name="description" content="A page" />
    <script type="module" crossorigin src="/assets/base-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/kit-1.js">
    <link rel="stylesheet" href="/assets/base-1.css">
  </head><body><div id="root"></div><noscript>No script</noscript></body></html>`;
const HEAD: Head = {
  title: 'Cup',
  description: 'A cup',
  canonical: null,
  properties: [],
  names: [],
  data: null,
};

const scripts = (page: string): string[] =>
  [...page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);

it('names the script of a drawn page, which knows the files of the app', () => {
  const page = pageOf(SHELL, HEAD, { html: '<h1>Cup</h1>', state: '{}' });
  expect(scripts(page)).toEqual(['/assets/reader-1.js']);
  expect(page).toContain('data-app="/assets/early-1.js /assets/base-1.js"');
  expect(page).not.toContain('modulepreload');
  expect(page).toContain('<link rel="stylesheet" href="/assets/base-1.css">');
  expect(page.indexOf('reader-1.js')).toBeLessThan(page.indexOf('<title>'));
});

it('is drawn once what stands behind its content has arrived', () => {
  const page = pageOf(SHELL, HEAD, { html: '<h1>Cup</h1>', state: '{}' });
  const waitedFor = /<link rel="expect" href="#(?<id>\w+)" blocking="render" \/><\/head>/.exec(page)
    ?.groups?.['id'];
  expect(page.indexOf(`id="${waitedFor}"`)).toBeGreaterThan(page.indexOf('</h1>'));
  expect(pageOf(SHELL, HEAD, null)).not.toContain('rel="expect"');
});

it('leaves a page without content to the app', () => {
  const page = pageOf(SHELL, HEAD, null);
  expect(scripts(page)).toEqual(['/assets/early-1.js', '/assets/base-1.js']);
  expect(page).not.toContain('data-app');
});

it('draws a page of a build without such a script as it is', () => {
  const page = pageOf(SHELL.replace(/ data-reader="[^"]+"/, ''), HEAD, { html: '<h1>Cup</h1>', state: '{}' });
  expect(scripts(page)).toEqual(['/assets/early-1.js', '/assets/base-1.js']);
});
