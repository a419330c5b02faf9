// The examples of the README run as they stand there and print what it says.
import { expect, it } from 'vitest';
import * as tennis from './index.ts';
import readme from './README.md?raw';

const examples = Array.from(
  readme.matchAll(/^## (.+)$[^#]*?```ts\n([\s\S]*?)```[^`]*```text\n([\s\S]*?)```/gm),
  ([, title = '', program = '', output = '']) => ({ title, program, output: output.trim() }),
);

it('the README shows a tournament, a draw by hand and a point log', () => {
  expect(examples.map(({ title }) => title)).toEqual([
    'A tournament in ten lines',
    'A draw by hand',
    'A match point by point',
  ]);
});

it.each(examples)('[RR2] [UN3] [SC1] $title prints what the README says', ({ program, output }) => {
  const [, ...lines] = program.split('\n');
  const printed: string[] = [];
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of our own README is what is tested; nothing else comes in
  const example = new Function('tennis', 'console', lines.join('\n'));
  example(tennis, { log: (...words: unknown[]) => printed.push(words.join(' ')) });
  expect(printed.join('\n')).toBe(output);
});
