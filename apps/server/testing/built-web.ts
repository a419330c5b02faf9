// A build of the web app for tests: its page in some languages, and beside it a function that makes pages of everything a visitor may read about
// them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The app's page as it is built. */
export const SHELL =
  '<!doctype html><html lang="en"><head><title>Tennis</title><meta name="description" content="A page" /></head><body><div id="root"></div><noscript>No script</noscript></body></html>';

/**
 * Puts every answer that is kept for visitors into the page, with the quarter of an hour in which it was made. One page is not for visitors, and one
 * cannot be made.
 */
const RENDER = `
const OF_TOURNAMENT = ['', '/participants', '/groups', '/matches', '/draws', '/stats'];
export async function render({ path, now, read }) {
  if (path === '/tournaments?archived=true') throw new Error('broken');
  if (path === '/match-schedules?tab=results') return null;
  const [, kind, id] = /^\\/(tournaments|people|meetings)\\/(\\d+)/.exec(path) ?? [];
  const q = /^\\/search/.test(path) ? new URLSearchParams(path.split('?')[1]).get('q') : null;
  const day = /date=([\\d-]+)/.exec(path)?.[1];
  const addresses = kind === 'tournaments' ? OF_TOURNAMENT.map((part) => '/api/tournaments/' + id + part)
    : kind === 'people' ? ['/api/people/' + id, '/api/people/' + id + '/results']
    : kind === 'meetings' ? ['/api/meetings/' + id]
    : q !== null ? ['/api/search?' + new URLSearchParams({ q, limit: '20' })]
    : day ? ['/api/matches/date/' + day]
    : ['/api/tournaments', '/api/matches/today', '/api/matches/completed', '/api/clubs'];
  const answers = await Promise.all(addresses.map(read));
  const html = answers.map(({ status, body }) => status + ' ' + body).join('\\n');
  const state = { quarter: Math.floor(now.getTime() / 900000), said: '</script><!--' };
  return { html: '<main data-path="' + path + '"><noscript>inner</noscript>' + html + '</main>', state: JSON.stringify(state) };
}`;

/** Puts a build into a folder of the test's own and returns its path. `isRendering`: pages are made in advance. */
export function aBuiltWeb(languages: readonly string[] = ['en'], isRendering = true): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const web = path.join(folder, 'dist');
  mkdirSync(web);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  for (const language of languages) {
    writeFileSync(path.join(web, `index.${language}.html`), SHELL.replace('"en"', `"${language}"`));
    if (!isRendering) continue;
    const renders = path.join(folder, 'dist-render', language);
    mkdirSync(renders, { recursive: true });
    writeFileSync(path.join(renders, 'render.js'), RENDER);
  }
  return web;
}
