// Counts the components that React renders, as its developer tools do: React reports every commit to a hook, with the fibers that really rendered. It
// does so in production too.
import type { Page } from '@playwright/test';

/** The work that React has done since the count began. */
export interface Renders {
  readonly commits: number;
  readonly components: number;
  /** How often each component rendered, by name, most first; a build shortens names, so only an unminified build says much. */
  readonly names: readonly string[];
}

interface Named {
  readonly displayName?: string;
  readonly name?: string;
}

/** The part of a fiber that is read here (react-reconciler, ReactInternalTypes). */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: (Named & { readonly render?: Named }) | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  var countedRenders: { commits: number; names: string[] } | undefined;
}

/** Makes the pages that are opened from now on count; call it before the first. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Function, class, forwardRef and simple memo: everything that people call a component, each once.
    const COMPONENTS = new Set([0, 1, 11, 15]);
    const PERFORMED_WORK = 1;
    const counted: { commits: number; names: string[] } = { commits: 0, names: [] };
    globalThis.countedRenders = counted;
    const visit = (fiber: Fiber, before: Fiber | null): void => {
      if (fiber === before) return;
      const hasRendered = before === null || (fiber.flags & PERFORMED_WORK) !== 0;
      if (COMPONENTS.has(fiber.tag) && hasRendered) {
        const { displayName, name, render } = fiber.type ?? {};
        counted.names.push(displayName ?? name ?? render?.displayName ?? render?.name ?? 'nameless');
      }
      if (before !== null && fiber.child === before.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling)
        visit(child, before === null ? null : child.alternate);
    };
    Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      value: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => {
          counted.commits += 1;
          visit(root.current, root.current.alternate);
        },
      },
    });
  });
}

/** Begins the count anew. */
export const restartCount = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (globalThis.countedRenders !== undefined)
      Object.assign(globalThis.countedRenders, { commits: 0, names: [] });
  });

/** The count so far. */
export const rendersOf = (page: Page): Promise<Renders> =>
  page.evaluate(() => {
    const { commits, names } = globalThis.countedRenders ?? { commits: 0, names: [] };
    const often = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }));
    return {
      commits,
      components: names.length,
      names: often.sort((a, b) => b.count - a.count).map(({ name, count }) => `${count} ${name}`),
    };
  });
