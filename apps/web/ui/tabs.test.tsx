// The tabs of a page that the server has drawn, before a script runs.
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

it.each([['links', (value: string) => `/t?tab=${value}`] as const, ['buttons', undefined] as const])(
  'lets Tab lead to the chosen one of %s, and to it alone',
  (_, hrefOf) => {
    const drawn = renderToString(
      <Tabs
        label="By status"
        value="b"
        onChange={() => undefined}
        {...(hrefOf !== undefined && { hrefOf })}
        tabs={['a', 'b', 'c'].map((value) => ({ value, label: value, content: null }))}
      />,
    );
    const stops = [...drawn.matchAll(/role="tab"[^>]*?tabindex="(?<at>-?\d)"/gi)].map(
      ({ groups }) => groups?.['at'],
    );
    expect(stops).toEqual(['-1', '0', '-1']);
  },
);
