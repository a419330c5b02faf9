// Parts of the app that are loaded when they are first opened. If that fails, the router reloads the tab once, which helps if a new release has
// removed the files. Without a connection a reload would lead to the browser's error page, so then the app's own is shown.
import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement, type Attributes, type ComponentType } from 'react';
import { rendering } from './rendering.ts';
import { isServerThere } from './server-there.ts';

/** The code of a part could not be fetched, and the server cannot be reached either. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** A part whose code can be fetched before it is shown. */
export interface Preloadable {
  readonly preload?: (() => Promise<unknown> | undefined) | undefined;
}

/** Fetches the code of a part. A failure shows when the part opens. */
export const preload = async (part: Preloadable): Promise<void> => {
  await part.preload?.()?.catch(() => undefined);
};

/** By the names that their files export. */
const parts = new Map<string, Preloadable[]>();

/** The same code, whose component tells that it is drawn with. */
function noting<T extends object>(code: T, name: PropertyKey): T {
  const part: unknown = Reflect.get(code, name);
  if (typeof part !== 'function') return code;
  const Part = part as ComponentType;
  const Noted = (props: Attributes) => {
    rendering()?.drawnWith?.(String(name));
    return createElement(Part, props);
  };
  return { ...code, [name]: Noted };
}

/**
 * The router's lazy component, for pages and parts of them, with its own behaviour without a connection. A server notes which of them it used to draw
 * a page.
 */
export const lazyPart: typeof lazyRouteComponent = (importer, exportName) => {
  const name = exportName ?? 'default';
  const Part = lazyRouteComponent(async () => {
    const isNoted = rendering()?.drawnWith !== undefined;
    const code = importer();
    rendering()?.wait?.(code);
    try {
      return isNoted ? noting(await code, name) : await code;
    } catch (error) {
      if (await isServerThere()) throw error;
      throw new NoConnection('The code of this part could not be fetched.');
    }
  }, exportName);
  parts.set(String(name), [...(parts.get(String(name)) ?? []), Part]);
  return Part;
};

/** Waits for the code of parts, and of parts in them: without that, there would be a gap where the server has drawn one. */
export async function partsReady(names: readonly string[]): Promise<void> {
  const left = names.filter((name) => !parts.has(name));
  const known = names.flatMap((name) => parts.get(name) ?? []);
  if (known.length === 0) return;
  await Promise.all(known.map(preload));
  await partsReady(left);
}
