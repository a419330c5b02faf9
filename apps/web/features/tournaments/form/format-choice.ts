// The match formats that the form offers, in words (D25): those that clubs play most, then every other known one; and the stored one if it is none of
// them.
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

/** What clubs play today, the usual first. */
const USUAL_CODES = [
  'SET3-S:6/TB7',
  'SET3-S:6/TB7-F:TB10',
  'SET1-S:6/TB7',
  'SET3-S:4/TB7-F:TB10',
  'SET3-S:4/TB7',
  'SET1-S:8/TB7',
  'SET1-S:TB10',
  'SET1-S:T20',
  'SET1-S:T30',
  'SET5-S:6/TB7',
] as const;

const KNOWN: readonly FormatOption[] = [
  ...USUAL_CODES.flatMap((code) => {
    const parsed = parseMatchFormat(code);
    return parsed.ok ? [optionOf(parsed.value)] : [];
  }),
  ...KNOWN_FORMATS.map(optionOf).filter(({ value }) => !USUAL_CODES.some((code) => code === value)),
];

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
