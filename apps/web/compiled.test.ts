// The React Compiler silently skips code it cannot read (`finally`, a suppressed rule, some loops). Skipped components draw again with everything
// around them. The build does not fail, so this test checks.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'oxc-transform-react';
import { expect, test } from 'vitest';

const files = globSync('{app,features,lib,ui,writes}/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !file.includes('.test.'),
);

/** Where the compiler gives up, and why. */
function skippedIn(file: string, text: string): string[] {
  const { errors } = transformSync(file, text, { reactCompiler: { reportDiagnostics: true } });
  return errors.map(({ message, labels: [place] }) => {
    const line = text.slice(0, place?.start ?? 0).split('\n').length;
    return `${file}:${line} ${message}`;
  });
}

test('no component and no hook is skipped', { timeout: 60_000 }, () => {
  expect(files.length).toBeGreaterThan(200);
  const skipped = files.flatMap((file) =>
    skippedIn(file, readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
  expect(skipped).toEqual([]);
});

test.each([
  ['a finalizer', 'try { await go(); } finally { set(1); }'],
  ['a suppressed rule', '// oxlint-disable-next-line react-hooks/exhaustive-deps -- because\n go(list);'],
])('the compiler tells of %s', (_what, statement) => {
  const text = `import { useState } from 'react';
export function useIt(go, list) {
  const [one, set] = useState(0);
  return { one, act: async () => { ${statement} } };
}`;
  expect(skippedIn('use-it.ts', text)).toHaveLength(1);
});
