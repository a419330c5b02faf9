// The example of the README runs as it stands there and prints what it says.
import { expect, it } from 'vitest';
import * as tennis from './index.ts';
import readme from './README.md?raw';

const blockOf = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1]?.trim() ?? '';

it('[RR2] [UN3] the README draws a tournament, plays it and prints the standings', () => {
  const [, ...lines] = blockOf('ts').split('\n');
  const printed: string[] = [];
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of our own README is what is tested; nothing else comes in
  const example = new Function('tennis', 'console', lines.join('\n'));
  example(tennis, { log: (...words: string[]) => printed.push(words.join(' ')) });
  expect(printed.join('\n')).toBe(blockOf('text'));
});
