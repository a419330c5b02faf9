// Parts of the app whose code is fetched when they are first opened. Where that fails, the router reloads the tab once, which helps when a new release has
// removed the files; without a connection it would leave the app for the browser's error page, so then the app's own is shown.
import { lazyRouteComponent } from '@tanstack/react-router';
import { rendering } from './rendering.ts';
import { isServerThere } from './server-there.ts';

/** The code of a part could not be fetched, and the server cannot be reached either. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** What can be fetched before it is shown. */
export interface Preloadable {
  readonly preload?: (() => Promise<unknown> | undefined) | undefined;
}

/** Fetches the code of a part. A failure shows when the part opens. */
export const preload = async (part: Preloadable): Promise<void> => {
  await part.preload?.()?.catch(() => undefined);
};

/** The router's lazy component, for pages and parts of them, but for what happens without a connection. */
export const lazyPart: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(async () => {
    const code = importer();
    rendering()?.wait?.(code);
    try {
      return await code;
    } catch (error) {
      if (await isServerThere()) throw error;
      throw new NoConnection('The code of this part could not be fetched.');
    }
  }, exportName);
