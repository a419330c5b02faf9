// The app's own components as a function that makes the HTML of a page. It is built beside the browser's files, one for each language, and found by
// its place. Without it, the browser fills in every page.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@tennis/words/languages';
import type { Content } from './markup.ts';
import type { VisitorAnswer } from './visitor-reads.ts';

/** The data to make a page of. */
export interface RenderRequest {
  /** Path and query. */
  readonly path: string;
  readonly now: Date;
  readonly read: (apiPath: string) => Promise<VisitorAnswer>;
  /** The platform's name, and its address for help. */
  readonly face: { readonly name: string; readonly supportEmail: string | null };
}

/** Makes the content of a page; null for a page that is not for visitors. */
export type Render = (request: RenderRequest) => Promise<Content | null>;

/**
 * Finds the functions by language. They lie beside the folder of the browser's files, because everything in that folder is public. Each is loaded
 * with the first page in its language: it holds the whole app.
 */
export function findRenders(webDir: string): ReadonlyMap<Language, Render> {
  const found = LANGUAGES.flatMap((language): [Language, Render][] => {
    const file = path.join(`${webDir}-render`, language, 'render.js');
    if (!existsSync(file)) return [];
    let loading: Promise<{ readonly render: Render }> | null = null;
    const load = (): Promise<{ readonly render: Render }> => {
      loading ??= import(pathToFileURL(file).href) as Promise<{ readonly render: Render }>;
      return loading;
    };
    return [[language, async (request) => (await load()).render(request)]];
  });
  return new Map(found);
}
