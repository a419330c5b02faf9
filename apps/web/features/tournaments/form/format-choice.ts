// The match formats that the form offers, in words (D25): every known one, and the stored one if it is none of them.
import { KNOWN_FORMATS, parseMatchFormat, printMatchFormat, type MatchFormat } from '@tennis/domain';
import * as formats from '@tennis/words/formats';
import { describeMatchFormat, formatChoice } from '@tennis/words/say/formats';

export interface FormatOption {
  /** The plain code, without point system and let rule. */
  readonly value: string;
  readonly label: string;
  readonly hint: string;
}

const optionOf = (format: MatchFormat): FormatOption => ({
  value: printMatchFormat(format),
  label: formatChoice(formats, format),
  hint: describeMatchFormat(formats, format),
});

const KNOWN: readonly FormatOption[] = KNOWN_FORMATS.map(optionOf);

/** The choice with `current` (a plain code) in it. */
export function formatOptions(current: string): FormatOption[] {
  const parsed = parseMatchFormat(current);
  const isKnown = KNOWN.some(({ value }) => value === current);
  return isKnown || !parsed.ok ? [...KNOWN] : [optionOf(parsed.value), ...KNOWN];
}

/** A code in one sentence; the code itself when it cannot be read. */
export function describeCode(code: string): string {
  const parsed = parseMatchFormat(code);
  return parsed.ok ? describeMatchFormat(formats, parsed.value) : code;
}
