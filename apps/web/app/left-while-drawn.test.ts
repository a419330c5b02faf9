import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportRecovered } from './left-while-drawn.ts';

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reported.mockReset();
});

const thrown = new Error('React drew again', { cause: new Error('Invariant failed') });

function aRouter() {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/settings'] }),
  });
  const report = reportRecovered(router);
  const to = router.latestLocation;
  const change = { toLocation: to, pathChanged: true, hrefChanged: true, hashChanged: false };
  router.emit({ type: 'onBeforeNavigate', ...change });
  router.emit({ type: 'onResolved', ...change });
  const leave = () => {
    router.emit({ type: 'onBeforeNavigate', ...change, fromLocation: to });
    router.emit({ type: 'onResolved', ...change, fromLocation: to });
  };
  return { leave, report };
}

test('an error of the first drawing is reported', () => {
  const { report } = aRouter();
  report(thrown);
  expect(reported).toHaveBeenCalledWith(thrown);
});

test('what a page threw while it was left is not; markup that differs from the server is, always', () => {
  const { leave, report } = aRouter();
  leave();
  report(thrown);
  expect(reported).not.toHaveBeenCalled();
  const differs = new Error('Hydration failed');
  report(differs);
  expect(reported).toHaveBeenCalledWith(differs);
});

test('when the next page has come to rest, its errors are reported again', () => {
  const { leave, report } = aRouter();
  leave();
  vi.advanceTimersByTime(2001);
  report(thrown);
  expect(reported).toHaveBeenCalledWith(thrown);
});
