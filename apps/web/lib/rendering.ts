// The inputs of a page if there is no browser to ask, or if its markup has to equal the server's: the moment, the zone and the platform's name (ADR
// 44). The server sets them for each page that it renders; a browser sets them while it takes over such a page.

/** Stands in for a browser's own clock, zone, storage and network. */
export interface Rendering {
  readonly now: Date;
  /** The zone in which times are read. */
  readonly zone: string;
  /** The platform's name and where to ask for help; undefined if the page's own marks tell. */
  readonly face?: { readonly name: string | null; readonly supportEmail: string | null };
  /** Answers a read; undefined if the network does. */
  readonly fetch?: typeof fetch;
  /** Is told of code that is on its way: without it the page is not whole. */
  readonly wait?: (code: Promise<unknown>) => void;
  /** Is told of each part with code of its own that the page shows. */
  readonly drawnWith?: (part: string) => void;
}

let source: () => Rendering | null = () => null;

/** Sets where to find the rendering under way. */
export function renderFrom(next: () => Rendering | null): void {
  source = next;
}

/** The rendering under way; null in a browser that draws a page of its own. */
export const rendering = (): Rendering | null => source();

/** The present moment, as the page that is drawn has it. */
export const presentMoment = (): Date => rendering()?.now ?? new Date();
