// If a class names no token of ours, Tailwind silently leaves it out, and the colour, size or corner is missing on the page. So this checks.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '..');
const css = ['theme.css', 'base.css']
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const files = globSync('{app,features,lib,ui,writes}/**/*.tsx', { cwd: WEB });

const named = (pattern: RegExp): string[] => [...css.matchAll(pattern)].map(([, name]) => name ?? '');
const colours = named(/--color-([a-z0-9-]+):/g);
const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  bg: new Set([...colours, 'current', 'transparent']),
  border: new Set([...colours, 'current', 'dashed', 'separate', 'solid', 'transparent']),
  text: new Set([
    ...colours,
    ...named(/--text-([a-z]+(?:-[a-z]+)*):/g),
    'balance',
    'center',
    'current',
    'inherit',
    'left',
    'nowrap',
    'right',
  ]),
  rounded: new Set([...named(/--radius-([a-z]+):/g), 'full', 'none']),
  type: new Set(named(/@utility type-([a-z]+)/g)),
};
/**
 * The side of a border, a corner or a gap, with its width. Written in parts: a whole word would become a class, since Tailwind reads this file too.
 */
const SIDE = /^(?:[trblxyse]|[tb][lr]|coll[a-z]+|spacing-[xy])(?:-|$)|^\d+$/;

/** The classes that name nothing, of a text with class names in it. */
function unknownIn(text: string): string[] {
  const found = text.matchAll(/(?<=['"` :!])(bg|border|text|rounded|type)-([a-z][a-z0-9-]*)(?=['"` /!])/g);
  return [...found].flatMap(([whole, kind = '', name = '']) => {
    const token = name.replace(SIDE, '');
    return token === '' || /^\d+$/.test(token) || KNOWN[kind]?.has(token) === true ? [] : [whole];
  });
}

test('each colour, size and corner in a class is a token', () => {
  expect(files.length).toBeGreaterThan(200);
  const unknown = files.flatMap((file) => {
    const code = readFileSync(path.join(WEB, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
    return unknownIn(code).map((one) => `${file}: ${one}`);
  });
  expect(unknown).toEqual([]);
});

test.each(['bg-inset', 'type-card', 'rounded-tag', 'hover:bg-inset', 'border-b-lines'])(
  '%s is found',
  (name) => {
    expect(unknownIn(`<p className="flex ${name} md:hidden" />`)).toHaveLength(1);
  },
);
