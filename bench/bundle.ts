// How much the whole domain weighs in a browser: bundled, minified and compressed with gzip at its best.
// Usage: npm run bench -- bundle; fails when it is above the limit. The bundler is the product's own, from the root install.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Kilobytes (1000 bytes) that the domain may weigh. */
const limit = 35;

interface Bundler {
  readonly build: (options: object) => Promise<{ readonly output: readonly { readonly code?: string }[] }>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const domain = `${root}packages/domain/`;
const { build } = createRequire(`${root}package.json`)('rolldown') as Bundler;

/** Kilobytes, minified and compressed, of what the module text `entry` exports. */
const weigh = async (entry: string): Promise<{ readonly minified: number; readonly compressed: number }> => {
  const { output } = await build({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id: string) => (id === 'entry' ? '\0entry.ts' : null),
        load: (id: string) => (id === '\0entry.ts' ? entry : null),
      },
    ],
    output: { format: 'esm', minify: true },
    write: false,
  });
  const code = output.map((chunk) => chunk.code ?? '').join('');
  return { minified: code.length / 1000, compressed: gzipSync(code, { level: 9 }).length / 1000 };
};

const index = readFileSync(`${domain}index.ts`, 'utf8');
const all = await weigh(`export * from '${domain}index.ts';`);
stdout.write(
  `The whole domain: ${all.minified.toFixed(1)} kB minified, ${all.compressed.toFixed(1)} kB gz; limit ${limit} kB gz.\n`,
);
const rooms = new Set([...index.matchAll(/'\.\/([a-z]+)\//g)].map(([, room]) => room ?? ''));
for (const room of rooms) {
  const lines = index.split('\n').filter((line) => line.includes(`'./${room}/`));
  const own = await weigh(lines.join('\n').replaceAll("'./", `'${domain}`));
  stdout.write(`  ${room} with what it needs: ${own.compressed.toFixed(1)} kB gz\n`);
}
exit(all.compressed <= limit ? 0 : 1);
