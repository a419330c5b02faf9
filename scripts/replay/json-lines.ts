// Shared by all replays: reading JSON lines one by one, writing one finding for each line, and the closing count.
import { createReadStream } from 'node:fs';
import { stderr, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import type { Side } from '../../packages/domain/index.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** One line's finding; `disagreement` says why it does not agree, null that it does. */
export interface Finding extends Fields {
  /** Groups the findings in the closing count. */
  readonly tally: string;
  readonly disagreement: string | null;
}

/** True for a JSON object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An id or a name as a text; numbers and texts are some, anything else is none. */
export const idText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** The names of a list; numbers serve as names as well. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(idText).filter((one) => one !== null) : [];

/** A side, written as a number or a text; null when it is none. */
export const sideIn = (value: unknown): Side | null =>
  value === 1 || value === '1' ? 1 : value === 2 || value === '2' ? 2 : null;

/** Refusals of a score's text that report the source's own silence. */
export const SILENCE: ReadonlySet<string> = new Set(['empty', 'not-recorded', 'bye']);

const parseLine = (text: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
};

/** The finding of a line; one on which the engine fails is reported like any other. */
const findingOf = (text: string, examine: (fields: Fields) => Finding): Finding => {
  const fields = parseLine(text);
  if (fields === null) return { tally: 'malformed', disagreement: 'The line is not a JSON object.' };
  try {
    return examine(fields);
  } catch (error) {
    const id = fields['id'] === undefined ? {} : { id: fields['id'] };
    return { tally: 'failed', ...id, disagreement: `The engine failed: ${String(error)}` };
  }
};

const write = async (text: string): Promise<void> => {
  if (!stdout.write(text)) await new Promise<void>((resolve) => stdout.once('drain', () => resolve()));
};

/**
 * Applies `examine` to every line of a file, writes its findings as JSON lines, and the count to standard error. Returns exit code 0 if all agree, 1
 * otherwise. A line disagrees if it is no JSON object, or if the engine fails on it. Throws if the file cannot be read.
 */
export const examineLines = async (
  file: string,
  onlyDisagreements: boolean,
  examine: (fields: Fields) => Finding,
): Promise<number> => {
  const tallies = new Map<string, number>();
  let line = 0;
  let examined = 0;
  let disagreements = 0;
  let spent = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    examined += 1;
    const before = performance.now();
    const finding = findingOf(text, examine);
    spent += performance.now() - before;
    tallies.set(finding.tally, (tallies.get(finding.tally) ?? 0) + 1);
    if (finding.disagreement !== null) disagreements += 1;
    if (finding.disagreement !== null || !onlyDisagreements) {
      await write(`${JSON.stringify({ line, ...finding })}\n`);
    }
  }
  const counts = [...tallies].toSorted((a, b) => b[1] - a[1]).map(([tally, count]) => `${count} ${tally}`);
  const each = examined === 0 ? 0 : (1000 * spent) / examined;
  stderr.write(`${examined} lines: ${counts.join(', ')}\n`);
  stderr.write(`${disagreements} disagreements; ${each.toFixed(1)} µs of engine time a line\n`);
  return disagreements === 0 ? 0 : 1;
};
